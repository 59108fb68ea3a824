/** The scoring page's answer: the standings as they are, everything that is missing or doubtful, what was certified. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { doubtsOf, openPrizes, panelDoubts } from '#domain/results/doubts.ts';
import { gatesOf, sheetCount } from '#domain/results/gates.ts';
import { audienceTitle } from '#domain/results/telling.ts';
import { completeRules } from '#domain/tabulation/rules.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import type { RoundAccess } from '../http/access.ts';
import { headReviewOf } from '../judging/head-review.ts';
import { paperWaiting } from '../judging/paper-queries.ts';
import { judgePresence, judgesOfEvent, scoringStatesOf } from '../judging/queries.ts';
import { isFeedbackWritten } from '../judging/scoresheet-row.ts';
import { clockOf } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import type { Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { restingOn } from './announced-rounds.ts';
import { awardsDigest, awardsOf } from './awards.ts';
import { openFaceOffOf, openRow } from './face-off.ts';
import { factsDigest } from './facts-digest.ts';
import { feedbackReleasedAt } from './feedback.ts';
import { openPollsOf } from './gate-words.ts';
import { byTwo, proposalOf } from './proposals.ts';
import { type CertifiedResult, currentResult, stepsOfTable } from './queries.ts';
import {
  type At,
  decisionsOf,
  deductionsOf,
  gather,
  inputOf,
  type RoundMaterial,
  setAsideOf,
} from './records.ts';
import { reviewOfRound, unreleasedActs } from './releases.ts';
import { standingAt } from './round-points.ts';
import { judgesShown, ranksShown, rowsShown } from './scoring-rows.ts';
import { sourceDoubts } from './sources.ts';
import { standingsOf } from './standings-of.ts';

type Scoring = AnswerOf<typeof resultsEndpoints.scoring>;

/**
 * Everything that the admin's scoring page shows of a round, at the server's time `now` (ms). With 60 acts, 10
 * judges and 6 criteria it takes 15 to 29 ms of the reading thread in which it is called (`node
 * bench/standings.ts`).
 */
export async function presentScoring(read: Reader, { now, count }: At, named: RoundAccess): Promise<Scoring> {
  const round = await roundOf(read, named);
  const stage = stageTime(clockOf(round), now);
  const at = { now: stage, count };
  const material = await gather(read, round, at);
  const { records } = material;
  const standings = standingsOf(inputOf(material, 'expected'));
  const ids = material.acts.map((act) => act.id);
  const result = await currentResult(read, round, at);
  const openPolls = openPollsOf(material);
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
  const unreleased = (await unreleasedActs(read, round, stage)).length;
  const faceOff = (await openRow(read, round.id)) !== undefined;
  const gates = gatesOf(standings, openPolls.length, { unconfirmed, unreleased, faceOff });
  const digest = gates.every((gate) => gate.passed) ? digestOf(material) : '';
  const decided = await decisionsShown(read, round, { now: stage, standings, digest });
  return {
    round: { id: round.id, name: round.name },
    rules: completeRules(records.rules),
    method: standings.method,
    better: standings.better,
    judges: await judgesNow(read, standings, now),
    criteria: criteriaShown(standings),
    rows,
    ranks: ranksShown(standings, ids),
    sheets: sheetCount(standings),
    agreement: standings.agreement.kendallW?.shown ?? null,
    audience: votesShown(records.audience, standings),
    openPolls: openPolls.map((poll) => ({ id: poll.id, title: poll.title })),
    shared: standings.shared,
    decisions: await tiesDecided(read, round.id),
    doubts: [
      ...(await sourceDoubts(read, round.id, standingAt(read, at))),
      ...panelDoubts(records),
      ...doubtsOf(standings),
      ...openPrizes(decided.awards, material.acts),
    ],
    gates,
    digest,
    feedbackWritten: await isFeedbackWritten(read, ids),
    paperWaiting: unconfirmed,
    headReview,
    ...decided,
    result: result ? presentResult(result) : null,
    resting: await restingOn(read, round),
  };
}

const criteriaShown = ({ criteria }: Standings) =>
  criteria.map(({ id, name, weight, categoryId }) => ({ id, name, weight, categoryId }));

/** The digest that is certified: before all is in there is nothing to certify. */
function digestOf(material: RoundMaterial): string {
  const given = inputOf(material, 'given');
  return factsDigest(given, standingsOf(given));
}

const judgesNow = async (read: Reader, standings: Standings, now: number) => {
  const ids = standings.judges.map((judge) => judge.id);
  return judgesShown(standings, await judgePresence(read, ids), now);
};

/** How the votes were counted; null where none is. */
function votesShown(
  polls: RoundMaterial['records']['audience'],
  { audience }: Standings,
): Scoring['audience'] {
  const [first] = polls;
  if (!first) return null;
  return {
    pollId: first.id,
    title: audienceTitle(polls),
    ballots: polls.reduce((sum, poll) => sum + poll.ballots, 0),
    counted: audience?.counted ?? false,
    leftOut: audience?.leftOut ?? null,
  };
}

const tiesDecided = async (read: Reader, roundId: string) =>
  (await decisionsOf(read, roundId)).map(({ createdAt, ...decision }) => ({
    ...decision,
    decidedAt: createdAt,
  }));

/** What an admin sees of a certified result. */
const presentResult = (result: CertifiedResult) => ({
  ...pickFields(result, ['id', 'version', 'state', 'digest', 'depth', 'certifiedAt', 'voidedAt']),
  voidReason: result.voidReason,
  certifiedBy: result.account.certifiedBy,
  proposedBy: result.account.proposedBy,
  despite: result.account.overruling?.despite ?? null,
  voidReasonTold: result.voidReason === null ? [] : catalogueLinesOf(result.voidReason),
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

/**
 * What the scoring page shows of people's decisions around these standings: prizes, face-offs, who certifies. A proposal
 * for another digest is left out.
 */
async function decisionsShown(
  read: Reader,
  round: Round,
  { now, standings, digest }: { now: number; standings: Standings; digest: string },
) {
  const names = new Map((await judgesOfEvent(read, round.eventId)).map((judge) => [judge.id, judge.name]));
  const proposal = await proposalOf(read, round.id);
  return {
    setAside: (await setAsideOf(read, round.id)).map(({ judgeId, reason, by }) => ({
      judgeId,
      name: names.get(judgeId) ?? '',
      reason,
      by,
    })),
    faceOff: await openFaceOffOf(read, round, now),
    awards: await awardsOf(read, round.id, standings),
    awardsDigest: await awardsDigest(read, round),
    feedbackReleasedAt: await feedbackReleasedAt(read, round.id),
    twoPerson: await byTwo(read, round),
    proposal:
      proposal?.digest === digest
        ? {
            ...pickFields(proposal, ['byId', 'by', 'depth', 'proposedAt', 'disagreement', 'despite']),
            disagreementTold: proposal.disagreement === null ? [] : catalogueLinesOf(proposal.disagreement),
          }
        : null,
  };
}
