import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-toastify';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { CallFailed, type CallInput, call, type Given, sentenceOf } from './api.ts';
import { type Answers, type Changed, type Key, useAnswers } from './ask.ts';
import { newCommandId } from './command-id.ts';

/** What happens after a command was answered or failed. */
export interface After<A> {
  /** A message that is shown on success. */
  done?: string | ((answer: A) => string | undefined);
  /**
   * A message that is shown on failure, unless the server sent a sentence. Without it, the page shows the refusal
   * itself.
   */
  failed?: string | ((error: CallFailed) => string | undefined);
  /** The cached answer that the command's answer replaces. */
  puts?: Key<A>;
  /** The cached list in which the command's answer replaces the one with its id. */
  putsAmong?: Key<readonly (A & { id: string })[]>;
  /** Cached answers that are asked for again, also after a failure, because only the answer may have been lost. */
  changes?: Changed;
  onDone?: (answer: A) => void;
  onFailed?: (error: CallFailed) => void;
  /** Called after success and failure. */
  onSettled?: () => void;
}

type Sent<E extends Endpoint> =
  Record<never, never> extends Given<E>
    ? [given?: Given<E>, after?: After<AnswerOf<E>>]
    : [given: Given<E>, after?: After<AnswerOf<E>>];

/** How it stands with a press. */
interface Standing {
  /** From the press until what it changed is read again. */
  busy: boolean;
  /** Why the last press was refused, or that it reached nobody; undefined from the next press on. */
  error: CallFailed | undefined;
  /** A sentence for each wrong field, by its path on the wire. */
  fields: Readonly<Record<string, string>>;
  /** Why it was not done, in the server's words or else these; undefined where nothing failed. */
  refusal(otherwise: string): string | undefined;
  /** Forgets what became of the last press. */
  forget(): void;
}

/** One kind of command. `Given` is what it is made with, `Answer` what it is answered. */
export interface Press<Given, Answer> extends Standing {
  /** Makes the command. Resolves with its answer; undefined when it failed. */
  send(given: Given, after?: After<Answer>): Promise<Answer | undefined>;
  /** What the command under way was made with, so that the page may show it as done. */
  sending: Given | undefined;
  /** What the last command was made with, whatever became of it. */
  pressed: Given | undefined;
  /** What the last press was answered. */
  answer: Answer | undefined;
}

export interface Command<E extends Endpoint> extends Omit<Press<Given<E>, AnswerOf<E>>, 'send'> {
  send(...sent: Sent<E>): void;
}

/** Commands of several endpoints. `A` is what each of them answers. */
export interface Commands<A = unknown> extends Standing {
  send<E extends Endpoint>(endpoint: E & Answering<E, A>, ...sent: Sent<E>): void;
}

type Answering<E, A> = AnswerOf<E> extends A ? unknown : never;

/**
 * A command of one endpoint, to be sent by a press. `always` happens after each sending; what is given with a
 * single `send` happens after that.
 */
export function useCommand<E extends Endpoint>(endpoint: E, always: After<AnswerOf<E>> = {}): Command<E> {
  const press = usePress((given: Given<E>, commandId) => make(endpoint, given, commandId), always);
  return { ...press, send: (...[given, after]) => void press.send((given ?? {}) as Given<E>, after) };
}

/** Sends commands of several endpoints, one at a time; `always` happens after each. */
export function useCommands<A = unknown>(always: After<A> = {}): Commands<A> {
  const press = usePress<{ endpoint: Endpoint; given: object }, A>(
    ({ endpoint, given }, commandId) => make(endpoint, given, commandId) as Promise<A>,
    always,
  );
  return {
    ...press,
    send: (endpoint, ...[given, after]) =>
      void press.send({ endpoint, given: given ?? {} }, after as After<A> | undefined),
  };
}

const make = <E extends Endpoint>(endpoint: E, given: object, commandId: string): Promise<AnswerOf<E>> =>
  call(endpoint, { ...given, ...(endpoint.once && { commandId }) } as CallInput<E>);

/**
 * A press that makes one call or several. `work` derives the id of each call that must be carried out once from
 * `commandId`.
 */
export function usePress<Given, Answer>(
  work: (given: Given, commandId: string) => Promise<Answer>,
  always: After<Answer> = {},
): Press<Given, Answer> {
  const answers = useAnswers();
  const ids = usePressIds();
  const made = useMutation<Answer, Error, Pressed<Given, Answer>>({
    mutationFn: ({ given, commandId }) => work(given, commandId),
    onSuccess: (answer, pressed) => {
      ids.answered();
      const stale: Changed[] = [];
      for (const after of [always, pressed.after ?? {}]) {
        const { puts, changes = [], done, onDone, onSettled } = after;
        putInPlace(answers, after, answer);
        const words = typeof done === 'function' ? done(answer) : done;
        if (words !== undefined) toast.success(words);
        onDone?.(answer);
        onSettled?.();
        // What the answer took the place of is fresh.
        stale.push(changes === 'everything' ? changes : changes.filter((key) => key !== puts));
      }
      return Promise.all(stale.map(answers.askAnew));
    },
    onError: (error, pressed) => {
      if (isAnswer(error)) ids.answered();
      else ids.lost(pressed.given, pressed.commandId);
      for (const { failed, changes = [], onFailed, onSettled } of [always, pressed.after ?? {}]) {
        const words = typeof failed === 'function' ? error instanceof CallFailed && failed(error) : failed;
        if (words) toast.error(sentenceOf(error, words));
        if (error instanceof CallFailed) onFailed?.(error);
        onSettled?.();
        void answers.askAnew(changes);
      }
    },
  });
  const error = made.error instanceof CallFailed ? made.error : undefined;
  return {
    send: (given, after) =>
      made.mutateAsync({ given, after, commandId: ids.next(given) }).catch(() => undefined),
    sending: made.isPending ? made.variables.given : undefined,
    pressed: made.variables?.given,
    answer: made.data,
    busy: made.isPending,
    error,
    fields: error?.fields ?? NO_FIELDS,
    refusal: (otherwise) => (made.error ? sentenceOf(made.error, otherwise) : undefined),
    forget: made.reset,
  };
}

function putInPlace<A>(answers: Answers, { puts, putsAmong }: After<A>, answer: A): void {
  if (puts) answers.put(puts, answer);
  if (!putsAmong) return;
  const its = answer as A & { id: string };
  answers.put(putsAmong, (all) => all?.map((one) => (one.id === its.id ? its : one)));
}

interface Pressed<Given, Answer> {
  given: Given;
  commandId: string;
  after: After<Answer> | undefined;
}

const NO_FIELDS = {};

/** Whether the server said what became of it. */
const isAnswer = (error: Error): boolean => error instanceof CallFailed && !error.isUnanswered;

/**
 * The id of a press: a new one each time, but for what is pressed again because no answer came. That may have been
 * done, and is the same command.
 */
function usePressIds() {
  const lost = useRef<{ sign: string; commandId: string }>(undefined);
  return {
    next: (given: unknown): string =>
      lost.current?.sign === JSON.stringify(given) ? lost.current.commandId : newCommandId(),
    answered: () => {
      lost.current = undefined;
    },
    lost: (given: unknown, commandId: string) => {
      lost.current = { sign: JSON.stringify(given), commandId };
    },
  };
}
