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
import type { Language } from '#domain/messages/languages.ts';
import { report } from '#domain/messages/report.ts';
import type { Keyed, KeyedWork } from '../http/command.ts';
import { countRows } from '../store/count-rows.ts';
import { newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';

export type MailRow = Selectable<Tables['mail']>;

/** The sealed part of a letter: its address and its words. */
export interface SealedLetter {
  address: string;
  subject: string;
  body: string;
  /** Where replies go; undefined: to the sender. */
  replyTo?: string | undefined;
  /** The language it is written in; absent in letters kept by older versions. */
  language?: Language;
  /** Where the letter's one link leads, as it stands in the body. */
  link?: string | undefined;
  /** A calendar file (iCalendar) that is attached. */
  calendar?: string | undefined;
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
  language: Language;
  calendar?: string | undefined;
  replyTo?: string | undefined;
  /** When it is no longer worth sending; null: as long as it is tried. */
  worthUntil: number | null;
  /** Whether anybody may have caused it, by naming the address in a form. */
  byAnybody?: boolean;
}

/** What is said of a letter to an address that was refused before. */
const REFUSED_BEFORE = report('mailRefusedBefore');

/** A teacher who registers a school's acts in one evening hears of each; nobody wants more than that. */
const MOST_BY_ANYBODY = 40;
const DAY_MS = 86_400_000;
const TOO_OFTEN = report('mailTooOften', { count: MOST_BY_ANYBODY });

/**
 * Puts a letter in the outbox, inside the change that it tells of. A letter on a decision waits a minute, so that
 * the decision can be taken back unseen. A letter to an address that was refused, or that a stranger has written
 * to again and again, is kept and shown as not sent.
 * @returns whether the letter is to be sent
 */
export async function queueLetter({ tx, now, secrets }: KeyedWork, letter: NewLetter): Promise<boolean> {
  const address = mailAddress(letter.contact);
  if (address === undefined) return false;
  const sealed: SealedLetter = {
    address,
    replyTo: letter.replyTo,
    ...fillLetter(letter.text, letter.words, letter.language),
    language: letter.language,
    link: letter.words.link,
    calendar: letter.calendar,
  };
  const addressPrint = printOf({ secrets }, address);
  const refused = await isRefused(tx, addressPrint);
  const trouble = refused
    ? REFUSED_BEFORE
    : letter.byAnybody && (await isWrittenTooOften(tx, addressPrint, now))
      ? TOO_OFTEN
      : '';
  await tx
    .insertInto('mail')
    .values({
      id: newId(),
      eventId: letter.eventId,
      participantId: letter.participantId,
      kind: letter.kind,
      about: letter.about,
      state: trouble === '' ? 'queued' : 'failed',
      refused: refused ? 1 : 0,
      addressPrint,
      worthUntil: letter.worthUntil,
      tries: 0,
      dueAt: DECISIONS.includes(letter.kind) ? now + DECISION_WAIT_MS : now,
      letter: secrets.seal(JSON.stringify(sealed)),
      trouble,
      createdAt: now,
      sentAt: null,
    })
    .execute();
  return trouble === '';
}

const isWrittenTooOften = async (read: Reader, addressPrint: string, now: number): Promise<boolean> =>
  (await countRows(
    read
      .selectFrom('mail')
      .where('addressPrint', '=', addressPrint)
      .where('createdAt', '>', now - DAY_MS),
  )) >= MOST_BY_ANYBODY;

/** An address as a fingerprint: who has it can tell that two are the same, and nothing else. */
const printOf = ({ secrets }: Keyed, address: string): string =>
  secrets.fingerprint('letter', address.toLowerCase());

async function isRefused(read: Reader, addressPrint: string): Promise<boolean> {
  const row = await read
    .selectFrom('mail')
    .select('id')
    .where('addressPrint', '=', addressPrint)
    .where('refused', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sends an act's letters that wait or were refused to the contact's new address. Nothing happens when the contact is no
 * mail address.
 */
export async function readdressLetters(
  { tx, now, secrets }: KeyedWork,
  participantId: string,
  contact: string,
): Promise<void> {
  const address = mailAddress(contact);
  if (address === undefined) return;
  const addressPrint = printOf({ secrets }, address);
  if (await isRefused(tx, addressPrint)) return;
  const rows = await tx
    .selectFrom('mail')
    .select(['id', 'letter', 'refused', 'dueAt'])
    .where('participantId', '=', participantId)
    .where('kind', '!=', 'consent')
    .where('letter', '!=', '')
    .where((row) =>
      row.or([row('state', '=', 'queued'), row.and([row('state', '=', 'failed'), row('refused', '=', 1)])]),
    )
    .execute();
  for (const { id, letter, refused, dueAt } of rows) {
    const sealed = { ...(JSON.parse(secrets.unseal(letter)) as SealedLetter), address };
    await tx
      .updateTable('mail')
      .set({
        letter: secrets.seal(JSON.stringify(sealed)),
        addressPrint,
        ...(refused && { state: 'queued', refused: 0, tries: 0, trouble: '' }),
        dueAt: refused ? now : dueAt,
      })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Marks queued and failed letters of these kinds as no longer worth sending from now on, because what they tell of
 * is over.
 */
export async function endLetters(
  { tx, now }: Work,
  eventId: string,
  kinds: readonly LetterKind[],
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ worthUntil: now })
    .where('eventId', '=', eventId)
    .where('kind', 'in', [...kinds])
    .where('state', 'in', ['queued', 'failed'])
    .execute();
}

/**
 * Cancels an act's decision letters that were not sent. One whose first try has begun may have arrived, so it stays,
 * unless it was refused.
 */
export async function takeBackDecisions({ tx }: Work, participantId: string): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'cancelled', letter: '' })
    .where('participantId', '=', participantId)
    .where('kind', 'in', [...DECISIONS])
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'queued'), row('tries', '=', 0)]),
        row.and([row('state', '=', 'failed'), row('refused', '=', 1)]),
      ]),
    )
    .execute();
}

/**
 * Cancels an act's unsent letters whose link has this token, which leads nowhere any more. Others to the same address
 * stay: a parent may be asked for two children.
 */
export async function stopLettersWith(
  { tx, secrets }: KeyedWork,
  participantId: string,
  token: string,
): Promise<void> {
  const waiting = await tx
    .selectFrom('mail')
    .select(['id', 'letter'])
    .where('participantId', '=', participantId)
    .where('state', 'in', ['queued', 'failed'])
    .where('letter', '<>', '')
    .execute();
  const ended = waiting.filter(({ letter }) => {
    const { link }: SealedLetter = JSON.parse(secrets.unseal(letter));
    return link?.endsWith(`/${token}`);
  });
  for (const { id } of ended)
    await tx.updateTable('mail').set({ state: 'cancelled', letter: '' }).where('id', '=', id).execute();
}

/** Whether a letter of this kind about the act was sent or waits to be; with `to`, to that address. */
export async function isWrittenTo(
  read: Reader,
  participantId: string,
  kind: LetterKind,
  to?: Keyed & { contact: string },
): Promise<boolean> {
  const row = await read
    .selectFrom('mail')
    .select('id')
    .$if(to !== undefined, (rows) =>
      rows.where('addressPrint', '=', to ? printOf(to, mailAddress(to.contact) ?? '') : ''),
    )
    .where('participantId', '=', participantId)
    .where('kind', '=', kind)
    .where('state', 'in', ['queued', 'sent'])
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest decision of which the act was told, or may have been told, by letter; undefined when none was. */
export async function toldDecision(read: Reader, participantId: string): Promise<LetterKind | undefined> {
  const row = await read
    .selectFrom('mail')
    .select('kind')
    .where('participantId', '=', participantId)
    .where('kind', 'in', [...DECISIONS])
    .where('state', 'not in', ['cancelled', 'expired'])
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.kind;
}

/** The letters to these acts, oldest first, without their words. */
export async function lettersTo(read: Reader, participantIds: readonly string[]) {
  if (participantIds.length === 0) return [];
  return read
    .selectFrom('mail')
    .select(['kind', 'state', 'createdAt', 'sentAt'])
    .where('participantId', 'in', [...participantIds])
    .orderBy('createdAt')
    .execute();
}

/** Deletes every letter to these acts. */
export async function forgetLetters(
  tx: Transaction<Tables>,
  participantIds: readonly string[],
): Promise<void> {
  if (participantIds.length === 0) return;
  await tx
    .deleteFrom('mail')
    .where('participantId', 'in', [...participantIds])
    .execute();
}

/** How many letters wait for the mail server, of all events. */
export const waitingLetters = (read: Reader): Promise<number> =>
  countRows(read.selectFrom('mail').where('state', '=', 'queued'));
