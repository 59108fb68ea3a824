/**
 * The show's steps as they are stored, and the state they fold to. The state itself is kept nowhere but in
 * memory, by version, so a restart reads the same show from the same rows.
 */
import { isDeepStrictEqual } from 'node:util';
import { wrongField } from '#contract/refusal.ts';
import type { OrderedCommand, ShowCommand } from '#domain/show/commands.ts';
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

/**
 * The version that a command made, if it was carried out before; undefined otherwise. What it said is
 * compared with `given`, if that is given.
 * @throws Refusal `invalid` where somebody else's command, or one that says something else, was sent with its id: whoever
 * is told of that one's version would take their own for carried out.
 */
export async function versionMadeBy(
  read: Reader,
  by: Actor,
  commandId: string,
  given?: ShowCommand,
): Promise<number | undefined> {
  const row = await read
    .selectFrom('showStep')
    .select(['version', 'actorId', 'command'])
    .where('commandId', '=', commandId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isRepeated =
    given === undefined || isDeepStrictEqual(saidBy(row.command), saidBy(JSON.stringify(given)));
  if (row.actorId === (by.id ?? '') && isRepeated) return row.version;
  throw wrongField('command_id', 'This id was sent with another command. Make a new one for each.');
}

/** What a stored command says, whoever sent it and whichever version they looked at. */
function saidBy(command: string) {
  const { by: _by, expectedVersion: _expectedVersion, ...said } = JSON.parse(command) as OrderedCommand;
  return said;
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
