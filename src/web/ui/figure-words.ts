/** How a poll's figures read. */
import { POLL_KINDS, type PollMethod } from '#domain/voting/poll-kinds.ts';
import { showDecimal } from './format.ts';
import { say } from './say.ts';

/** A figure of a poll's count, which is a place where the count gives places; a dash where there is none. */
export function figureWords(method: PollMethod, figure: number | null | undefined): string {
  if (figure == null) return '–';
  const { figureText, lowerFirst } = POLL_KINDS[method];
  return lowerFirst ? say('vote.place', { place: figure }) : showDecimal(figureText(figure));
}
