/** Results as the show tells them, place by place. */
import { kindOf } from '#domain/lineup/round-kind.ts';
import type { LiveResult } from '#domain/show/facts.ts';
import type { ShowState } from '#domain/show/state.ts';
import { type Round, roundById } from '../lineup/queries.ts';
import { prepareAnnounced } from '../results/announced-reading.ts';
import type { FrozenDocument } from '../results/certify.ts';
import { prepareAsItIs } from '../results/certify-as-it-is.ts';
import type { Announced } from '../results/queries.ts';
import type { CountPoll } from '../results/records.ts';
import type { Actor } from '../store/audit.ts';
import type { Prepare } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import type { ShowLog } from './steps.ts';

/**
 * The round's tables in the order in which they are told. A table without steps stands for a result that is still to
 * come, if one is `expected`.
 */
export const liveResults = (round: Round, tables: readonly Announced[], expected: boolean): LiveResult[] =>
  tables.length > 0 || !expected
    ? [...tables]
    : [
        {
          ...{ id: round.id, title: 'Result', audience: false, state: 'live', steps: [] },
          toldAt: [],
        },
      ];

/**
 * What a step of the show may tell: certified tables, or what its kind of round certifies as the results begin.
 */
export interface Revealable {
  tables: Announced[];
  asItIs: FrozenDocument | null;
}

const mayBegin = ({ phase }: Pick<ShowState, 'phase'>): boolean =>
  phase !== 'results' && phase !== 'finished';

/** Makes the preparation of a step of the show: it reads on a reading thread what the step may tell. */
export const prepareRevealable =
  (
    { store, log, count }: { store: Store; log: ShowLog; count: CountPoll },
    { roundId, by }: { roundId: string; by: Actor },
  ): Prepare<Revealable> =>
  async (read) => {
    const round = await roundById(read, roundId);
    const told = await prepareAnnounced(store, count, async () => round)(read);
    if (!round || !kindOf(round).certifiesItself || !mayBegin(await log.stateOf(read, roundId)))
      return told && { version: told.version, answer: { tables: told.answer, asItIs: null } };
    const made = await prepareAsItIs({ store, count, by }, roundId)(read);
    const tables = told?.answer ?? [];
    const version = Math.min(told?.version ?? made.version, made.version);
    return { version, answer: { tables, asItIs: made.answer } };
  };
