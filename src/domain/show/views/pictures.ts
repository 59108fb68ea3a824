/**
 * Adds to a view the pictures of the acts that it names, and of no others, so that pictures never tell what the view
 * does not.
 */
import type { LiveFacts } from '../facts.ts';

/** Fields in which views name an act. */
const NAMING = new Set(['itemId', 'performanceId']);

function* actsNamedIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part))
    if (typeof value !== 'string') yield* actsNamedIn(value);
    else if (NAMING.has(key)) yield value;
}

/**
 * Wraps a view so that it carries its acts' pictures (performance id → picture id), without the field where there are
 * none. `big`: only pictures sharp enough for the big screen.
 */
export const withPictures =
  <View extends object>(make: (facts: LiveFacts) => View, { big }: { big: boolean }) =>
  (facts: LiveFacts): View & { pictures?: Record<string, string> } => {
    const view = make(facts);
    const known = new Map(
      facts.items.flatMap(({ performance }) =>
        performance?.picture && (performance.picture.isBig || !big)
          ? [[performance.id, performance.picture.id]]
          : [],
      ),
    );
    if (known.size === 0) return view;
    const pictures: Record<string, string> = {};
    for (const id of actsNamedIn(view)) {
      const picture = known.get(id);
      if (picture !== undefined) pictures[id] = picture;
    }
    return Object.keys(pictures).length === 0 ? view : { ...view, pictures };
  };
