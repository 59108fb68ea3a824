/** Streams that not everybody may follow: each is asked for its proof again while it lasts. */
import type { ServerResponse } from 'node:http';
import { Refusal } from '#contract/refusal.ts';

const RECHECK_MS = 5_000;
/** Several changes of rights in a row are looked at together; nobody sees on for a second. */
const SOON_MS = 500;

interface Follower {
  /** Rejects when the caller may not see the view any more. A judge's proof also notes that they are there. */
  stillMay: () => Promise<unknown>;
  end: () => void;
  /** Called once when the stream is over, whoever ended it. */
  left: () => void;
}

/** Live streams that end when their viewer may not see them any more. */
export interface RestrictedStreams {
  add(response: ServerResponse, follower: Follower): void;
  /** Ends every stream whose proof no longer holds. */
  recheck(): Promise<void>;
  /** Call it when somebody's proof may have ended: `recheck` within a moment. */
  recheckSoon(): void;
  close(): void;
}

/**
 * Opens an empty list of live streams. While it holds any, the proofs of all their viewers are checked every few
 * seconds.
 */
export function openRestrictedStreams(): RestrictedStreams {
  const all = new Set<Follower>();
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  const recheck = async () => {
    await Promise.all(
      [...all].map(({ stillMay, end }) =>
        stillMay().catch((error: unknown) => {
          // A database that does not answer takes nobody's right away.
          if (error instanceof Refusal) end();
        }),
      ),
    );
  };
  return {
    add(response, follower) {
      // Who went while their stream was being made ready is not told of again.
      if (response.destroyed) {
        follower.left();
        return;
      }
      all.add(follower);
      timer ??= setInterval(recheck, RECHECK_MS).unref();
      response.once('close', () => {
        all.delete(follower);
        follower.left();
        if (all.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      });
    },
    recheck,
    recheckSoon() {
      if (all.size === 0) return;
      soon ??= setTimeout(() => {
        soon = undefined;
        void recheck();
      }, SOON_MS).unref();
    },
    close() {
      clearInterval(timer);
      clearTimeout(soon);
      all.clear();
    },
  };
}
