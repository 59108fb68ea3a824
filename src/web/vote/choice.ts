/** What a choice says in words: the acts on it with their marks or places. */
import { actOf, pointsOf } from '#domain/voting/pick.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { say } from '#web/ui/say.ts';
import { BALLOT_PARTS } from './ballot-parts.ts';
import type { Candidate, VotersPoll } from './use-ballot.ts';

export interface ChosenAct {
  id: string;
  name: string;
  candidate: Candidate | undefined;
  /** "4 of 5" for a mark, "1st" for a place; empty for a plain vote. */
  what: string;
}

/** The acts of a choice: of a ranking best first, else by marks and in running order. */
export const chosenActs = (poll: VotersPoll | undefined, choice: readonly string[]): ChosenAct[] =>
  ordered(poll, choice).map((pick, at) => {
    const id = actOf(pick);
    const candidate = poll?.candidates.find((each) => each.performanceId === id);
    const kind = poll && POLL_KINDS[poll.method];
    const mark = poll && BALLOT_PARTS[poll.method].mark;
    const what = mark?.(pointsOf(pick)) ?? (kind?.inOrder ? say('vote.place', { place: at + 1 }) : '');
    return { id, name: candidate?.stageName ?? say('vote.anAct'), candidate, what };
  });

function ordered(poll: VotersPoll | undefined, choice: readonly string[]): readonly string[] {
  if (poll === undefined || POLL_KINDS[poll.method].inOrder || choice.length < 2) return choice;
  const place = new Map(poll.candidates.map((act, at) => [act.performanceId, at]));
  const at = (pick: string) => place.get(actOf(pick)) ?? place.size;
  return choice.toSorted((a, b) => pointsOf(b) - pointsOf(a) || at(a) - at(b));
}
