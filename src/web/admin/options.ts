/** What there is to choose, said in the language that is spoken now. */
import type { LineWith } from '#domain/messages/catalogue.ts';
import { say } from '#web/ui/say.ts';

export const optionsOf = <V extends string>(lines: Readonly<Record<V, LineWith<object>>>) =>
  (Object.entries(lines) as [V, LineWith<object>][]).map(([value, line]) => ({ value, label: say(line) }));
