/**
 * What the other rooms know and the show's rules and views need: the running order, scoring, polls, results.
 *
 * The server reads these in the same transaction as the state. Views choose from them field by field; what a
 * viewer may not see is left out by the view, so everything may stand here. Marks stand here only while a scene
 * that shows them is on air.
 */
import type { ACT_SCORES, STANDINGS_SO_FAR } from '#domain/events/scores-shown.ts';
import type { Sponsor } from '#domain/events/sponsors.ts';
import type { StageSide } from '#domain/events/stage-side.ts';
import type { ToldName } from '#domain/events/texts.ts';
import type { ScoringState } from '#domain/judging/scoresheet.ts';
import type { Follows } from '#domain/lineup/follows.ts';
import type { ItemKind } from '#domain/lineup/item.ts';
import type { RoundClock } from '#domain/lineup/round-clock.ts';
import type { AwardSounds, AwardWords } from '#domain/results/reveal-script.ts';
import type { ToldStep } from '#domain/results/telling.ts';
import type { PlayingState, TrackCue } from '#domain/tracks/cue.ts';
import type { TrackState } from '#domain/tracks/track.ts';
import type { PollState } from '#domain/voting/poll.ts';
import type { PollMethod } from '#domain/voting/poll-kinds.ts';
import type { PollVoters } from '#domain/voting/voter.ts';
import type { SilentDevice } from './presence.ts';
import type { ShowState } from './state.ts';

export const CONSENT_STATES = ['given', 'missing', 'not_needed'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** Whether scoresheets for a performance are taken. */
export type ScoringWindow = ScoringState;

export const SHEET_STATES = ['none', 'draft', 'submitted', 'abstained'] as const;
export type SheetState = (typeof SHEET_STATES)[number];

export const RESULT_STATES = ['live', 'certified', 'revealing', 'published', 'voided'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** A participant's slot in the running order, with what desk and MC need to know. */
export interface LivePerformance {
  id: string;
  /** For the desk, which asks other rooms by it. */
  participantId: string;
  stageName: string;
  pronouns: string;
  song: string;
  pronunciation: string;
  /** What the MC says to introduce the act. */
  mcLine: string;
  /** Where it enters, what stands on stage. For crew, desk and MC. */
  stageNotes: string;
  /** Empty where the act is in no category. */
  categoryId: string;
  category: string;
  /** The category's own, `#rrggbb`; empty without one. */
  categoryColour: string;
  track: TrackState;
  /** For the desk alone: the newest file and how it is played. */
  sound: { fileId: string | null } & TrackCue;
  /** Its picture, where everybody may see it. `isBig`: sharp enough for the big screen. */
  picture?: { id: string; isBig: boolean } | undefined;
  /** The recording of how its name is said, for the MC alone. */
  recording?: string | undefined;
  /** Where it comes to the stage; none where nothing is said. */
  stageSide: StageSide | null;
  consent: ConsentState;
  checkedIn: boolean;
}

/** One item of the running order. */
export interface LiveItem {
  id: string;
  kind: ItemKind;
  /** What a cue is called ("Interval"); the stage name for a performance. */
  title: string;
  /** The act's number as everybody says it; none for other cues and scratched acts. */
  number: number | null;
  durationMs: number;
  /** Planned time between its end and the next item's start. */
  changeoverMs: number;
  scratched: boolean;
  performance: LivePerformance | null;
  /** The poll that a vote item opens. */
  pollId: string | null;
}

/** How far a judge is. No marks, ever. */
export interface LiveJudge {
  id: string;
  name: string;
  online: boolean;
  lastSeenAt: number | null;
  /** State of the scoresheet by performance; only performances that this judge scores. */
  sheets: Record<string, SheetState>;
}

export interface LiveCandidate {
  id: string;
  performanceId: string;
  number: number | null;
  stageName: string;
  song: string;
}

/** One audience vote. Its tally is among the facts only where everybody may see it. */
export interface LivePoll {
  id: string;
  title: string;
  method: PollMethod;
  /** How many may be picked at most, or how many places there are. */
  maxChoices: number;
  practice: boolean;
  voters: PollVoters;
  /** What each act was given, by performance; null while nobody is to see it. */
  figures: Record<string, number> | null;
  state: PollState;
  candidates: LiveCandidate[];
  /** The item after which it is planned to open. */
  opensAfterId: string | null;
  /** Its planned length. */
  durationMs: number | null;
  /** Whether the candidates' music is heard while it is announced. */
  recapMusic: boolean;
  openedAt: number | null;
  closesAt: number | null;
  /** When it ended, by hand or by its deadline. */
  closedAt: number | null;
  /** Whether everybody may hold their receipt against its list. */
  published: boolean;
  ballotsCounted: number;
  ballotsPerMinute: number;
  /** With fewer its votes do not count and nobody has a prize by them, so the hall hears no number once it is over. */
  leastBallots: number;
  /** Whether screens for the audience may show how many ballots there are. */
  showsCount: boolean;
}

export interface RevealEntry {
  performanceId: string;
  number: number | null;
  stageName: string;
  pronouns: string;
  song: string;
  pronunciation: string;
  /** The total as certified and rounded for display; none where the event shows places only. */
  score: string | null;
}

/** One place of a certified result, with everybody who shares it, the last two, or the table at the end (`ToldStep`). */
export interface RevealStep {
  kind?: ToldStep['kind'];
  place: number;
  entries: RevealEntry[];
}

/** One table of the round's result ("The judges' result", "Audience favourite", a category). */
export interface LiveResult {
  /** Of this certification: certifying again gives a new id, so that steps told before are not told of the new one. */
  id: string;
  title: string;
  /** Whether the hall chose, and not the judges. */
  audience: boolean;
  /** Where its figures are votes, and not what rules made of them. */
  inVotes?: true;
  state: ResultState;
  /** When each step shown was told in the hall, and when it was published: others know later (`views/followed.ts`). */
  toldAt: number[];
  publishedAt: number | null;
  /** Lowest place first, the winner last. Empty until certified. */
  steps: RevealStep[];
  /** What the MC reads at its cards, in the organisers' own words. */
  words?: AwardWords;
  /** What the desk's laptop sounds at its steps, where the script says so. */
  sounds?: AwardSounds;
  /** What stands on its curtain, by its digest. */
  picture?: string;
}

/** The act's music that a desk plays, by its own word. Times are on the clock of the stage. */
export interface LivePlaying {
  itemId: string;
  deskId: string;
  by: string;
  state: PlayingState;
  positionMs: number;
  saidAt: number;
  /** When it ends by itself; none while it does not run. */
  endsAt: number | null;
}

/** What the decider asks of the other rooms. */
export interface ShowFacts {
  /** When the show is to begin, in ms. */
  startsAt: number | null;
  items: LiveItem[];
  judges: LiveJudge[];
  /** By performance; absent is closed. */
  scoring: Record<string, ScoringWindow>;
  /** When the scoring of a performance locks by itself, for those where it does. */
  scoringClosesAt: Record<string, number>;
  /** Performances whose scores the head judge has not released; empty where the event asks for no release. */
  unreleased: string[];
  polls: LivePoll[];
  results: LiveResult[];
  settings: {
    /** How long after an act its scoresheets are still taken; none where somebody locks them. */
    scoringGraceMs: number | null;
    /** So long after the hall everybody else is told each place. */
    phonesFollowMs: number;
    /** Whether ten seconds are counted before the title of the opening. */
    openingCount: boolean;
    /** What the event lets the room see of the scores before the result is told. */
    actScores: (typeof ACT_SCORES)[number];
    standingsSoFar: (typeof STANDINGS_SO_FAR)[number];
  };
  playing: LivePlaying | null;
  /** The clock of its own that the round has (`RoundClock`); null where it goes by the server's. */
  ownClock: Pick<RoundClock, 'speed'> | null;
}

/** What a time that people need in reality, such as for an undo, is on the clock of the stage. */
export const onStageClock = ({ ownClock }: Pick<ShowFacts, 'ownClock'>, ms: number): number =>
  ms * (ownClock?.speed ?? 1);

export const REGISTRATION_STATES = ['not_open', 'open', 'full', 'closed'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

export interface LiveEvent {
  name: string;
  /** Who holds it ("Aurora Con 2026"). */
  host: string;
  venue: string;
  tagline: string | null;
  startsAt: number | null;
  doorsAt: number | null;
  timeZone: string;
  /** How to join the hall's network, in words; empty where there is none. */
  wifiLine: string;
  /** The address people type, without a path ("http://ovation.local"). */
  publicAddress: string;
  registration: { state: RegistrationState; opensAt: number | null; closesAt: number | null };
  lineupPublished: boolean;
  /** The name of how it looks; empty: as the house does. */
  look: string;
  /** What its names are in the other languages that it offers. */
  names?: readonly ToldName[];
  /** Pictures of sponsors, each with where it is shown. */
  sponsors?: readonly Sponsor[];
}

/** The round that is on. */
export interface LiveRound {
  id: string;
  name: string;
  /** How many rounds its event has. Where it is the only one, no screen speaks of rounds. */
  of: number;
  follows: Follows;
}

/** Who is connected at this moment: devices that answer. Of the audience's phones, the open streams. */
export interface Presence {
  /** Names of the people at open desks. */
  desks: string[];
  /** Open desks where music plays or may begin by itself. */
  music: number;
  /** Of pages that are paired or of somebody who is signed in. */
  projectors: number;
  mcs: number;
  judges: number;
  crew: number;
  audience: number;
  /** Devices that fell silent, the one that was heard last first. */
  silent: SilentDevice[];
}

/** A judge's mark as the room reads it; none where it was not given. */
export interface ShownMark {
  value: string;
  /** Left out of the total by the rules. */
  dropped: boolean;
}

/** One act's scores: a row for each criterion where marks are dropped by criterion, else one of the judges' totals. */
export interface ActScores {
  performanceId: string;
  /** In the panel's order; a row has a mark or none for each. */
  judges: string[];
  rows: { name: string; marks: (ShownMark | null)[] }[];
  deducted: string | null;
  /** None where the method gives an act no points of its own. */
  total: string | null;
}

/** The judges' standings over the acts whose scores are locked; never with the audience's part. */
export interface StandingsSoFar {
  /** The category, where each is ranked by itself; else empty. */
  category: string;
  entries: { performanceId: string; place: number; tied: boolean; total: string | null }[];
}

/** What the scenes `scores` and `standings` are made from; read only while one of them is on air. */
export interface ScoreBoard {
  scores: ActScores | null;
  standings: StandingsSoFar | null;
}

/** Everything a live view is made from. `now` is the server's clock at the time of the projection. */
export interface LiveFacts extends ShowFacts {
  now: number;
  event: LiveEvent;
  round: LiveRound;
  show: ShowState;
  presence: Presence;
  board: ScoreBoard | null;
  /** The paired screen that is to show its number and name now. */
  calling: { screenId: string; name: string; number: number; untilAt: number } | null;
}
