/**
 * Answers that everybody gets alike: made and packed once, and once more when a table that they were read from is
 * written. A whole hall asks for the price of one.
 */
import { snakeKeys } from '#contract/case.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Make, ofThisMinute, rememberedEach } from '../store/remembered.ts';
import type { Reader, Store } from '../store/store.ts';
import { fromThread, type PackedDocument, packedInTime, ReadyAnswer } from './packing.ts';

type Shared = (named?: string) => Promise<ReadyAnswer>;
type Followed = Pick<Store, 'changes' | 'following'>;

/**
 * An endpoint's answer as compressed JSON in snake case. @throws ZodError when it does not match the endpoint's schema.
 */
export const packedAnswer = <E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
): Promise<PackedDocument> => {
  const named = snakeKeys(answer);
  return packedInTime(JSON.stringify(endpoint.answer ? endpoint.answer.parse(named) : named));
};

/** An answer that was compressed on another thread, ready to be sent. */
export const readyAnswer = (packed: PackedDocument): ReadyAnswer => new ReadyAnswer(fromThread(packed));

/**
 * An endpoint's answer that everybody shares, made again once a table that it was read from is written, and at most
 * once a second where it changes with time alone. Each value of `named` has its own answer. @throws Refusal what `make`
 * throws.
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
 * `sharedAnswer` for what is too slow for the thread that answers requests: `work`, a function that its module exports,
 * reads and compresses it on the reading thread.
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
