/**
 * The show's steps as they are stored, and the state they fold to. The state itself is kept nowhere but in
 * memory, by version, so a restart reads the same show from the same rows.
 */
import type { OrderedCommand } from '#domain/show/commands.ts';
import { evolveAll } from '#domain/show/decide.ts';
import type { ShowEvent } from '#domain/show/events.ts';
import { initialShow, type ShowState } from '#domain/show/state.ts';
import { rehearsalOf } from '../lineup/rehearsal.ts';
import type { Actor } from '../store/audit.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';

/** The folded states of this process. */
export interface ShowLog {
  /**
   * The state of a round's show after its newest step, those of the rehearsal that is on among them. Inside a
   * transaction call it before `append`: what it has read counts as committed.
   */
  stateOf(read: Reader, roundId: string): Promise<ShowState>;
}

/** Starts with nothing in memory. */
export function openShowLog(): ShowLog {
  const folded = new Map<string, ShowState>();
  return {
    async stateOf(read, roundId) {
      const rehearsal = (await rehearsalOf(read, roundId))?.id ?? null;
      // Each rehearsal folds by itself, so that nothing of it is left in memory for the real show.
      const key = rehearsal === null ? roundId : `${roundId} ${rehearsal}`;
      const known = folded.get(key) ?? initialShow;
      const rows = await read
        .selectFrom('showStep')
        .select('events')
        .where('roundId', '=', roundId)
        .where('version', '>', known.version)
        .where((step) =>
          step.or([
            step('rehearsalId', 'is', null),
            ...(rehearsal === null ? [] : [step('rehearsalId', '=', rehearsal)]),
          ]),
        )
        .orderBy('version')
        .execute();
      const state = rows.reduce<ShowState>(
        (before, row) => evolveAll(before, JSON.parse(row.events) as ShowEvent[]),
        known,
      );
      // A slower reader that started earlier must not put an older state back.
      if (state.version > (folded.get(key)?.version ?? -1)) folded.set(key, state);
      return state;
    },
  };
}

/** The version that a command made, if it was carried out before. */
export async function versionMadeBy(read: Reader, commandId: string): Promise<number | undefined> {
  const row = await read
    .selectFrom('showStep')
    .select('version')
    .where('commandId', '=', commandId)
    .executeTakeFirst();
  return row?.version;
}

/**
 * The version of a round's next step. The real show makes none that a rehearsal had, so that a press from the
 * rehearsal, arriving late, meets a show that never was at that version.
 */
export async function nextVersion(read: Reader, roundId: string, state: ShowState): Promise<number> {
  const row = await read
    .selectFrom('rehearsal')
    .select('topVersion')
    .where('roundId', '=', roundId)
    .executeTakeFirst();
  return Math.max(state.version, row?.topVersion ?? 0) + 1;
}

interface Step {
  roundId: string;
  rehearsalId: string | null;
  version: number;
  command: OrderedCommand;
  events: readonly ShowEvent[];
  by: Actor;
}

/** Stores a step. The table's keys refuse a second step of the same version and a second one of the same command. */
export async function append(
  { tx, now }: Work,
  { roundId, rehearsalId, version, command, events, by }: Step,
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
      rehearsalId,
    })
    .execute();
}
