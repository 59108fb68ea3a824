/**
 * The show's steps as they are stored, and the state they fold to. The state itself is kept nowhere but in
 * memory, by version, so a restart reads the same show from the same rows.
 */
import type { OrderedCommand } from '#domain/show/commands.ts';
import { evolveAll } from '#domain/show/decide.ts';
import type { ShowEvent } from '#domain/show/events.ts';
import { initialShow, type ShowState } from '#domain/show/state.ts';
import type { Actor } from '../store/audit.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';

/** The state of each round's show, folded from its stored steps. */
export interface ShowLog {
  /**
   * The state after a round's newest step. Inside a transaction call it before `append`, because what it reads is taken
   * as committed.
   */
  stateOf(read: Reader, roundId: string): Promise<ShowState>;
}

/** Opens a log that has read nothing yet. */
export function openShowLog(): ShowLog {
  const folded = new Map<string, ShowState>();
  return {
    async stateOf(read, roundId) {
      const known = folded.get(roundId) ?? initialShow;
      const rows = await read
        .selectFrom('showStep')
        .select('events')
        .where('roundId', '=', roundId)
        .where('version', '>', known.version)
        .orderBy('version')
        .execute();
      const state = rows.reduce<ShowState>(
        (before, row) => evolveAll(before, JSON.parse(row.events) as ShowEvent[]),
        known,
      );
      // A slower reader that started earlier must not put an older state back.
      if (state.version > (folded.get(roundId)?.version ?? -1)) folded.set(roundId, state);
      return state;
    },
  };
}

/** The version that a command made, if it was carried out before; undefined otherwise. */
export async function versionMadeBy(read: Reader, commandId: string): Promise<number | undefined> {
  const row = await read
    .selectFrom('showStep')
    .select('version')
    .where('commandId', '=', commandId)
    .executeTakeFirst();
  return row?.version;
}

interface Step {
  roundId: string;
  version: number;
  command: OrderedCommand;
  events: readonly ShowEvent[];
  by: Actor;
}

/** Stores a step. The table's keys refuse a second step of one version, and a second one of one command. */
export async function append(
  { tx, now }: Work,
  { roundId, version, command, events, by }: Step,
): Promise<void> {
  await tx
    .insertInto('showStep')
    .values({
      roundId,
      version,
      commandId: command.commandId,
      command: JSON.stringify(command),
      events: JSON.stringify(events),
      actorId: by.id ?? '',
      actorName: by.name,
      at: now,
    })
    .execute();
}
