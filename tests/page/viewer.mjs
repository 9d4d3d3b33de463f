// A picture enlarged: on a desk all of it, on a phone as high as the screen; its words at hand, everything by keyboard.
import assert from 'node:assert/strict';
import { NARROW, play } from './browser.mjs';

const box = (dialog) => dialog.getByRole('img').boundingBox();

async function open(me) {
  await me.log.getByRole('button', { name: /^Enlarge: / }).last().click();
  const dialog = me.page.getByRole('dialog', { name: 'Enlarged picture' });
  await me.page.waitForFunction(() => document.querySelector('dialog img').naturalWidth > 0);
  await me.page.waitForFunction(() => document.querySelector('dialog img').style.width !== '');
  return dialog;
}

await play(async (me) => {
  const { page } = me;
  let dialog = await open(me);
  const whole = await box(dialog);
  assert.ok(whole.x >= 0 && whole.y >= 0 && whole.x + whole.width <= 1280 && whole.y + whole.height <= 800, JSON.stringify(whole));
  assert.ok(whole.height > 650, `the height is used: ${whole.height}`);
  assert.ok(await dialog.getByRole('region', { name: 'Description of the picture' }).isHidden());
  await me.isAccessible();
  await me.shot('viewer-fit');

  // By keyboard alone: the words, larger, its own size, out.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const words = dialog.getByRole('region', { name: 'Description of the picture' });
  await words.waitFor();
  await me.isAccessible();
  await page.keyboard.press('Tab');
  assert.ok(await words.evaluate((x) => x === document.activeElement));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const fits = () => page.waitForFunction((w) => Math.abs(document.querySelector('dialog img').getBoundingClientRect().width - w) < 2, whole.width);
  await fits();
  await page.keyboard.press('+');
  await page.waitForFunction((w) => document.querySelector('dialog img').getBoundingClientRect().width > w * 1.1, whole.width);
  await dialog.getByRole('button', { name: 'Full size' }).press('Enter');
  await page.waitForFunction(() => document.querySelector('dialog img').getBoundingClientRect().width === 800);
  await page.keyboard.press('0');
  await fits();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  dialog = await open(me);
  await dialog.getByRole('button', { name: 'Close' }).click();
}, { width: 1280, height: 800 });

await play(async (me) => {
  const { page } = me;
  const dialog = await open(me);
  const filled = await box(dialog);
  const frame = await dialog.getByRole('region', { name: 'Picture', exact: true }).boundingBox();
  assert.ok(filled.height > 600 && filled.height <= frame.height + 1, JSON.stringify([filled, frame]));
  assert.ok(filled.width > 800, 'it is moved sideways');
  await me.isAccessible();
  await me.fits();
  await me.shot('viewer-phone');

  // Two fingers, by the browser's own means.
  const touch = await page.context().newCDPSession(page);
  const fingers = (type, apart) => touch.send('Input.dispatchTouchEvent', {
    type, touchPoints: apart === null ? [] : [{ x: 195 - apart, y: 400, id: 0 }, { x: 195 + apart, y: 400, id: 1 }],
  });
  await fingers('touchStart', 40);
  for (const apart of [50, 60, 70, 80]) await fingers('touchMove', apart);
  await fingers('touchEnd', null);
  const pinched = await box(dialog);
  assert.ok(pinched.width > filled.width * 1.7 && pinched.width < filled.width * 2.3, JSON.stringify([filled, pinched]));
  // What was between the fingers still is.
  const at = (b) => (195 - b.x) / b.width;
  assert.ok(Math.abs(at(pinched) - at(filled)) < 0.02, JSON.stringify([at(filled), at(pinched)]));
  await dialog.getByRole('button', { name: 'Full size' }).click();
  await page.waitForFunction(() => document.querySelector('dialog img').getBoundingClientRect().width === 800);
  await dialog.getByRole('button', { name: 'Fit' }).click();
  await page.waitForFunction(() => document.querySelector('dialog img').getBoundingClientRect().width <= 390);
  await dialog.getByRole('button', { name: 'Close' }).click();
}, NARROW);
