/** What of a result stands on the wall: who won, the podium, the table in pages. Pure. */
import type { ProjectorView } from '#contract/live/views.ts';
import { showDecimal } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { inPages } from './pages.ts';

export type Reveal = NonNullable<ProjectorView['reveal']>;
export type RevealedEntry = Reveal['steps'][number]['entries'][number];

/** One row of the table at the end of a reveal; acts whose place was not told have none. */
export interface BoardRow {
  place: string;
  winner: boolean;
  entry: RevealedEntry;
}

const PODIUM = 3;
const MOST_ON_IT = 5;

/**
 * The table in pages, best place first; those who were on stage too stand on pages of their own, in the order of the show.
 * Where all who were told stand on the podium, they are not told again.
 */
export function boardPages({ steps, also = [] }: Pick<Reveal, 'steps' | 'also'>, most: number): BoardRow[][] {
  const placed = (podiumOf({ steps })?.length === steps.length ? [] : steps)
    .toReversed()
    .flatMap(({ place, tied, winner, entries }) =>
      entries.map((entry) => ({ place: tied ? `${place}=` : String(place), winner, entry })),
    );
  const others = also.map((entry) => ({ place: '', winner: false, entry }));
  return [...inPages(placed, most), ...inPages(others, most)];
}

/** The steps of the podium, best first, where it has more than one and no more people than can stand on it. */
export function podiumOf({ steps }: Pick<Reveal, 'steps'>): Reveal['steps'] | null {
  const best = steps.toReversed().filter(({ place }) => place <= PODIUM);
  const people = best.reduce((sum, { entries }) => sum + entries.length, 0);
  return best.length > 1 && people <= MOST_ON_IT ? best : null;
}

/** Everybody in the first place, once it was told. */
export const revealedWinners = (reveal: Reveal | null): RevealedEntry[] | null =>
  reveal?.steps.find((step) => step.winner)?.entries ?? null;

/** What won, as its figure: “12 votes”, of several “12 votes each”; empty where none is told or theirs differ. */
export function winningFigure(winners: readonly RevealedEntry[], inVotes: boolean): string {
  const [first, ...others] = winners;
  if (first?.score == null || others.some(({ score }) => score !== first.score)) return '';
  if (!inVotes) return showDecimal(first.score);
  return say(others.length > 0 ? 'night.votesEach' : 'night.votesFor', { count: Number(first.score) });
}
