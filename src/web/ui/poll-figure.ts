/** What an act was given in a poll, as every page shows it. */
import { POLL_KINDS, type PollMethod } from '#domain/voting/poll-kinds.ts';
import { showDecimal } from './format.ts';
import { say } from './say.ts';

/** A place where the count gives places, else votes, points or stars; `all`: the figures that stand beside it. */
export function pollFigure(
  method: PollMethod,
  figure: number | null,
  all: readonly (number | null)[],
): string {
  if (figure === null) return '–';
  const { figureText, lowerFirst } = POLL_KINDS[method];
  return lowerFirst ? say('vote.place', { place: figure }) : showDecimal(figureText(figure, all));
}
