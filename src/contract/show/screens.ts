/** Pairing the hall's screens: a screen shows a short code, the crew types it and names the screen. */
import { z } from 'zod';
import { byAnyone, byCrew } from '../endpoint.ts';
import { id, instant, line } from '../primitives.ts';

/** What a screen that shows its code asks to become. An MC page may also be paired by the event's code. */
export const PAIRABLE = ['mc', 'projector', 'backstage'] as const;
const kind = z.enum(PAIRABLE);

export const pairedScreen = z.object({
  id,
  kind,
  name: z.string(),
  number: z.int().min(1).describe('As the screen shows it when it is called: the first one paired is 1.'),
  created_at: instant,
  last_seen_at: instant.describe('A screen that follows the show is heard every few seconds.'),
  here: z.boolean(),
});

/** What a paired screen is called. */
export const screenName = line(60);

export const screensEndpoints = {
  offerScreen: byAnyone.post('/screens/codes', {
    summary:
      'A screen asks for a code to be paired by. It works once, and for ten minutes at least. Any number may be asked for.',
    body: z.object({ kind: z.enum(PAIRABLE) }),
    answer: z.object({
      code: z.string(),
      token: z.string().describe("The screen's own proof; it is worth nothing until the code was claimed."),
      expires_at: instant,
    }),
    status: 201,
  }),
  claimScreen: byCrew.post('/screens', {
    summary: 'Pairs the screen that shows this code, and names it.',
    body: z.object({ code: z.string().trim().min(1, 'Enter the code.').max(16), name: screenName }),
    answer: z.object({ id }),
    status: 201,
    refuses: ['unknown_screen_code'],
  }),
  pairedScreens: byCrew.get('/screens/paired', {
    summary: 'The paired screens, first ones first.',
    answer: z.array(pairedScreen),
  }),
  renameScreen: byCrew.patch('/screens/:id', {
    summary: 'Names a paired screen.',
    body: z.object({ name: screenName }),
    refuses: ['not_found'],
  }),
  identifyScreen: byCrew.post('/screens/:id/identify', {
    summary: 'The screen shows its number and name for a few seconds.',
    refuses: ['not_found'],
  }),
  unpairScreen: byCrew.delete('/screens/:id', {
    summary: 'Unpairs one screen.',
    refuses: ['not_found'],
  }),
  ownScreen: byAnyone.get('/screens/mine', {
    summary: 'What the screen that asks is called; null while nobody has claimed its code.',
    answer: z.object({
      screen: z.object({ id, kind, name: z.string(), number: z.int().min(1) }).nullable(),
    }),
  }),
};
