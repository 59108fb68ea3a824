/**
 * The one shape of a command: `(work, access, input) → answer`. The call opens the write, so that who did it, the
 * sender's own id and the refusals stand with every command by construction. A command calls other rooms' commands
 * inside its own work. What a call works out before (where links lead to) goes in with what was sent.
 */
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from '../store/audit.ts';
import { type Prepare, writePrepared } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { Call } from './calls.ts';
import { stillHolds } from './proofs.ts';

/** What is sent with a call of its kind. */
type Given<Parts> = { [Part in keyof Parts as Parts[Part] extends undefined ? never : Part]: Parts[Part] };

/** What a command is given of a call: what was sent, and the round that it is about. */
export type InputOf<E extends Endpoint> = Given<Pick<Call<E>, 'params' | 'query' | 'body'>> &
  (Call<E> extends { round: infer Round } ? { round: Round } : unknown);

/** The installation's key at work: encryption and signatures. */
export type Keyed = Pick<Store, 'secrets'>;

/** The transaction of a command, with encryption and signatures. */
export type KeyedWork = Work & Keyed;

/** Who calls, and the sender's own id for the command, if any. */
export interface Called<Access> {
  access: Access;
  commandId?: string | undefined;
}

/**
 * Turns a command into a handler: the write is opened in the caller's name, with the sender's own id, and the command
 * is given the transaction, the proof and the call's input. @throws Refusal as the caller's gate does, where the proof
 * ended while the call was worked on.
 */
export const commandsOf =
  ({ write, secrets }: Pick<Store, 'write' | 'secrets'>) =>
  <Access extends { by: Actor }, Input, Answer>(
    command: (work: KeyedWork, access: Access, input: Input) => Promise<Answer>,
  ) =>
  async (call: Input & Called<Access>): Promise<Answer> => {
    await stillHolds(call.access);
    return write({ by: call.access.by, commandId: call.commandId }, (work) =>
      command({ ...work, secrets }, call.access, call),
    );
  };

/**
 * `commandsOf` for commands that need something slow to read: `prepare` reads it before the write, while nobody waits
 * for the lock, and the command is given it, as it is when the write begins, as its fourth parameter.
 */
export const preparedCommandsOf =
  <On, Prepared, None extends null = never>(
    store: Pick<Store, 'read' | 'write' | 'secrets'>,
    prepare: (call: On) => Prepare<Prepared, None>,
  ) =>
  <Access extends { by: Actor }, Input extends On, Answer>(
    command: (work: KeyedWork, access: Access, input: Input, prepared: Prepared | None) => Promise<Answer>,
  ) =>
  (call: Input & Called<Access>): Promise<Answer> => {
    const { access, commandId } = call;
    const asked = { by: access.by, commandId, stillMay: () => stillHolds(access) };
    return writePrepared(store, asked, prepare(call), (work, prepared) =>
      command({ ...work, secrets: store.secrets }, access, call, prepared),
    );
  };
