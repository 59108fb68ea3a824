/** A copy whenever the show begins or is over, so that nobody has to think of one in those minutes. */
import type { Store } from '../store/store.ts';

/** A change is looked at once things are quiet for so long: a press brings several versions. */
const QUIET_MS = 2_000;

/** How far the show of a round is. */
export interface Stand {
  roundId: string;
  stand: string;
}

/**
 * Calls `take` each time that the same round stands elsewhere than before. Another round is no change, nor is what
 * `standOf` answers first.
 * @returns how to end it.
 */
export function copyAtChanges(
  store: Pick<Store, 'onVersion'>,
  standOf: () => Promise<Stand | undefined>,
  take: () => Promise<unknown>,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  let known: Stand | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const stand = await standOf();
    const isNews = stand?.roundId === known?.roundId && stand?.stand !== known?.stand;
    known = stand;
    if (isNews) await take();
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
