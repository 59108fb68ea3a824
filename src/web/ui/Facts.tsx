/** Facts that people wrote, beside one another: in the page's direction, each in its own. */
import { directionOf } from '#domain/messages/languages.ts';
import { sideBySide } from './format.ts';
import { spokenNow } from './say.ts';

export const Facts = ({ of }: { of: Parameters<typeof sideBySide>[0] }) => (
  <bdi dir={directionOf(spokenNow().language)}>{sideBySide(of)}</bdi>
);
