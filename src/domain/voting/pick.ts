/** One pick of a ballot as it is written: an act, or `act:points` with the marks or points it gets. */

/** The form of a pick, as a regular expression. Whether act and mark belong to the poll is checked elsewhere. */
export const PICK = '[0-9a-z]{1,64}(?::[0-9])?';

/** The act that a pick names. */
export function actOf(pick: string): string {
  const end = pick.indexOf(':');
  return end < 0 ? pick : pick.slice(0, end);
}

/** What a pick gives its act: its stars or points, or one vote. */
export function pointsOf(pick: string): number {
  const end = pick.indexOf(':');
  return end < 0 ? 1 : Number(pick.slice(end + 1));
}

/** The acts of a written choice with their points. */
export const pointsIn = (choice: string): { act: string; points: number }[] =>
  choice.split(' ').map((pick) => ({ act: actOf(pick), points: pointsOf(pick) }));
