/** The cards of an award as they will be told, with places that this page draws at random: the real ones are nobody's yet. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { revealEndpoints } from '#contract/results/reveal.ts';
import { withoutLast } from '#domain/results/reveal-script.ts';
import { unscoredRow } from '#domain/results/tables.ts';
import { actsHidden, type RevealStep, revealedSteps, stepsOf } from '#domain/results/telling.ts';
import { type AwardLight, awardLight } from '#domain/show/award-light.ts';
import type { Reveal } from '#web/projector/reveal-rows.ts';
import { say } from '#web/ui/say.ts';
import { capital } from '#web/ui/words.ts';

export type Script = AnswerOf<typeof revealEndpoints.revealScript>;
type Listed = Script['awards'][number];
/** An award with how it is told; `minors`: nobody is told to be last in it, whatever is chosen. */
export type Award = Omit<Listed, 'telling'> & Listed['telling'] & { minors: boolean };

/** The awards of a script, as this page works on them. */
export const awardsOf = ({ awards, minors }: Script): Award[] =>
  awards.map(({ telling, ...award }) => ({ ...award, ...telling, minors }));

/** The steps of an award if its acts came in the order given, best first. */
export function cardsOf(award: Award, order: readonly string[]): RevealStep[] {
  const acts = award.performances;
  const rows = order
    .filter((id) => acts.some(({ performanceId }) => performanceId === id))
    .map((performanceId, index) => unscoredRow(performanceId, index + 1));
  const programme = acts.map((act) => ({ ...act, pronouns: '', pronunciation: '', category: '' }));
  const telling = award.minors ? withoutLast(award, rows.length) : award;
  // Who gets a prize is nobody's place: one of the acts stands for it.
  const shown = award.kind === 'prize' ? rows.slice(0, 1) : rows;
  return stepsOf({ kind: award.kind, rows: shown, telling }, programme, 'places');
}

/** The card that stands before all others of an award: its curtain, with its word. */
export const CURTAIN = 0;

/** How many cards an award has, its curtain included. */
export const cardCount = (cards: readonly RevealStep[]): number => cards.length + 1;

/** What a card tells, in a few words. */
export function cardWords({ kind, place }: RevealStep): string {
  if (kind === 'two_left') return say('reveals.twoLeft');
  if (kind === 'board') return say('reveals.wholeTable');
  return place === 1 ? say('reveals.winner') : capital(say('desk.placeInWords', { place }));
}

/** The projector's picture when `count` cards were told. */
export function pictureOf(
  award: Pick<Award, 'title' | 'picture'>,
  light: AwardLight,
  cards: readonly RevealStep[],
  count: number,
): Reveal {
  const card = cards[count - 1];
  const inOrder = (step: RevealStep) => step.entries.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  return {
    title: award.title,
    light,
    picture: award.picture,
    hiddenActs: actsHidden(cards, count),
    steps: revealedSteps(cards, count).map((step) => ({
      place: step.place,
      tied: step.entries.length > 1,
      winner: step.place === 1,
      entries: inOrder(step),
    })),
    ...(card?.kind === 'two_left' && { twoLeft: inOrder(card) }),
    ...(card?.kind === 'board' && { also: card.entries }),
  };
}

/** In which light the award stands, by the order of all. */
export const lightOf = (awards: readonly Award[], { award }: Pick<Award, 'award'>): AwardLight =>
  awardLight(
    awards.map(({ award: id, kind }) => ({ id, audience: kind === 'audience' })),
    award,
  );
