/** A vote as it is being set up, and what it means once it is sent. Numbers are typed. */
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { votingEndpoints } from '#contract/voting/endpoints.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { say } from '#web/ui/say.ts';
import type { AdminPoll, ScoredAct } from '../use-scoring.ts';

export interface PollDraft
  extends Pick<AdminPoll, 'title' | 'method' | 'voters' | 'shown' | 'practice' | 'recapMusic'> {
  maxChoices: string;
  deviceWeight: string;
  codeWeight: string;
  share: string;
  /** ms; empty: until somebody closes it. */
  durationMs: string;
  /** The cue that opens it; empty: somebody's hand. */
  itemId: string;
  candidateIds: readonly string[];
}

/** A draft of a vote, or of a new one. `countsAlready`: another vote of the round is part of the audience's score. */
export const pollDraftOf = (
  poll: AdminPoll | undefined,
  acts: readonly ScoredAct[],
  countsAlready: boolean,
): PollDraft =>
  poll
    ? {
        ...pickFields(poll, ['title', 'method', 'voters', 'shown', 'practice', 'recapMusic']),
        maxChoices: String(Math.max(2, poll.maxChoices)),
        deviceWeight: String(poll.deviceWeight),
        codeWeight: String(poll.codeWeight),
        share: String(poll.share),
        durationMs: poll.durationMs ? String(poll.durationMs) : '',
        itemId: poll.itemId ?? '',
        candidateIds: poll.candidates.filter((act) => !act.scratched).map((act) => act.performanceId),
      }
    : {
        title: say('polls.favourite'),
        method: 'pick_one',
        voters: 'devices',
        shown: 'hidden',
        practice: false,
        recapMusic: false,
        maxChoices: '3',
        deviceWeight: '1',
        codeWeight: '1',
        share: countsAlready ? '0' : '1',
        durationMs: '180000',
        itemId: '',
        candidateIds: acts.filter((act) => !act.guest).map((act) => act.performanceId),
      };

/** Whether no act is left out: then the poll is for every act, also for later ones. */
export const isEveryAct = ({ candidateIds }: PollDraft, acts: readonly ScoredAct[]): boolean =>
  acts.every((act) => candidateIds.includes(act.performanceId) !== act.guest);

/** A typed poll as it is sent. */
export function pollBodyOf(
  draft: PollDraft,
  acts: readonly ScoredAct[],
): SentBodyOf<typeof votingEndpoints.addPoll> {
  const { title, method, voters, shown, practice, recapMusic } = draft;
  const weighed = voters === 'both';
  return {
    ...{ title, method, voters, shown, practice, recapMusic },
    maxChoices: POLL_KINDS[method].most ? Number(draft.maxChoices) : 1,
    deviceWeight: weighed ? Number(draft.deviceWeight) : 1,
    codeWeight: weighed ? Number(draft.codeWeight) : 1,
    share: practice ? 0 : Number(draft.share),
    durationMs: draft.durationMs === '' ? null : Number(draft.durationMs),
    candidateIds: isEveryAct(draft, acts) ? [] : [...draft.candidateIds],
    itemId: draft.itemId === '' ? null : draft.itemId,
  };
}
