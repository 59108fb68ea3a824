/**
 * Watches how votes come in and writes down which of them look scripted, for an admin to judge. It never stops a
 * vote and never delays one. Addresses and browsers stand in memory only, and are forgotten with the process; the
 * database learns that some ballots came from one source, never from which.
 */
import {
  type AddressHistory,
  type Arrivals,
  type FlagKind,
  inspectBallot,
  newArrivals,
  newSource,
  noteArrival,
} from '#domain/voting/pattern.ts';
import type { TimedBallot } from '#domain/voting/voting-order.ts';
import { networkOf } from '../http/address.ts';
import { SYSTEM } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';

const WRITE_EVERY_MS = 1_000;
const ROWS_AT_ONCE = 1_000;
/** The pattern again after so long a silence is another group. */
const QUIET_MS = 300_000;
const MOST_SOURCES = 5_000;

/**
 * Where a vote came from: the network of its address, the client's name with its languages, and whether it does not
 * name itself as browsers do (`bare`).
 */
export interface Origin {
  address: string;
  bare: boolean;
  browser: string;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The origin of a request, from its address and the headers by which browsers differ. */
export function originFrom(address: string, headers: Headers): Origin {
  const agent = String(headers['user-agent'] ?? '');
  const languages = headers['accept-language'];
  return {
    address: networkOf(address),
    bare: !agent.startsWith('Mozilla/') || languages === undefined || languages === '*',
    browser: `${agent}\n${languages}`,
  };
}

interface Group {
  id: string;
  pollId: string;
  kind: FlagKind;
  firstAt: number;
  lastAt: number;
}

interface Flagged {
  group: Group;
  voter: string;
}

/** Looks for ballots that one person may have cast from many devices. */
export interface VoteWatch {
  /** Records that a device was given its mark. */
  noteDevice(address: string): void;
  /** Records a device's first ballot in a poll, after it was committed. */
  noteBallot(pollId: string, origin: Origin, ballot: TimedBallot): void;
  /** Writes what was found. Resolves once it is in the database. */
  settle(): Promise<void>;
  /** Writes what was found and ends; call it while the store is open. */
  close(): Promise<void>;
}

/** Opens the watch. `onTrouble` is called when a finding could not be written; it is tried again. */
export function openVoteWatch(
  store: Pick<Store, 'write' | 'now'>,
  onTrouble: (error: unknown) => void = () => undefined,
): VoteWatch {
  const arrivals = new Map<string, Arrivals>();
  const sources = new Map<string, AddressHistory>();
  const groups = new Map<string, Group>();
  const pending: Flagged[] = [];
  let writing: Promise<void> | undefined;
  let later: NodeJS.Timeout | undefined;

  const arrivalsOf = (site: string) => remembered(arrivals, site, newArrivals);
  const groupOf = (pollId: string, site: string, kind: FlagKind, at: number): Group => {
    const key = `${pollId} ${kind} ${site}`;
    const known = groups.get(key);
    if (known && at - known.lastAt < QUIET_MS) return known;
    const group = { id: newId(), pollId, kind, firstAt: at, lastAt: at };
    groups.set(key, group);
    return group;
  };
  const writeAll = async () => {
    while (pending.length > 0) {
      const batch = pending.splice(0, ROWS_AT_ONCE);
      try {
        await store.write({ by: SYSTEM }, (work) => writeFlagged(work, batch));
      } catch (error) {
        pending.unshift(...batch);
        throw error;
      }
    }
  };
  const settle = () => {
    clearTimeout(later);
    later = undefined;
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  const settleLater = () => {
    later ??= setTimeout(() => {
      settle().catch((error: unknown) => {
        onTrouble(error);
        settleLater();
      });
    }, WRITE_EVERY_MS).unref();
  };

  return {
    noteDevice: (address) => noteArrival(arrivalsOf(networkOf(address)), store.now()),
    noteBallot(pollId, { address, bare, browser }, ballot) {
      const source = remembered(sources, `${pollId} ${address}`, newSource);
      const named = inspectBallot(source, arrivalsOf(address), { ...ballot, bare, browser });
      for (const { kind, voters } of named) {
        const group = groupOf(pollId, address, kind, ballot.at);
        group.lastAt = ballot.at;
        for (const voter of voters) pending.push({ group, voter });
      }
      if (named.length > 0) settleLater();
    },
    async settle() {
      await writing;
      await settle();
    },
    async close() {
      await writing?.catch(onTrouble);
      await settle().catch(onTrouble);
      clearTimeout(later);
    },
  };
}

/** What is known of the key, made where nothing is; the oldest is forgotten when there are too many. */
function remembered<T>(of: Map<string, T>, key: string, make: () => T): T {
  const known = of.get(key);
  if (known !== undefined) return known;
  const made = make();
  of.set(key, made);
  const [oldest] = of.keys();
  if (of.size > MOST_SOURCES && oldest !== undefined) of.delete(oldest);
  return made;
}

async function writeFlagged(work: Work, found: readonly Flagged[]): Promise<void> {
  const { tx } = work;
  const ofPolls = [...new Set(found.map(({ group }) => group.pollId))];
  const polls = await tx.selectFrom('poll').select('id').where('id', 'in', ofPolls).execute();
  const there = new Set(polls.map(({ id }) => id));
  // A round that was thrown away meanwhile took its polls along.
  const batch = found.filter(({ group }) => there.has(group.pollId));
  if (batch.length === 0) return;
  for (const group of new Set(batch.map((each) => each.group))) {
    let row = await tx
      .selectFrom('voteFlag')
      .select('setAsideAt')
      .where('id', '=', group.id)
      .executeTakeFirst();
    // What a person set aside is what they saw: later ballots make a group of their own, which counts.
    if (row && row.setAsideAt !== null) {
      group.id = newId();
      group.firstAt = group.lastAt;
      row = undefined;
    }
    if (row) {
      await tx.updateTable('voteFlag').set({ lastAt: group.lastAt }).where('id', '=', group.id).execute();
      continue;
    }
    const { id, pollId, kind, firstAt, lastAt } = group;
    await tx.insertInto('voteFlag').values({ id, pollId, kind, firstAt, lastAt, setAsideAt: null }).execute();
    work.audit({ action: 'votes.flagged', subject: `poll:${pollId}`, after: { kind } });
  }
  await tx
    .insertInto('flaggedVoter')
    .values(batch.map(({ group, voter }) => ({ pollId: group.pollId, voter, flagId: group.id })))
    .onConflict((conflict) => conflict.columns(['pollId', 'voter']).doNothing())
    .execute();
}
