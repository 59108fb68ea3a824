/**
 * What a second count found that is not as in the first one: on the protocol, and where a result is certified. Found by
 * the English sentence, which stays with the result. `name`: an act’s.
 */
export const recount = {
  /** What of an act’s came out otherwise. */
  place: '{name}, place: counted otherwise the second time.',
  /** The same. */
  categoryPlace: '{name}, place in the category: counted otherwise the second time.',
  /** The same. */
  result: '{name}, result: counted otherwise the second time.',
  /** The same. */
  panel: '{name}, panel’s result: counted otherwise the second time.',
  /** The same. */
  judgesResult: '{name}, judges’ result after deductions: counted otherwise the second time.',
  /** The same. */
  criteria: '{name}, panel’s figure on a criterion: counted otherwise the second time.',
  /** The same. */
  judges: '{name}, judges’ totals and ranks: counted otherwise the second time.',
  /** The same. */
  juries: '{name}, juries’ ranks and points: counted otherwise the second time.',
  /** The same. */
  deductions: '{name}, deductions: counted otherwise the second time.',
  /** The same. */
  audience: '{name}, audience’s part: counted otherwise the second time.',
  /** The same. */
  combined: '{name}, sum of judges and audience: counted otherwise the second time.',
  /** The same. */
  carried: '{name}, points carried forward: counted otherwise the second time.',
  /** The same. */
  skating: '{name}, table of the Skating System: counted otherwise the second time.',
  /** The same. */
  headToHead: '{name}, duels: counted otherwise the second time.',
  /** The same. */
  tie: '{name}, way its tie was broken: counted otherwise the second time.',
  /** The same. */
  missing: '{name}, missing marks: counted otherwise the second time.',
  /** The same. */
  blocked: '{name}, reason for having no place: counted otherwise the second time.',
  /** The same. {field} is a name of programs. */
  otherField: '{name}, {field}: counted otherwise the second time.',
  /** What of the whole did. {field} is a name of programs. */
  whole: '{field}: counted otherwise the second time.',
  /** Of an act. */
  onlyFirst: '{name}: not in the second count.',
  /** The same. */
  onlySecond: '{name}: only in the second count.',
  /** Of all of them. */
  order: 'The acts stand in another order in the second count.',
  /** After the first three. */
  more: 'And {count} more.',

  /** Why a result does not stand any more: beside it on the admin’s pages, and on its protocol. */
  changedSince: 'What it was made from was changed after it was certified.',
  /** The same. */
  unreadable: 'What it was made from cannot be read any more.',
  /** The same. */
  historyLost: 'The history of its scoresheets is not what it was.',
  /** The same; one of the lines after it follows. */
  keptOther: 'What was kept of it is not what was certified.',
  /** After it. */
  otherDigest: 'Its digest is not the one that was written down when it was certified.',
  /** The same. */
  otherRound: 'Its round or version is not the one that was certified.',
  /** The same. */
  otherVoid: 'It was taken back, and what says so was changed.',
  /** The same; names of programs. */
  otherDepth: 'How much of it is published is not what was written down: {before}, now {now}.',
  /** The same. */
  otherDocument: 'The document is not the one that was certified.',
  /** The same; names of programs. */
  otherParts: 'Parts are not those that were certified: {parts}.',
  /** The same. {why} is what a program says. */
  documentUnread: 'The document cannot be read: {why}',
  /** The same. */
  frozenOther: 'What was frozen with it is not what was certified.',
  /** The same. {why} is what a program says. */
  frozenUnread: 'What was frozen with it cannot be read: {why}',
} as const;
