/** Marks as judges press them, on the judges' page and wherever a scoresheet is shown to try it. `@most` is how many letters fit. */
export const marks = {
  /** Spoken: the button on the left of a long scale. */
  stepLower: 'One step lower',
  /** The same on the right. */
  stepHigher: 'One step higher',
  /** Under a long scale. @most 24 */
  range: '{least} to {most}',
  /** The same, where marks go in steps of more or less than one. @most 44 */
  rangeInSteps: '{least} to {most}, in steps of {step}',

  /** A mark: the act goes on to the next round. @most 12 */
  yes: 'Yes',
  /** The same: it does not. @most 12 */
  no: 'No',
  /** The same: it does if somebody drops out. @most 16 */
  alternate: 'Alternate',
  /** The same where there are several kinds. @most 16 */
  alternateOf: 'Alternate {number}',
} as const;
