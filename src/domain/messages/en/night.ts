/**
 * The show night: what each screen says at each moment of the evening. Which sentence stands where is the table in
 * `domain/show/said`. {show} is “The show”, or the name of a round such as “Heat 1”. `@most` is how many letters fit.
 */
export const night = {
  /** In place of a time that nobody set. @most 24 */
  soon: 'Soon',
  /** Above the time that is left until the start, or above its date. @most 24 */
  showStartsIn: '{far, select, yes {Show starts} other {Show starts in}}',
  /** The name of the show or of the round, alone. @most 40 */
  show: '{show}',
  /** Under it, while it is on. @most 16 */
  isOn: 'Is on',
  /** The same on the front page. @most 16 */
  onNow: 'On now',
  /** Under it, as it begins. @most 16 */
  begins: 'Begins now',
  /** Above the time that is left of the interval. @most 16 */
  backIn: 'Back in',
  /** In its place while that time stands still. @most 16 */
  backSoon: 'Back soon',
  /** Above what is said of a vote. @most 24 */
  audienceVote: 'Audience vote',
  /** On the wall, before a vote opens, in huge letters; on the call board too. @most 18 */
  voteSoon: 'Vote soon',
  /** On the wall and on buttons, while a vote is open, in huge letters. @most 18 */
  voteNow: 'Vote now',
  /** The same in the last ten seconds. @most 18 */
  lastSeconds: 'Final seconds',
  /** The same after the end. @most 24 */
  votingClosed: 'Voting is closed',
  /** The same once they are counted. @most 24 */
  votesIn: 'The votes are in',
  /** Of the audience's favourite, below its name, and on the MC's card after “With”. @most 20 */
  votesFor: '{count, plural, one {# vote} other {# votes}}',
  /** The same where several have as many. @most 24 */
  votesEach: '{count, plural, one {# vote each} other {# votes each}}',
  /** Above the time that is left of a vote. @most 24 */
  votingClosesIn: 'Voting closes in',
  /** Under it where somebody ends the vote. @most 30 */
  untilClosed: 'Open until the desk closes it',
  /** Above what is said of the results. @most 16 */
  results: 'The results',
  /** Under it, while nobody has signed them. @most 24 */
  beingChecked: 'Being checked',
  /** Under it, once they are signed. @most 16 */
  comeNext: 'Coming up next',
  /** Under it, while they are told. @most 24 */
  toldNow: 'Being revealed now',
  /** After the show, above thanks; after a round of several, the name of what is over. @most 40 */
  overLabel: '{last, select, yes {{show}} other {{over}}}',
  /** Under it: thanks, or a sentence that more follows. @most 40 */
  overWords: '{last, select, yes {Thank you} other {{after}}}',
  /** The same on the front page. @most 40 */
  overFront: '{last, select, yes {Thank you for coming} other {{after}}}',
  /** Above what is said of a show that the desk has stopped. @most 24 */
  stopped: 'A short pause',
  /** Under it. @most 24 */
  goesOnSoon: 'We will go on soon',

  /** Button on the front page. @most 28 */
  seeLineup: 'See the line-up',
  /** The same. @most 28 */
  followResults: 'Follow the results',
  /** Under that button. */
  followNote: 'Each place appears there once it has been announced in the hall.',
  /** Under the button, where a vote will come after an act. */
  voteAfter: 'Voting opens after act {number}. This page will tell you.',
  /** The same where it waits for something else. */
  voteLater: 'Voting opens later. This page will tell you.',

  /** On a performer’s page, before the day: under “What happens next”. */
  ownBefore: 'You are in, and everything is done. On the day, come to check-in first.',
  /** The same while doors are open. */
  ownDoors: 'The doors are open. Come to check-in first, then to the green room.',
  /** The same for somebody who is checked in. */
  ownHere: 'Stay where you can hear your call; this page tells you when to come.',
  /** While the show is on and the own act is still to come. */
  ownToCome: 'The show is on. Stay where you can hear your call; this page tells you when to come.',
  /** In the interval, before the own act. */
  ownInterval: 'It is the interval. Nobody is called until it is over.',
  /** After the own act, until the results. */
  ownDone: 'You have been on. Thank you! Stay for the results if there are any for your act.',
  /** While the results are told. */
  ownReveal:
    'The results are being revealed on stage now. What is announced for your act appears here afterwards.',
  /** After the show. */
  ownAfter: 'Thank you for being part of it. What is released about your act appears on this page.',
  /** While the desk has stopped the show. */
  ownStopped: 'The show has stopped for a moment. Stay where you are: your call has not changed.',

  /** On a judge’s page without an act, before the show. */
  judgeBefore: 'The first act opens here by itself when it goes on stage.',
  /** The same while the show is on. */
  judgeOn: 'The next act opens here by itself when it goes on stage.',
  /** In the interval. */
  judgeInterval: 'It is the interval. The next act opens here by itself when it goes on stage.',
  /** While the audience votes. */
  judgeVote: 'The audience is voting now. There is nothing for you to do.',
  /** Right after that. */
  judgeVoteOver: 'The audience has voted. Acts that you still have to score are in the list.',
  /** While the results are made sure of. */
  judgeCounting: 'The results are being checked. Acts that you still have to score are in the list.',
  /** While the results are told. */
  judgeReveal: 'The results are being revealed on stage now.',
  /** After the show. */
  judgeAfter: '{over}. Thank you for judging.',
  /** While the desk has stopped the show. */
  judgeStopped: 'The show has stopped for a moment. What you entered is kept.',

  /** On the MC’s page, what the MC is to do, in two words. @most 24 */
  mcBefore: '{several, select, yes {Before the round} other {Before the show}}',
  /** The same. @most 24 */
  mcOpening: 'Open the show',
  /** The same. @most 24 */
  mcIntroduce: 'Introduce now',
  /** The same. @most 24 */
  mcOnStage: 'On stage',
  /** The same. @most 24 */
  mcFill: 'Stand by',
  /** The same, while something runs that is no act. @most 24 */
  mcCue: 'Now',
  /** The same, before a vote opens. @most 24 */
  mcAnnounceVote: 'Announce the vote',
  /** The same. @most 24 */
  mcVoteOpen: 'Voting is open',
  /** The same. @most 24 */
  mcLastTen: 'Count down',
  /** The same, before the results. @most 24 */
  mcWait: 'Fill until the results',
  /** The same. @most 24 */
  mcAnnounceResults: 'Announce the results',
  /** The same. @most 24 */
  mcReveal: 'Reveal the result',
  /** The same, after the show. @most 40 */
  over: '{over}',
  /** The same. @most 24 */
  mcStopped: 'The show is stopped',
  /** Before a time on the MC’s page. @most 12 */
  left: 'Left',
  /** The same: since when the MC fills. @most 12 */
  fill: 'Fill',
  /** The same: until a vote closes. @most 12 */
  closesIn: 'Closes in',
  /** What the MC says. {time} is a clock time, such as 21:15. */
  sayInterval: 'Tell the audience: “We go on at {time}.”',
  /** The same while the clock of the interval stands still, or is over. */
  sayIntervalOpen: 'Tell the audience that the show goes on soon.',
  /** What the MC says as the show begins. */
  sayOpening: 'Welcome everybody, and say how the evening will go.',
  /** What the MC says before the results, while nobody has signed them. */
  sayWait: 'Say that the results are being checked. Do not promise a time.',
  /** What the MC says before the first place. */
  sayResults: 'Say that the results are next. Each place appears here as a card, one at a time.',
  /** What the MC says once a vote is closed. */
  sayVoteClosed: '“Voting is closed. Thank you.”',
  /** What the MC says once they are counted. */
  sayVotesIn: '“The votes are in. Who you chose, you will hear with the results.”',

  /** On the call board where nobody is on stage. @most 40 */
  boardBefore: '{several, select, yes {The round has not started} other {The show has not started}}',
  /** The same. @most 40 */
  boardNobody: 'Nobody on stage',
  /** The same; {title} is what the interval is called. @most 40 */
  boardInterval: '{title}. Nobody is called',
  /** The same. @most 40 */
  boardVote: 'The audience is voting',
  /** The same. @most 40 */
  boardWait: 'All acts have been on. Results are next',
  /** The same. @most 40 */
  boardReveal: 'The results are being revealed',
  /** The same. @most 40 */
  boardStopped: 'The show is stopped',

  /** Before a name in a camera’s picture. @most 10 */
  next: 'Next',
} as const;
