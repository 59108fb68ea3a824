/** What was sent to each call, as the examples in its document: the same on every run. */
import { createHash } from 'node:crypto';
import type { CallExample } from '#server/http/document/operations.ts';
import type { Note } from './noted.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Ids, tokens and digests that a server makes at random; nothing that is named by people looks so. */
const RANDOM = /^(?:[0-9a-z]{16,}|(?=.*[A-Z0-9])[\w.~%=-]{16,})$/;
/** A digest, whose made-up word has to be one as well. */
const DIGEST = /^[0-9a-f]{64}$/;
const RANDOM_KEYS: ReadonlySet<string> = new Set(['code', 'receipt', 'link', 'token', 'mark']);

/** The first request of each call that was taken, by the call's name. */
export function examplesOf(notes: readonly Note[]): Record<string, CallExample> {
  const known = new Map<string, string>();
  const examples: Record<string, CallExample> = {};
  for (const { name, status, params, query, body } of notes) {
    if (status >= 300 || examples[name] !== undefined) continue;
    const sent = Object.entries({ params, query, body }).filter(
      ([, part]) => part !== undefined && Object.keys(Object(part)).length > 0,
    );
    if (sent.length > 0) examples[name] = steadily(Object.fromEntries(sent), name, known) as CallExample;
  }
  return examples;
}

/**
 * The same with words in the place of random ones that stay the same from run to run: what is first sent to a call gets
 * its word from the name of that call, and keeps it.
 */
function steadily(sent: unknown, name: string, known: Map<string, string>): unknown {
  let made = 0;
  const wordFor = (random: string): string => {
    made += known.has(random) ? 0 : 1;
    const word = known.get(random) ?? madeUp(`${name} ${made}`, random);
    known.set(random, word);
    return word;
  };
  const steady = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return RANDOM.test(value) || RANDOM_KEYS.has(key) ? wordFor(value) : value;
    if (Array.isArray(value)) return value.map((one) => steady(one, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, inside]) => [String(steady(field)), steady(inside, field)]),
    );
  };
  return steady(sent);
}

function madeUp(from: string, random: string): string {
  const { length } = random;
  const letters = DIGEST.test(random) ? 16 : ALPHABET.length;
  const bytes = Array.from({ length: Math.ceil(length / 32) }, (_, part) => [
    ...createHash('sha256').update(`${from} ${part}`).digest(),
  ]).flat();
  return bytes
    .slice(0, length)
    .map((byte) => ALPHABET[byte % letters])
    .join('');
}

/** One call a line. */
export const examplesFile = (examples: Readonly<Record<string, CallExample>>): string =>
  `{\n${Object.keys(examples)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(examples[name])}`)
    .join(',\n')}\n}\n`;
