/** What the scoring page shows of people's decisions around the standings: prizes, face-offs, who certifies. */
import { toldIn } from '#domain/messages/report.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { judgesOfEvent } from '../judging/queries.ts';
import type { Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { awardsDigest, awardsOf } from './awards.ts';
import { openFaceOffOf } from './face-off.ts';
import { feedbackReleasedAt } from './feedback.ts';
import { byTwo, proposalOf } from './proposals.ts';
import { setAsideOf } from './records.ts';

/**
 * The decisions on a round with these standings, as the office sees them. A proposal for another digest is left out.
 */
export async function decisionsShown(
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
            byId: proposal.byId,
            by: proposal.by,
            depth: proposal.depth,
            proposedAt: proposal.proposedAt,
            disagreement: proposal.disagreement,
            disagreementTold: proposal.disagreement === null ? [] : toldIn(proposal.disagreement),
            despite: proposal.despite,
          }
        : null,
  };
}
