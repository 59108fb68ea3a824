/** A whole number that can be added and compared without loss; throws where it can't. */
export function whole(value: number): number {
  if (!Number.isSafeInteger(value))
    throw new RangeError('The weights and steps are too fine for exact totals.');
  return value;
}
