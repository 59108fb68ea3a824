/** The scoring page's answer: the standings as they are, everything that is missing or doubtful, what was certified. */

import type { AnswerOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { stageTime } from '#domain/lineup/rehearsal.ts';
import { doubtsOf, panelDoubts } from '#domain/results/doubts.ts';
import { gatesOf, sheetCount } from '#domain/results/gates.ts';
import { audienceTitle } from '#domain/results/telling.ts';
import { completeRules } from '#domain/tabulation/rules.ts';
import type { RoundAccess } from '../http/access.ts';
import { headReviewOf } from '../judging/head-review.ts';
import { paperWaiting } from '../judging/paper-queries.ts';
import { judgePresence, scoringStatesOf } from '../judging/queries.ts';
import { roundOf } from '../lineup/gate.ts';
import { rehearsalOf } from '../lineup/rehearsal.ts';
import type { Reader } from '../store/store.ts';
import { countRound } from './count-beside.ts';
import { countsOf } from './counts.ts';
import { openPollsOf } from './gate-words.ts';
import { officeOf } from './present-office.ts';
import { proposalOf } from './proposals.ts';
import { type CertifiedResult, currentResult, stepsOfTable } from './queries.ts';
import { type CountPoll, decisionsOf, deductionsOf, gather, inputOf } from './records.ts';
import { reviewOfRound, unreleasedActs } from './releases.ts';
import { standingAt } from './round-points.ts';
import { memory } from './scoring-memory.ts';
import { judgesShown, ranksShown, rowsShown } from './scoring-rows.ts';
import { sourceDoubts } from './sources.ts';
import { restingOn } from './told-rounds.ts';

type Scoring = AnswerOf<typeof resultsEndpoints.scoring>;

/** The stamp of an earlier answer, and whether the digest is asked for all the same. */
export interface KnownScoring {
  known?: string;
  digest?: boolean;
}

/**
 * A round's scoring. Called in the thread that reads. With `known`, the stamp of an earlier answer, only the rows that changed since, and the
 * digest only where it is asked for: over ten thousand sheets it takes longer than all the rest.
 */
export async function presentScoring(
  read: Reader,
  { now, count }: { now: number; count: CountPoll },
  named: RoundAccess,
  { known, digest: wanted = known === undefined }: KnownScoring = {},
): Promise<Scoring> {
  const round = await roundOf(read, named);
  const stage = stageTime(await rehearsalOf(read, round.id), now);
  const material = await gather(read, round, { now: stage, count, sheets: memory.sheets });
  const { records } = material;
  const standings = memory.expected(inputOf(material, 'expected'));
  const ids = material.acts.map((act) => act.id);
  const at = { now: stage, count };
  const result = await currentResult(read, round, at);
  const openPolls = openPollsOf(material);
  const [counted, ...others] = records.audience;
  const unconfirmed = await paperWaiting(read, ids);
  const headReview = await headReviewOf(read, round.eventId);
  const rows = rowsShown({
    standings,
    acts: material.acts,
    sheets: records.sheets,
    scoring: await scoringStatesOf(read, ids, stage),
    deductions: await deductionsOf(read, ids),
    reviewed: headReview ? await reviewOfRound(read, round, stage) : null,
  });
  const gates = gatesOf(
    standings,
    openPolls.length,
    unconfirmed,
    (await unreleasedActs(read, round, stage)).length,
  );
  const needed = wanted || (await proposalOf(read, round.id)) !== undefined;
  // Before all is in there is nothing to certify.
  const digest =
    needed && gates.every((gate) => gate.passed)
      ? (await countRound(read, { roundId: round.id, now: stage, counts: await countsOf(read, round, at) }))
          .digest
      : '';
  const ranks = ranksShown(standings, ids);
  const { stamp, isNew } = memory.stamped([
    ...rows.map((row) => ({ id: row.performanceId, of: row, text: () => JSON.stringify(row) })),
    ...ranks.map(({ judgeId, text }) => ({ id: judgeId, of: text, text: () => text })),
  ]);
  return {
    stamp,
    order: rows.map((row) => row.performanceId),
    round: { id: round.id, name: round.name },
    rules: completeRules(records.rules),
    method: standings.method,
    better: standings.better,
    judges: judgesShown(
      standings,
      await judgePresence(
        read,
        standings.judges.map((judge) => judge.id),
      ),
      now,
    ),
    criteria: standings.criteria.map(({ id, name, weight, categoryId }) => ({
      id,
      name,
      weight,
      categoryId,
    })),
    rows: rows.filter((row) => isNew(row.performanceId, known)),
    ranks: ranks.filter(({ judgeId }) => isNew(judgeId, known)).map(({ shown }) => shown()),
    sheets: sheetCount(standings),
    agreement: standings.agreement.kendallW?.shown ?? null,
    audience: counted
      ? {
          pollId: counted.id,
          title: audienceTitle(records.audience),
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
      ...panelDoubts(records),
      ...doubtsOf(standings),
    ],
    gates,
    digest,
    paperWaiting: unconfirmed,
    headReview,
    ...(await officeOf(read, round, { now: stage, standings, digest })),
    result: result ? presentResult(result) : null,
    resting: await restingOn(read, round),
  };
}

/** What an admin sees of a certified result. */
const presentResult = (result: CertifiedResult) => ({
  id: result.id,
  version: result.version,
  state: result.state,
  digest: result.digest,
  depth: result.depth,
  certifiedAt: result.certifiedAt,
  certifiedBy: result.account.certifiedBy,
  proposedBy: result.account.proposedBy,
  despite: result.account.overruling?.despite ?? null,
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
