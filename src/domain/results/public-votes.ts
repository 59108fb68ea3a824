/** Whether the audience's figures are votes, and of how many. */
import { POLL_KINDS } from '../voting/poll-kinds.ts';
import type { Certified } from './certified.ts';
import type { Depth, TableRow } from './telling.ts';

/** They are those of one poll whose ballots name acts and give them nothing. */
function areVotes(polls: Certified['polls']): boolean {
  const [poll] = polls;
  if (poll === undefined || polls.length > 1) return false;
  const { marks, inOrder, compares } = POLL_KINDS[poll.method];
  return marks === null && !inOrder && !compares;
}

/**
 * What is told of votes; undefined where the figures are none. `votesCast`: how many all acts have together, where
 * their scores are told and are whole votes; of one act alone there is no such sum.
 */
export function publicVotes(
  polls: Certified['polls'],
  depth: Depth,
  rows: readonly Pick<TableRow, 'score'>[],
): { inVotes: true; votesCast?: number } | undefined {
  if (!areVotes(polls)) return undefined;
  const cast = rows.reduce((sum, { score }) => sum + (score === null ? Number.NaN : Number(score)), 0);
  const isTold = depth !== 'places' && rows.length > 1 && Number.isSafeInteger(cast);
  return { inVotes: true, ...(isTold && { votesCast: cast }) };
}
