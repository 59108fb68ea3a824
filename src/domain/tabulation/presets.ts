/**
 * Rules of competitions that many hold, ready to begin with. docs/tabulation.md tells of each what it leaves to people,
 * and how far it was held against its rulebook. Sources: EBU, changes to the vote announced for 2018 (weights of jurors'
 * ranks) and 2023; WSDC, Explanation of the Relative Placement Scoring System, and Prelim Scoring Announcement (January
 * 2020); Varsity Vocals, Judging (2021); DCI, A DCI Judging Primer (programme book 2004); FIG, Code of Points for aerobic
 * gymnastics 6.1 and 8.1 (2009 to 2012); Toastmasters International, Speech Contest Rulebook (item 1171, 5 J) and the
 * ballots of judges and tiebreaking judge (items 1179, 1179A).
 */
import type { RulesInput } from './types.ts';

export interface Preset {
  id: string;
  name: string;
  /** Whose rulebook it is, and which. */
  source: string;
  /** What has to be set up beside the rules. */
  needs: string;
  rules: RulesInput;
}

export const PRESETS: readonly Preset[] = [
  {
    id: 'song_contest',
    name: 'Song contest with juries and televote',
    source: 'European Broadcasting Union, rules of the Eurovision Song Contest since 2018',
    needs:
      'Give every judge the name of their jury under Judges; jurors score every act. The jury’s order gives 12, 10, 8, 7, 6, 5, 4, 3, 2 and 1 points. One vote of the audience gives the same points.',
    rules: {
      method: 'points_table',
      juries: { method: 'exponential_rank' },
      audience: { conversion: 'points_table' },
      combination: { mode: 'points' },
      tieBreaks: ['audience', 'scored_by_most:audience', 'countback:audience', 'earlier_in_order'],
    },
  },
  {
    id: 'relative_placement',
    name: 'Relative placement',
    source: 'World Swing Dance Council, Relative Placement Scoring System',
    needs:
      'An odd number of judges, five or more. What is still tied the chief judge decides: it is recorded as a decision.',
    rules: { method: 'skating_system', per: 'judge_total', tieBreaks: ['decision'] },
  },
  {
    id: 'audition',
    name: 'Audition with calls',
    source: 'World Swing Dance Council, Prelim Scoring Announcement, in force since January 2020',
    needs:
      'One criterion with five marks, 0 to 4: no, alternate 3, 2 and 1, yes. Where it counts 10, a yes gives 10 and alternates 4.5, 4.3 and 4.2. Each judge says yes to as many acts as are recalled; set how many below. Ties the chief judge decides: it is recorded as a decision.',
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
    needs:
      'Three to five judges. Criteria for vocal and visual performance, and one on which judges write the points for their subjective rank. Of five totals the highest and the lowest are left out.',
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
    needs:
      'Criteria up to 20: two of general effect with weight 1, three of visual and three of music with weight 0.5. Each judge scores the criteria of one caption. Penalties are points off.',
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
    needs:
      'Two judges score difficulty alone; four or five score execution alone, as points off from 10, of which the highest and the lowest do not count. With more set how many are left out. For ties put the criterion of execution first.',
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
    needs:
      'Judges score every speaker, each differently; the first three get 3, 2 and 1. The tiebreaking judge’s order is recorded as a decision.',
    rules: { method: 'points_table', table: ['3', '2', '1'], tieBreaks: ['decision'] },
  },
];

/** The rules of one of them. @throws Error for one that there is not. */
export function presetRules(id: string): RulesInput {
  const preset = PRESETS.find((one) => one.id === id);
  if (!preset) throw new Error(`There are no ready rules called ${id}.`);
  return preset.rules;
}
