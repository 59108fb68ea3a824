/**
 * Commands through the endpoint tables: a press makes the call, and everything that belongs to a press happens here and
 * once. Its id is kept over a retry of the same press; what it changed is asked for anew; what became of it is said.
 */
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-toastify';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { CallFailed, type CallInput, call, type Given, sentenceOf } from './api.ts';
import { type Changed, type Key, useAnswers } from './ask.ts';
import { newCommandId } from './command-id.ts';

/** What follows a press. */
export interface After<A> {
  /** Said once it is done. */
  done?: string | ((answer: A) => string | undefined);
  /** Said where it was not, unless the server has words of its own. Left out, nothing is: the page shows the refusal. */
  failed?: string;
  /** Whose place the answer takes. */
  puts?: Key<A>;
  /** Asked for anew, also after a failure: it may be done, and only its answer lost. */
  changes?: Changed;
  onDone?: (answer: A) => void;
  onFailed?: (error: CallFailed) => void;
  /** After either. */
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

export interface Command<E extends Endpoint> extends Standing {
  send(...sent: Sent<E>): void;
  /** What is on its way: the page may show it as if it were done. */
  sending: Given<E> | undefined;
  /** What the last press was answered. */
  answer: AnswerOf<E> | undefined;
}

export interface Commands extends Standing {
  send<E extends Endpoint>(endpoint: E, ...sent: Sent<E>): void;
}

interface Press {
  endpoint: Endpoint;
  given: object | undefined;
  commandId: string | undefined;
  after: After<unknown> | undefined;
}

const NO_FIELDS = {};

/** Several commands of which a page makes one at a time, and after which the same follows. */
export function useCommands(always: After<unknown> = {}): Commands {
  const { send, standing } = usePresses(always);
  return {
    ...standing,
    send: (endpoint, ...[given, after]) => send(endpoint, given, after as After<unknown> | undefined),
  };
}

/**
 * One command. What the press itself says to follow comes after what follows always.
 *
 * @example
 * const end = useCommand(accountsEndpoints.endSession, { failed: 'Try again.', changes: [keyOf(accountsEndpoints.sessions)] });
 * <Button busy={end.busy} onClick={() => end.send({ params: { id } })} />
 */
export function useCommand<E extends Endpoint>(endpoint: E, always: After<AnswerOf<E>> = {}): Command<E> {
  const { send, standing, pressed, answer } = usePresses(always as After<unknown>);
  return {
    ...standing,
    send: (...[given, after]) => send(endpoint, given, after as After<unknown> | undefined),
    sending: standing.busy ? (pressed?.given as Given<E> | undefined) : undefined,
    answer: answer as AnswerOf<E> | undefined,
  };
}

function usePresses(always: After<unknown>) {
  const answers = useAnswers();
  const idOf = usePressIds();
  const follow = (press: Press, each: (after: After<unknown>) => void) => {
    each(always);
    if (press.after) each(press.after);
  };
  const askAnew = (press: Press) =>
    Promise.all([always.changes, press.after?.changes].map((changed) => changed && answers.askAnew(changed)));
  const made = useMutation<unknown, Error, Press>({
    mutationFn: ({ endpoint, given, commandId }) =>
      call(endpoint, { ...given, commandId } as CallInput<Endpoint>),
    onSuccess: (answer, press) => {
      idOf.answered(press);
      follow(press, ({ puts, done, onDone, onSettled }) => {
        if (puts) answers.put(puts, answer);
        const words = typeof done === 'function' ? done(answer) : done;
        if (words !== undefined) toast.success(words);
        onDone?.(answer);
        onSettled?.();
      });
      return askAnew(press);
    },
    onError: (error, press) => {
      if (isAnswer(error)) idOf.answered(press);
      else idOf.lost(press);
      follow(press, ({ failed, onFailed, onSettled }) => {
        if (failed !== undefined) toast.error(sentenceOf(error, failed));
        if (error instanceof CallFailed) onFailed?.(error);
        onSettled?.();
      });
      void askAnew(press);
    },
  });
  const error = made.error instanceof CallFailed ? made.error : undefined;
  return {
    send: (endpoint: Endpoint, given: object | undefined, after: After<unknown> | undefined) =>
      made.mutate({ endpoint, given, after, commandId: idOf.next(endpoint, given) }),
    pressed: made.variables,
    answer: made.data,
    standing: {
      busy: made.isPending,
      error,
      fields: error?.fields ?? NO_FIELDS,
      refusal: (otherwise: string) => (made.error ? sentenceOf(made.error, otherwise) : undefined),
      forget: made.reset,
    },
  };
}

/** Whether the server said what became of it. */
const isAnswer = (error: Error): boolean =>
  error instanceof CallFailed && error.status !== 0 && error.status < 500;

/**
 * The id of a press: a new one each time, but for what is pressed again because no answer came. That may have been
 * done, and is the same command.
 */
function usePressIds() {
  const lost = useRef<{ sign: string; commandId: string | undefined }>(undefined);
  const signOf = (endpoint: Endpoint, given: object | undefined) =>
    JSON.stringify([endpoint.method, endpoint.path, given]);
  return {
    next(endpoint: Endpoint, given: object | undefined): string | undefined {
      if (!endpoint.once) return undefined;
      return lost.current?.sign === signOf(endpoint, given) ? lost.current.commandId : newCommandId();
    },
    answered(_press: Press) {
      lost.current = undefined;
    },
    lost({ endpoint, given, commandId }: Press) {
      lost.current = { sign: signOf(endpoint, given), commandId };
    },
  };
}
