/** The scoring page's answer: the standings as they are, everything that is missing or doubtful, what was certified. */

import type { AnswerOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { stageTime } from '#domain/lineup/rehearsal.ts';
import { doubtsOf } from '#domain/results/doubts.ts';
import { gatesOf, sheetCount } from '#domain/results/gates.ts';
import { audienceTitle } from '#domain/results/telling.ts';
import { completeRules } from '#domain/tabulation/rules.ts';
import type { JudgeCell, Standings } from '#domain/tabulation/standings.ts';
import { headReviewOf } from '../judging/head-review.ts';
import { paperWaiting } from '../judging/paper-queries.ts';
import { type JudgeProgress, judgeProgress, ONLINE_MS, scoringStates } from '../judging/queries.ts';
import type { SheetSource } from '../judging/sheet-source.ts';
import { type OrderItem, requireCurrentRound } from '../lineup/queries.ts';
import { rehearsalOf } from '../lineup/rehearsal.ts';
import type { Store } from '../store/store.ts';
import { digestOf, openPollsOf } from './certify.ts';
import { officeOf } from './present-office.ts';
import { type CertifiedResult, currentResult, stepsOfTable } from './queries.ts';
import { type CountPoll, decisionsOf, deductionsOf, gather, inputOf } from './records.ts';
import { type Reviewed, reviewOfRound, unreleasedActs } from './releases.ts';
import { standingAt } from './round-points.ts';
import { memoryOf } from './scoring-memory.ts';
import { sourceDoubts } from './sources.ts';

type Scoring = AnswerOf<typeof resultsEndpoints.scoring>;

/**
 * The current round's scoring. With `known`, the stamp of an earlier answer, only the rows that changed since.
 * @throws Refusal `no_event`.
 */
export async function presentScoring(store: Store, count: CountPoll, known?: string): Promise<Scoring> {
  const { read } = store;
  const memory = memoryOf(store);
  let asked: ReturnType<SheetSource> | undefined;
  const sheets: SheetSource = (ids) => (asked ??= memory.sheets(ids));
  const now = store.now();
  const round = await requireCurrentRound(read);
  const stage = stageTime(await rehearsalOf(read, round.id), now);
  const material = await gather(read, round, { now: stage, count, sheets });
  const standings = memory.expected(inputOf(material, 'expected'));
  const given = inputOf(material, 'given');
  const ids = material.acts.map((act) => act.id);
  const progress = await judgeProgress(read, round.eventId, round.id, sheets);
  const result = await currentResult(read, round, { now: stage, count });
  const openPolls = openPollsOf(material);
  const [counted, ...others] = material.records.audience;
  const unconfirmed = await paperWaiting(read, ids);
  const headReview = await headReviewOf(read, round.eventId);
  const rows = rowsShown({
    standings,
    acts: material.acts,
    progress,
    scoring: await scoringStates(read, round.id, stage),
    deductions: await deductionsOf(read, ids),
    reviewed: headReview ? await reviewOfRound(read, round, stage) : null,
  });
  const gates = gatesOf(standings, openPolls.length, unconfirmed, (await unreleasedActs(read, round, stage)).length);
  // Over ten thousand sheets it takes longer than all the rest, and before all is in there is nothing to certify.
  const digest = gates.every((gate) => gate.passed) ? digestOf(given, memory.given(given)) : '';
  const { stamp, isNew } = memory.stamped(rows);
  return {
    stamp,
    order: rows.map((row) => row.performanceId),
    round: { id: round.id, name: round.name },
    rules: completeRules(material.records.rules),
    method: standings.method,
    better: standings.better,
    judges: judgesShown(standings, progress, now),
    criteria: standings.criteria.map(({ id, name, weight, categoryId }) => ({
      id,
      name,
      weight,
      categoryId,
    })),
    rows: rows.filter((row) => isNew(row.performanceId, known)),
    sheets: sheetCount(standings),
    agreement: standings.agreement.kendallW?.shown ?? null,
    audience: counted
      ? {
          pollId: counted.id,
          title: audienceTitle(material.records.audience),
          ballots: Math.min(...[counted, ...others].map((poll) => poll.ballots)),
          counted: standings.audience?.counted ?? false,
          leftOut: standings.audience?.leftOut ?? null,
        }
      : null,
    openPolls: openPolls.map((poll) => ({ id: poll.id, title: poll.title })),
    shared: standings.shared,
    decisions: (await decisionsOf(read, round.id)).map(({ createdAt, ...decision }) => ({
      ...decision,
      decidedAt: createdAt,
    })),
    doubts: [
      ...(await sourceDoubts(read, round.id, standingAt(read, { now: stage, count }))),
      ...doubtsOf(standings),
    ],
    gates,
    digest,
    paperWaiting: unconfirmed,
    headReview,
    ...(await officeOf(read, round, { now: stage, standings, digest })),
    result: result ? presentResult(result) : null,
  };
}

function judgesShown(standings: Standings, progress: readonly JudgeProgress[], now: number) {
  return standings.judges.map((judge) => {
    const known = progress.find((each) => each.judge.id === judge.id);
    const cells = standings.performances.flatMap((row) =>
      row.judges.filter((cell) => cell.judgeId === judge.id),
    );
    const asked = cells.filter(
      ({ state }) => state === 'scored' || state === 'partial' || state === 'missing',
    );
    return {
      id: judge.id,
      name: judge.name,
      isHead: judge.head,
      in: asked.filter(({ state }) => state === 'scored').length,
      expected: asked.length,
      online: known?.lastSeenAt != null && now - known.lastSeenAt < ONLINE_MS,
      lastSeenAt: known?.lastSeenAt ?? null,
      unsent: known?.unsent ?? 0,
    };
  });
}

interface RowFacts {
  standings: Standings;
  acts: readonly OrderItem[];
  progress: readonly JudgeProgress[];
  scoring: Readonly<Record<string, 'closed' | 'open' | 'locked'>>;
  deductions: Awaited<ReturnType<typeof deductionsOf>>;
  /** Null where no head judge releases scores. */
  reviewed: readonly Reviewed[] | null;
}

function reviewShown(reviewed: RowFacts['reviewed'], performanceId: string) {
  const act = reviewed?.find((one) => one.performanceId === performanceId);
  return { review: act?.state ?? null, released: act?.release ?? null };
}

function rowsShown({ standings, acts, progress, scoring, deductions, reviewed }: RowFacts) {
  const farOff = new Set(standings.agreement.outliers.map((mark) => `${mark.performanceId} ${mark.judgeId}`));
  const sheets = new Map(progress.map((each) => [each.judge.id, each.sheets]));
  const byId = new Map(acts.map((act) => [act.id, act]));
  const deductionsOn = Map.groupBy(deductions, (deduction) => deduction.performanceId);
  return standings.performances.map((row) => {
    const act = byId.get(row.performanceId);
    return {
      performanceId: row.performanceId,
      number: row.number,
      stageName: row.name,
      categoryId: row.categoryId,
      category: act?.act?.category ?? '',
      guest: row.guest,
      scoring: scoring[row.performanceId] ?? 'closed',
      place: row.place,
      categoryPlace: row.categoryPlace,
      result: row.result?.shown ?? null,
      judgesResult: row.judgesResult?.shown ?? null,
      provisional: row.missing.length > 0,
      blocked: row.blocked,
      cells: row.judges.map((cell) => ({
        judgeId: cell.judgeId,
        state: cellShown(cell, sheets.get(cell.judgeId)?.[row.performanceId]),
        total: cell.total?.shown ?? null,
        rank: cell.rank,
        farOff: farOff.has(`${row.performanceId} ${cell.judgeId}`),
      })),
      criteria: row.criteria.map(({ criterionId, panel, weighted }) => ({
        criterionId,
        panel: panel?.shown ?? null,
        weighted: weighted?.shown ?? null,
      })),
      deducted: row.deducted.shown,
      deductions: (deductionsOn.get(row.performanceId) ?? []).map(
        ({ id, kind, points, overrunMs, reason, by }) => ({ id, kind, points, overrunMs, reason, by }),
      ),
      audience: row.audience && {
        votes: row.audience.votes.exact,
        converted: row.audience.converted.shown,
        place: row.audience.place,
      },
      carried: row.carried
        ? {
            lines: row.carried.lines.map(({ from, points }) => ({ from, points: points.shown })),
            round: row.carried.round.shown,
          }
        : null,
      tie: row.tie && {
        with: row.tie.with,
        decidedBy: row.tie.decidedBy,
        reason: row.tie.reason,
        how: row.tie.how,
      },
      ...reviewShown(reviewed, row.performanceId),
    };
  });
}

function cellShown(
  cell: JudgeCell,
  sheet: JudgeProgress['sheets'][string] | undefined,
): Scoring['rows'][number]['cells'][number]['state'] {
  if (cell.state === 'scored') return 'in';
  if (cell.state === 'abstained' || cell.state === 'excused' || cell.state === 'not_assigned')
    return cell.state;
  return sheet === 'draft' || cell.state === 'partial' ? 'writing' : 'not_started';
}

/** What an admin sees of a certified result. */
const presentResult = (result: CertifiedResult) => ({
  id: result.id,
  version: result.version,
  state: result.state,
  digest: result.digest,
  depth: result.depth,
  certifiedAt: result.certifiedAt,
  certifiedBy: result.certifiedBy,
  proposedBy: result.proposedBy,
  voidedAt: result.voidedAt,
  voidReason: result.voidReason,
  announcements: result.announcements.map((table) => ({
    id: table.id,
    kind: table.kind,
    title: table.title,
    state: table.state,
    shownSteps: table.shownSteps,
    stepsTotal: stepsOfTable(result, table).length,
    publishedAt: table.publishedAt,
  })),
});
