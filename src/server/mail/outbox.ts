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
  LETTER_KINDS,
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
import { mayHaveArrived, openLetter, type SealedLetter, sealLetter, triedAnew } from './sealed-letter.ts';

export type { SealedLetter } from './sealed-letter.ts';
export type MailRow = Selectable<Tables['mail']>;

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
/** What is said of a cancelled letter: that it may be there, and that nobody is left to send it to. */
const MAY_HAVE_ARRIVED = report('mailMayHaveArrived');
const NO_ADDRESS = report('mailNoAddress');

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
    filledFrom: { text: letter.text, words: letter.words },
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
      letter: sealLetter({ secrets }, sealed),
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

type Unsent = Pick<MailRow, 'id' | 'kind' | 'state' | 'refused' | 'tries' | 'trouble' | 'dueAt' | 'letter'>;

/** An act's letters that can still be sent, now or by hand. */
export const unsentTo = (read: Reader, participantId: string): Promise<Unsent[]> =>
  read
    .selectFrom('mail')
    .select(['id', 'kind', 'state', 'refused', 'tries', 'trouble', 'dueAt', 'letter'])
    .where('participantId', '=', participantId)
    .where('state', 'in', ['queued', 'failed'])
    .where('letter', '!=', '')
    .execute();

/**
 * Cancels letters that are not sent, with their words, and says `why` in the list; where that is not told, what went
 * wrong last stays there. Of one that the mail server may have taken all the same it says so.
 */
export async function cancelLetters(
  { tx, secrets }: KeyedWork,
  rows: readonly Pick<Unsent, 'id' | 'tries' | 'trouble' | 'letter'>[],
  why?: string,
): Promise<void> {
  for (const row of rows) {
    const trouble = mayHaveArrived({ secrets }, row)
      ? [MAY_HAVE_ARRIVED, why ?? ''].join(' ').trimEnd()
      : (why ?? row.trouble);
    await tx
      .updateTable('mail')
      .set({ state: 'cancelled', letter: '', trouble })
      .where('id', '=', row.id)
      .execute();
  }
}

/**
 * Sends an act's letters that are not sent yet to the contact's new address, and none to the one before: their link is
 * the performer's alone. What was refused there goes out again; what was given up waits for whoever sends it again. To
 * an address that was refused before nothing goes, and where the contact is no mail address the letters are cancelled.
 */
export async function readdressLetters(
  work: KeyedWork,
  participantId: string,
  contact: string,
): Promise<void> {
  const { tx, now } = work;
  const rows = (await unsentTo(tx, participantId)).filter(
    ({ kind }) => LETTER_KINDS[kind].to === 'performer',
  );
  const address = mailAddress(contact);
  if (address === undefined) return cancelLetters(work, rows, NO_ADDRESS);
  const addressPrint = printOf(work, address);
  const isNoUse = await isRefused(tx, addressPrint);
  for (const row of rows) {
    const goesAgain = row.refused === 1 && !isNoUse;
    const letter = goesAgain ? triedAnew(work, row) : row.letter;
    await tx
      .updateTable('mail')
      .set({
        letter: sealLetter(work, { ...openLetter(work, letter), address }),
        addressPrint,
        ...(isNoUse && { state: 'failed', refused: 1, trouble: REFUSED_BEFORE }),
        ...(goesAgain && { state: 'queued', refused: 0, tries: 0, trouble: '', dueAt: now }),
      })
      .where('id', '=', row.id)
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
 * Takes back what was decided of an act: cancels its letters on decisions that are not sent, whatever their tries. One
 * that the mail server may have taken is cancelled, too: if it arrived it came first, and sent once more it would come
 * after the decision that replaces it. Unless the act `staysIn`, nothing asks or calls it to the stage any more either.
 */
export async function takeBackDecisions(
  work: KeyedWork,
  participantId: string,
  { staysIn = false } = {},
): Promise<void> {
  const kinds: readonly LetterKind[] = staysIn ? DECISIONS : [...DECISIONS, 'reminder', 'call'];
  const rows = await unsentTo(work.tx, participantId);
  await cancelLetters(
    work,
    rows.filter(({ kind }) => kinds.includes(kind)),
  );
}

/** Cancels an act's letters of a kind that are not sent, because a newer one replaces them. */
export async function replaceLetters(
  work: KeyedWork,
  participantId: string,
  kind: LetterKind,
): Promise<void> {
  const rows = await unsentTo(work.tx, participantId);
  await cancelLetters(
    work,
    rows.filter((row) => row.kind === kind),
  );
}

/**
 * Cancels an act's unsent letters whose link has this token, which leads nowhere any more. Others to the same address
 * stay: a parent may be asked for two children.
 */
export async function stopLettersWith(work: KeyedWork, participantId: string, token: string): Promise<void> {
  const rows = await unsentTo(work.tx, participantId);
  await cancelLetters(
    work,
    rows.filter(({ letter }) => openLetter(work, letter).link?.endsWith(`/${token}`)),
  );
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

/**
 * The decision that the act was told last by letter; undefined when it was told none, or when a letter with another may
 * have arrived since. What waits to be sent tells nothing yet.
 */
export async function toldDecision(read: Reader, participantId: string): Promise<LetterKind | undefined> {
  const rows = await read
    .selectFrom('mail')
    .select(['kind', 'state', 'trouble'])
    .where('participantId', '=', participantId)
    .where('kind', 'in', [...DECISIONS])
    .where('state', 'in', ['sent', 'cancelled'])
    .orderBy('createdAt', 'desc')
    .execute();
  const last = rows.find(({ state, trouble }) => state === 'sent' || trouble.startsWith(MAY_HAVE_ARRIVED));
  return last?.state === 'sent' ? last.kind : undefined;
}

/** The letters to these acts, oldest first, without their words. */
export const lettersTo = (read: Reader, participantIds: readonly string[]) =>
  read
    .selectFrom('mail')
    .select(['kind', 'state', 'createdAt', 'sentAt'])
    .where('participantId', 'in', participantIds)
    .orderBy('createdAt')
    .execute();

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
