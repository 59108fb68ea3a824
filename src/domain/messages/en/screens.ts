/** What every screen of hall and stage says of itself, for the crew: how it is paired, and how its line is. */
export const screens = {
  /** In a corner of the hall's picture; the blank is a code to type at the desk. @most 20 */
  pair: 'Pair at the desk {code}',
  /** On a screen that shows little else; {code} is large. */
  toPair: 'To pair this screen, type at the desk, in Settings, Screens: {code}',
  /** Where no event was made yet. */
  noEvent: 'There is no event yet. This page fills in by itself once there is one.',
  /** Spoken while the page comes. */
  connecting: 'Connecting to the show',
  /** After a note from the desk whose answer did not arrive there. */
  notSent: 'Not sent to the desk. Press again.',
  /** Above a note from the desk. @most 20 */
  noteFrom: 'From {name}, {time}',
  /** Button under such a note. @most 14 */
  gotIt: 'Got it',
  /** Button of a judge or of a post: somebody is to come. @most 24 */
  callDesk: 'Call the desk',
  /** After that button, until somebody at the desk takes it on. */
  deskCalled: 'The desk knows that you need help.',
  /** After it, once somebody did: {name} is theirs. Also under the MC’s signals. */
  deskHasIt: '{name} at the desk is on it.',
  /** Button: takes such a call back. @most 20 */
  noCall: 'No longer needed',
  /** A browser and what it runs on, where a device is named: “Chrome on Windows”. */
  deviceOn: '{browser} on {system}',
  /** What it runs on, in it. */
  androidPhone: 'Android phone',
  /** The same. */
  androidTablet: 'Android tablet',
  /** In its place, where nothing is known of it. */
  unknownDevice: 'Unknown device',
} as const;
