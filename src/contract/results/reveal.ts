/** The calls on how a round's results are told: the organisers' script, fixed once the result is certified. */
import { z } from 'zod';
import { AWARD_KEY_MOST, REVEAL_SOUNDS, TOLD_FROM } from '#domain/results/reveal-script.ts';
import { byAdmin, byAnyone } from '../endpoint.ts';
import { id, instant, optionalLine } from '../primitives.ts';
import { PICTURE_BODY, strangersPicture } from '../strangers-picture.ts';
import { tableKind } from './schema.ts';

const words = optionalLine(300).default('');

export const awardPictureId = z.string().regex(/^[0-9a-f]{64}$/);

const sound = z.enum(REVEAL_SOUNDS).optional();

/**
 * How one award is told: `award` is `audience`, `result:` and the category, if one is ranked by itself, or `prize:` and
 * the title.
 */
export const awardTelling = z.object({
  award: z.string().max(AWARD_KEY_MOST),
  from: z
    .union(TOLD_FROM.map((place) => z.literal(place)))
    .describe('The lowest place that is told by name; null: from the last.'),
  two_left: z.boolean().describe('The last two stand side by side before the winner.'),
  board: z.boolean().describe('The table stands at the end.'),
  words: z.object({ opening: words, two_left: words, winner: words }).describe('What the MC reads.'),
  sounds: z
    .object({ place: sound, two_left: sound, winner: sound, board: sound })
    .optional()
    .describe('What the desk’s laptop sounds at each kind of step; what is not named sounds as usual.'),
  untold: z
    .literal(true)
    .optional()
    .describe('For a prize: published with the result, and not told on stage.'),
  picture: awardPictureId.optional().describe('On its curtain when it begins: one that was sent before.'),
});

export const revealScript = z.object({
  round: z.object({ id, name: z.string() }),
  awards: z.array(
    z.object({
      telling: awardTelling,
      title: z.string(),
      kind: tableKind,
      performances: z.array(
        z.object({
          performance_id: id,
          number: z.int().nullable(),
          stage_name: z.string(),
          song: z.string(),
        }),
      ),
    }),
  ),
  written: z.boolean().describe('Whether somebody decided it.'),
  minors: z.boolean().describe('Somebody under age performs: nobody is told to be last.'),
  fixed: z
    .object({ certified_by: z.string(), certified_at: instant })
    .nullable()
    .describe('The certified result that it went into.'),
});

export const revealEndpoints = {
  revealScript: byAdmin.onRound.get('/admin/scoring/reveal', {
    summary: 'How the results of the round are told: award by award, from which place on.',
    answer: revealScript,
  }),
  directReveal: byAdmin.onRound.put('/admin/scoring/reveal', {
    summary: 'Decides it. Refused once the result is certified.',
    body: z.object({ awards: z.array(awardTelling).max(60) }),
    answer: revealScript,
    once: true,
    ofShowAlone: true,
    refuses: ['wrong_state', 'stale'],
  }),
  sendAwardPicture: byAdmin.onRound.post('/admin/scoring/reveal/pictures', {
    summary: 'Takes a picture for the curtain of an award. It stands there once the script names it.',
    more: 'It is drawn anew from its pixels. One that no script names is let go of after a day.',
    body: z.object({ picture: strangersPicture.describe('A JPEG, PNG or WebP picture in base64.') }),
    maxBytes: PICTURE_BODY,
    answer: z.object({ picture: awardPictureId }),
    refuses: ['unsupported_type', 'too_large', 'wrong_state'],
  }),
  awardPicture: byAnyone.get('/award-pictures/:picture', {
    summary: 'The picture on the curtain of an award.',
    more: 'The big screen names it once the award begins; what it is called cannot be guessed.',
    params: z.object({ picture: awardPictureId }),
    sends: { media: 'image/jpeg', what: 'The picture.' },
    refuses: ['not_found'],
  }),
};
