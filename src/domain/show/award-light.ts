/**
 * The colour theme ("light") in which an award is shown on every screen, so that no two awards can be confused: each
 * of the judges' awards has a colour of its own, the audience favourite stands on paper.
 */

/** All lights; `paper` is the audience favourite's. */
export const AWARD_LIGHTS = ['cobalt', 'scarlet', 'violet', 'teal', 'rose', 'umber', 'paper'] as const;
export type AwardLight = (typeof AWARD_LIGHTS)[number];

const GELS = AWARD_LIGHTS.filter((light) => light !== 'paper');

/**
 * The light of the result `id`, given all results in their order. The judges' results take the colours in turn, so
 * that neighbours never share one.
 */
export function awardLight(results: readonly { id: string; audience: boolean }[], id: string): AwardLight {
  const judged = results.filter(({ audience }) => !audience);
  const at = judged.findIndex((one) => one.id === id);
  return at < 0 ? 'paper' : (GELS[at % GELS.length] ?? 'cobalt');
}
