/** Who else is on stage, and what the organisers ask of their own: in the form and on one’s own page. `@most` is how many letters fit. */
export const group = {
  /** Label over two answers, about the others on stage. @most 60 */
  othersAge: 'Will any of them be under {age} on the day?',
  /** An answer. @most 10 */
  othersYes: 'Yes',
  /** An answer. @most 10 */
  othersNo: 'No',
  /** Label over the names of the others. @most 40 */
  whoMinor: 'Which of them?',
  /** Under it. */
  minorsHint:
    'A parent or guardian of each has to agree, through a link of their own. These links are on your own page.',
  /** Label of a field; {name} is a person. @most 60 */
  minorParent: '{name}: phone or email of a parent',
  /** Beside a box to tick. @most 50 */
  credited: 'Print our names in the programme',
  /** What has to be put right. */
  wrongOthers: 'Enter their names, one per line',
  /** The same. */
  wrongOthersAge: 'Say whether any of them will be under age',
  /** The same. */
  wrongMinors: 'Choose which of them will be under age',
  /** An answer to a question of the organisers. @most 10 */
  ownYes: 'Yes',
  /** The same. @most 10 */
  ownNo: 'No',
  /** Under such a question: who reads the answer. */
  ownPrinted: 'Printed in the programme.',
  /** The same. */
  ownSeen: 'Only the organisers and the crew see this.',
  /** What has to be put right; {question} is the organisers’ question. */
  wrongOwn: 'Answer “{question}”',
} as const;
