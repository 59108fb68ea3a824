/** Letters as they come over the line, looked at: read by day and in the dark, in each look, with logos that are hard. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testBrowser } from '../browser.ts';
import { DAY, MINOR } from '../registration/fixture.ts';
import { BRANDS } from '../show/brands.ts';
import { unreadWords } from '../show/contrast.ts';
import { storesOf } from '../store.ts';
import { fixtureWithMail, PERSON } from './fixture-with-mail.ts';
import { type ReadLetter, readLetter } from './post-office.ts';

const open = storesOf('sqlite');
const browser = testBrowser();
const OUT = join(import.meta.dirname, '../../.cache/letters');

/** What letters are written in: each reads on phones, which are narrow. */
const WIDTH = 390;

const bar = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([
      {
        input: {
          create: { width: Math.ceil(width * 0.9), height: Math.ceil(height * 0.8), channels: 4, background },
        },
      },
    ])
    .png()
    .toBuffer();

/** The page of a mail program: pictures that the letter brings along stand in it. */
function shownIn({ html, attached }: ReadLetter): string {
  const logo = attached.get('image/png');
  return logo ? html.replace(/cid:logo@ovation/g, `data:image/png;base64,${logo.toString('base64')}`) : html;
}

it.each([
  ['a gala', BRANDS.gala, { tone: 'light', png: () => bar(1_000, 56, '#ffffff') }],
  ['a primary school', BRANDS.primary, { tone: 'dark', png: () => bar(80, 1_000, '#141414') }],
  ['the house’s own', null, undefined],
] as const)(
  'are read in the look of %s, and say whom they are about and where they lead',
  async (name, look, logo) => {
    const the = await fixtureWithMail(open, {
      public_address: 'https://show.example.org',
      ...(look && { look }),
    });
    const [event] = (await the.ask('GET', '/admin/events', undefined, the.admin)).body;
    if (logo) {
      const body = { png: (await logo.png()).toString('base64'), tone: logo.tone };
      expect((await the.ask('PUT', `/admin/events/${event.id}/logo`, body, the.admin)).status).toBe(200);
    }
    const { participant } = await the.register();
    await the.register(MINOR);
    await the.decide(participant.id, 'accepted');
    the.wait(DAY / 24);
    await the.sender().sendDue();
    const letters = the.office.handed.map(readLetter);
    expect(letters.length).toBeGreaterThanOrEqual(3);
    const toParent = letters.filter(({ body }) => body.includes('/consent/'));
    expect(toParent).toHaveLength(1);
    // A parent is asked about the child by its own name, not about an act.
    expect(toParent[0]?.body).toContain(MINOR.preferred_name);
    const accepted = letters.find(({ attached }) => attached.has('text/calendar'));
    expect(accepted?.body).toContain(PERSON.stage_name);

    mkdirSync(OUT, { recursive: true });
    const { page } = await browser.person('http://127.0.0.1', { viewport: { width: WIDTH, height: 800 } });
    for (const [at, letter] of letters.entries()) {
      const link = /https:\/\/show\.example\.org\/\S+/.exec(letter.body)?.[0];
      expect(link, letter.body).toBeDefined();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setContent(shownIn(letter));
        await page.screenshot({ path: join(OUT, `${name} ${at} ${colorScheme}.png`), fullPage: true });
        expect(await unreadWords(page), `${letter.subject}, ${colorScheme}`).toEqual([]);
        expect(await page.locator('a').first().getAttribute('href')).toBe(link);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
        const pictures = page.locator('img');
        for (const picture of await pictures.all()) {
          const box = await picture.boundingBox();
          expect(box && box.width > 4 && box.height > 4 && box.height <= 80, JSON.stringify(box)).toBe(true);
        }
      }
    }
  },
);
