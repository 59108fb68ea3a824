/** Who follows the show: which judges, whose desks, how many screens and phones; through this process and the others. */
import type { Presence } from '#domain/show/facts.ts';
import { ONLINE_MS } from '../judging/queries.ts';
import type { Hub } from '../live/hub.ts';
import type { Connected } from './exchange.ts';

export interface PresenceBook {
  /** A judge's device begins to follow. Returns how to note that it left at `now`. */
  judgeCame(judgeId: string): (now: number) => void;
  /** A desk's small preview of the projector begins to follow. Returns how to note that it left. */
  previewCame(): () => void;
  /** A desk is opened. Returns how to note that it was closed. */
  deskCame(name: string): () => void;
  /**
   * Whether a judge is connected: by a stream of this process, or by any process's last sign of life unless
   * this one has seen them leave since.
   */
  judgeIsHere(judgeId: string, lastSeenAt: number | null, now: number): boolean;
  /** Who is connected to this process, for the others. */
  own(): Connected;
  /** Counts those in who are connected to other processes. */
  withOthers(others: () => Connected[]): void;
  /** The counts as the desk shows them. */
  present(): Presence;
}

/** An empty book beside the hub, which does the counting. */
export function openPresence(hub: Pick<Hub, 'count'>): PresenceBook {
  const judges = new Map<string, number>();
  const leftAt = new Map<string, number>();
  const desks: string[] = [];
  let previews = 0;
  let others: () => Connected[] = () => [];
  const own = (): Connected => ({
    desks: desks.toSorted(),
    judgeIds: [...judges.keys()].toSorted(),
    // Of a preview that ends, the stream and the note of it go one after the other.
    projectors: Math.max(0, hub.count('projector') - previews),
    mcs: hub.count('mc'),
    crew: hub.count('crew'),
    audience: hub.count('audience'),
  });
  return {
    judgeCame(judgeId) {
      judges.set(judgeId, (judges.get(judgeId) ?? 0) + 1);
      return (now) => {
        const left = (judges.get(judgeId) ?? 1) - 1;
        if (left > 0) judges.set(judgeId, left);
        else {
          judges.delete(judgeId);
          leftAt.set(judgeId, now);
        }
      };
    },
    previewCame() {
      previews += 1;
      return () => {
        previews -= 1;
      };
    },
    deskCame(name) {
      desks.push(name);
      return () => {
        desks.splice(desks.indexOf(name), 1);
      };
    },
    judgeIsHere(judgeId, lastSeenAt, now) {
      if (judges.has(judgeId) || others().some((one) => one.judgeIds.includes(judgeId))) return true;
      return lastSeenAt !== null && lastSeenAt > Math.max(now - ONLINE_MS, leftAt.get(judgeId) ?? 0);
    },
    own,
    withOthers(told) {
      others = told;
    },
    present() {
      const all = [own(), ...others()];
      const sum = (count: (one: Connected) => number) => all.reduce((total, one) => total + count(one), 0);
      return {
        desks: all.flatMap((one) => one.desks).toSorted(),
        projectors: sum((one) => one.projectors),
        mcs: sum((one) => one.mcs),
        judges: new Set(all.flatMap((one) => one.judgeIds)).size,
        crew: sum((one) => one.crew),
        audience: sum((one) => one.audience),
      };
    },
  };
}
