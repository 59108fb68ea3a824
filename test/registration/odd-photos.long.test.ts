/** Photos of an odd kind, chosen on a phone: each is placed and sent, or a sentence says why not, and nothing is lost. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PHONE, testBrowser } from '../browser.ts';
import { conformanceHouse } from '../conformance/house.ts';
import { register } from './form.ts';

const house = conformanceHouse();
const browser = testBrowser();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' } });

it('takes what the phone can read, and says of the rest that it cannot be read', async () => {
  const { page } = await browser.person(house().origin, { viewport: PHONE });
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
