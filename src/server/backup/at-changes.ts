/** A copy whenever the show begins or is over, so that nobody has to think of one in those minutes. */
import type { ShowPhase } from '#domain/events/show-phase.ts';
import type { Store } from '../store/store.ts';

/** A change is looked at once things are quiet for so long: a press brings several versions. */
const QUIET_MS = 2_000;

/** How far the show of a round is. */
export interface RoundPhase {
  roundId: string;
  phase: ShowPhase;
}

/**
 * Takes a backup copy by `take` whenever the show of a round enters another phase; a new round counts as changed
 * unless it waits. The first answer of `phasesNow` is only remembered.
 * @returns a function that ends the watching
 */
export function copyAtChanges(
  store: Pick<Store, 'onVersion'>,
  phasesNow: () => Promise<readonly RoundPhase[]>,
  take: () => Promise<unknown>,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  /** By round; undefined until the first look. */
  let seen: Map<string, ShowPhase> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const before = seen;
    const now = await phasesNow();
    seen = new Map([...(before ?? []), ...now.map(({ roundId, phase }) => [roundId, phase] as const)]);
    if (before && now.some(({ roundId, phase }) => phase !== (before.get(roundId) ?? 'waiting')))
      await take();
  };
  const lookInTurn = () => {
    timer = undefined;
    looking = looking.then(look).catch(onTrouble);
  };
  lookInTurn();
  const deaf = store.onVersion(() => {
    timer ??= setTimeout(lookInTurn, QUIET_MS).unref();
  });
  return async () => {
    deaf();
    clearTimeout(timer);
    await looking;
  };
}
