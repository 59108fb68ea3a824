/** Giving commands from the desk: each has an id of its own and is tried with it until the server has answered. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { AdminView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { say } from '#web/ui/say.ts';
import type { DeskCommand, UnderWay } from './desk.ts';

const ATTEMPT_MS = 4_000;
const ATTEMPTS = 5;
const BETWEEN_MS = 400;
/** A command that is not answered by then is told to be still under way. */
const SLOW_MS = 800;
/** For so long an answer may be ahead of a stream that runs. */
const AHEAD_MS = 5_000;

/** Each round counts its versions by itself: answers say nothing about another. */
const sameShow = (a: AdminView | undefined, b: AdminView | undefined): boolean => a?.round.id === b?.round.id;

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
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([]);
  const newest = useRef<{ round: string | undefined; version: number }>({ round: undefined, version: 0 });
  newest.current = {
    round: (live ?? answered)?.round.id,
    version: Math.max(live?.version ?? 0, answered?.version ?? 0),
  };

  const send = useCallback(async (command: DeskCommand): Promise<boolean> => {
    const { round, version } = newest.current;
    const body = { ...command, commandId: newCommandId(), expectedVersion: version };
    const { kind, commandId, expectedVersion } = body;
    setUnderWay((all) => [...all, { kind, commandId, expectedVersion, slow: false }]);
    const slow = setTimeout(
      () =>
        setUnderWay((all) => all.map((one) => (one.commandId === commandId ? { ...one, slow: true } : one))),
      SLOW_MS,
    );
    try {
      const { view } = await untilAnswered(round, body as SentBodyOf<typeof showEndpoints.command>);
      setAnswered((before) =>
        before === undefined || !sameShow(before, view) || view.version >= before.version ? view : before,
      );
      return true;
    } catch (error) {
      toast.error(sentenceOf(error, say('desk.noAnswer')));
      return false;
    } finally {
      clearTimeout(slow);
      setUnderWay((all) => all.filter((one) => one.commandId !== commandId));
    }
  }, []);
  return { send, underWay, answered };
}

/** The round is the one that the desk shows: while another is on, nothing of it is moved. */
async function untilAnswered(round: string | undefined, body: SentBodyOf<typeof showEndpoints.command>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(showEndpoints.command, { round, body, signal: AbortSignal.timeout(ATTEMPT_MS) });
    } catch (error) {
      const unanswered = error instanceof CallFailed && error.isUnanswered;
      if (!unanswered || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS * attempt));
    }
  }
}
