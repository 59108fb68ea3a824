/**
 * A small evening for tests: six acts, an interval, a vote and results, in which every private or unrevealed
 * string is marked, so that a search of what leaves the server finds it.
 */
import { kindOf } from '#domain/lineup/round-kind.ts';
import type { LiveFacts, LiveItem, LiveJudge, LivePoll, LiveResult } from '#domain/show/facts.ts';
import { initialShow } from '#domain/show/state.ts';

/** 18 April 2026, 19:30 UTC. */
export const SHOW_START = 1_776_540_600_000;
const MINUTE = 60_000;

/** Begins every string that only desk and MC may see. */
export const PRIVATE = 'canary-private-';
/** Begins every name and score of a place that is known only once it was told. */
export const UNTOLD = 'canary-untold-';

/** Begins every figure of the score board, which the room sees only while it is on air. */
export const SCORED = 'canary-scored-';

/** The facts of an evening that is rehearsed, where they differ from those of the show. */
export const REHEARSED = { kind: kindOf({ rehearses: 'round1' }), ownClock: { speed: 1 as const } };

const cue = (id: string, kind: LiveItem['kind'], title: string, minutes: number): LiveItem => ({
  id,
  kind,
  title,
  number: null,
  durationMs: minutes * MINUTE,
  changeoverMs: 0,
  scratched: false,
  performance: null,
  pollId: null,
});

const act = (number: number): LiveItem => ({
  ...cue(`act${number}`, 'performance', `Stage name ${number}`, 4),
  number,
  changeoverMs: MINUTE,
  performance: {
    id: `perf${number}`,
    participantId: `participant${number}`,
    stageName: `Stage name ${number}`,
    pronouns: 'they/them',
    song: `Song ${number}`,
    pronunciation: `${PRIVATE}pronunciation-${number}`,
    mcLine: `${PRIVATE}mcline-${number}`,
    stageNotes: `${PRIVATE}stagenotes-${number}`,
    categoryId: 'vocal',
    category: 'Vocal',
    categoryColour: '#ddf247',
    track: 'checked',
    sound: { fileId: `file${number}`, startMs: 1_500, level: 80, withGo: false },
    stageSide: 'left',
    consent: number % 2 === 0 ? 'given' : 'not_needed',
    checkedIn: true,
    isGuest: false,
    withdrew: false,
  },
});

const judge = (id: string): LiveJudge => ({
  id,
  name: `${PRIVATE}judge-${id}`,
  online: true,
  lastSeenAt: SHOW_START,
  sheets: Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`perf${number}`, 'none' as const])),
});

const poll = (id: string): LivePoll => ({
  id,
  title: 'Audience favourite',
  state: 'draft',
  method: 'pick_one',
  maxChoices: 1,
  practice: false,
  voters: 'devices',
  figures: null,
  candidates: [1, 3, 5].map((number) => ({
    id: `cand${number}`,
    performanceId: `perf${number}`,
    number,
    stageName: `Stage name ${number}`,
    song: `Song ${number}`,
  })),
  durationMs: 5 * MINUTE,
  recapMusic: false,
  openedAt: null,
  closesAt: null,
  closedAt: null,
  published: false,
  ballotsCounted: 41,
  ballotsPerMinute: 7,
  leastBallots: 0,
  showsCount: false,
});

const PLACES = [5, 3, 3, 2, 1];

/** A certified result with a tie for third; `mark` makes its strings its own. */
export const certifiedResult = (id: string, title: string): LiveResult => ({
  id,
  title,
  audience: title === 'Audience favourite',
  state: 'certified',
  toldAt: [],
  steps: [...new Set(PLACES)].map((place, step) => ({
    place,
    entries: PLACES.filter((other) => other === place).map((_, index) => ({
      performanceId: `perf${step + 1}`,
      number: step + 1,
      stageName: `${UNTOLD}name-${id}-${step}-${index}`,
      pronouns: 'they/them',
      song: `Song ${step + 1}`,
      pronunciation: `${PRIVATE}pronunciation-${id}-${step}`,
      score: `${UNTOLD}score-${id}-${step}-${index}`,
    })),
  })),
});

/** A result whose scores are not all in. */
export const liveResult = (id: string, title: string): LiveResult => ({
  id,
  title,
  audience: false,
  state: 'live',
  toldAt: [],
  steps: [],
});

/** Before the show: everything scheduled, nothing certified. */
export const sampleEvening = (): LiveFacts => ({
  now: SHOW_START,
  event: {
    name: 'Open Stage',
    host: 'Aurora Con 2026',
    venue: 'Meridian Hall',
    tagline: null,
    startsAt: SHOW_START,
    doorsAt: SHOW_START - 30 * MINUTE,
    timeZone: 'Europe/Paris',
    wifiLine: 'AuroraCon-Guest, no password',
    publicAddress: 'http://ovation.local',
    registration: { state: 'closed', opensAt: null, closesAt: null },
    lineupPublished: true,
    look: '',
  },
  round: { id: 'round', name: 'Show', of: 1, follows: 'nothing' },
  show: initialShow,
  items: [
    cue('opening', 'opening', 'Opening', 3),
    act(1),
    act(2),
    act(3),
    cue('break', 'interval', 'Interval', 15),
    act(4),
    act(5),
    act(6),
    { ...cue('vote', 'vote', 'Audience vote', 5), pollId: 'poll1' },
    cue('results', 'results', 'Results', 10),
  ],
  startsAt: SHOW_START,
  judges: [judge('ana'), judge('ben')],
  scoring: {},
  scoringClosesAt: {},
  unreleased: [],
  polls: [poll('poll1'), { ...poll('poll2'), title: 'Best costume' }],
  results: [liveResult('judges', "The judges' result")],
  settings: {
    scoringGraceMs: 3 * MINUTE,
    phonesFollowMs: 0,
    openingCount: true,
    actScores: 'numbered',
    standingsSoFar: 'until_last',
    ranksByCategory: false,
  },
  playing: {
    itemId: 'act1',
    deskId: 'desk1',
    by: `${PRIVATE}desk`,
    state: 'playing',
    positionMs: 4_000,
    saidAt: SHOW_START,
    endsAt: SHOW_START + MINUTE,
  },
  kind: kindOf({ rehearses: null }),
  ownClock: null,
  calling: null,
  board: {
    scores: {
      performanceId: 'perf1',
      judges: [`${PRIVATE}judge-ana`, `${PRIVATE}judge-ben`],
      rows: [
        {
          name: 'Voice',
          marks: [
            { value: `${SCORED}mark-1`, dropped: false },
            { value: `${SCORED}mark-2`, dropped: true },
          ],
        },
      ],
      deducted: `${SCORED}deducted`,
      total: `${SCORED}total`,
    },
    standings: {
      category: '',
      entries: [{ performanceId: 'perf1', place: 1, tied: false, total: `${SCORED}standing` }],
    },
  },
  presence: {
    desks: [`${PRIVATE}desk`],
    music: 1,
    projectors: 1,
    mcs: 1,
    judges: 2,
    crew: 1,
    audience: 1402,
    silent: [{ kind: 'projector', name: `${PRIVATE}foyer`, heardAt: SHOW_START }],
  },
});
