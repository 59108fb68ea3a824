/** Thanks after the show: to every act that was on stage, with what everybody may know of its places and awards. */

import { Refusal } from '#contract/refusal.ts';
import type { Event } from '../events/queries.ts';
import { itemRows, roundsOf } from '../lineup/queries.ts';
import type { LetterLanguage } from '../mail/letter-language.ts';
import { isWrittenTo } from '../mail/outbox.ts';
import type { LetterFacts } from '../registration/letters.ts';
import { publicResults } from '../results/present-public.ts';
import { turnsOf } from '../results/public-bytes.ts';
import type { At } from '../results/records.ts';
import type { Reader } from '../store/store.ts';
import { showHadOn } from './round-phase.ts';

type Results = Awaited<ReturnType<typeof publicResults>>;
type Said = (voice: LetterLanguage) => string;

/**
 * The acts that were not thanked yet, each with a sentence for everything published of it. @throws Refusal `wrong_state`
 * while phones still wait for a place that the hall was told: an act is thanked once, with its place.
 */
export async function actsToThank(read: Reader, event: Event, at: At): Promise<Map<string, LetterFacts>> {
  const lines = new Map<string, Said[]>();
  const rounds = await roundsOf(read, event.id);
  await refuseBeforePhonesKnow(read, rounds, at.now);
  for (const { id } of rounds) {
    const hadOn = await showHadOn(read, id);
    const results = await publicResults(read, { roundId: id, ...at });
    const several = rounds.length > 1 ? `${results.round?.name ?? ''}: ` : '';
    for (const { id: performanceId, participantId, scratched } of await itemRows(read, id)) {
      if (participantId === null || scratched === 1 || !hadOn.has(performanceId)) continue;
      const told = resultOf(results, performanceId).map(
        (said): Said =>
          (voice) =>
            `${several}${said(voice)}`,
      );
      lines.set(participantId, [...(lines.get(participantId) ?? []), ...told]);
    }
  }
  const thanked = new Map<string, LetterFacts>();
  for (const [participantId, told] of lines)
    if (!(await isWrittenTo(read, participantId, 'thanks')))
      thanked.set(participantId, {
        words: (voice) => ({ result: told.map((said) => said(voice)).join('\n') }),
      });
  return thanked;
}

async function refuseBeforePhonesKnow(read: Reader, rounds: readonly { id: string }[], now: number) {
  const turns = await Promise.all(rounds.map(({ id }) => turnsOf(read, id, now)));
  if (turns.flat().length > 0)
    throw new Refusal(
      'wrong_state',
      'Phones are told the last places in a moment. Send thanks then: each letter has its act’s place in it.',
    );
}

/** Its places in the published tables, whether the hall liked it best, and its awards. */
function resultOf({ tables, awards }: Results, performanceId: string): Said[] {
  const published = tables.filter(({ state }) => state === 'published');
  const places = published
    .filter(({ kind }) => kind === 'result')
    .flatMap(({ title, rows, also }) =>
      rows
        .filter((row) => row.performanceId === performanceId)
        .map(({ rank }): Said => {
          const about = published.filter(({ kind }) => kind === 'result').length > 1 ? `${title}: ` : '';
          return ({ say }) =>
            about +
            say('letters.thanksPlace', { place: String(rank), count: String(rows.length + also.length) });
        }),
    );
  const liked = published.filter(
    ({ kind, rows }) =>
      kind === 'audience' && rows.some((row) => row.rank === 1 && row.performanceId === performanceId),
  );
  const won = awards.filter(({ winners }) => winners.some((act) => act.performanceId === performanceId));
  const titles = [...new Set([...liked, ...won].map(({ title }) => title))];
  return [
    ...places,
    ...titles.map(
      (award): Said =>
        ({ say }) =>
          say('letters.thanksAward', { award }),
    ),
  ];
}
