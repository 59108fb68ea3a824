/**
 * Returns the value unchanged if it is a safe integer, which can be added and compared without loss.
 * @throws RangeError where it is not.
 */
export function safeInteger(value: number): number {
  if (!Number.isSafeInteger(value))
    throw new RangeError('The weights and steps are too fine for exact totals.');
  return value;
}
