/** English ordinal numbers, for explanations of places. */

/** `rank` as an English ordinal: "1st", "2nd", "11th". */
export function ordinal(rank: number): string {
  const last = rank % 10;
  const teen = Math.floor(rank / 10) % 10 === 1;
  return `${rank}${teen ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
}
