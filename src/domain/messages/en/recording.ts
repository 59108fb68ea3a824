/** How an act's name is said, as its performer records it, and the MC hears it. `@most` is how many letters fit. */
export const recording = {
  /** Heading on a performer’s page. @most 30 */
  yours: 'How your name sounds',
  /** Under it: what to do, and who hears it. */
  lead: 'Say your name once, in ten seconds at most. Only the MC and the organisers hear it.',
  /** Button: begins to record. @most 20 */
  record: 'Record',
  /** Button: ends it and sends it. @most 20 */
  stop: 'Done',
  /** Button. @most 30 */
  choose: 'Choose a sound file',
  /** Button: plays it. @most 14 */
  listen: 'Listen',
  /** Button. @most 24 */
  remove: 'Remove it',
  /** Question before it. @most 60 */
  removeAsk: 'Remove the recording?',
  /** Where the browser has no microphone, or was told not to give it. */
  noMicrophone: 'This browser does not let the page use a microphone. Choose a sound file instead.',
  /** After choosing a file. */
  unread: 'This file cannot be read as sound here.',
  /** After it could not be sent. */
  notSent: 'The recording was not sent. Try again.',
  /** On the MC’s page, beside how a name is said: nobody has recorded it. @most 24 */
  none: 'No recording',
} as const;
