// An open menu: it stays when its message is edited meanwhile, and the edit is shown when the menu is closed.
import { play } from './browser.mjs';

await play(async (me) => {
  const { page } = me;
  await me.reads('before');
  await me.log.getByRole('button', { name: 'Where' }).click();
  const options = me.log.getByRole('option');
  await options.first().waitFor();
  // By the page's own request: a press of its button would take the focus, which closes the menu as on Discord.
  const edited = page.waitForResponse((r) => r.url().includes('/messages') && r.request().method() === 'GET');
  await page.evaluate(() => document.querySelector('#skip').dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await edited;
  // The next frames would have replaced the message.
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  await options.getByText('China').waitFor();
  await page.keyboard.press('Escape');
  await me.reads('after');
});
