/**
 * Rules of competitions that many hold, ready to begin with. docs/tabulation.md tells of each what it leaves to people,
 * and how far it was held against its rulebook. Sources: EBU, changes to the vote announced for 2018 (weights of jurors'
 * ranks) and 2023; WSDC, Explanation of the Relative Placement Scoring System, and Prelim Scoring Announcement (January
 * 2020); Varsity Vocals, Judging (2021); DCI, A DCI Judging Primer (programme book 2004); FIG, Code of Points for aerobic
 * gymnastics 6.1 and 8.1 (2009 to 2012); Toastmasters International, Speech Contest Rulebook (item 1171, 5 J) and the
 * ballots of judges and tiebreaking judge (items 1179, 1179A); Poetry Slam, Inc., as Kansas City Poetry Slam, The Watering
 * Hole and others print its rules.
 */
import type { RulesInput } from './types.ts';

/** The name of a preset. */
export type PresetId =
  | 'song_contest'
  | 'relative_placement'
  | 'audition'
  | 'a_cappella'
  | 'drum_corps'
  | 'gymnastics'
  | 'speech'
  | 'poetry_slam';

/** Ready-made rules of a kind of competition. */
export interface Preset {
  id: PresetId;
  /** What docs/tabulation.md calls it; that page also lists what has to be set up beside the rules. */
  name: string;
  /** The rulebook that it follows. */
  source: string;
  rules: RulesInput;
}

/** All presets, in the order in which they are offered. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'song_contest',
    name: 'Song contest with juries and televote',
    source: 'European Broadcasting Union, rules of the Eurovision Song Contest since 2018',
    rules: {
      method: 'points_table',
      juries: { method: 'exponential_rank', absent: 'nothing' },
      audience: { conversion: 'points_table' },
      combination: { mode: 'points' },
      tieBreaks: ['audience', 'scored_by_most:audience', 'countback:audience', 'earlier_in_order'],
    },
  },
  {
    id: 'relative_placement',
    name: 'Relative placement',
    source: 'World Swing Dance Council, Relative Placement Scoring System',
    rules: { method: 'skating_system', per: 'judge_total', tieBreaks: ['decision'] },
  },
  {
    id: 'audition',
    name: 'Audition with calls',
    source: 'World Swing Dance Council, Prelim Scoring Announcement, in force since January 2020',
    rules: {
      method: 'calls',
      missing: 'block',
      calls: { recall: 2, alternates: 1, alternateWorth: '0.45', furtherAlternates: ['0.43', '0.42'] },
      tieBreaks: ['decision'],
    },
  },
  {
    id: 'a_cappella',
    name: 'A cappella',
    source: 'Varsity Vocals, judging of the ICCA and ICHSA',
    rules: {
      method: 'trimmed_mean',
      per: 'judge_total',
      missing: 'block',
      trim: { highest: 1, lowest: 1, minimum: 5, otherwise: 'untrimmed' },
    },
  },
  {
    id: 'drum_corps',
    name: 'Drum corps captions',
    source: 'Drum Corps International, A DCI Judging Primer',
    rules: {
      method: 'mean',
      missing: 'block',
      rounding: { shown: { places: 3, mode: 'half_up' } },
    },
  },
  {
    id: 'gymnastics',
    name: 'Gymnastics, difficulty and execution',
    source: 'Fédération Internationale de Gymnastique, Code of Points',
    rules: {
      method: 'trimmed_mean',
      per: 'criterion',
      missing: 'block',
      trim: { highest: 1, lowest: 1, minimum: 3, otherwise: 'untrimmed' },
      rounding: {
        afterCriterion: { places: 3, mode: 'down' },
        shown: { places: 3, mode: 'down' },
      },
    },
  },
  {
    id: 'speech',
    name: 'Speech contest',
    source: 'Toastmasters International, Speech Contest Rulebook',
    rules: { method: 'points_table', table: ['3', '2', '1'], tieBreaks: ['decision'] },
  },
  {
    id: 'poetry_slam',
    name: 'Poetry slam',
    source: 'Poetry Slam, Inc., as slams print its rules',
    rules: {
      method: 'trimmed_mean',
      per: 'criterion',
      missing: 'block',
      trim: { highest: 1, lowest: 1, minimum: 3, otherwise: 'untrimmed' },
      rounding: { shown: { places: 1, mode: 'half_up' } },
      deductions: { time: { unitMs: 10_000, points: '0.5', graceMs: 10_000 } },
      tieBreaks: ['decision'],
    },
  },
];

/**
 * The rules of a preset.
 * @throws Error where there is no such preset.
 */
export function presetRules(id: PresetId): RulesInput {
  const preset = PRESETS.find((one) => one.id === id);
  if (!preset) throw new Error(`There are no ready rules called ${id}.`);
  return preset.rules;
}
