/** Photos of an odd kind, chosen on a phone: each is placed and sent, or a sentence says why not, and nothing is lost. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PHONE, testBrowser } from '../browser.ts';
import { conformanceFixture } from '../conformance/fixture.ts';
import { register } from './form.ts';

const fixture = conformanceFixture();
const browser = testBrowser();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' } });

it('takes what the phone can read, and says of the rest that it cannot be read', async () => {
  const { page } = await browser.person(fixture().origin, { viewport: PHONE });
  await page.goto(await register(page, { name: 'Astra', stageName: 'Odd photos', song: 'Moonlight Sonata' }));
  const card = page.getByRole('region', { name: 'Your photo' });
  const choose = (buffer: Buffer, name: string) =>
    card.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const [file, name] of [
    [Buffer.alloc(0), 'nothing.jpg'],
    [heic, 'photo.heic'],
    [(await plain(900, 900).jpeg().toBuffer()).subarray(0, 40), 'cut.jpg'],
  ] as const) {
    await choose(file, name);
    await card.getByRole('alert').getByText('This file cannot be read as a photo here.').waitFor();
    await card.getByRole('button', { name: 'Choose a photo' }).waitFor();
  }
  const inks = await plain(900, 700).toColourspace('cmyk').jpeg().toBuffer();
  for (const [file, name] of [
    [await plain(12_000, 900).jpeg().toBuffer(), 'wide.jpg'],
    [await plain(400, 6_000).png().toBuffer(), 'tall.png'],
    [await plain(900, 900).gif().toBuffer(), 'moving.gif'],
    [inks, 'inks.jpg'],
  ] as const) {
    await choose(file, name);
    await card.getByRole('img', { name: 'The photo in its circle' }).press('ArrowRight');
    expect(await card.getByRole('alert').count(), name).toBe(0);
    const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await card.getByRole('button', { name: 'Use this photo' }).click();
    expect((await sent).status(), name).toBe(200);
    await card.getByRole('button', { name: 'Another photo' }).waitFor();
  }
});

it('is moved by one finger, and brought closer by two without slipping away', async () => {
  const { page, context } = await browser.person(fixture().origin, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(await register(page, { name: 'Bo', stageName: 'Two fingers', song: 'Sonata' }));
  const card = page.getByRole('region', { name: 'Your photo' });
  // Redder to the right.
  const width = 1_200;
  const row = Buffer.from(
    Array.from({ length: width }, (_, x) => [Math.round((x * 255) / width), 60, 60]).flat(),
  );
  const buffer = await sharp(row, { raw: { width, height: 1, channels: 3 } })
    .resize(width, 800, { fit: 'fill' })
    .png()
    .toBuffer();
  await card.locator('input[type=file]').setInputFiles({ name: 'reds.png', mimeType: 'image/png', buffer });
  const photo = card.getByRole('img', { name: 'The photo in its circle' });
  await photo.scrollIntoViewIfNeeded();
  const zoom = card.getByRole('slider', { name: 'Larger or smaller' });
  const red = async () => {
    const shown = sharp(await photo.screenshot());
    const { info, data } = await shown.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return data[(Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3] ?? 0;
  };
  const box = await photo.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const screen = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((each, id) => ({ x: each, y, id })),
    });
  const middle = await red();
  await touch('touchStart', x - 40);
  await touch('touchStart', x - 40, x + 40);
  for (let part = 1; part <= 8; part += 1) await touch('touchMove', x - 40 - part * 5, x + 40 + part * 5);
  await touch('touchEnd');
  expect(Number(await zoom.inputValue())).toBeCloseTo(2, 1);
  expect(Math.abs((await red()) - middle)).toBeLessThan(4);
  await touch('touchStart', x);
  for (let part = 1; part <= 8; part += 1) await touch('touchMove', x - part * 10);
  await touch('touchEnd');
  expect(await red()).toBeGreaterThan(middle + 10);
});
