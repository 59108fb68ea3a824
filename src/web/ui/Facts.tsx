/** Facts that people wrote, beside one another: in the page's direction, each in its own. */
import { directionOf } from '#domain/messages/languages.ts';
import { sideBySide } from './format.ts';
import { spokenNow } from './say.ts';

export const Facts = ({ of, between }: { of: Parameters<typeof sideBySide>[0]; between?: string }) => (
  <bdi dir={directionOf(spokenNow().language)}>{sideBySide(of, between)}</bdi>
);
