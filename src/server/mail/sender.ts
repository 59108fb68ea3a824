/**
 * Sends what is due in the outbox. A letter is taken by moving its next try into the future before the mail
 * server is spoken to: of several processes one gets it, and after a power cut it is tried again by itself.
 */
import { PassThrough } from 'node:stream';
import type { ExpressionBuilder } from 'kysely';
import { LONGEST_WAIT_MS, waitAfter } from '#domain/mail/letters.ts';
import { SOURCE } from '#domain/messages/languages.ts';
import { report } from '#domain/messages/report.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { formatted, type LetterStyle } from './letter-format.ts';
import type { MailRow } from './outbox.ts';
import { missedOnce, openLetter, sealLetter } from './sealed-letter.ts';
import { addressIn, type SmtpSettings, transportTo, whatCame } from './transport.ts';

export interface Sender {
  start(): void;
  /** Sends what is due now, one letter after another, and answers how many were tried. */
  sendDue(): Promise<number>;
  /**
   * Stops sending. Resolves when the letter under way was answered, or after 5 s; it is then sent again after the next
   * start.
   */
  stop(): Promise<void>;
}

const LOOK_MS = 5_000;
const AT_ONCE = 50;
/** Longer than the longest conversation below; only then is a letter taken as left behind. */
const CLAIM_MS = 5 * 60_000;
/** For the whole conversation: a word now and then keeps no other letter waiting for longer. */
const TALK_MS = 2 * 60_000;
/** A stop waits so long for the answer to a letter; then nobody knows whether it was taken, and it is sent again. */
const STOP_WITHIN_MS = 5_000;

/** What the sender is given by others. */
interface SenderGiven {
  /** The mail server; without one letters wait. */
  smtpNow: () => Promise<SmtpSettings | undefined>;
  /** How an event's letters look. */
  dressOf: (eventId: string) => Promise<LetterStyle>;
  /** Whether letters may be set aside for their age. */
  clockIsSettled: () => boolean;
}

/** Makes the sender. `onTrouble` is called with errors on our own side. */
export function openSender(
  store: Store,
  { smtpNow, dressOf, clockIsSettled }: SenderGiven,
  onTrouble: (error: unknown) => void,
): Sender {
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  const cut = new AbortController();
  let running: Promise<number> | undefined;

  const sendDue = async (): Promise<number> => {
    const smtp = await smtpNow();
    if (!smtp) return 0;
    if (clockIsSettled()) await expire(store);
    const now = store.now();
    const due = await store.read
      .selectFrom('mail')
      .selectAll()
      .where('state', '=', 'queued')
      .where((mail) => isWorthIt(mail, now))
      // No wait is longer: a try that is further ahead was set by a clock that was wrong.
      .where((mail) => mail.or([mail('dueAt', '<=', now), mail('dueAt', '>', now + LONGEST_WAIT_MS)]))
      .orderBy('dueAt')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    let tried = 0;
    for (const row of due) {
      if (stopping) break;
      const claimed = await claim(store, row);
      if (claimed === undefined) continue;
      tried += 1;
      await deliver({ ...row, ...claimed }, smtp);
    }
    return tried;
  };

  const deliver = async (row: MailRow, smtp: SmtpSettings): Promise<void> => {
    const letter = openLetter(store, row.letter);
    const style = await dressOf(row.eventId);
    let wholeOut = false;
    try {
      const transport = await transportTo(smtp);
      transport.use('stream', ({ message }, done) => {
        message.transform(() => new PassThrough().once('end', () => (wholeOut = true)));
        done();
      });
      await transport.sendMail({
        // From the event, by the address that the mail server knows.
        from: { name: style.name, address: addressIn(smtp.from) },
        to: { name: '', address: letter.address },
        subject: letter.subject,
        ...(await formatted(letter, row.kind, style)),
        ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
        // The same for every try: whoever gets a letter twice has a mail program that sees it is one.
        messageId: `<${row.id}@${domainOf(smtp.from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language ?? SOURCE },
        signal: AbortSignal.any([cut.signal, AbortSignal.timeout(TALK_MS)]),
      });
    } catch (error) {
      await fail(store, row, failureOf(error, row, store.now(), { smtp, address: letter.address, wholeOut }));
      return;
    }
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .updateTable('mail')
        .set({ state: 'sent', sentAt: store.now(), letter: '', trouble: '' })
        .where('id', '=', row.id)
        // Readdressed while it was handed over, it has yet to go to the right address.
        .where((mail) => mail.or([mail('state', '=', 'cancelled'), toSame(mail, row)]))
        .execute(),
    );
  };

  const round = () => {
    running = sendDue().catch((error: unknown) => {
      onTrouble(error);
      return 0;
    });
    running.then(() => {
      if (!stopping) timer = setTimeout(round, LOOK_MS).unref();
    });
  };

  return {
    start: round,
    sendDue,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      const cutting = setTimeout(() => cut.abort(), STOP_WITHIN_MS);
      await running;
      clearTimeout(cutting);
    },
  };
}

/**
 * Sets aside what waited for too long: a call to the stage after the show helps nobody. Its words are gone with that,
 * so this is for a clock that is settled alone.
 */
async function expire(store: Store): Promise<void> {
  const past = store.read.selectFrom('mail').select('id').where('state', '=', 'queued');
  if (!(await past.where('worthUntil', '<=', store.now()).limit(1).executeTakeFirst())) return;
  await store.write({ by: SYSTEM }, ({ tx, now }) =>
    tx
      .updateTable('mail')
      .set({ state: 'expired', letter: '' })
      .where('state', '=', 'queued')
      .where('worthUntil', '<=', now)
      .execute(),
  );
}

type Failure = ReturnType<typeof failureOf>;

/** Keeps what went wrong. What else waits for an address that was refused is not tried there either. */
async function fail(store: Store, row: MailRow, { isUnsure, outcome }: Failure): Promise<void> {
  const { addressPrint } = row;
  await store.write({ by: SYSTEM }, async ({ tx }) => {
    const waiting = await tx
      .selectFrom('mail')
      .select(['letter', 'addressPrint'])
      .where('id', '=', row.id)
      // Cancelled while it was handed over: it stays so, and has no words any more that could be sent again.
      .where('state', '=', 'queued')
      .executeTakeFirst();
    if (waiting)
      await tx
        .updateTable('mail')
        .set({
          letter: isUnsure
            ? waiting.letter
            : sealLetter(store, missedOnce(openLetter(store, waiting.letter))),
          // What the old address said does not count for one that was put right meanwhile.
          ...(waiting.addressPrint === addressPrint && outcome),
        })
        .where('id', '=', row.id)
        .execute();
    if (outcome.refused === 1 && addressPrint !== null)
      await tx
        .updateTable('mail')
        .set({ state: 'failed', refused: 1, trouble: outcome.trouble })
        .where('addressPrint', '=', addressPrint)
        .where('state', '=', 'queued')
        .execute();
  });
}

type Mail = ExpressionBuilder<Pick<Tables, 'mail'>, 'mail'>;

/** Whether the letter is worth sending at `now`. */
const isWorthIt = (mail: Mail, now: number) =>
  mail.or([mail('worthUntil', 'is', null), mail('worthUntil', '>', now)]);

/** Whether the letter is to the address that it was handed over for. */
const toSame = (mail: Mail, { addressPrint }: MailRow) =>
  mail('addressPrint', addressPrint === null ? 'is' : '=', addressPrint);

/** The part of the sender's address after the @, which makes a Message-ID one of ours. */
const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'ovation.invalid';

/**
 * Takes a letter to be sent by nobody else for a while. Answers it as it is now, for its address may have been put right
 * since it was read; undefined where it is not to be sent any more.
 */
async function claim(
  store: Store,
  row: MailRow,
): Promise<Pick<MailRow, 'letter' | 'addressPrint'> | undefined> {
  return store.quiet((tx) =>
    tx
      .updateTable('mail')
      .set({ tries: row.tries + 1, dueAt: store.now() + CLAIM_MS })
      .where('id', '=', row.id)
      .where('state', '=', 'queued')
      .where((mail) => isWorthIt(mail, store.now()))
      .where('tries', '=', row.tries)
      .where('letter', '!=', '')
      .returning(['letter', 'addressPrint'])
      .executeTakeFirst(),
  );
}

/** How a letter was handed over; `wholeOut`: all of it was sent, and the server's answer alone was missing. */
interface Handing {
  smtp: SmtpSettings;
  address: string;
  wholeOut: boolean;
}

/** The answer that a conversation failed with, as nodemailer keeps it. */
interface Answer {
  responseCode: number;
  response: string;
  /** What it answered to. */
  command: string;
  code: string;
}

/**
 * A refusal for good (5xx to the address or to the letter, RFC 5321 section 4.2.1) is not tried again; anything else
 * is, until it is time to give up. That the server refuses us (5xx before the address: the account, the sender) says
 * nothing about whom the letter is to, so that one is tried again as well; nor does a refusal by policy (5.7, RFC 3463
 * section 3.8) at the address, as from a server that hands on letters for its own house alone. `isUnsure`: the server
 * may have taken the letter, and did not say.
 */
function failureOf(error: unknown, row: MailRow, now: number, { smtp, address, wholeOut }: Handing) {
  const { responseCode = 0, response = '', command, code } = error as Partial<Answer>;
  const byPolicy = /^\d{3}[ -]5\.7\.\d/.test(response);
  const forGood = responseCode >= 500 && ((command === 'RCPT TO' && !byPolicy) || command === 'DATA');
  const wait = forGood ? undefined : waitAfter(row.tries + 1);
  const isUnsure = code === 'EABORT' || (wholeOut && response === '');
  const trouble = isUnsure ? report('mailUnsure') : whatCame(error, smtp, address);
  return {
    isUnsure,
    outcome:
      wait === undefined
        ? { state: 'failed' as const, trouble, refused: forGood ? (1 as const) : (0 as const) }
        : { state: 'queued' as const, trouble, refused: 0 as const, dueAt: now + wait },
  };
}
