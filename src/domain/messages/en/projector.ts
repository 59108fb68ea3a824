/**
 * The hall's picture, read from the last row, and the name in a camera's picture. Short words: letters are huge.
 * `@most` is how many letters fit.
 */
export const projector = {
  /** The tab's title, for the crew. @most 20 */
  title: 'Projector',
  /** The same of the desk's small copy of what comes next. @most 20 */
  armed: 'Armed scene',
  /** The same of the name for a camera's picture. @most 24 */
  lowerThird: 'Lower third',
  /** For the crew, at the top, for a few seconds. @most 40 */
  fullScreen: 'Press F for full screen',
  /** The same. */
  screenSaver: 'Press F for full screen. Switch off this device’s screen saver: the browser cannot',
  /** The same, after the key M. @most 24 */
  motionOn: 'Motion is on',
  /** The same. @most 24 */
  motionOff: 'Motion is off',
  /** Over the picture, where the crew asks which screen this is. @most 40 */
  notPaired: 'This screen is not paired',
  /** Small at the foot of a screen that is not paired, while places are told, for the crew. @most 72 */
  tellsLater: 'This screen is not paired: it shows each place {seconds} s after the hall',

  /** Above the act that comes, small in the corner. @most 14 */
  nextUp: 'Next up',
  /** Above how many acts there are. @most 12 */
  tonight: 'Tonight',
  /** Under it. @most 12 */
  acts: '{count, plural, one {# act} other {# acts}}',
  /** Above the clock time at which the interval ends, in huge digits. @most 20 */
  goesOnAt: 'We go on at',
  /** Above the names of the acts that come then. @most 24 */
  afterInterval: 'After the interval',
  /** Above the address of the audience's page. @most 28 */
  audiencePage: 'Follow the show',
  /** The hall's network; after it its name and password. @most 12 */
  wifi: 'Wi-Fi: {network}',
  /** Heading of all acts in their order. @most 20 */
  lineup: 'Line-up',
  /** Which part of a long list stands there. @most 12 */
  pageOf: '{page} of {pages}',
  /** While the show is stopped and the desk gave no words of its own. @most 24 */
  oneMoment: 'One moment, please',

  /** Heading of the marks of the last act. @most 16 */
  scores: 'Scores',
  /** Above one judge's mark where the event shows no names. @most 10 */
  judge: 'Judge {number}',
  /** Beside the act's song. @most 20 */
  deducted: 'Deducted {points}',
  /** Before the act's total. @most 10 */
  total: 'Total',
  /** Spoken after a mark that the rules leave out. */
  dropped: 'dropped',
  /** Heading of the judges' standings before the last act. @most 24 */
  standings: 'Standings so far',
  /** The same of one category. @most 26 */
  standingsOf: 'Standings so far: {category}',
  /** Under them. @most 40 */
  judgesOnly: 'Judges only, {count, plural, one {# act} other {# acts}} so far',

  /** Before a vote's title while it is held to try it. @most 14 */
  practice: 'Practice: {title}',
  /** Above the number of votes. @most 16 */
  votesSoFar: 'Votes so far',
  /** The same after the end. @most 12 */
  votes: 'Votes',
  /** Beside the figure of the audience's one favourite: of how many votes. @most 60 */
  votesOf: 'of {count, number}, more than any other act',
  /** Under the words that voting is closed. @most 36 */
  thanks: 'Thank you for voting.',
  /** Before a vote opens, beside the picture for phones. @most 48 */
  openPage: 'Open the page now and keep it open.',
  /** What a screen reader says of the picture for phones. */
  voteAt: 'Vote at {address}',
  /** Under it. @most 48 */
  roomCodeShown: 'With the code shown in the room',
  /** The code itself. @most 8 */
  roomCode: 'Code {code}',
  /** Under the picture, where people vote by cards. @most 40 */
  cardCode: 'With the code from your card',

  /** Over the name of whoever won. @most 16 */
  winner: 'Winner',
  /** Over their names. @most 24 */
  jointWinners: 'Joint winners',
  /** Beside the award, while its last two acts stand side by side. @most 24 */
  twoLeft: 'The final two',
  /** Heading of an award's table at the end. @most 30 */
  resultOf: '{award}: the result',
  /** Heading of the acts that have no place told. @most 30 */
  alsoOn: 'Also on stage tonight',
  /** The last line of the evening's last picture, below who won what. @most 80 */
  thanksToAll: 'Thank you to everybody on stage, in the hall and behind the scenes',
} as const;
