/** Letters as they cross the wire: the organisers' texts, and what became of what was sent. */
import { z } from 'zod';
import { LETTER_TEXTS, LETTERS, type LetterKind, mailAddress, unknownBlanks } from '#domain/mail/letters.ts';
import { catalogueLines } from '../errors.ts';
import { id, instant, line, optionalLine, paragraph } from '../primitives.ts';

export const letterKind = z.enum(LETTERS);

const known = (text: string) => unknownBlanks(text).length === 0;
const UNKNOWN = 'This holds a word in braces that no letter knows.';

/** A letter in the organisers' words. */
export const letterText = z.object({
  subject: line(200).refine(known, UNKNOWN),
  body: paragraph(4_000).min(1, 'Fill this in.').refine(known, UNKNOWN),
});

/** The texts of all letters; a missing one has the default of this version. */
export const letterTexts = z.object(
  Object.fromEntries(LETTERS.map((kind) => [kind, letterText.default(LETTER_TEXTS[kind])])) as Record<
    LetterKind,
    z.ZodDefault<typeof letterText>
  >,
);

/** A letter in the outbox. Its text and address never leave the server. */
export const outboxLetter = z.object({
  id,
  kind: letterKind,
  about: z.string().describe('The stage name it is about.'),
  to: z.enum(['performer', 'parent']),
  participant_id: id,
  state: z
    .enum(['queued', 'sent', 'failed', 'cancelled', 'expired'])
    .describe('`expired`: no longer worth sending, since what it says is past.'),
  refused: z
    .boolean()
    .describe('Whether the mail server refused the address for good; nothing more is sent there.'),
  tries: z.int(),
  due_at: instant,
  created_at: instant,
  sent_at: instant.nullable(),
  trouble: z
    .string()
    .describe("Why the last try failed, with the mail server's own answer; addresses are left out."),
  trouble_told: catalogueLines,
});

export const lettersOfAct = z.object({
  available: z.boolean().describe('Whether a mail server is set for this installation.'),
  letters: z.array(outboxLetter).describe('The newest first.'),
});

export const outbox = z.object({
  available: z.boolean().describe('Whether a mail server is set for this installation.'),
  sender: z.string().nullable(),
  counts: z.object({ queued: z.int(), sent: z.int(), failed: z.int(), expired: z.int() }),
  letters: z.array(outboxLetter).describe('What waits or failed first, then the newest.'),
});

const host = line(200).regex(
  /^(?:[A-Za-z0-9_](?:[A-Za-z0-9_.-]*[A-Za-z0-9_])?|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$/,
  'Write the name alone, like smtp.example.org.',
);
const address = line(200).refine(
  (text) => mailAddress(text) !== undefined,
  'Write an address, like show@example.org.',
);
const port = z
  .int('This is a number, often 587 or 465.')
  .min(1, 'This is a number, often 587 or 465.')
  .max(65_535, 'This is a number, often 587 or 465.');
const security = z
  .enum(['starttls', 'tls', 'none'])
  .describe('`starttls` encrypts after a greeting or sends nothing; `tls` encrypts from the first byte.');
const inTheHall = z.boolean().describe('Whether the server may be a machine of the own network.');

/** A mail server to be set. */
export const mailServer = z.object({
  host,
  port,
  security,
  user: optionalLine(200).describe('Empty where the server asks for no sign-in.'),
  password: z.string().min(1).max(500).optional().describe('Left out, it stays as it is.'),
  sender: address.describe('Whom letters come from. Their name is the event’s.'),
  in_the_hall: inTheHall,
  test_to: address.describe('Who gets the test letter.'),
});

/** The mail server as it is shown, without its password. */
export const mailServerShown = z.object({
  fixed: z.boolean().describe('Whether the settings of the machine name it; it cannot be changed here then.'),
  server: z
    .object({
      host: z.string(),
      port: z.int(),
      security,
      user: z.string(),
      sender: z.string(),
      in_the_hall: inTheHall,
      has_password: z.boolean(),
    })
    .nullable(),
});
