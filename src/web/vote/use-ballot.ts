/**
 * What can be voted on and what this device voted. The live view says first that a poll opened or closed;
 * the ballot, with one's own votes, is then asked for at a random moment, since a whole hall hears it at once.
 */
import { useEffect, useRef } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ballotCall } from '#contract/voting/ballot-calls.ts';
import { anyDevice, takesCodes } from '#domain/voting/voter.ts';
import { call } from '#web/client/api.ts';
import { keyOf, useAnswers, useRead } from '#web/client/ask.ts';
import { noteServerTime, realMs } from '#web/client/clock.ts';
import { languageTold } from '#web/client/language.ts';
import { useLive } from '#web/client/live.ts';
import { KEYS } from '#web/client/storage.ts';
import { useLanguage } from '#web/ui/say.ts';
import { useFirst } from './first-answer.ts';

const SPREAD_MS = 1_500;
const WITHOUT_LINE_MS = 8_000;
/** The page that the server drew is as new as an answer. */
const FRESH_MS = 5_000;

export type BallotState = AnswerOf<typeof ballotCall>;
export type VotersPoll = BallotState['polls'][number];
export type Candidate = VotersPoll['candidates'][number];

const BALLOT = keyOf(ballotCall);

/** Follows the ballot. */
export function useBallot() {
  const live = useLive('audience');
  const answers = useAnswers();
  const first = useFirst();
  const view = live.view ?? first.view ?? undefined;
  const { data = first.state, refetch } = useRead(
    BALLOT,
    async (_signal, before) => {
      const state = await call(ballotCall, { round: undefined });
      noteServerTime(state.nowAt, state.pace);
      return state.ownUnknown ? withKnown(state, before) : state;
    },
    {
      initialData: first.state,
      staleTime: FRESH_MS,
      refetchInterval: live.connected ? false : WITHOUT_LINE_MS,
    },
  );

  // Titles of votes are said in the reader's language by the server.
  const { language } = useLanguage();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    void languageTold().then(() => refetch());
  }, [language, refetch]);

  const shown = view?.poll ?? null;
  const sign = shown && `${shown.id} ${shown.state} ${shown.closesAt}`;
  const said = data.polls.find((poll) => poll.id === shown?.id);
  const known = said && `${said.id} ${said.state} ${said.closesAt}`;
  const hasOpen = data.polls.some((poll) => poll.state !== 'closed');
  const differs = sign === null ? hasOpen : sign !== known;
  useEffect(() => {
    if (!differs) return;
    const timer = setTimeout(refetch, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [differs, refetch]);

  // Another tab of this browser was told that its vote is in.
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === KEYS.pendingVote && newValue === null) void refetch();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [refetch]);

  // Nothing ticks on the server: when a deadline has passed it is asked, until it says closed.
  const deadline = data.polls.find((poll) => poll.state !== 'closed')?.closesAt ?? null;
  const { serverNow } = live;
  useEffect(() => {
    if (deadline === null) return;
    const wait = realMs(Math.max(0, deadline - serverNow())) + 300 + Math.random() * SPREAD_MS;
    const timer = setTimeout(refetch, Math.min(wait, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [deadline, refetch, serverNow]);

  return {
    live,
    view,
    /** Whether a vote of this device is in cannot be told at the moment. */
    ownUnknown: data.ownUnknown,
    codePlace: data.codePlace,
    event: data.event,
    polls: withShown(data.polls, shown, data.hasCode),
    refetch,
    /** Notes a vote that the server counted, perhaps before this page was answered that the poll is open. */
    noteCounted(pollId: string, mine: NonNullable<VotersPoll['mine']>) {
      answers.put(
        BALLOT,
        (state) =>
          state && {
            ...state,
            polls: withShown(state.polls, shown, state.hasCode).map((poll) =>
              poll.id === pollId ? { ...poll, mine } : poll,
            ),
          },
      );
    },
  };
}

/** The answer of a server that cannot say what counts, with what it said before. */
const withKnown = (state: BallotState, before: BallotState | undefined): BallotState => ({
  ...state,
  polls: state.polls.map((poll) => ({
    ...poll,
    mine: poll.mine ?? before?.polls.find(({ id }) => id === poll.id)?.mine ?? null,
  })),
});

type ShownPoll = NonNullable<NonNullable<ReturnType<typeof useLive<'audience'>>['view']>['poll']>;

/** The polls with what the live view knows already: a poll that just opened, a deadline that just moved. */
export function withShown(
  polls: readonly VotersPoll[],
  shown: ShownPoll | null,
  hasCode: boolean,
): VotersPoll[] {
  if (shown === null) return [...polls];
  const { state, openedAt, closesAt, figures } = shown;
  const window = { state, openedAt, closesAt, figures };
  if (polls.some((poll) => poll.id === shown.id))
    return polls.map((poll) => (poll.id === shown.id ? { ...poll, ...window } : poll));
  const fresh: VotersPoll = {
    id: shown.id,
    title: shown.title,
    method: shown.method,
    maxChoices: shown.maxChoices,
    practice: shown.practice,
    as: takesCodes(shown.voters) && hasCode ? 'code' : anyDevice(shown.voters) ? 'device' : null,
    codes: takesCodes(shown.voters),
    room: shown.voters === 'room',
    codeEnded: false,
    givesUp: false,
    published: false,
    ...window,
    closedAt: null,
    candidates: shown.candidates.map(({ performanceId, number, stageName, song }) => ({
      performanceId,
      number,
      stageName,
      song,
    })),
    mine: null,
  };
  return [fresh, ...polls];
}
