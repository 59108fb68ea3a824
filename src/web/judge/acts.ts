/** One act as the judge's page shows it: what the server said of it, what is held here, and what is live. */
import { type CallsGiven, callsGiven } from '#domain/judging/named-marks.ts';
import { criteriaFor } from '#domain/judging/panel.ts';
import { markOf, missingMarks, ownTotal } from '#domain/judging/total.ts';
import { say } from '#web/ui/say.ts';
import { type Criterion, type Held, isUnsent, type Panel, type PanelPerformance, untouched } from './held.ts';
import type { OutboxState } from './outbox.ts';

/** What an act is doing on stage. */
export type StageWord = 'standing_by' | 'on_stage' | 'next' | 'practice' | 'none';

/** How far the judge is with an act. */
export type ActProgress = 'to_score' | 'begun' | 'done';

export interface JudgedAct {
  id: string;
  performance: PanelPerformance;
  held: Held;
  criteria: Criterion[];
  /** Names of criteria without a mark. */
  missing: string[];
  /** Null while nothing was scored, and where marks have names. */
  total: string | null;
  /** Null where marks have names. */
  outOf: string | null;
  progress: ActProgress;
  stage: StageWord;
  /** Whether it left the stage last and nothing is on since, as far as this page can tell. */
  justFinished: boolean;
  unsent: boolean;
}

/** What the live view says of the stage, as far as the acts' list needs it. */
export interface StageNow {
  currentId: string | null;
  nextId: string | null;
  /** The act that left the stage last, while nothing is on since and that act alone is open; null where that is unknown. */
  finishedId: string | null;
  state: 'idle' | 'standing_by' | 'on_stage' | 'cue';
  windows: ReadonlyMap<string, PanelPerformance['scoring']>;
}

/** The acts in running order. Scratched ones stay only where something was filled in. */
export function actsOf(state: OutboxState, stage: StageNow): JudgedAct[] {
  return (state.panel?.performances ?? [])
    .map((performance) => actOf(performance, state, stage))
    .filter((act) => !act.performance.scratched || act.progress !== 'to_score');
}

function actOf(
  given: PanelPerformance,
  state: Pick<OutboxState, 'panel' | 'held'>,
  stage: StageNow,
): JudgedAct {
  const held = state.held[given.id] ?? untouched(given.sheet);
  const criteria = criteriaFor(state.panel?.criteria ?? [], given.categoryId);
  const { content } = held;
  const missing = missingMarks(criteria, content.marks);
  const begun = content.note !== '' || content.feedback !== '' || missing.length < criteria.length;
  return {
    id: given.id,
    performance: {
      ...given,
      scoring: given.sentBack ? 'open' : (stage.windows.get(given.id) ?? given.scoring),
    },
    held,
    criteria,
    missing: criteria.filter((one) => missing.includes(one.id)).map((one) => one.name),
    ...ownTotal(criteria, content.marks),
    // Of calls and grades a sum of steps says nothing.
    ...(state.panel?.markNames && { total: null, outOf: null }),
    progress: content.final ? 'done' : begun || content.abstained ? 'begun' : 'to_score',
    stage: stageWord(given.id, stage),
    justFinished: given.id === stage.finishedId,
    unsent: isUnsent(held),
  };
}

/** An act that nobody plays and nothing counts for, to try the form on. */
export function practiceAct(panel: Panel, held: Held): JudgedAct {
  const everywhere = panel.criteria.filter((criterion) => criterion.categoryId === null);
  const performance: PanelPerformance = {
    id: 'practice',
    number: null,
    stageName: say('judge.practiceAct'),
    pronouns: '',
    songTitle: say('judge.practiceSong'),
    categoryId: everywhere.length > 0 ? null : (panel.criteria[0]?.categoryId ?? null),
    category: '',
    scratched: false,
    scoring: 'open',
    sentBack: null,
    excused: null,
    sheet: null,
  };
  const nobody = {
    currentId: null,
    nextId: null,
    finishedId: null,
    state: 'idle',
    windows: new Map(),
  } as const;
  const state = { panel, held: { [performance.id]: held } };
  return { ...actOf(performance, state, nobody), stage: 'practice', unsent: false };
}

function stageWord(id: string, stage: StageNow): StageWord {
  if (stage.currentId === id && (stage.state === 'standing_by' || stage.state === 'on_stage'))
    return stage.state;
  return stage.nextId === id ? 'next' : 'none';
}

/** "Act 5", or the plain word for one without a number. */
export const actWord = (number: number | null): string =>
  number === null ? say('judge.thisAct') : say('judge.act', { number });

/** The act to open when nothing else says so: the first that still wants something from the judge, else the first. */
export const nextToScore = (acts: readonly JudgedAct[], afterId: string | null): JudgedAct | undefined => {
  const from = acts.findIndex((act) => act.id === afterId) + 1;
  const order = [...acts.slice(from), ...acts.slice(0, from)];
  const asked = order.filter(
    (act) => act.progress !== 'done' && !act.performance.excused && act.id !== afterId,
  );
  return asked.find((act) => act.performance.scoring === 'open') ?? asked[0];
};

/** How often the judge has given each call on a criterion, over all acts. */
export const callsGivenOn = (acts: readonly JudgedAct[], criterion: Criterion, kinds: number): CallsGiven =>
  callsGiven(
    acts.map(({ held }) => (held.content.abstained ? null : markOf(held.content.marks, criterion.id))),
    criterion,
    kinds,
  );

const ENOUGH_TO_COMPARE = 5;

/** The lowest and highest total given so far, to help a judge stay even; none before there are enough to compare. */
export function ownSpread(acts: readonly JudgedAct[]): { lowest: string; highest: string } | undefined {
  const totals = acts
    .filter((act) => act.progress === 'done' && !act.held.content.abstained && act.outOf === acts[0]?.outOf)
    .flatMap((act) => (act.total === null ? [] : [act.total]))
    .sort((a, b) => Number(a) - Number(b));
  const [lowest] = totals;
  const highest = totals.at(-1);
  if (totals.length < ENOUGH_TO_COMPARE || lowest === undefined || highest === undefined) return undefined;
  return { lowest, highest };
}
