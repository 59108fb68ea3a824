/** Names that cannot be told apart: the wrong one of two gets a link, or is waited for and does not exist. */
import { lettersOnly } from '#domain/registration/similar-names.ts';

/** Those of the names that are there more than once, but for case, accents and signs. */
export function namesakes(names: readonly string[]): string[] {
  const counted = Map.groupBy(names, lettersOnly);
  return names.filter((name) => (counted.get(lettersOnly(name))?.length ?? 0) > 1);
}
