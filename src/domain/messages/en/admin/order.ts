/** The running order as it is planned before the show: its items, acts that wait, what to look at. */
export const order = {
  /** Titles, and instead of the page. {count} in the second is a word up to nine, then a number. */
  title: 'Running order',
  none: 'There is no running order yet',
  loading: 'Loading the running order',

  /** The title of the page instead, where something is to be looked at. */
  toLookAtCount:
    '{count, plural, =1 {One thing to check in the order} =2 {Two things to check in the order} =3 {Three things to check in the order} =4 {Four things to check in the order} =5 {Five things to check in the order} =6 {Six things to check in the order} =7 {Seven things to check in the order} =8 {Eight things to check in the order} =9 {Nine things to check in the order} one {# thing to check in the order} other {# things to check in the order}}',

  /** Under the title. */
  actsNoDay:
    '{count, plural, one {# act. Set a day, and each has its time.} other {# acts. Set a day, and each has its time.}}',
  fromTo: '{acts}, {from} to {until}',

  /** Beside the title: taking a change back, and that the order stands from now on. */
  undoOf: 'Undo<v>: {change}</v>',
  published: 'Published: numbers are fixed',
  publish: 'Hold to publish',
  publishTitle: 'Publish the line-up? It goes on the front page, and each act keeps its number.',
  publishIt: 'Publish it',
  notYet: 'Not yet',
  publishDone: 'Published: each act keeps its number from now on.',
  publishFailed: 'Not published. Try again.',

  /** Over the page, while the show runs. */
  begun: 'The show has begun.',
  begunLead: 'From now on the order is changed at the live desk.',
  goToDesk: 'Go to the desk',

  /** Instead of the order, and the acts that wait. */
  noAct: 'No act is in it yet',
  noActLead: 'They go in by category and registration. Then move them as you like.',
  putInAllAccepted: '{count, plural, one {Add # accepted act} other {Add all # accepted acts}}',
  putInAll: '{count, plural, one {Add # act} other {Add all # acts}}',
  notInIt: 'Not in the order yet',
  notInItCount: 'Not in the order yet, {count, number}',
  allAreIn: 'Every accepted act has its place.',
  inOtherRounds: 'In other rounds',
  notAccepted: 'not accepted',
  putAtEnd: 'Put {name} at the end',

  /** What is no act: heading, spoken name, buttons. */
  cues: 'Cues',
  notAnAct: 'Not an act',
  opening: 'Opening',
  interval: 'Interval',
  vote: 'Audience vote',
  results: 'Results',
  otherCue: 'Other cue',

  /** Putting a cue in. */
  cueTitle: 'Add a cue',
  putItIn: 'Add it',
  name: 'Name',
  length: 'Length',
  lengthHint: 'Minutes, like 15 or 2:30',
  lengthWrong: 'Enter minutes, like 15 or 2:30.',
  where: 'Where',
  atFront: 'At the front',
  atTime: 'At a time',
  afterItem: 'After {item}',
  at: 'At',
  atHint: 'Before the first item that begins then or later.',

  /** Moving an item by its menu. */
  moveTitle: 'Put {name} after',
  moveIt: 'Move it',
  after: 'After',

  /** The menu of an item, and its buttons. */
  putAfter: 'Put it after…',
  toFront: 'To the front',
  toEnd: 'To the end',
  plannedTime: 'Planned time',
  intervalAfter: 'Interval after it',
  cueAfter: 'Another cue after it',
  takeOut: 'Remove it',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  moreFor: 'More for {name}',
  scratched: 'Scratched',
  disqualified: 'Disqualified',
  guest: 'guest',

  /** Said after a change, and spoken on the button that takes it back. */
  notChanged: 'Not changed: the server cannot be reached.',
  movedTo: '{name} moved to {place, number} of {all, number}',
  takenOut: '{name} removed',
  timeSet: 'Time of {name} set',
  putIn: '{name} added',
  allPutIn: 'All accepted acts added',

  /** What to look at: heading, remedy, and what was found. The act’s name stands before it. */
  toLookAt: 'To check',
  finding: '<b>{name}</b>. {words}',
  putItAfter: 'Put it after {name}',
  tooLong: '{length}, the longest allowed is {limit}.',
  samePersonBefore: 'The same contact as {name}, right before.',
  samePersonBetween: 'The same contact as {name}, with one act between.',
  bunched: 'From here {count, number} acts of {category} follow each other.',
  pianoOften: 'The piano is carried on {count, number} times. Acts that need it could stand together.',
  drumsOften: 'The drum kit is carried on {count, number} times. Acts that need it could stand together.',
  tableOften: 'The table is carried on {count, number} times. Acts that need it could stand together.',
  chairsOften: 'The chairs are carried on {count, number} times. Acts that need them could stand together.',
  noInterval: 'Before it come an hour and a half without an interval.',
  unsaid: 'The pronunciation of this name is missing.',
  unsaidAndMore: 'The pronunciation of this name is missing, and of {count, number} more.',

  /** Another order of the same acts: heading, what it looks after, button, said after it. */
  suggest: 'Suggest an order',
  suggestLead:
    'As far as possible: two other acts between acts of the same contact, piano and drum kit moved seldom, no category twice in a row. The first act, the last one and every cue stay where they are.',
  suggestIt: 'Rearrange the acts',
  suggested: 'Acts rearranged',
  suggestNone: 'No better order was found.',
} as const;
