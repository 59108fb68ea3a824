/**
 * The outbox: letters wait in the database, written in the same transaction as the change they tell of, so
 * that neither is ever without the other. What a letter says and where it goes is sealed until it is sent,
 * and gone after.
 */
import type { Selectable, Transaction } from 'kysely';
import {
  DECISION_WAIT_MS,
  DECISIONS,
  fillLetter,
  type LetterKind,
  type LetterText,
  type LetterWords,
  mailAddress,
} from '#domain/mail/letters.ts';
import { newId } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';

export type MailRow = Selectable<Tables['mail']>;

/** What is sealed of a letter. */
export interface SealedLetter {
  address: string;
  subject: string;
  body: string;
}

/** A letter to write: to whom, about what, in which words. */
export interface NewLetter {
  eventId: string;
  participantId: string;
  kind: LetterKind;
  about: string;
  /** As people wrote it; a phone number gets no letter. */
  contact: string;
  text: LetterText;
  words: LetterWords;
}

/**
 * Puts a letter in the outbox, inside the change it tells of. A decision's letter waits a minute, so that
 * the decision can be taken back unseen.
 * @returns whether there was an address to write to.
 */
export async function queueLetter(store: Store, { tx, now }: Work, letter: NewLetter): Promise<boolean> {
  const address = mailAddress(letter.contact);
  if (address === undefined) return false;
  const sealed: SealedLetter = { address, ...fillLetter(letter.text, letter.words) };
  await tx
    .insertInto('mail')
    .values({
      id: newId(),
      eventId: letter.eventId,
      participantId: letter.participantId,
      kind: letter.kind,
      about: letter.about,
      state: 'queued',
      tries: 0,
      dueAt: DECISIONS.includes(letter.kind) ? now + DECISION_WAIT_MS : now,
      letter: store.secrets.seal(JSON.stringify(sealed)),
      trouble: '',
      createdAt: now,
      sentAt: null,
    })
    .execute();
  return true;
}

/**
 * Takes back decisions' letters that were not sent. A letter whose first try has begun may have arrived, so
 * that one stays.
 */
export async function takeBackDecisions({ tx }: Work, participantId: string): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'cancelled', letter: '' })
    .where('participantId', '=', participantId)
    .where('kind', 'in', [...DECISIONS])
    .where('state', '=', 'queued')
    .where('tries', '=', 0)
    .execute();
}

/** Stops letters of these kinds to somebody that did not go out: what they say holds no more. */
export async function stopLetters(
  { tx }: Work,
  participantId: string,
  kinds: readonly LetterKind[],
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'cancelled', letter: '' })
    .where('participantId', '=', participantId)
    .where('kind', 'in', [...kinds])
    .where('state', 'in', ['queued', 'failed'])
    .execute();
}

/** Whether a letter of this kind went out to somebody or waits to. */
export async function isWrittenTo(read: Reader, participantId: string, kind: LetterKind): Promise<boolean> {
  const row = await read
    .selectFrom('mail')
    .select('id')
    .where('participantId', '=', participantId)
    .where('kind', '=', kind)
    .where('state', 'in', ['queued', 'sent'])
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest decision that somebody was told or may have been told by letter. */
export async function toldDecision(read: Reader, participantId: string): Promise<LetterKind | undefined> {
  const row = await read
    .selectFrom('mail')
    .select('kind')
    .where('participantId', '=', participantId)
    .where('kind', 'in', [...DECISIONS])
    .where('state', '!=', 'cancelled')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.kind;
}

/** The letters to these people, oldest first, without their words. */
export async function lettersTo(read: Reader, participantIds: readonly string[]) {
  if (participantIds.length === 0) return [];
  return read
    .selectFrom('mail')
    .select(['kind', 'state', 'createdAt', 'sentAt'])
    .where('participantId', 'in', [...participantIds])
    .orderBy('createdAt')
    .execute();
}

/** Forgets every letter to these people. */
export async function forgetLetters(
  tx: Transaction<Tables>,
  participantIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('mail')
    .where('participantId', 'in', [...participantIds])
    .execute();
}

const SHOWN = 300;

/** An event's letters for the organisers: what failed or waits first, then the newest. */
export async function lettersOf(read: Reader, eventId: string) {
  const rows = await read
    .selectFrom('mail')
    .select(['id', 'kind', 'about', 'state', 'tries', 'dueAt', 'createdAt', 'sentAt', 'trouble'])
    .where('eventId', '=', eventId)
    .orderBy((row) =>
      row.case().when('state', '=', 'failed').then(0).when('state', '=', 'queued').then(1).else(2).end(),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  const counted = await read
    .selectFrom('mail')
    .select((row) => ['state', row.fn.countAll().as('count')])
    .where('eventId', '=', eventId)
    .groupBy('state')
    .execute();
  const count = (state: MailRow['state']) => Number(counted.find((row) => row.state === state)?.count ?? 0);
  return {
    letters: rows,
    counts: { queued: count('queued'), sent: count('sent'), failed: count('failed') },
  };
}

/** How many letters wait for the mail server, of all events. */
export async function waitingLetters(read: Reader): Promise<number> {
  const { waiting } = await read
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
