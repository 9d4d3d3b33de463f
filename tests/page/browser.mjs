// A headless Chromium with the playground's page in it, and what a person does there, by what can be read and heard:
// roles and labels, never class names.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

// Evaluated by the browser's own means, not as a script of the page, whose policy would not let it in.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
// How long a step may take, in milliseconds, on a machine that does much else: it only bounds a wait for what never comes.
const PATIENCE = 60_000;
export const WIDE = { width: 1400, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** Opens the page, plays `story(player)`, and fails too when the page complained or asked anybody else for anything. */
export async function play(story, viewport = WIDE, locale = 'en-GB') {
  const { PAGE_URL: url } = process.env;
  assert.ok(url, 'PAGE_URL is needed');
  const home = mkdtempSync(join(tmpdir(), 'page-'));
  const context = await chromium.launchPersistentContext(home, { executablePath: '/usr/bin/chromium', args: QUIET, viewport, locale, timezoneId: 'UTC', hasTouch: viewport === NARROW, timeout: PATIENCE });
  const complaints = [];
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(PATIENCE);
  // 422 is how a refusal is told: the browser logs it, the page shows its words.
  page.on('console', (m) => m.type() === 'error' && !/\b422\b/.test(m.text()) && complaints.push(m.text()));
  page.on('pageerror', (e) => complaints.push(String(e)));
  page.on('request', (r) => /^https?:/.test(r.url()) && new URL(r.url()).origin !== new URL(url).origin && complaints.push(`asked ${r.url()}`));
  try {
    await page.goto(url);
    await story(new Player(page));
    assert.deepEqual(complaints, []);
  } catch (error) {
    if (process.env.PAGE_SHOTS) await page.screenshot({ path: join(process.env.PAGE_SHOTS, 'failed.png') }).catch(() => {});
    console.error(`messages at the end:\n${await page.getByRole('log').innerText().catch(() => '(none)')}\ncomplaints: ${JSON.stringify(complaints)}`);
    throw error;
  } finally {
    await context.close();
    rmSync(home, { recursive: true, force: true });
  }
}

export class Player {
  constructor(page) {
    this.page = page;
    this.log = page.getByRole('log', { name: 'Messages' });
  }

  async become(name) {
    await this.page.getByRole('button', { name: new RegExp(`^${name}( |$)`) }).first().click();
    await this.page.getByRole('button', { name: `${name} (you)` }).waitFor();
  }

  /** Adds a person, whom the page then shows. */
  async add(name) {
    await this.page.getByRole('button', { name: 'Add a person' }).click();
    await this.page.getByLabel('Name').fill(name);
    const add = this.page.getByRole('button', { name: 'Add', exact: true });
    await add.click();
    await this.page.getByRole('button', { name: `${name.trim()} (you)` }).waitFor();
    await add.waitFor({ state: 'detached' });
  }

  /** The newest message with this text. */
  message(text) {
    return this.log.getByRole('article').filter({ hasText: text }).last();
  }

  /** Waits until this can be read. */
  async reads(text) {
    await this.message(text).waitFor();
    return this.message(text);
  }

  async readsNot(text) {
    assert.equal(await this.log.getByRole('article').filter({ hasText: text }).count(), 0, `${text} should not be seen`);
  }

  /** Begins a command by the keyboard: types its name after a slash and takes the first suggestion. */
  async begin(typed) {
    const box = this.page.getByRole('combobox', { name: /^Message box/ });
    await box.focus();
    await box.fill('');
    await box.pressSequentially(`/${typed}`);
    await this.page.getByRole('option').first().waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** Types into the option that has the focus, waits for the suggestion and takes it. */
  async complete(typed, suggestion) {
    await this.page.keyboard.type(typed);
    await this.page.getByRole('option', { name: suggestion }).first().waitFor();
    await this.page.keyboard.press('Enter');
  }

  async press(button, within = this.log) {
    await within.getByRole('button', { name: button }).last().click();
  }

  async choose(menu, option, within = this.log) {
    await within.getByRole('button', { name: menu }).last().click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  /** Whose turn it is: the one to whom the panel's button opens a menu; the others are told privately that it is not. */
  async onTurn(people) {
    for (const name of people) {
      await this.become(name);
      const answers = this.log.getByRole('article', { name: /only you can see this/ });
      const before = await answers.count();
      await this.press('Place armies');
      // The answer to this press, once it says something.
      const answer = answers.nth(before);
      await answer.waitFor();
      await answer.getByText(/is thinking…$/).waitFor({ state: 'detached' });
      if (await answer.getByRole('button', { name: 'Split them' }).count()) return name;
      await answer.getByRole('button', { name: 'Dismiss message' }).click();
    }
    throw new Error('nobody is asked to place armies');
  }

  async shot(name) {
    if (!process.env.PAGE_SHOTS) return;
    // Without such a font an empty box stands where an emoji should.
    const fonts = execFileSync('fc-list', [':lang=und-zsye', 'family'], { encoding: 'utf8' });
    assert.ok(fonts.trim(), 'pictures need an emoji font: apt-get install fonts-noto-color-emoji');
    await this.page.waitForTimeout(400);
    await this.page.screenshot({ path: join(process.env.PAGE_SHOTS, `${name}.png`) });
  }

  /** Nothing on the page, as it is now, keeps anybody from using it: names, roles, contrast and the like. */
  async isAccessible() {
    await this.page.evaluate(AXE);
    const { violations } = await this.page.evaluate(() => globalThis.axe.run());
    const told = violations.map((v) => `${v.id}: ${v.help}\n  ${v.nodes.map((n) => n.html).join('\n  ')}`);
    assert.deepEqual(told, []);
  }

  /** Nothing sticks out at the side. */
  async fits() {
    const [wide, inner] = await this.page.evaluate(() => [document.scrollingElement.scrollWidth, innerWidth]);
    assert.ok(wide <= inner, `the page is ${wide} px wide in a window of ${inner}`);
  }
}
