/** The scoring page: scoresheets coming in, the matrix of judges by acts, and what to look at. */
export const scoring = {
  /** The page and its states. */
  title: 'Scoring',
  loading: 'Loading the scores',
  noEvent: 'There is no event yet',
  notForYou: 'Your account does not see scores',
  notLoaded: 'The scores cannot be loaded',
  setUpEvent: 'Set up an event',
  askAnAdmin: 'Marks are for the organisers. Ask an admin if you need to see them.',
  nothingLost: 'Nothing that was scored is lost.',
  thisIs: 'This is {round}.',
  toRound: 'To {round}',
  screensFollow: 'Every screen follows {round}. Nothing that is done here changes that.',
  provisional: '* {result} of the scores that are in. Places can still move.',

  /** Its tools. */
  rules: 'Rules',
  paper: 'Paper',
  reveal: 'Reveal',
  withAndWithout: 'Compare without a judge',
  headJudge: 'Head judge',
  showNames: 'Show names',
  hideNames: 'Hide names',
  export: 'Export',
  exportCsv: 'For a spreadsheet (CSV)',
  exportJson: 'Everything, to count again (JSON)',
  notExported: 'This could not be exported. Try again.',

  /** Where there is nothing to score. */
  noActs: 'No act is in the running order yet',
  toOrder: 'Go to the running order',
  noJudges: 'There are no judges yet',
  addJudges: 'Add judges',
  appearHere: 'Scores appear here by themselves as judges send them.',

  /** How many scores are in; a large number stands before the first. */
  ofExpected: 'of {expected} scores in',
  scoresIn: 'Scores in',

  /** Beside the title: where the round stands. */
  published: 'Published, version {version}',
  beingRevealed: 'Being revealed, version {version}',
  certifiedNotPublic: 'Certified, version {version}. Not public yet',
  noneExpected: 'No scores expected yet',
  allIn: '{count, plural, one {The only score is in} other {All # scores are in}}',
  live: 'Live, act {number} is being scored',
  noScoresYet: 'No scores yet',
  comingIn: 'Scores are coming in',

  /** The matrix. */
  matrix: 'Scores of every judge for every act',
  place: 'Place',
  act: 'Act',
  audience: 'Audience',
  noCategory: 'Without a category',
  agreement: 'Agreement',
  fromTo: 'From {lowest} to {highest}',
  guest: 'Guest',
  actNumber: 'Act {number}',
  locked: 'Locked',
  withHead: 'With the head judge',
  nudged: '{name} is asked for the missing scores',
  notSent: 'This was not sent. Try again.',
  countOf: '{count} of {expected}',
  nudge: 'Nudge<hidden> {name}: ask for the missing scores</hidden>',
  farOff: ', far from the others',
  lateCell: 'late<hidden>, the act is locked and this sheet is not in</hidden>',
  offlineCell: 'Offline, marks may be on the device',

  /** In a narrow cell. @most 6 */
  abstainedShort: 'abst.',
  excusedShort: 'exc.',

  /** How far a judge's sheet is. */
  notStarted: 'not started',
  writing: 'writing',
  late: 'late: the act is locked, and this sheet is not in',
  in: 'in',
  abstained: 'abstained',
  excused: 'excused',
  notAssigned: 'does not score this act',

  /** A judge who is not here. */
  notHere: 'Not here',
  excusedDone:
    '{name} is excused from {count, plural, one {# act} other {# acts}}. Nothing waits for these scores.',
  excuseAsk: 'Excuse {name} from {count, plural, one {# act} other {# acts}}?',
  excuseBody:
    'Nothing waits for these scores. Scores that are sent anyway still count. Until the result is certified this can be undone.',
  excuse: 'Excuse',
  keepWaiting: 'Keep waiting',
  /** Opens the buttons that excuse one. */
  judgeNotHere: 'Is a judge not here?',
  holdToExcuse: 'Hold to excuse {name}: {count, plural, one {# act} other {# acts}}',
  waitedAgain: 'The scores of {name} are expected again.',
  waitAgain: '{name} is excused from every act. Expect scores again',

  /** What to look at: a sentence in bold, and one after it. */
  lookAtThese: 'Look at these',
  offlineLead: '{name} is offline.',
  offlineRest: '{count, plural, one {# act} other {# acts}} scored on the device, not sent.',
  lastSeen: 'Last seen {time}.',
  aJudge: 'A judge',
  anAct: 'an act',
  /** An act by its name and its number, where several have the same name. */
  actOfNumber: '{name} ({number})',
  aCriterion: 'a criterion',
  reversed: '{name}’s order is nearly the reverse of the others.',
  reversedRest: 'Gave most to {most}, least to {least}. Is the scale upside down?',
  flat: '{name} gave every act the same.',
  flatRest: '{total} each time.',
  far: '{name} is far off on {act}.',
  farRest: '{criterion}: {value}, the panel’s mean is {mean}.',
  disagree: 'Judges disagree most on {act}.',
  disagreeRest: '{lowest} to {highest}.',
  sharedPlace: 'Place {place} is shared.',
  sharedRest: '{acts}. Open one of them to decide it by hand.',
  earlierTakenBack: 'The result of {round} was taken back after this round was made from it.',
  carriedDoubt:
    'The points carried from it are in doubt. Certify it again, then use its new totals under Rounds.',
  membersDoubt: 'Who is in this round is in doubt. Certify it again and check who advances.',
  carried: 'Points are carried forward.',
  carriedRest: '{acts} brought none and started at zero.',
  callsGave: '{name} gave {yes} yes and {count, plural, one {# alternate} other {# alternates}}.',
  callsGaveKinds: '{name} gave {yes} yes and {alternates}.',
  alternatesOf: '{count} × alternate {kind}',
  callsAsked:
    'The rules ask for {yes, plural, =0 {any number of yes} one {# yes} other {# yes}} and {count, plural, =0 {any number of alternates} one {# alternate} other {# alternates}}.',
  callsAskedKinds:
    'The rules ask for {yes, plural, =0 {any number of yes} one {# yes} other {# yes}} and {count, plural, =0 {any number of alternates} one {# alternate of each kind} other {# alternates of each kind}}.',
  nobodyScores: 'No judge scores {criteria} for every act.',
  nobodyScoresRest:
    'Where criteria are averaged one by one, acts have no place without it. Say under Judges who scores it.',
  noTurnout: 'The audience does not count, and its prize is not given.',
  noTurnoutRest: '{count, plural, one {# ballot} other {# ballots}}; the rules ask for {least}.',
  prizeOpen: 'Nobody has this prize yet: {award}.',
  prizeOpenRest: 'Give it to an act that was on stage, or it is neither revealed nor published.',
} as const;
