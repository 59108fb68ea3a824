/**
 * Every column of every table that a recount reads, and what becomes of whoever alters it: what is a part of a result
 * is named by the recount, in a sentence; what is not must not stand in its way.
 */
import type { RichRound } from '#test/results/rich-round.ts';

/** What the server does with an altered row: tells exactly what was certified, takes it back, or tells another part of it. */
export type Server = 'tells_the_same' | 'takes_it_back' | 'tells_another_part';

export interface Alteration {
  to: unknown | ((rich: RichRound) => unknown);
  /** A sentence of the recount. */
  says: RegExp;
  server: Server;
}

export interface Placed {
  /** The row that is altered. */
  row: (rich: RichRound) => Record<string, unknown>;
  noticed: Record<string, Alteration>;
  /** Says nothing of a result. */
  apart: string[];
  /** Cannot be altered alone: the database refuses it, for other rows point there or it would stand there twice. */
  refused: string[];
}

export const told = (to: Alteration['to'], says: RegExp): Alteration => ({
  to,
  says,
  server: 'tells_the_same',
});
export const voided = (to: Alteration['to'], says: RegExp): Alteration => ({
  to,
  says,
  server: 'takes_it_back',
});
export const part = (to: Alteration['to'], says: RegExp): Alteration => ({
  to,
  says,
  server: 'tells_another_part',
});

export const first = ({ acts }: RichRound) => acts[0] ?? '';
export const second = ({ acts }: RichRound) => acts[1] ?? '';
export const judge =
  (at: number) =>
  ({ heat }: RichRound) =>
    heat.judgeIds[at] ?? '';
