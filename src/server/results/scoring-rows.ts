/** The matrix: a row for each act, a column's head for each judge. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { figuresApart, resultsApart } from '#domain/results/figures-apart.ts';
import type { RoundRecords } from '#domain/results/inputs.ts';
import { carriedForDisplay } from '#domain/results/telling.ts';
import type { JudgeCell, PerformanceStanding, Standings } from '#domain/tabulation/standings.ts';
import { isOnline, type JudgePresence } from '../judging/queries.ts';
import type { OrderItem } from '../lineup/queries.ts';
import type { deductionsOf } from './records.ts';
import type { Reviewed } from './releases.ts';

type Scoring = AnswerOf<typeof resultsEndpoints.scoring>;
type Row = Scoring['rows'][number];

/** How far each judge is with the acts they are asked to score, and whether one of their devices is connected. */
export function judgesShown(
  standings: Standings,
  presence: ReadonlyMap<string, JudgePresence>,
  now: number,
): Scoring['judges'] {
  const given = new Map(standings.judges.map((judge) => [judge.id, { in: 0, expected: 0 }]));
  for (const row of standings.performances)
    for (const { judgeId, state } of row.judges) {
      const counts = given.get(judgeId);
      if (!counts || !(state === 'scored' || state === 'partial' || state === 'missing')) continue;
      counts.expected += 1;
      if (state === 'scored') counts.in += 1;
    }
  return standings.judges.map(({ id, name, head }) => {
    const seen = presence.get(id);
    return {
      id,
      name,
      isHead: head,
      ...(given.get(id) ?? { in: 0, expected: 0 }),
      online: seen?.lastSeenAt != null && isOnline(seen.lastSeenAt, now),
      lastSeenAt: seen?.lastSeenAt ?? null,
      unsent: seen?.unsent ?? 0,
    };
  });
}

/**
 * Every judge's rank of each act, by performance id; acts without a rank are missing. One mark moves a judge's
 * ranks of many acts, so they stand apart from the rows. `inOrder`: the performance ids in running order.
 */
export function ranksShown(standings: Standings, inOrder: readonly string[]): Scoring['ranks'] {
  const rows = new Map(standings.performances.map((row) => [row.performanceId, row.judges]));
  return standings.judges.map(({ id: judgeId }, j) => ({
    judgeId,
    byAct: Object.fromEntries(
      inOrder.flatMap((id) => {
        const rank = rows.get(id)?.[j]?.rank;
        return rank == null ? [] : [[id, rank]];
      }),
    ),
  }));
}

/** What a row is made from besides its standing. */
interface Facts {
  category: string;
  scoring: Row['scoring'];
  /** Judges who began a sheet that they have not sent. */
  writing: readonly string[];
  /** Judges one of whose marks lies far off. */
  farOff: readonly string[];
  deductions: Row['deductions'];
  review: Row['review'];
  released: Row['released'];
  result: Row['result'];
  converted: string | undefined;
}

/** The acts' rows in the order of the standings. `reviewed` is null where no head judge releases scores. */
export function rowsShown(given: {
  standings: Standings;
  acts: readonly OrderItem[];
  sheets: RoundRecords['sheets'];
  scoring: ReadonlyMap<string, Row['scoring']>;
  deductions: Awaited<ReturnType<typeof deductionsOf>>;
  reviewed: readonly Reviewed[] | null;
}): Row[] {
  const { standings } = given;
  const results = resultsApart(standings.performances, standings);
  const voted = standings.performances.flatMap(({ performanceId, audience }) =>
    audience ? [{ performanceId, figure: audience.converted }] : [],
  );
  const converted = figuresApart(
    voted.map(({ figure }) => figure),
    standings,
  );
  const votedFor = new Map(voted.map(({ performanceId }, at) => [performanceId, converted[at]]));
  const acts = new Map(given.acts.map((act) => [act.id, act]));
  const deductions = Map.groupBy(given.deductions, (deduction) => deduction.performanceId);
  const reviewed = new Map(given.reviewed?.map((one) => [one.performanceId, one]));
  const farOff = Map.groupBy(standings.agreement.outliers, (mark) => mark.performanceId);
  const writing = Map.groupBy(
    given.sheets.filter((sheet) => !sheet.submitted),
    (sheet) => sheet.performanceId,
  );
  return standings.performances.map((standing) => {
    const id = standing.performanceId;
    const facts: Facts = {
      category: acts.get(id)?.act?.category ?? '',
      result: results.get(id) ?? null,
      converted: votedFor.get(id),
      scoring: given.scoring.get(id) ?? 'closed',
      writing: (writing.get(id) ?? []).map((sheet) => sheet.judgeId),
      farOff: (farOff.get(id) ?? []).map((mark) => mark.judgeId),
      deductions: (deductions.get(id) ?? []).map(({ id, kind, points, overrunMs, reason, by }) => ({
        id,
        kind,
        points,
        overrunMs,
        reason,
        by,
      })),
      review: reviewed.get(id)?.state ?? null,
      released: reviewed.get(id)?.release ?? null,
    };
    return rowOf(standing, standings, facts);
  });
}

function rowOf(standing: PerformanceStanding, standings: Standings, facts: Facts): Row {
  const { category, result, converted, scoring, writing, farOff, deductions, review, released } = facts;
  return {
    performanceId: standing.performanceId,
    number: standing.number,
    stageName: standing.name,
    categoryId: standing.categoryId,
    category,
    guest: standing.guest,
    scoring,
    place: standing.place,
    categoryPlace: standing.categoryPlace,
    result,
    judgesResult: standing.judgesResult?.shown ?? null,
    provisional: standing.missing.length > 0,
    blocked: standing.blocked,
    cells: standing.judges.map((cell) => ({
      judgeId: cell.judgeId,
      state: cellShown(cell, scoring === 'locked' && !standing.guest, writing.includes(cell.judgeId)),
      total: cell.total?.shown ?? null,
      farOff: farOff.includes(cell.judgeId),
    })),
    criteria: standing.criteria.map(({ criterionId, panel, weighted }) => ({
      criterionId,
      panel: panel?.shown ?? null,
      weighted: weighted?.shown ?? null,
    })),
    ...(standing.juries && {
      juries: standing.juries.map(({ jury, rank, points }) => ({
        jury,
        rank,
        points: points?.shown ?? null,
      })),
    }),
    deducted: standing.deducted.shown,
    deductions,
    audience: standing.audience && {
      votes: standing.audience.votes.exact,
      converted: converted ?? standing.audience.converted.shown,
      place: standing.audience.place,
    },
    carried: carriedForDisplay(standing, standings),
    tie: standing.tie && {
      with: standing.tie.with,
      decidedBy: standing.tie.decidedBy,
      reason: standing.tie.reason,
      how: standing.tie.how,
    },
    review,
    released,
  };
}

/** Once an act is locked, whoever has not sent is late. A guest's sheets are not waited for. */
function cellShown(cell: JudgeCell, closed: boolean, writing: boolean): Row['cells'][number]['state'] {
  if (cell.state === 'scored') return 'in';
  if (cell.state === 'abstained' || cell.state === 'excused' || cell.state === 'not_assigned')
    return cell.state;
  if (closed) return 'late';
  return writing || cell.state === 'partial' ? 'writing' : 'not_started';
}
