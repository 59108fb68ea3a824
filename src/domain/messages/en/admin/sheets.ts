/** Paper scoresheets: printed, typed by one person, typed again by another. */
export const sheets = {
  /** The page and its states. */
  title: 'Paper scoresheets',
  loading: 'Loading the sheets',
  notLoaded: 'The sheets cannot be loaded',
  nothingLost: 'Nothing that was typed is lost.',
  printSheets: 'Print a sheet for each act',
  printLists: 'Print a list for each judge',
  lead: 'Two different people type each sheet. It counts once both read the same, or once the second confirms the first after looking at the differences. A code on the printed sheet opens it here.',
  sheets: 'Sheets',
  chooseJudge: 'Choose a judge',
  judgeToBegin: 'Choose a judge to begin',
  chooseAct: 'Choose an act',
  waiting: 'Waiting for a second person: {others} typed by others, {own} by you.',

  /** How far a sheet is, in a small chip beside the act. @most 30 */
  needFirst: 'to type',
  needSecond: 'second typing',
  needOther: 'waits for another person',
  needDiffers: 'differs',
  needDone: 'in',

  /** One sheet. */
  sheetOf: '{judge}, act {number}: {act}',
  isIn: 'This sheet is in.',
  saysOtherwise: 'The paper says otherwise',
  typeAgain: '{name} typed this sheet. Type it again from the paper.',
  typedDifferently: '{name} typed it differently and decides which is right.',
  youTyped: 'You typed this sheet. Another person types it a second time.',
  takeBack: 'Take my typing back',
  notTakenBack: 'This could not be taken back.',
  agree: 'Both typings agree. The sheet counts.',
  keptForSecond: 'Kept for a second person.',

  /** The form of a sheet. */
  outOfRange: 'From {least} to {most}.',
  outOfSteps: 'From {least} to {most}, in steps of {step}.',
  sayWhy: 'Say why.',
  lockedReason: 'This act is locked. Typed anyway: {reason}',
  whyReplaces: 'Why the paper replaces the sheet that is in',
  whyLate: 'Why paper is typed now that the act is locked',
  whyLateHint: 'Asked once: it holds for the sheets after this one too.',
  abstains: 'The judge does not score this act',
  compare: 'Compare with the first typing',
  keepForSecond: 'Keep for a second person',

  /** Two typings that are not the same. */
  differ:
    'The two typings differ. Look at the paper once more. You may confirm the first typing or reject it; to change it, it is typed again by two people.',
  whereDiffer: 'Where the two typings differ',
  criterion: 'Criterion',
  typedBy: '{name} typed',
  youHave: 'You typed',
  doesNotScore: 'Does not score this act',
  noMark: 'none',
  ticked: 'ticked',
  notTicked: 'not ticked',
  confirmed: 'Confirmed. The first typing counts.',
  rejected: 'Rejected. It is typed again from the start.',
  firstRight: 'The first typing is right',
  firstWrong: 'The first typing is wrong',
} as const;
