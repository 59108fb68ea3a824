/** An evening that is short enough to be played through in a test: a few acts, three judges, a vote, results. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';

export const ACTS = ['Juniper Vale', '月野ひかり', 'سلمى النجار', 'Bramble & Thorn'] as const;
export const JUDGES = ['Amara Nwosu', 'Theo Lindgren', 'Mei-Ling Zhou'] as const;
const MINUTE = 60_000;

export interface SmallShow {
  /** In running order. */
  performanceIds: readonly string[];
  pollId: string;
  judges: readonly { name: string; token: string; path: string }[];
  mcCode: string;
}

/** Makes it with an admin's calls in an empty installation. The acts are in running order. */
export async function makeSmallShow(desk: Caller, acts: readonly string[] = ACTS): Promise<SmallShow> {
  await desk.call(eventsEndpoints.addEvent, {
    body: {
      name: 'Open Stage',
      host: 'Aurora Con 2026',
      venue: 'Meridian Hall',
      startsAt: Date.now() + 10 * MINUTE,
      registrationMode: 'open',
      // What is told in the hall is looked for on phones at once; that they follow later has a test of its own.
      settings: { lineupPublished: true, phonesFollowMs: 0 },
    },
  });
  const voice = await desk.call(eventsEndpoints.addCategory, { body: { name: 'Voice' } });
  for (const [name, weight] of [
    ['Technique', 3],
    ['Originality', 2],
  ] as const)
    await desk.call(judgingEndpoints.addCriterion, { body: { name, weight, minSteps: 1, maxSteps: 10 } });
  await desk.call(judgingEndpoints.addJudges, { body: { names: [...JUDGES] } });
  const cue = (kind: 'opening' | 'vote' | 'results', title: string) =>
    desk.call(lineupEndpoints.addCue, { body: { kind, title, plannedMs: MINUTE } });
  await cue('opening', 'Opening');
  await addActs(desk, acts, voice.id);
  await cue('vote', 'Audience vote');
  const { items } = await cue('results', 'Results');
  const poll = await desk.call(votingEndpoints.addPoll, {
    body: { title: 'Audience favourite', itemId: items.find((item) => item.kind === 'vote')?.id ?? null },
  });
  return readSmallShow(desk, poll.id);
}

/** Puts these acts, accepted and checked in with their music, at the end of the acts. */
export async function addActs(
  desk: Caller,
  acts: readonly string[],
  categoryId: string | null,
): Promise<void> {
  for (const [index, stageName] of acts.entries()) {
    const { participant } = await desk.call(registrationEndpoints.addParticipant, {
      body: {
        ...testParticipant(index),
        stageName,
        categoryId,
        durationMs: 2 * MINUTE,
        mcLine: `Line for act ${index + 1}.`,
        pronunciation: `say-${index + 1}`,
      },
    });
    const params = { id: participant.id };
    await desk.call(registrationEndpoints.setStatus, { params, body: { status: 'accepted' } });
    await desk.call(registrationEndpoints.checkIn, { params, body: { checkedIn: true } });
    await desk.call(tracksEndpoints.setTrack, {
      params: { participantId: participant.id },
      body: { state: 'loaded' },
    });
    await desk.call(lineupEndpoints.addPerformance, { body: { participantId: participant.id } });
  }
}

/** What players need to know of a show that is set up. */
export async function readSmallShow(desk: Caller, pollId: string): Promise<SmallShow> {
  const { items } = await desk.call(lineupEndpoints.runningOrder);
  const links = await desk.call(judgingEndpoints.judgeLinks);
  const { code } = await desk.call(showEndpoints.screenPairing);
  return {
    performanceIds: items.filter((item) => item.kind === 'performance').map((item) => item.id),
    pollId,
    judges: links.map(({ name, path }) => ({ name, path, token: path.split('/').at(-1) ?? '' })),
    mcCode: code,
  };
}
