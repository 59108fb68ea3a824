/**
 * The front page: what, when and where, and the one thing to do. What it says during the show is in `night`. Names of
 * the event and of acts stand apart from every sentence. `@most` is how many letters fit.
 */
export const front = {
  /** The tab's title until the event is known. @most 30 */
  welcome: 'Welcome',
  /** For screen readers, while the page comes. */
  loading: 'Loading the event',
  /** Heading where nobody has made an event yet. @most 40 */
  nothing: 'Nothing is on yet',
  /** Under it. */
  nothingLead: 'When an event is set up, this is its front page.',
  /** After it, for whoever runs the server. */
  firstTime:
    'You run this server and have no account yet? Open the set-up link that it printed when it started.',
  /** Button under that, for the organisers. @most 30 */
  setUp: 'Set up your event',
  /** Heading where the event did not come. @most 40 */
  failed: 'The event cannot be loaded',
  /** Under it. */
  failedLead: 'The network may be down. The page tries again by itself.',
  /** For screen readers: the line of facts. */
  about: 'About the event',
  /** Above the place. @most 16 */
  where: 'Where',
  /** Above day and time. @most 16 */
  when: 'When',
  /** Instead of a place or a day that nobody has set. @most 24 */
  toCome: 'To be announced',
  /** Under the day: two clock times. @most 30 */
  doorsAndShow: 'Doors {doors}, show {show}',
  /** Link at the head of the page, to the page of all shows that were. @most 16 */
  past: 'Past shows',
  /** Above how many acts one can vote for. @most 16 */
  onBallot: 'On the ballot',
  /** Under it. @most 20 */
  acts: '{count, plural, one {# act} other {# acts}}',
  /** Under that, where the event shows it. @most 24 */
  votesSoFar: '{count, plural, one {# vote} other {# votes}} so far',
  /** Above the name of an act. @most 40 */
  onStageNow: 'On stage now',
  /** Above the name of the act after that. @most 16 */
  next: 'Next',
  /** Under the button, without a line to the server; {time} is a clock time. */
  lastUpdate: 'Last update {time}. This page comes back by itself.',

  /** Above “Open now” or “Closed”. @most 20 */
  registration: 'Registration',
  /** Under it. @most 16 */
  registrationOpen: 'Open now',
  /** Under it. @most 16 */
  registrationClosed: 'Closed',
  /** Above the time that is left. @most 28 */
  registrationClosesIn: 'Registration closes in',
  /** Instead of that time, once it is over. @most 16 */
  registrationClosing: 'Closing',
  /** Above a day and a time. @most 28 */
  registrationOpens: 'Registration opens',
  /** Button. @most 28 */
  register: 'Register your act',
  /** Under one large number. @most 8 */
  days: 'days',
  /** The same. @most 8 */
  hours: 'hours',
  /** The same. @most 8 */
  minutes: 'minutes',

  /** Heading above the acts in their order. @most 20 */
  lineup: 'Line-up',
  /** Beside the act that performs. @most 14 */
  onStage: 'On stage',

  /** Above “Certified and published”, or a score. @most 16 */
  result: 'Result',
  /** Under it, once a result is out. @most 30 */
  published: 'Certified and published',
  /** Button. @most 28 */
  seeResults: 'See every result',
  /** Above the name of who won; {show} is the event’s name. @most 60 */
  winnerOf: 'The winner of {show}',
  /** The same for several on one place. @most 60 */
  winnersOf: 'The winners of {show}',
  /** The same of one award or category among several; {award} is its name. @most 60 */
  awardWinner: 'Winner, {award}',
  /** The same where several share its first place. @most 60 */
  awardWinners: 'Joint winners, {award}',
  /** For screen readers: the line of facts about who won. */
  aboutWinner: 'About the winner',
  /** Above the song of who won. @most 16 */
  with: 'With',
} as const;
