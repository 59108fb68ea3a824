/** Places as people count them. English, as all sentences are for now (docs/decisions/0006). */

const WORDS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** "1st", "2nd", "11th". */
export function ordinal(rank: number): string {
  const last = rank % 10;
  const teen = Math.floor(rank / 10) % 10 === 1;
  return `${rank}${teen ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
}

/** To be said: "third"; from the thirteenth on "13th". */
export const ordinalWord = (rank: number): string => WORDS[rank - 1] ?? ordinal(rank);
