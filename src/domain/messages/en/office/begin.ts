/** A show set up in five steps, and what comes after the last. */
export const begin = {
  /** Five steps: each with its heading, and before it the button that leads to it. */
  kindTitle: 'What kind of show is it?',
  showTitle: 'Give it a name and a day',
  scoringTitle: 'Who scores what?',
  winnerTitle: 'How is the winner found?',
  lookTitle: 'How does it look?',
  nextShow: 'Next: day and place',
  nextScoring: 'Next: who scores what',
  nextWinner: 'Next: how the winner is found',
  nextLook: 'Next: how it looks',
  make: 'Make my show',
  stepOf: 'Step {number} of {all}',
  kept: 'Kept on this device. You can stop and come back.',
  nameless: 'Give the show a name.',
  notMade: 'Not made yet. What you typed is kept; try again.',

  /** The first step: kinds of shows, each with what it is like. */
  schoolShow: 'School talent show',
  schoolShowAbout: 'Acts of all kinds, marks out of 100, a parent’s consent under 18.',
  openMic: 'Open mic',
  openMicAbout: 'No judges. The hall votes for its favourite.',
  conventionStage: 'Convention stage',
  conventionStageAbout: 'Many categories, each with its own winner, and the audience’s favourite.',
  heats: 'Dance or skating heats',
  heatsAbout: 'Heats and a final. Marks become places, counted by the Skating System.',
  songContest: 'Song contest',
  songContestAbout: 'Juries and a televote, 12 points to the best.',
  pageant: 'Pageant',
  pageantAbout: 'Each act’s highest and lowest marks are dropped; points can be carried into the next round.',
  nothing: 'Show',
  onlyFills: 'This only fills things in. Everything can be changed later, even on the day.',
  /** Other ways to begin, with a choice and what is told of a file. */
  withNothing: 'Start with nothing filled in',
  copyBefore: 'Copy an earlier show',
  fromFile: 'From a file',
  templateFile: 'A template from a file',
  whichShow: 'Which show',
  chooseOne: 'Choose one',
  fileRead: 'The file is read: {name}.',
  noTemplate: 'This file is not a show template. Save one under Settings, All events.',
  notRead: 'It cannot be read just now. Try again.',

  /** The second step: fields with a hint. */
  name: 'Name of the show',
  nameHint: 'As on the poster. It is the biggest thing on the front page, so short is good.',
  host: 'Who puts it on',
  where: 'Where',
  day: 'Day',
  clock:
    'Times are in {timeZone}, as on this device. Enter the day together with the time the show starts. Nobody can register until you open registration.',
  /** Below what the event speaks. */
  speaksHint: 'The projector, the pages and what is printed speak it. More languages: Settings, Languages.',

  /** The third step: judges and criteria. Some are spoken: of a criterion by its name, or by its number while it has none. */
  judgesNames: 'Judges’ names',
  judgesHint:
    'One name per line. Each gets a link of their own to score on a phone or tablet. No account, no app.',
  whatTheyScore: 'What they score',
  noJudges: 'No judges, only the hall',
  criterion: 'Criterion {number}',
  countsLess: '{name} counts less',
  countsMore: '{name} counts more',
  howOften: 'How often {name} counts',
  removeCriterion: 'Remove criterion {number}',

  /** The fourth step: sentences, each with a choice of words ({word}) in it, which are the lines after them. */
  wins: 'The act with the {word} of all judges wins.',
  winsOf: 'The act with the {word} of all {count, number} judges wins.',
  mostVotes: 'The act with the most votes of the hall wins.',
  ifEqual: 'If two are equal, <kept>{word}.</kept>',
  theHall: 'The hall <kept>{word}.</kept>',
  /** Spoken: what each choice is about. */
  wayLabel: 'How judges’ marks are counted',
  equalLabel: 'If two are equal',
  hallLabel: 'What the hall’s vote does',
  /** The words to choose from. */
  asTemplate: 'as the template says',
  mean: 'highest average',
  trimmedMean: 'highest average without the best and the worst mark',
  sum: 'most points',
  rankSum: 'best places, added up',
  skating: 'best places by the Skating System',
  pointsTable: 'most points from the juries',
  shared: 'they share the place',
  headJudge: 'the head judge’s marks decide',
  audience: 'the hall’s vote decides',
  decision: 'the organisers decide, with a reason',
  hallNone: 'is not asked',
  hallApart: 'chooses its own favourite',
  hallCounts: 'counts as much as the judges',
  hallAlone: 'alone decides',
  /** Switches under the sentences, and what stands under all. */
  leaveOut: 'Leave out each act’s highest and lowest total',
  usualFewer: 'Usual with five judges or more; with fewer all count.',
  usual: 'Usual with five judges or more.',
  eachCategory: 'Each category has its own winner',
  twoSign: 'Two people sign the result before anybody sees it',
  secondAccount: 'The second one needs an account of their own.',
  otherWays: 'Every other way to count is under Scoring, Rules.',
  /** The name of the hall’s vote that is made for the event. */
  favourite: 'Audience favourite',

  /** The fifth step. */
  logo: 'A logo goes in under Settings, Look.',

  /** Beside the steps: what the answers make. */
  whatItMakes: 'What it makes',
  /** In its fourth step: three made-up acts, counted by the answers; what the hall gave one; another way to count. */
  workedLead: 'An example with made-up marks',
  workedVotes: '{count, plural, one {# vote} other {# votes}} from the hall',
  workedElse: 'By “{way}”, {name} would win.',
  when: 'When',
  noDay: 'No day yet',
  toCome: 'To be announced',
  startsWith: '{name} starts with',
  noCategories: 'None: all compete together',
  winner: 'Winner',
  mostVotesShort: 'most votes',
  equal: 'Equal',
  hall: 'The hall',

  /** The page after the last step: while it comes, instead of it, and its heading. */
  ready: 'Your show is ready',
  loading: 'Loading your show',
  notLoaded: 'Your show cannot be loaded',
  unknown: 'There is no such show',
  madeIsKept: 'What was made is kept.',
  toDashboard: 'Go to the dashboard',
  theFrontPage: 'The front page',
  allSettings: 'All settings',
  beside:
    '{name} is set up beside the event that is on. Make it the current one under <a>Settings, All events</a> once the other one is over.',
  made: '{judges, plural, one {# judge} other {# judges}}, {criteria, plural, one {# criterion} other {# criteria}}, a front page.',
  /** Three things to do next, each with a line under it and a button; and what is told after one. */
  tryIt: 'Try it now with sample acts',
  tryItLead: 'You call the show on every screen. Nothing of it is kept: throw it away at the end.',
  rehearse: 'Rehearse',
  notRehearsed: 'The rehearsal could not be started.',
  sendLinks: 'Send the judges their links',
  orCards: 'Or print a card with a code for each.',
  addFirst: 'Add them by name first.',
  isOpen: 'Registration is open',
  openIt: 'Open registration',
  share: 'Share the address, or put up the QR code.',
  seeIt: 'See it',
  open: 'Open',
  notOpened: 'Not opened. Try again.',
  /** The codes under them. */
  codes: 'Addresses and codes',
  linkOf: 'Personal link of {name}',
} as const;
