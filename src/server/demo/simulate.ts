/**
 * Make-believe people for the demo: judges who score what is open, a little after it opens, and an audience
 * that votes while a poll is open. They use the server from outside, as phones and tablets do.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { liveEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { isOpen } from '#domain/voting/poll.ts';
import { API } from '../http/calls.ts';
import { newId } from '../store/secrets.ts';
import { type Caller, callerOf } from './api.ts';

const VOTERS = 60;
const JUDGE_ROUND_MS = 2_000;
const AUDIENCE_ROUND_MS = 500;
/** The chance that a judge finishes a sheet in one round, so that they do not all finish at once. */
const JUDGE_FINISHES = 0.15;
const VOTES_A_ROUND = 4;

const among = (count: number): number => Math.floor(Math.random() * count);

/** Lets judges and an audience act by themselves. Answers a function that stops them. */
export function simulate(origin: string, judges: readonly { url: string }[]): () => Promise<void> {
  const ending = new AbortController();
  const rounds = (everyMs: number, round: () => Promise<void>) =>
    (async () => {
      while (!ending.signal.aborted) {
        // A round that fails is like a phone without a signal: the next one may go better.
        await round().catch(() => undefined);
        await pause(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    })();
  const people = [
    ...judges.map(({ url }) => judgeRounds(origin, url, rounds, ending.signal)),
    audienceRounds(origin, rounds),
  ];
  return async () => {
    ending.abort();
    await Promise.all(people);
  };
}

type Rounds = (everyMs: number, round: () => Promise<void>) => Promise<void>;

async function judgeRounds(origin: string, url: string, rounds: Rounds, signal: AbortSignal): Promise<void> {
  const token = url.split('/').at(-1) ?? '';
  const page = newId();
  let proof: Record<string, string> | undefined;
  // Some judges are stricter than others.
  const strictness = among(3);
  const score = rounds(JUDGE_ROUND_MS, async () => {
    proof ??= await openLink(origin, token);
    const judge = callerOf(origin, proof);
    await judge.call(liveEndpoints.judgeHeard, { query: { page } });
    const panel = await judge.call(judgingEndpoints.panel);
    for (const { id, scoring, sheet } of panel.performances) {
      if (scoring !== 'open' || sheet?.state === 'submitted' || Math.random() > JUDGE_FINISHES) continue;
      const marks = panel.criteria.map((criterion) => {
        const best = criterion.maxSteps - strictness;
        return [criterion.id, Math.max(criterion.minSteps, best - among(4))];
      });
      await judge.call(judgingEndpoints.saveScoresheet, {
        params: { performanceId: id },
        body: { marks: Object.fromEntries(marks), submitted: true, baseRevision: sheet?.revision ?? 0 },
      });
    }
  });
  const follow = rounds(JUDGE_ROUND_MS, async () => {
    if (!proof) return;
    const stream = await fetch(`${origin}${API}/live/judge?page=${page}`, { headers: proof, signal });
    // Heard to its end, read by nobody.
    await stream.body?.pipeTo(new WritableStream(), { signal });
  });
  await Promise.all([score, follow]);
}

/** Opens a judge's link, and answers the headers that prove it from then on. */
async function openLink(origin: string, token: string): Promise<Record<string, string>> {
  const { sessionId } = await callerOf(origin).call(judgingEndpoints.judgeAccess, { params: { token } });
  return { 'x-judge-token': token, 'x-judge-session': sessionId };
}

function audienceRounds(origin: string, rounds: Rounds): Promise<void> {
  const voters: Caller[] = [];
  const voted = new Set<string>();
  return rounds(AUDIENCE_ROUND_MS, async () => {
    if (voters.length < VOTERS) voters.push(await newVoter(origin));
    const { polls } = await callerOf(origin).call(votingEndpoints.ballot);
    for (const poll of polls.filter(isOpen))
      for (let vote = 0; vote < VOTES_A_ROUND; vote += 1) {
        const index = among(voters.length);
        // The first ones on the ballot are a little more popular.
        const choice =
          poll.candidates[Math.min(among(poll.candidates.length), among(poll.candidates.length))];
        const voter = voters[index];
        if (!choice || !voter || voted.has(`${poll.id} ${index}`)) continue;
        voted.add(`${poll.id} ${index}`);
        await voter.call(votingEndpoints.castBallot, {
          params: { id: poll.id },
          body: { choice: [choice.performanceId] },
        });
      }
  });
}

/** A phone with a voting mark of its own. */
async function newVoter(origin: string): Promise<Caller> {
  const answer = await fetch(`${origin}${API}${votingEndpoints.ballot.path}`);
  await answer.body?.cancel();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return callerOf(origin, { cookie });
}
