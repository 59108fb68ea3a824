/**
 * Sends a registration until somebody answers: one attempt is given up after eight seconds and the same
 * command is tried again, so it arrives once however bad the network is.
 */
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { CallFailed, call } from '#web/client/api.ts';
import type { Body } from './check.ts';

export type Registered = AnswerOf<typeof registrationEndpoints.register>;

const GIVE_UP_MS = 8_000;
const AGAIN_MS = 4_000;
// Answers that a later try may change.
const PASSING = new Set([0, 429, 500, 502, 503, 504]);

/** `sending` for the first try, `kept` while the network is away, `idle` before and after. */
export type SendingState = 'idle' | 'sending' | 'kept';

/** `send` starts; `onAnswer` gets the answer, `onRefused` what the server does not take. */
export function useSending(callbacks: {
  onAnswer: (answer: Registered) => void;
  onRefused: (failure: CallFailed) => void;
}) {
  const [state, setState] = useState<SendingState>('idle');
  const running = useRef<AbortController>(undefined);
  const latest = useRef(callbacks);
  latest.current = callbacks;

  useEffect(() => () => running.current?.abort(), []);

  const send = async (body: Body, commandId: string) => {
    if (running.current?.signal.aborted === false) return;
    const stop = new AbortController();
    running.current = stop;
    setState('sending');
    while (!stop.signal.aborted) {
      try {
        const answer = await attempt(body, commandId, stop.signal);
        setState('idle');
        latest.current.onAnswer(answer);
        break;
      } catch (error) {
        if (stop.signal.aborted) return;
        if (isRefusal(error)) {
          setState('idle');
          latest.current.onRefused(error);
          break;
        }
        setState('kept');
        await comingBack(stop.signal);
      }
    }
    stop.abort();
  };

  return { state, send };
}

/** Whether no later try may change it. @throws what is no answer of the server */
function isRefusal(error: unknown): error is CallFailed {
  if (!(error instanceof CallFailed)) throw error;
  return !PASSING.has(error.status);
}

function attempt(body: Body, commandId: string, stop: AbortSignal): Promise<Registered> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), GIVE_UP_MS);
  const follow = () => given.abort();
  stop.addEventListener('abort', follow);
  return call(registrationEndpoints.register, { body, commandId, signal: given.signal }).finally(() => {
    clearTimeout(timer);
    stop.removeEventListener('abort', follow);
  });
}

/** A few seconds, or as soon as the device says that it is online again. */
function comingBack(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, AGAIN_MS);
    addEventListener('online', done);
    stop.addEventListener('abort', done);
  });
}
