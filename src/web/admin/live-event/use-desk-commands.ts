/** Giving commands from the desk: each has an id of its own and is tried with it until the server has answered. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { AdminView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { CallFailed, call } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import type { DeskCommand } from './desk.ts';

const ATTEMPT_MS = 8_000;
const ATTEMPTS = 3;
const BETWEEN_MS = 400;
/** For so long an answer may be ahead of a stream that runs. */
const AHEAD_MS = 5_000;

/** A rehearsal counts its versions apart from the real show: its answers say nothing about the other. */
const sameShow = (a: AdminView | undefined, b: AdminView | undefined): boolean =>
  a?.rehearsal?.id === b?.rehearsal?.id;

/**
 * Commands made from the newest view. `answered` is the view that came with the newest answer.
 * @param connected whether the stream that brings `live` runs.
 */
export function useDeskCommands(live: AdminView | undefined, connected: boolean) {
  const [last, setAnswered] = useState<AdminView>();
  // A stream that still says less tells of another show: another round or event, or a copy that was put back.
  useEffect(() => {
    if (last === undefined || !connected) return;
    const timer = setTimeout(() => setAnswered((now) => (now === last ? undefined : now)), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [last, connected]);
  const answered = live === undefined || sameShow(last, live) ? last : undefined;
  const [sending, setSending] = useState<DeskCommand['kind']>();
  const newest = useRef(0);
  newest.current = Math.max(live?.version ?? 0, answered?.version ?? 0);

  const send = useCallback(async (command: DeskCommand): Promise<boolean> => {
    const body = { ...command, commandId: newCommandId(), expectedVersion: newest.current };
    setSending(command.kind);
    try {
      const { view } = await untilAnswered(body as SentBodyOf<typeof showEndpoints.command>);
      setAnswered((before) =>
        before === undefined || !sameShow(before, view) || view.version >= before.version ? view : before,
      );
      return true;
    } catch (error) {
      toast.error(
        error instanceof CallFailed && error.spoken
          ? error.message
          : 'Not sent: the server cannot be reached.',
      );
      return false;
    } finally {
      setSending(undefined);
    }
  }, []);
  return { send, sending, answered };
}

async function untilAnswered(body: SentBodyOf<typeof showEndpoints.command>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(showEndpoints.command, { body, signal: AbortSignal.timeout(ATTEMPT_MS) });
    } catch (error) {
      const unanswered = error instanceof CallFailed && (error.status === 0 || error.status >= 500);
      if (!unanswered || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS * attempt));
    }
  }
}
