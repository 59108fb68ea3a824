/** What the answers on the winner make of made-up marks: three acts counted as the show will be. */
import { MADE_UP_ACTS as ACTS } from '#domain/planning/made-up-acts.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { Template } from './draft.ts';
import { answersOf, type Way, withWay } from './winner.ts';

/** Fewer say nothing of averages; more than these do not fit beside the question. */
const [FEWEST, MOST] = [3, ACTS[0].totals.length];

export interface WorkedAct {
  name: string;
  /** "1", "2=". */
  place: string;
  /** What the place is decided by, as it is shown. */
  result: string;
  /** Each judge's total; `isLeftOut` where it did not count. Empty where the hall alone decides. */
  totals: { total: number; isLeftOut: boolean }[];
  /** Null where the hall's vote does not count towards the winner. */
  votes: number | null;
}

export interface Worked {
  acts: WorkedAct[];
  /** Another way to count by which another act would win; none where there is none. */
  other: { way: Way; name: string } | undefined;
}

/** Undefined for rules that the sentences have no words for. `judges`: how many there are to be. */
export function workedOf(template: Template, judges: number): Worked | undefined {
  const { way, hall } = answersOf(template);
  const alone = template.criteria.length === 0 || hall === 'alone';
  if (way === undefined && !alone) return undefined;
  const panel = Math.min(Math.max(judges || 4, FEWEST), MOST);
  const acts = counted(template.rules, panel, alone ? 'alone' : hall);
  const another = alone ? undefined : way === 'trimmed_mean' ? 'mean' : 'trimmed_mean';
  const winner = another && counted(withWay(template, another).rules, panel, hall)[0]?.name;
  return {
    acts,
    other: another && winner && winner !== acts[0]?.name ? { way: another, name: winner } : undefined,
  };
}

function counted(
  given: Template['rules'],
  panel: number,
  hall: ReturnType<typeof answersOf>['hall'],
): WorkedAct[] {
  // Of one criterion: what is said of single ones has nothing to work on here.
  const { byCriterion: _criteria, carry: _carry, deductions: _deductions, ...rules } = given;
  const standings = tabulate({
    rules: { ...rules, scope: 'round', tieBreaks: ['shared'] },
    judges: Array.from({ length: panel }, (_, at) => ({
      id: `${at}`,
      name: `${at}`,
      ...(rules.juries && { jury: `${at}` }),
    })),
    criteria: [{ id: 'total', name: 'total', weight: '1', min: 0, max: 100, step: '1' }],
    performances: ACTS.map(({ name }, at) => ({ id: `${at}`, name, categoryId: '' })),
    scoresheets: ACTS.flatMap(({ totals }, act) =>
      totals.slice(0, panel).map((total, judge) => ({
        judgeId: `${judge}`,
        performanceId: `${act}`,
        marks: { total },
      })),
    ),
    ...(hall !== 'none' && {
      audience: {
        ballots: ACTS.reduce((sum, { votes }) => sum + votes, 0),
        counts: Object.fromEntries(ACTS.map(({ votes }, at) => [`${at}`, votes])),
      },
    }),
  });
  return standings.performances.map((one) => {
    const act = ACTS[Number(one.performanceId)] ?? ACTS[0];
    return {
      name: one.name,
      place: one.place ?? '–',
      result: one.result?.shown ?? '–',
      totals:
        hall === 'alone'
          ? []
          : one.judges.map(({ trimmed }, at) => ({
              total: act.totals[at] ?? 0,
              isLeftOut: trimmed !== null,
            })),
      votes: hall === 'alone' || hall === 'counts' ? act.votes : null,
    };
  });
}
