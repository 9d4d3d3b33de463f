// The list of messages: its end stays in view while nobody moves, and nobody is thrown back who goes up, by whatever
// means; pictures have their place before they have come.
import assert from 'node:assert/strict';
import { play } from './browser.mjs';

const left = (me) => me.log.evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));
const height = (me) => me.log.evaluate((list) => list.scrollHeight);
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/** Waits until nothing moves any more. */
const still = (me) => me.log.evaluate((list) => new Promise((done) => {
  let last = -1;
  let same = 0;
  const look = () => {
    same = list.scrollTop === last ? same + 1 : 0;
    last = list.scrollTop;
    if (same > 8) done();
    else requestAnimationFrame(look);
  };
  look();
}));

/** Goes up step by step; the distance to the end grows with each. */
async function climbs(me, step) {
  const seen = [await left(me)];
  assert.ok(seen[0] < 4, `it begins ${seen[0]} px from the end`);
  for (let i = 0; i < 10; i += 1) {
    await step();
    await still(me);
    seen.push(await left(me));
  }
  console.log(seen.join(' '));
  seen.slice(1).forEach((d, i) => assert.ok(d > seen[i], `${seen.join(' ')} px from the end`));
}

await play(async (me) => {
  const { page } = me;
  // Pictures are slow to come.
  let held = [];
  let hold = true;
  await page.route('**/page/file/**', async (route) => {
    if (hold) held.push(route);
    else {
      await pause(150);
      await route.continue().catch(() => {});
    }
  });
  await page.reload();
  await me.reads('the board after turn 29');
  const before = await height(me);
  hold = false;
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForFunction(() => [...document.querySelectorAll('[role="log"] img')].at(-1).naturalWidth > 0);
  assert.equal(await height(me), before);
  assert.ok(await left(me) < 4);

  await me.log.focus();
  await climbs(me, () => page.keyboard.press('PageUp'));
  await page.keyboard.press('End');
  await still(me);
  await climbs(me, () => page.keyboard.press('ArrowUp'));
  await page.keyboard.press('End');
  await still(me);
  const box = await me.log.boundingBox();
  await page.mouse.move(box.x + 300, box.y + 300);
  await climbs(me, () => page.mouse.wheel(0, -500));
  // What comes meanwhile is said, and moves nothing.
  const place = await me.log.evaluate((list) => list.scrollTop);
  await page.getByRole('button', { name: 'Skip to the deadline' }).click();
  await page.getByRole('button', { name: 'New messages below' }).click();
  assert.ok(place > 0);
  await still(me);
  // As a scrollbar is dragged: no key, no wheel.
  await climbs(me, () => me.log.evaluate((list) => list.scrollBy(0, -450)));
  await me.log.evaluate((list) => { list.scrollTop = list.scrollHeight; });
  await still(me);

  // Thirty skips, each with a picture: the newest is what is seen.
  const turns = await me.log.getByRole('article').count();
  for (let i = 0; i < 30; i += 1) await page.getByRole('button', { name: 'Skip to the deadline' }).click();
  await page.waitForFunction((n) => document.querySelectorAll('[role="log"] [role="article"], [role="log"] article').length >= n, turns + 60);
  await still(me);
  assert.ok(await left(me) < 4, `${await left(me)} px from the end`);
  assert.ok(await page.getByRole('button', { name: 'New messages below' }).isHidden());
  // As wide as Discord would draw it.
  const drawn = await me.log.locator('img').last().boundingBox();
  assert.ok(drawn.width <= 550 && drawn.height <= 350.5, JSON.stringify(drawn));
});
