/**
 * `/`, `/vote`, `/results`, `/backstage` and a performer's own page are opened once, before the show, and never touched
 * again: each changes with the show by itself. The call board is on a screen that is paired, with nobody signed in at it.
 */
import { afterEach, expect, it } from 'vitest';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { DESKTOP, type Person, PHONE, testBrowser } from '../browser.ts';
import { type Evening, type Moment, startEvening } from './evening.ts';
import { ACTS } from './small-show.ts';

const PATHS = ['/', '/vote', '/results', '/backstage'] as const;
type Path = (typeof PATHS)[number] | '/status';

/** What each page says at each moment, and did not say before it. */
const SAYS: readonly (readonly [Moment, Readonly<Partial<Record<Path, readonly string[]>>>])[] = [
  [
    'before',
    {
      '/': ['Register your act'],
      '/vote': ['Voting opens after act 4'],
      '/results': ['Results are announced on stage'],
      '/backstage': ['The show has not started', 'Coming up'],
    },
  ],
  ['standing by', { '/': [`Next ${ACTS[0]}`], '/backstage': [`Please come to the stage ${ACTS[0]}`] }],
  [
    'on stage',
    {
      '/': ['On stage now · Act 1 of 4', ACTS[0]],
      '/vote': ['On stage now · Act 1 of 4', ACTS[0]],
      '/backstage': [`On now ${ACTS[0]}`],
    },
  ],
  [
    'voting',
    { '/': ['Vote now'], '/vote': ['Choose one act', ...ACTS], '/backstage': ['On now Audience vote'] },
  ],
  ['certified', { '/vote': ['closed'] }],
  [
    'revealing',
    {
      '/': ['Being revealed now'],
      '/results': ['acts are still to be revealed'],
      '/backstage': ['On now Results'],
    },
  ],
  [
    'published',
    {
      '/': ['See every result'],
      '/results': ['Certified', ...ACTS],
      '/status': ['Audience favourite', 'To the results'],
    },
  ],
];

let evening: Evening;
// Clearing up runs backwards: people leave before the server does.
afterEach(() => evening.stop());
const browser = testBrowser();

const words = async ({ page }: Person): Promise<string> =>
  (await page.locator('body').innerText()).replace(/[\s\u2066-\u2069]+/g, ' ').toLowerCase();

/** A screen in the green room shows its code, the crew types it, and the board is there. */
async function pairBoard({ page }: Person): Promise<void> {
  await page.getByText('as crew to see the call board').waitFor();
  const code = await page.getByText(/^[a-z]{3}( [a-z]{3}){2}$/i).innerText();
  await evening.desk.call(screensEndpoints.claimScreen, { body: { code, name: 'Green room' } });
  await page.getByText('Coming up').waitFor();
}

it('each public page and the call board turn with the show, untouched', async () => {
  evening = await startEvening();
  const pages = new Map<Path, Person>();
  for (const path of PATHS) {
    const viewport = path === '/backstage' ? DESKTOP : PHONE;
    const person = await browser.person(evening.server.origin, { viewport, reducedMotion: 'reduce' });
    await person.page.goto(path);
    pages.set(path, person);
    if (path === '/backstage') await pairBoard(person);
  }
  // The first act, which wins.
  const [performer] = await evening.desk.call(registrationEndpoints.participants);
  const links = await evening.desk.call(registrationEndpoints.showLinks, {
    params: { id: performer?.id ?? '' },
  });
  const own = await browser.person(evening.server.origin, { viewport: PHONE, reducedMotion: 'reduce' });
  await own.page.goto(new URL(links.statusUrl).pathname);
  await own.page.getByRole('heading', { level: 1, name: ACTS[0] }).waitFor();
  pages.set('/status', own);
  for (const [moment, said] of SAYS) {
    await evening.until(moment);
    for (const [path, texts] of Object.entries(said)) {
      const person = pages.get(path as Path);
      for (const text of texts)
        await expect
          .poll(() => person && words(person), {
            interval: 60,
            message: `${path}, ${moment}`,
          })
          .toContain(text.toLowerCase());
    }
  }
  expect((await evening.desk.call(showEndpoints.show)).results[0]?.state).toBe('published');
  // A screen that is let go shows how to come back, and nothing of the show.
  const [screen] = await evening.desk.call(screensEndpoints.pairedScreens);
  await evening.desk.call(screensEndpoints.unpairScreen, { params: { id: screen?.id ?? '' } });
  const board = pages.get('/backstage');
  board?.expectComplaint(/40[13]/);
  await board?.page.getByText('as crew to see the call board').waitFor();
  expect(board && (await words(board))).not.toContain(ACTS[0].toLowerCase());
});
