/** What a choice says in words: the acts on it with their stars or places. */
import { ordinal } from '#domain/results/ordinals.ts';
import { actOf, pointsOf } from '#domain/voting/choice.ts';
import { counted } from '#web/ui/format.ts';
import type { Candidate, VotersPoll } from './use-ballot.ts';

export interface ChosenAct {
  id: string;
  name: string;
  candidate: Candidate | undefined;
  /** "4 of 5" for a rating, "1st" for a place; empty for a plain vote. */
  what: string;
}

/** The acts of a choice: of a ranking best first, else by stars and in running order. */
export const chosenActs = (poll: VotersPoll | undefined, choice: readonly string[]): ChosenAct[] =>
  ordered(poll, choice).map((pick, at) => {
    const id = actOf(pick);
    const candidate = poll?.candidates.find((each) => each.performanceId === id);
    const what =
      poll?.method === 'rate' ? `${pointsOf(pick)} of 5` : poll?.method === 'rank' ? ordinal(at + 1) : '';
    return { id, name: candidate?.stageName ?? 'An act', candidate, what };
  });

/** What the ballot asks for. */
export function askOf({ method, maxChoices, candidates }: VotersPoll): string {
  if (method === 'pick_one') return 'Choose one act';
  if (method === 'rate') return 'Rate the acts';
  const most = Math.min(maxChoices, candidates.length);
  return method === 'rank' ? `Put ${counted(most, 'act')} in order` : `Choose up to ${counted(most, 'act')}`;
}

/** What everybody may see that an act was given. */
export const figureWords = (method: VotersPoll['method'], figure: number): string =>
  method === 'rate' ? (figure / 100).toFixed(2) : String(figure);

function ordered(poll: VotersPoll | undefined, choice: readonly string[]): readonly string[] {
  if (poll === undefined || poll.method === 'rank' || choice.length < 2) return choice;
  const place = new Map(poll.candidates.map((act, at) => [act.performanceId, at]));
  const at = (pick: string) => place.get(actOf(pick)) ?? place.size;
  return choice.toSorted((a, b) => pointsOf(b) - pointsOf(a) || at(a) - at(b));
}
