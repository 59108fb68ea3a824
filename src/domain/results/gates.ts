/** What stands between a round and its certified result. Every gate is answered, in the order they are passed. */
import type { Standings } from '../tabulation/standings.ts';

export const GATES = ['acts', 'polls', 'sheets', 'paper', 'release', 'ties'] as const;
export type GateKey = (typeof GATES)[number];

/** One gate: passed, or how many things it still waits for. */
export interface Gate {
  key: GateKey;
  passed: boolean;
  /** Sheets missing, polls open, paper unconfirmed, acts with the head judge, ties undecided. */
  waitsFor: number;
}

/** Acts that hold one place which the rules meant to be separated. */
export interface OpenTie {
  place: string;
  performanceIds: string[];
}

/** Ties that a person has to decide: those left together although the rules don't end with sharing the place. */
export function openTies(standings: Standings): OpenTie[] {
  const shares = standings.rules.tieBreaks.some((tieBreak) => tieBreak.key === 'shared');
  return shares ? [] : standings.shared;
}

/**
 * How many sheets are in, and how many there are to give; abstained and excused ones are not asked for, and a
 * guest's not waited for: a guest takes no place.
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
 * The gates of a round. `openPolls` is how many of its polls take votes now, `unconfirmed` how many paper sheets
 * wait for a second person, `unreleased` how many acts' scores the head judge has not released.
 */
export function gatesOf(standings: Standings, openPolls: number, unconfirmed = 0, unreleased = 0): Gate[] {
  const sheets = sheetCount(standings);
  const placed = standings.performances.filter((entry) => entry.place !== null).length;
  const ties = openTies(standings).length;
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
