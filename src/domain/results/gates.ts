/** The gates between a round and its certified result, in the order in which they are passed. */
import type { JudgeCell, SharedPlace, Standings } from '../tabulation/standings.ts';

/**
 * All gates: acts with a place, polls closed, sheets in, paper confirmed, scores released by the head judge, ties
 * decided.
 */
export const GATES = ['acts', 'polls', 'sheets', 'paper', 'release', 'ties'] as const;
export type GateKey = (typeof GATES)[number];

/** One gate and how much it still waits for. */
export interface Gate {
  key: GateKey;
  passed: boolean;
  /** How many sheets, open polls, paper sheets, acts or ties it waits for; 0 when passed. */
  waitsFor: number;
}

/**
 * The ties that people have to decide: all that are left, or none where the rules let acts share a place
 * (`shared`).
 */
export function openTies(standings: Standings): SharedPlace[] {
  const shares = standings.rules.tieBreaks.some((tieBreak) => tieBreak.key === 'shared');
  return shares ? [] : standings.shared;
}

/**
 * How many sheets are in, and how many are expected. Abstained and excused sheets are not expected, nor those for
 * guests, who take no place.
 */
export function sheetCount(standings: Standings): { in: number; expected: number } {
  const count = { in: 0, expected: 0 };
  for (const { guest, judges } of standings.performances)
    for (const { state } of judges) {
      if (state === 'scored') count.in += 1;
      if (state === 'scored' || (!guest && (state === 'partial' || state === 'missing'))) count.expected += 1;
    }
  return count;
}

/**
 * Of how many judges a sheet counts in the places: who was excused from every act, scores no act, or scored guests alone
 * is none of them. Where a missing mark counts as 0, so does the sheet of a judge who gave none.
 */
export function judgesCounted({ rules, performances }: Pick<Standings, 'rules' | 'performances'>): number {
  const counts = ({ state }: JudgeCell) =>
    state === 'scored' || state === 'partial' || (state === 'missing' && rules.missing === 'zero');
  const cells = performances.filter(({ guest }) => !guest).flatMap(({ judges }) => judges.filter(counts));
  return new Set(cells.map(({ judgeId }) => judgeId)).size;
}

/**
 * The state of all gates. `openPolls`: polls that take votes now; `unconfirmed`: paper sheets that wait for a second
 * reader; `unreleased`: acts whose scores the head judge has not released; `faceOff`: whether judges or hall were asked
 * about a tie and nobody has counted their answer, which waits also where acts may share a place.
 */
export function gatesOf(
  standings: Standings,
  openPolls: number,
  { unconfirmed = 0, unreleased = 0, faceOff = false } = {},
): Gate[] {
  const sheets = sheetCount(standings);
  const placed = standings.performances.filter((entry) => entry.place !== null).length;
  const ties = Math.max(openTies(standings).length, faceOff ? 1 : 0);
  const gate = (key: GateKey, waitsFor: number): Gate => ({ key, passed: waitsFor === 0, waitsFor });
  return [
    gate('acts', placed === 0 ? 1 : 0),
    gate('polls', openPolls),
    gate('sheets', sheets.expected - sheets.in),
    gate('paper', unconfirmed),
    gate('release', unreleased),
    gate('ties', ties),
  ];
}
