/** What the votes ask of the results, which they do not know. */
import type { Engine } from '#domain/tabulation/engines.ts';
import type { Reader } from '../store/store.ts';

/** By which version of the engine a round's polls are put in order: that of its result while one is certified. */
export type EngineOf = (read: Reader, roundId: string) => Promise<Engine>;
