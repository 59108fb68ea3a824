/**
 * Sends what is due in the outbox. A letter is taken by moving its next try into the future before the mail
 * server is spoken to: of several processes one gets it, and after a power cut it is tried again by itself.
 */
import { PassThrough } from 'node:stream';
import { waitAfter } from '#domain/mail/letters.ts';
import { SOURCE } from '#domain/messages/languages.ts';
import { report } from '#domain/messages/report.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { formatted, type LetterStyle } from './letter-format.ts';
import type { MailRow, SealedLetter } from './outbox.ts';
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

/**
 * Makes the sender. Without a server from `smtpNow` letters wait; `dressOf` reads an event's letter style, `onTrouble`
 * is called with errors on our own side.
 */
export function openSender(
  store: Store,
  smtpNow: () => Promise<SmtpSettings | undefined>,
  dressOf: (eventId: string) => Promise<LetterStyle>,
  onTrouble: (error: unknown) => void,
): Sender {
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  const cut = new AbortController();
  let running: Promise<number> | undefined;

  const sendDue = async (): Promise<number> => {
    const smtp = await smtpNow();
    if (!smtp) return 0;
    await expire(store);
    const due = await store.read
      .selectFrom('mail')
      .selectAll()
      .where('state', '=', 'queued')
      .where('dueAt', '<=', store.now())
      .orderBy('dueAt')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    let tried = 0;
    for (const row of due) {
      if (stopping) break;
      const letter = await claim(store, row);
      if (letter === undefined) continue;
      tried += 1;
      await deliver({ ...row, letter }, smtp);
    }
    return tried;
  };

  const deliver = async (row: MailRow, smtp: SmtpSettings): Promise<void> => {
    const letter = JSON.parse(store.secrets.unseal(row.letter)) as SealedLetter;
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

/** Sets aside what waited for too long: a call to the stage after the show helps nobody. */
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
async function fail(store: Store, row: MailRow, failure: Failure): Promise<void> {
  const { addressPrint } = row;
  await store.write({ by: SYSTEM }, async ({ tx }) => {
    // Cancelled while it was handed over: it stays so, and has no words any more that could be sent again.
    await tx
      .updateTable('mail')
      .set(failure)
      .where('id', '=', row.id)
      .where('state', '=', 'queued')
      .execute();
    if (failure.refused === 1 && addressPrint !== null)
      await tx
        .updateTable('mail')
        .set({ state: 'failed', refused: 1, trouble: failure.trouble })
        .where('addressPrint', '=', addressPrint)
        .where('state', '=', 'queued')
        .execute();
  });
}

/** The part of the sender's address after the @, which makes a Message-ID one of ours. */
const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'ovation.invalid';

/**
 * Takes a letter to be sent by nobody else for a while. Answers it as it is now, for its address may have been put right
 * since it was read; undefined where it is not to be sent any more.
 */
async function claim(store: Store, row: MailRow): Promise<string | undefined> {
  const taken = await store.quiet((tx) =>
    tx
      .updateTable('mail')
      .set({ tries: row.tries + 1, dueAt: store.now() + CLAIM_MS })
      .where('id', '=', row.id)
      .where('state', '=', 'queued')
      .where((mail) => mail.or([mail('worthUntil', 'is', null), mail('worthUntil', '>', store.now())]))
      .where('tries', '=', row.tries)
      .where('letter', '!=', '')
      .returning('letter')
      .executeTakeFirst(),
  );
  return taken?.letter;
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
 * section 3.8) at the address, as from a server that hands on letters for its own house alone.
 */
function failureOf(error: unknown, row: MailRow, now: number, { smtp, address, wholeOut }: Handing) {
  const { responseCode = 0, response = '', command, code } = error as Partial<Answer>;
  const byPolicy = /^\d{3}[ -]5\.7\.\d/.test(response);
  const forGood = responseCode >= 500 && ((command === 'RCPT TO' && !byPolicy) || command === 'DATA');
  const wait = forGood ? undefined : waitAfter(row.tries + 1);
  const isUnsure = code === 'EABORT' || (wholeOut && response === '');
  const trouble = isUnsure ? report('mailUnsure') : whatCame(error, smtp, address);
  return wait === undefined
    ? { state: 'failed' as const, trouble, refused: forGood ? (1 as const) : (0 as const) }
    : { state: 'queued' as const, trouble, refused: 0 as const, dueAt: now + wait };
}
