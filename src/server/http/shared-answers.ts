/**
 * Answers that everybody gets alike: made and packed once, and once more when a table that they were read from is
 * written. A whole hall asks for the price of one.
 */
import { snakeKeys } from '#contract/case.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Make, ofThisMinute, rememberedEach } from '../store/remembered.ts';
import type { Reader, Store } from '../store/store.ts';
import { type PackedDocument, packedInTime, ReadyAnswer } from './packing.ts';

type Shared = (named?: string) => Promise<ReadyAnswer>;
type Followed = Pick<Store, 'changes' | 'following'>;

/** The bytes of an endpoint's answer. @throws where it is none. */
export const packedAnswer = <E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
): Promise<PackedDocument> => {
  const named = snakeKeys(answer);
  return packedInTime(JSON.stringify(endpoint.answer ? endpoint.answer.parse(named) : named));
};

/** Bytes that came out of a thread, to be sent. */
export const readyAnswer = ({ plain, gzip }: PackedDocument): ReadyAnswer =>
  new ReadyAnswer({ plain: bufferOf(plain), ...(gzip && { gzip: bufferOf(gzip) }) });

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * An endpoint's answer. One that changes with the time is looked at once a second. What may be named in the question
 * has an answer of its own each.
 * @throws Refusal what `make` throws.
 */
export const sharedAnswer = <E extends Endpoint>(
  store: Followed & Pick<Store, 'now'>,
  endpoint: E,
  make: (read: Reader, named: string | undefined) => Promise<AnswerOf<E>>,
): Shared =>
  shared(
    store,
    async (read, named) => new ReadyAnswer(await packedAnswer(endpoint, await make(read, named))),
    () => String(Math.floor(store.now() / 1_000)),
  );

/**
 * The same of what takes too long for the thread that answers everybody: `work`, a function that its module exports,
 * reads and packs it in another one.
 */
export const sharedInThread = <Given>(
  store: Followed & Pick<Store, 'readForCrowd' | 'now'>,
  module: string,
  work: (read: Reader, given: Given) => Promise<PackedDocument>,
  given: (read: Reader, named: string | undefined) => Promise<Given>,
  keyOf: () => string = () => ofThisMinute(store),
): Shared =>
  shared(
    store,
    async (read, named, name) => {
      const { answer, tables } = await store.readForCrowd(module, work, await given(read, named));
      for (const table of tables) name(table);
      return readyAnswer(answer);
    },
    keyOf,
  );

/** So many that are named are looked at together. */
const MOST_NAMED = 16;

/** Whoever asks in vain costs no more than the others: a refusal is kept like an answer. */
function shared(store: Followed, make: Make<ReadyAnswer, string | undefined>, keyOf: () => string): Shared {
  const made = rememberedEach(
    store,
    (read, named: string | undefined, name) =>
      make(read, named, name).catch((error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      }),
    { most: MOST_NAMED, idOf: String, keyOf },
  );
  return async (named) => {
    const answer = await made(named);
    if (answer instanceof Refusal) throw answer;
    return answer;
  };
}
