/**
 * A show that is hard to draw: names that are long, unbroken, of many people or written in other scripts, a long
 * programme, a large panel, shared places, a vote among twenty. For looking at screens and for measuring them.
 */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';

const MINUTE = 60_000;

export const EVENT_NAME = 'The Twenty-Seventh Annual Aurora Convention Open Stage and Grand Masquerade';
export const LONG_WIFI = 'MeridianCongressCentre-Guest-5GHz, password correct-horse-battery-staple-90210';

/** An act's name and song, and how high its marks are. Without a level it is a guest. */
export interface HardAct {
  name: string;
  song: string;
  level?: number;
}

/** Those with a level compete: 1, 2=, 2=, 4, 5=, 5=, 5=, 8, 9. */
export const HARD: readonly HardAct[] = [
  {
    name: 'Grandmother Rosalind and the Donaudampfschifffahrtsgesellschaftskapitäne',
    song: 'The Ballad of the Very Long Way Home from the Harbour of Lost Umbrellas',
    level: 9,
  },
  { name: 'سلمى النجار وفرقة أصدقاء المساء', song: 'إنت عمري', level: 8 },
  { name: '月野ひかりと真夜中の図書館合唱団', song: '初恋', level: 8 },
  { name: 'Ž̌e̲l̇m̈ír̊a Ñguyễn Thị Ạ̈nh Ǭ́dę́', song: 'Tiếng gọi từ ngàn khơi', level: 7 },
  {
    name: 'Anneliese, Bartholomew, Constantina, Dragoslav, Evangeline, Ferdinand, Guadalupe & Hyacinth',
    song: 'Octet for eight voices and a very small drum',
    level: 6,
  },
  { name: 'Jo', song: 'Yes', level: 6 },
  { name: 'Pneumonoultramicroscopicsilicovolcanoconiosisandthebreathingband', song: 'Air', level: 6 },
  { name: 'Bramble & Thorn', song: 'Wuthering Heights (duet, with swords)', level: 5 },
  { name: 'Светлана Преображенская-Заболоцкая', song: 'Подмосковные вечера', level: 4 },
];
const ACTS_TOTAL = 24;
const CANDIDATES = 20;

export const LONG_CRITERIA = [
  'Technique',
  'Originality',
  'Stage presence and contact with the audience',
  'Expression',
];
export const PANEL = [
  'Amara Nwosu',
  'Theo Lindgren',
  'Mei-Ling Zhou',
  'Maximiliane von und zu Hohenschwangau-Wittelsbach',
  'Jo',
  'د. عبد الرحمن القحطاني',
  'Nguyễn Thị Minh Khai',
  'Bartholomew Featherstonehaugh',
  'Ida',
  'Konstantinos Papadopoulos',
  '山田 花子',
  'Ola',
];

export interface HardShow {
  eventId: string;
  /** Items of the running order with an act, in order. The first nine compete. */
  performanceIds: readonly string[];
  /** How high the marks of each competing act are. */
  levels: readonly number[];
  voteItemId: string;
  resultsItemId: string;
  /** Votes are hidden until the end. */
  hiddenPollId: string;
  /** Votes are shown while they come in. */
  openPollId: string;
  /** With one-time codes only. */
  codePollId: string;
  judgeTokens: readonly string[];
}

/** Makes it with an admin's calls in an empty installation. */
export async function makeHardShow(desk: Caller, { categories = false } = {}): Promise<HardShow> {
  const event = await desk.call(eventsEndpoints.addEvent, {
    body: {
      name: EVENT_NAME,
      host: 'Aurora Con 2026, Meridian Congress Centre',
      venue: 'Meridian Hall, level 2, behind the fountain',
      startsAt: Date.now() + 12 * MINUTE,
      registrationMode: 'open',
      settings: {
        lineupPublished: true,
        phonesFollowMs: 0,
        wifiLine: LONG_WIFI,
        publicAddress: 'http://open-stage.aurora-con.example',
        projectorScores: 'named',
        projectorStandings: 'always',
      },
    },
  });
  const voice = await desk.call(eventsEndpoints.addCategory, { body: { name: 'Voice' } });
  const groups = categories
    ? await desk.call(eventsEndpoints.addCategory, { body: { name: 'Groups and other ensembles' } })
    : voice;
  for (const name of LONG_CRITERIA) await desk.call(judgingEndpoints.addCriterion, { body: { name } });
  await desk.call(judgingEndpoints.addJudges, { body: { names: PANEL } });
  await desk.call(resultsEndpoints.changeRules, {
    body: { rules: { method: 'trimmed_mean', ...(categories && { scope: 'category' as const }) } },
  });
  const cue = (kind: 'opening' | 'vote' | 'results', title: string) =>
    desk.call(lineupEndpoints.addCue, { body: { kind, title, plannedMs: MINUTE } });
  await cue('opening', 'Opening');
  for (const [index, { name, song, level }] of programme().entries()) {
    const { participant } = await desk.call(registrationEndpoints.addParticipant, {
      body: {
        ...testParticipant(index),
        stageName: name,
        songTitle: song,
        categoryId: (index % 2 === 0 ? voice : groups).id,
        durationMs: 3 * MINUTE,
      },
    });
    await desk.call(registrationEndpoints.setStatus, {
      params: { id: participant.id },
      body: { status: 'accepted' },
    });
    await desk.call(lineupEndpoints.addPerformance, {
      body: { participantId: participant.id, isGuest: level === undefined },
    });
  }
  await cue('vote', 'Audience vote');
  const { items } = await cue('results', 'Results');
  const itemOf = (kind: 'vote' | 'results') => items.find((item) => item.kind === kind)?.id ?? '';
  const performanceIds = items.filter((item) => item.kind === 'performance').map((item) => item.id);
  const poll = async (
    title: string,
    more: { shown?: 'live'; voters?: 'codes'; share?: 0; itemId?: string } = {},
  ) => {
    const body = { title, candidateIds: performanceIds.slice(0, CANDIDATES), ...more };
    return (await desk.call(votingEndpoints.addPoll, { body })).id;
  };
  return {
    eventId: event.id,
    performanceIds,
    levels: HARD.flatMap(({ level }) => level ?? []),
    voteItemId: itemOf('vote'),
    resultsItemId: itemOf('results'),
    hiddenPollId: await poll('The audience’s favourite act of the whole long evening, by all of you', {
      itemId: itemOf('vote'),
    }),
    openPollId: await poll('Best costume', { shown: 'live', share: 0 }),
    codePollId: await poll('The members’ choice', { voters: 'codes', share: 0 }),
    judgeTokens: (await desk.call(judgingEndpoints.judgeLinks)).map(
      ({ path }) => path.split('/').at(-1) ?? '',
    ),
  };
}

/** The hard names first, then guests with names such as most have. */
const programme = (): HardAct[] =>
  Array.from({ length: ACTS_TOTAL }, (_, index) => {
    return (
      HARD[index] ?? { name: `The Slightly Damp Umbrella Society, part ${index + 1}`, song: 'Rain Song' }
    );
  });
