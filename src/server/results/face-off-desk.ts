/** A tie at the desk: which ones matter once the scoring is locked, the face-off that is on, how the last one ended. */
import { stageTime } from '#domain/lineup/round-clock.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { openTies, sheetCount } from '#domain/results/gates.ts';
import type { RoundAccess } from '../http/access.ts';
import { scoringStates } from '../judging/queries.ts';
import { clockOf } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import { type Round, runningOrder } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { actsNamed, actsOf, choicesOf, electors, lastOutcome, openRow, pollOf } from './face-off.ts';
import { currentResult } from './queries.ts';
import { type At, gather, inputOf } from './records.ts';
import { unreleasedActs } from './releases.ts';
import { standingsOf } from './standings-of.ts';

/** What the desk needs to start a face-off. Ties are listed only once the round's whole scoring is locked. */
export async function faceOffAtDesk(read: Reader, at: At, on: RoundAccess) {
  const round = await roundOf(read, on);
  const now = stageTime(clockOf(round), at.now);
  const order = await runningOrder(read, round.id);
  const named = (ids: readonly string[]) => actsNamed(order, ids);
  const row = await openRow(read, round.id);
  const last = row ? null : await lastOutcome(read, round.id);
  return {
    ties: row
      ? []
      : (await tiesThatMatter(read, round, { now, count: at.count })).map(({ place, performanceIds }) => ({
          place,
          acts: named(performanceIds),
        })),
    open: row
      ? {
          id: row.id,
          kind: row.kind,
          acts: named(actsOf(row)),
          judges: row.kind === 'judges' ? await answers(read, round, row) : [],
          poll: await pollOf(read, row, now),
        }
      : null,
    last: last && {
      ...pickFields(last, ['id', 'kind', 'decided', 'endedAt']),
      votes: named(Object.keys(last.votes)).map((act) => ({
        ...act,
        votes: last.votes[act.performanceId] ?? 0,
      })),
    },
  };
}

/** Who has chosen; whom they chose stays between them and the admin. */
async function answers(read: Reader, round: Round, row: { id: string; performances: string }) {
  const chose = new Set((await choicesOf(read, row.id)).map((choice) => choice.judgeId));
  return (await electors(read, round, actsOf(row))).map(({ id, name }) => ({
    name,
    answered: chose.has(id),
  }));
}

const PODIUM = 3;

/**
 * Ties for the desk: those that the rules want separated, and shared places on the podium. None while an act's
 * scoring is open or a sheet is missing, for the places can still move.
 */
async function tiesThatMatter(read: Reader, round: Round, at: At) {
  if (Object.values(await scoringStates(read, round.id, at.now)).includes('open')) return [];
  const material = await gather(read, round, at);
  const standings = standingsOf(inputOf(material, 'expected'));
  const sheets = sheetCount(standings);
  if (sheets.expected === 0 || sheets.in < sheets.expected) return [];
  if ((await unreleasedActs(read, round, at.now)).length > 0) return [];
  if ((await currentResult(read, round, at))?.state === 'certified') return [];
  const open = new Set(openTies(standings).map((tie) => tie.place));
  return standings.shared.filter((tie) => open.has(tie.place) || Number.parseInt(tie.place, 10) <= PODIUM);
}
