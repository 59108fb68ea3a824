/** What there is to choose, said in the language that is spoken now. */
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { say } from '#web/ui/say.ts';

export const optionsOf = <V extends string>(lines: Readonly<Record<V, PlainLine>>) =>
  (Object.entries(lines) as [V, PlainLine][]).map(([value, line]) => ({ value, label: say(line) }));
