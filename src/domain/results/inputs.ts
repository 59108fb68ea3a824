/** Turns a round's stored records into the input of the tabulation, without scratched acts and unsubmitted sheets. */
import { pickFields } from '../pick-fields.ts';
import { ENGINE, type Engine } from '../tabulation/engines.ts';
import type {
  AudiencePoll,
  CarriedInput,
  CriterionInput,
  DecisionInput,
  PollFacts,
  RulesInput,
  ScoresheetInput,
  TabulationInput,
} from '../tabulation/types.ts';

/** The count of one closed poll, with 0 for candidates that nobody chose. */
export interface PollCount {
  id: string;
  title: string;
  /** Its weight beside the other polls. */
  share: number;
  ballots: number;
  facts: PollFacts;
}

/** A round's records, as far as they decide its result. */
export interface RoundRecords {
  rules: RulesInput;
  judges: readonly {
    id: string;
    name: string;
    isHead: boolean;
    /** Empty: all categories. */
    categoryIds: readonly string[];
    /** Empty or absent: all criteria. */
    criterionIds?: readonly string[];
    /** How often the judge counts, as a decimal; absent: once. */
    weight?: string;
    /** The judge's jury; empty or absent for a judge alone. */
    jury?: string;
    /** Whether the judge's link was ended; sheets from before still count. */
    revoked: boolean;
  }[];
  criteria: readonly {
    id: string;
    name: string;
    categoryId: string | null;
    weight: number;
    minSteps: number;
    maxSteps: number;
    step: string;
    /** The number that marks are taken from, where marks are points off. */
    subtractsFrom?: string | null;
  }[];
  /** In running order, without scratched acts. */
  performances: readonly {
    id: string;
    number: number | null;
    name: string;
    categoryId: string | null;
    guest: boolean;
  }[];
  sheets: readonly {
    judgeId: string;
    performanceId: string;
    submitted: boolean;
    abstained: boolean;
    marks: Readonly<Record<string, number | null>>;
  }[];
  excused: readonly { judgeId: string; performanceId: string }[];
  deductions: readonly {
    performanceId: string;
    kind: 'points' | 'breach' | 'time';
    points: string;
    /** For `time`: what it costs follows from the rules; `points` counts where they say nothing. */
    overrunMs: number | null;
    reason: string;
    by: string;
  }[];
  /** Ids of judges whose sheets do not count in this round, by decision. */
  setAside: readonly string[];
  /** Closed polls that are part of the result, in their order; none has a share of 0. */
  audience: readonly PollCount[];
  decisions: readonly {
    order: string[];
    reason: string;
    by: string;
    how: string;
    kind?: DecisionInput['kind'] | null;
    /** For `hall`: what the poll gives each act now. */
    votes?: Record<string, number> | null;
  }[];
  /** What acts bring along from earlier rounds; null where points start at zero. */
  carried?: readonly CarriedInput[] | null;
}

/**
 * Which judges are on the panel. `expected`: all with a working link and all who gave a sheet; sheets they have not
 * given are missing. `given`: only those who gave a sheet or were excused. Once every sheet is in, both are the same,
 * and a judge added afterwards changes nothing.
 */
export type PanelOf = 'expected' | 'given';

/** The input for tabulating the round, by the current engine unless another is named. */
export function tabulationInput(
  records: RoundRecords,
  panel: PanelOf,
  engine: Engine = ENGINE,
): TabulationInput {
  const performanceIds = new Set(records.performances.map((performance) => performance.id));
  const inRound = <T extends { performanceId: string }>(rows: readonly T[]) =>
    rows.filter((row) => performanceIds.has(row.performanceId));
  const setAside = new Set(records.setAside);
  const submitted = inRound(records.sheets).filter(
    (sheet) => sheet.submitted && !setAside.has(sheet.judgeId),
  );
  const excused = inRound(records.excused);
  const gave = new Set([...submitted, ...excused].map((row) => row.judgeId));
  const judges = records.judges.filter(
    (judge) => !setAside.has(judge.id) && (gave.has(judge.id) || (panel === 'expected' && !judge.revoked)),
  );
  return {
    engine,
    rules: withDecisions(records.rules, records.decisions.length > 0),
    judges: judges.map((judge) => ({
      id: judge.id,
      name: judge.name,
      head: judge.isHead,
      categoryIds: judge.categoryIds.length > 0 ? [...judge.categoryIds] : null,
      // Fields that are not used are left out, so that results certified before they existed keep their digest.
      ...(judge.criterionIds?.length && { criterionIds: [...judge.criterionIds] }),
      ...(judge.weight !== undefined && judge.weight !== '1' && { weight: judge.weight }),
      ...(judge.jury && { jury: judge.jury }),
    })),
    criteria: records.criteria.map(
      (criterion): CriterionInput => ({
        ...pickFields(criterion, ['id', 'name', 'step', 'categoryId']),
        weight: String(criterion.weight),
        min: criterion.minSteps,
        max: criterion.maxSteps,
        ...(criterion.subtractsFrom != null && { subtractsFrom: criterion.subtractsFrom }),
      }),
    ),
    performances: records.performances.map((performance) => ({
      ...pickFields(performance, ['id', 'number', 'name', 'guest']),
      categoryId: performance.categoryId ?? '',
    })),
    scoresheets: [...submitted.map(sheetInput), ...excusals(judges, submitted, excused, performanceIds)],
    deductions: inRound(records.deductions).map((deduction) => ({
      ...pickFields(deduction, ['performanceId', 'kind', 'points', 'reason', 'by']),
      ...(deduction.overrunMs !== null && { overrunMs: deduction.overrunMs }),
    })),
    audience: audienceInput(records.audience, performanceIds),
    decisions: records.decisions.map(
      ({ order, reason, by, how, kind, votes }): DecisionInput => ({
        order,
        reason,
        by,
        how,
        ...(kind && { kind }),
        ...(votes && { votes }),
      }),
    ),
    ...(records.carried && { carried: inRound(records.carried).map((row) => ({ ...row })) }),
  };
}

/** A single plain count keeps its original shape, so that results certified long ago recount to the same digest. */
function audienceInput(
  polls: readonly PollCount[],
  performanceIds: ReadonlySet<string>,
): TabulationInput['audience'] {
  const [first] = polls;
  if (!first) return null;
  const known = polls.map((poll) => ({ ...poll, facts: factsOf(poll.facts, performanceIds) }));
  const counts = known[0]?.facts.counts;
  if (polls.length === 1 && counts) return { ballots: first.ballots, counts };
  return {
    ballots: Math.min(...polls.map((poll) => poll.ballots)),
    polls: known.map(
      ({ id, title, share, ballots, facts }): AudiencePoll => ({
        id,
        name: title,
        share: String(share),
        ballots,
        ...facts,
      }),
    ),
  };
}

/** The poll's count reduced to the acts of the round. */
const factsOf = (facts: PollFacts, performanceIds: ReadonlySet<string>): PollFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([what, byAct]) => [
      what,
      Object.fromEntries(Object.entries(byAct).filter(([act]) => performanceIds.has(act))),
    ]),
  );

const sheetInput = ({
  judgeId,
  performanceId,
  marks,
  abstained,
}: RoundRecords['sheets'][number]): ScoresheetInput => ({
  judgeId,
  performanceId,
  marks: abstained ? {} : marks,
  abstained,
});

/**
 * Excuses for acts that a judge did not score: by decision, or because the judge had left the panel. A submitted sheet
 * counts.
 */
function excusals(
  judges: RoundRecords['judges'],
  submitted: RoundRecords['sheets'],
  excused: RoundRecords['excused'],
  performanceIds: ReadonlySet<string>,
): ScoresheetInput[] {
  const key = (row: { judgeId: string; performanceId: string }) => `${row.judgeId} ${row.performanceId}`;
  const byDecision = new Set(excused.map((row) => row.judgeId));
  const concerned = judges.filter((judge) => judge.revoked || byDecision.has(judge.id));
  if (concerned.length === 0) return [];
  const given = new Set(submitted.map(key));
  const decided = new Set(excused.map(key));
  return concerned.flatMap((judge) =>
    [...performanceIds]
      .map((performanceId) => ({ judgeId: judge.id, performanceId }))
      .filter((row) => !given.has(key(row)) && (judge.revoked || decided.has(key(row))))
      .map((row) => ({ ...row, marks: {}, excused: true })),
  );
}

/** Adds the tie-break `decision` before `shared` where a decision was recorded, even if the rules do not list it. */
function withDecisions(rules: RulesInput, decided: boolean): RulesInput {
  const keys = rules.tieBreaks ?? ['shared'];
  const keyOf = (entry: (typeof keys)[number]) => (typeof entry === 'string' ? entry : entry.key);
  if (!decided || keys.some((entry) => keyOf(entry) === 'decision')) return rules;
  const shared = keys.findIndex((entry) => keyOf(entry) === 'shared');
  return { ...rules, tieBreaks: keys.toSpliced(shared < 0 ? keys.length : shared, 0, 'decision') };
}
