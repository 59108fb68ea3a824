/** Decisions about acts, each with ten seconds to take it back. */
import { useEffect, useState } from 'react';
import { toast } from 'react-toastify';
import type { Line } from '#domain/messages/catalogue.ts';
import type { ParticipantStatus } from '#domain/registration/status.ts';
import { type CallFailed, sentenceOf } from '#web/client/api.ts';
import { say } from '#web/ui/say.ts';
import { type StatusChange, useStatusChange } from './use-acts.ts';

const UNDO_MS = 10_000;

const DECIDED = {
  submitted: 'bulk.nowSubmitted',
  accepted: 'bulk.nowAccepted',
  waitlisted: 'bulk.nowWaitlisted',
  declined: 'bulk.nowDeclined',
  withdrawn: 'bulk.nowWithdrawn',
} as const satisfies Record<ParticipantStatus, Line>;

/** The last decision that can still be undone. */
export interface Undoable {
  words: string;
  changes: readonly { id: string; before: ParticipantStatus; after: ParticipantStatus }[];
  until: number;
}

export function useDecisions() {
  const { send, busy } = useStatusChange();
  const [undoable, setUndoable] = useState<Undoable>();
  const [problems, setProblems] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!undoable) return;
    const timer = setTimeout(() => setUndoable(undefined), undoable.until - Date.now());
    return () => clearTimeout(timer);
  }, [undoable]);

  const tellOr = (otherwise: string) => (error: CallFailed) => setProblems([sentenceOf(error, otherwise)]);

  /** Decides, and answers the ids for which it was done. */
  const decide = async (
    acts: readonly { id: string; before: ParticipantStatus }[],
    status: ParticipantStatus,
  ): Promise<string[]> => {
    const changes = acts.filter(({ before }) => before !== status).map(({ id }) => ({ id, status }));
    if (changes.length === 0 || busy) return [];
    setProblems([]);
    const answer = await send(changes, {
      onFailed: tellOr(say('bulk.noAnswer')),
    });
    if (!answer) return [];
    const { changed, refused } = answer;
    setProblems(refused.map(({ error }) => error));
    if (changed.length > 0)
      setUndoable({
        words: say(DECIDED[status], { count: changed.length }),
        changes: changed,
        until: Date.now() + UNDO_MS,
      });
    return changed.map(({ id }) => id);
  };

  const undo = async (): Promise<void> => {
    if (!undoable || busy) return;
    setUndoable(undefined);
    for (const step of stepsBack(undoable.changes)) {
      const answer = await send(step, {
        onFailed: tellOr(say('bulk.notTakenBack')),
      });
      if (!answer) return;
      if (answer.refused.length > 0) setProblems(answer.refused.map(({ error }) => error));
    }
    toast.info(say('bulk.takenBack'));
  };

  return { decide, undo, undoable, problems, busy, dismiss: () => setProblems([]) };
}

/** The calls that take changes back. Out of withdrawn the way leads through review. */
export function stepsBack(changes: Undoable['changes']): StatusChange[][] {
  const gone = changes.filter(({ before, after }) => after === 'withdrawn' && before !== 'submitted');
  const review = gone.map(({ id }) => ({ id, status: 'submitted' as const }));
  const back = changes.map(({ id, before }) => ({ id, status: before }));
  return [review, back].filter((step) => step.length > 0);
}
