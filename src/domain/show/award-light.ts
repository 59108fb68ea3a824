/**
 * In which light an award stands on every screen, so that two can never be taken for each other: the judges' awards
 * between curtains of a colour of their own, the hall's own on paper.
 */

export const AWARD_LIGHTS = ['cobalt', 'scarlet', 'violet', 'teal', 'rose', 'umber', 'paper'] as const;
export type AwardLight = (typeof AWARD_LIGHTS)[number];

const GELS = AWARD_LIGHTS.filter((light) => light !== 'paper');

/** The award's light among all awards in their order: no two of the judges' in a row share a colour. */
export function awardLight(results: readonly { id: string; audience: boolean }[], id: string): AwardLight {
  const judged = results.filter(({ audience }) => !audience);
  const at = judged.findIndex((one) => one.id === id);
  return at < 0 ? 'paper' : (GELS[at % GELS.length] ?? 'cobalt');
}
