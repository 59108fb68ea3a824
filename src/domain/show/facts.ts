/**
 * What the show's rules and views need to know from other rooms: running order, scoring, polls, results.
 *
 * The server reads these in the same transaction as the state. Views pick fields one by one and leave out what their
 * viewer must not see, so everything may be here. Marks are here only while a scene that shows them is on air.
 */
import type { ACT_SCORES, STANDINGS_SO_FAR } from '#domain/events/scores-shown.ts';
import type { Sponsor } from '#domain/events/sponsors.ts';
import type { StageSide } from '#domain/events/stage-side.ts';
import type { TranslatedName } from '#domain/events/texts.ts';
import type { ScoringState, SheetProgress } from '#domain/judging/scoresheet.ts';
import type { Follows } from '#domain/lineup/follows.ts';
import type { ItemKind } from '#domain/lineup/item.ts';
import type { RoundClock } from '#domain/lineup/round-clock.ts';
import type { RoundKind } from '#domain/lineup/round-kind.ts';
import type { PhotoPlace } from '#domain/registration/photo-places.ts';
import type { RevealTable } from '#domain/results/telling.ts';
import type { PlayingState, TrackCue } from '#domain/tracks/cue.ts';
import type { TrackState } from '#domain/tracks/track.ts';
import type { PollState } from '#domain/voting/poll.ts';
import type { PollMethod } from '#domain/voting/poll-kinds.ts';
import type { PollVoters } from '#domain/voting/voter.ts';
import type { SilentDevice } from './presence.ts';
import type { ShowState } from './state.ts';

export const CONSENT_STATES = ['given', 'missing', 'not_needed'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

export const RESULT_STATES = ['live', 'certified', 'revealing', 'published', 'voided'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** A participant's performance in the running order, with what desk and MC need to know. */
export interface LivePerformance {
  id: string;
  /** For the desk, which asks other rooms about the participant. */
  participantId: string;
  stageName: string;
  pronouns: string;
  song: string;
  pronunciation: string;
  /** What the MC says to introduce the act. */
  mcLine: string;
  /** Where the act enters, what stands on stage; for crew, desk and MC. */
  stageNotes: string;
  /** Empty where the act is in no category. */
  categoryId: string;
  category: string;
  /** The category's colour, `#rrggbb`; empty without one. */
  categoryColour: string;
  track: TrackState;
  /** For the desk only: the newest music file, and how it is played. */
  sound: { fileId: string | null } & TrackCue;
  /** The act's picture, if everybody may see it, and where. `isBig`: sharp enough for the big screen. */
  picture?: { id: string; isBig: boolean; places: readonly PhotoPlace[] } | undefined;
  /** For the MC only: id of the recording of how the name is said. */
  recording?: string | undefined;
  /** From where the act comes on stage; null where it is not known. */
  stageSide: StageSide | null;
  consent: ConsentState;
  checkedIn: boolean;
  /** It is scored and takes no place. */
  isGuest: boolean;
  /** It is not accepted any more, as when the performers withdrew, and stands in the order all the same. */
  withdrew: boolean;
}

/** One item of the running order. */
export interface LiveItem {
  id: string;
  kind: ItemKind;
  /** The name of a cue ("Interval"); for a performance the stage name. */
  title: string;
  /** The act's number in the programme; null for other cues and scratched acts. */
  number: number | null;
  /** The number that a scratched act had. */
  hadNumber?: number;
  durationMs: number;
  /** Planned time from its end to the next item's start. */
  changeoverMs: number;
  scratched: boolean;
  performance: LivePerformance | null;
  /** For a vote's cue: the poll that it opens. */
  pollId: string | null;
}

/** How far a judge's sheets are. Never any marks. */
export interface LiveJudge {
  id: string;
  name: string;
  online: boolean;
  lastSeenAt: number | null;
  /** Performance id → state of the sheet; only performances that this judge scores. */
  sheets: Record<string, SheetProgress>;
}

export interface LiveCandidate {
  id: string;
  performanceId: string;
  number: number | null;
  stageName: string;
  song: string;
}

/** One audience vote. `figures` are here only where everybody may see them. */
export interface LivePoll {
  id: string;
  title: string;
  method: PollMethod;
  /** The most acts that a ballot may name, or how many places it has. */
  maxChoices: number;
  practice: boolean;
  voters: PollVoters;
  /** What each act was given, by performance id; null while nobody may see it. */
  figures: Record<string, number> | null;
  state: PollState;
  candidates: LiveCandidate[];
  /** Planned length; null where it is closed by hand. */
  durationMs: number | null;
  /** Whether the candidates' music plays while the vote is announced. */
  recapMusic: boolean;
  openedAt: number | null;
  closesAt: number | null;
  /** When it ended, by hand or at its deadline. */
  closedAt: number | null;
  /** Whether its list is published, so that voters can check their receipts. */
  published: boolean;
  ballotsCounted: number;
  ballotsPerMinute: number;
  /** With fewer ballots the votes do not count, and screens name no number once the poll is closed. */
  leastBallots: number;
  /** Whether screens for the audience may show the number of ballots. */
  showsCount: boolean;
}

/** One table of the round's result. Screens outside the hall learn its steps later (`views/followed.ts`). */
export interface LiveResult extends RevealTable {
  state: ResultState;
}

/** Music that a desk reports to be playing. Instants on the stage clock in ms. */
export interface LivePlaying {
  itemId: string;
  deskId: string;
  by: string;
  state: PlayingState;
  positionMs: number;
  saidAt: number;
  /** When it ends by itself; null while it does not run. */
  endsAt: number | null;
}

/** What the rules need from other rooms. Instants in ms on the stage clock. */
export interface ShowFacts {
  /** The planned start; null where none is set. */
  startsAt: number | null;
  items: LiveItem[];
  judges: LiveJudge[];
  /** By performance id; absent means closed. */
  scoring: Record<string, ScoringState>;
  /** By performance id: when open scoring locks by itself; absent where it does not. */
  scoringClosesAt: Record<string, number>;
  /** Performances whose scores the head judge has not released; empty where the event asks for no release. */
  unreleased: string[];
  polls: LivePoll[];
  results: LiveResult[];
  settings: {
    /** How long after an act sheets are accepted; null where scoring is locked by hand. */
    scoringGraceMs: number | null;
    /** How long after the hall everybody else learns each place. */
    phonesFollowMs: number;
    /** Whether the opening counts down ten seconds to its title. */
    openingCount: boolean;
    /** What the hall may see of scores before the result. */
    actScores: (typeof ACT_SCORES)[number];
    standingsSoFar: (typeof STANDINGS_SO_FAR)[number];
    /** Each category is ranked by itself. */
    ranksByCategory: boolean;
  };
  playing: LivePlaying | null;
  /** What the round's kind means. */
  kind: RoundKind;
  /** The round's own clock; null where the server's clock is the stage clock. */
  ownClock: Pick<RoundClock, 'speed'> | null;
}

/**
 * How long a real duration in ms, such as ten seconds to undo, is on the stage clock, in ms: more where that runs
 * faster.
 */
export const onStageClock = ({ ownClock }: Pick<ShowFacts, 'ownClock'>, ms: number): number =>
  ms * (ownClock?.speed ?? 1);

export const REGISTRATION_STATES = ['not_open', 'open', 'full', 'closed'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

export interface LiveEvent {
  name: string;
  /** The organisation that holds it ("Aurora Con 2026"). */
  host: string;
  venue: string;
  tagline: string | null;
  startsAt: number | null;
  doorsAt: number | null;
  timeZone: string;
  /** How to join the hall's Wi-Fi, in words; empty where there is none. */
  wifiLine: string;
  /** The address that people type, without a path ("http://ovation.local"). */
  publicAddress: string;
  registration: { state: RegistrationState; opensAt: number | null; closesAt: number | null };
  lineupPublished: boolean;
  /** A name for the event's look, which changes with it; empty for the default look. */
  look: string;
  /** The organisers' names (categories, polls …) in the event's other languages. */
  names?: readonly TranslatedName[];
  /** Sponsors' pictures, each with the places where it is shown. */
  sponsors?: readonly Sponsor[];
}

/** The round that is on. */
export interface LiveRound {
  id: string;
  name: string;
  /** How many rounds the event has. With a single one no screen speaks of rounds. */
  of: number;
  follows: Follows;
  /** Another round is over: the event's beginning is not this one's, which nobody planned by the clock. */
  isLater?: true;
}

/**
 * How many devices are connected now: those that answer the server's beats; of the audience's phones, open streams.
 */
export interface Presence {
  /** Names of the people at open desks. */
  desks: string[];
  /** How many desks play music or may start it with GO. */
  music: number;
  /** Only projectors that are paired or signed in. */
  projectors: number;
  mcs: number;
  judges: number;
  crew: number;
  audience: number;
  /** Devices that stopped answering, the most recent first. */
  silent: SilentDevice[];
}

/** A judge's mark as the hall may see it. */
export interface ShownMark {
  value: string;
  /** Whether the rules drop it from the total. */
  dropped: boolean;
}

/** One act's scores: a row for each criterion where marks are dropped by criterion, else one row of totals. */
export interface ActScores {
  performanceId: string;
  /** Names in the panel's order; each row has a mark or null for each judge. */
  judges: string[];
  rows: { name: string; marks: (ShownMark | null)[] }[];
  deducted: string | null;
  /** null where the method gives an act no points of its own. */
  total: string | null;
}

/** The judges' standings over the acts whose scores are locked, without the audience's part. */
export interface StandingsSoFar {
  /** The category's name where each is ranked by itself; else empty. */
  category: string;
  entries: { performanceId: string; place: number; tied: boolean; total: string | null }[];
}

/** Data of the scenes `scores` and `standings`; read only while one of them is on air. */
export interface ScoreBoard {
  scores: ActScores | null;
  standings: StandingsSoFar | null;
}

/** Everything a live view is made from. `now`: the stage clock in ms. */
export interface LiveFacts extends ShowFacts {
  now: number;
  event: LiveEvent;
  round: LiveRound;
  show: ShowState;
  presence: Presence;
  board: ScoreBoard | null;
  /** The paired screen that was asked to show its number and name; null where none was. */
  calling: { screenId: string; name: string; number: number; untilAt: number } | null;
}
