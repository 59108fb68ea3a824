/**
 * The call board of the green room, read across a room, and the crew's posts, read in the half-dark. In the event's own
 * language. `@most` is how many letters fit.
 */
export const backstage = {
  /** The tab's title, and the heading while the board comes. @most 20 */
  title: 'Backstage',
  /** On a screen that nobody has paired; the link leads to signing in. */
  signIn: '<link>Sign in</link> as crew to see the call board.',
  /** Button under it. @most 40 */
  showCode: 'Show a code to pair this screen',
  /** On top, without the network. */
  lineDown: 'The connection is down. This is the last thing that was heard.',
  /** In a corner: against the plan. @most 16 */
  late: '{minutes, number} min late',
  /** The same. @most 16 */
  early: '{minutes, number} min early',
  /** While the desk has stopped the show. */
  stopped: 'The show is stopped.',
  /** The same with the words that the audience reads. */
  stoppedWords: 'The show is stopped. {words}',
  /** Above who or what is on stage. @most 14 */
  onNow: 'On now',
  /** Above who is asked to the stage; sides are those of whoever stands on it and looks at the audience. @most 48 */
  come: 'Please come to {side, select, left {stage left} right {stage right} other {the stage}}',
  /** Under it, where nobody is. @most 20 */
  nobodyYet: 'Nobody yet',
  /** Beside a name: its place in the order. @most 10 */
  act: 'Act {number}',
  /** Under it: how the name is said. @most 40 */
  sayIt: 'Say {words}',
  /** Under it: the performers were seen beside the stage. @most 20 */
  inTheWings: 'In the wings',
  /** Under it: the performers were not seen at the door. @most 24 */
  notCheckedIn: 'Not checked in',
  /** Heading of all who still come. @most 20 */
  comingUp: 'Coming up',
  /** Under it, where nobody does. @most 30 */
  nobodyElse: 'Nobody else.',
  /** Beside a name: when to stand ready, such as 20:15. @most 20 */
  beReady: 'Be ready {time}',
  /** The same, once that time is over. @most 14 */
  getReady: 'Get ready',
  /** The same of whoever comes after the act that is asked to the stage. @most 18 */
  toWings: 'To the wings',
  /** Under it: about when the act goes on. @most 24 */
  onAbout: 'On about {time}',
  /** Above a clock time in huge digits, in the interval. @most 20 */
  goesOnAt: 'The show goes on at',
  /** Beside it. @most 48 */
  calm: 'Nobody is called before then.',
  /** Spoken: which part of a long list stands there. */
  pageOf: 'Page {page} of {pages}',

  /** Heading of what the desk wrote to a post. @most 24 */
  notes: 'Notes from the desk',
  /** A post. @most 10 */
  stage: 'Stage',
  /** The same. @most 10 */
  sound: 'Sound',
  /** The same. @most 10 */
  light: 'Light',
  /** Under it, where nothing waits. @most 30 */
  nothingToRead: 'Nothing to read.',
  /** Button under a note: what it asks for is done. @most 12 */
  ready: 'Ready',
} as const;
