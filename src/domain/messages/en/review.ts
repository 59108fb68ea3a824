/** The head judge's review, on the judges' page. `@most` is how many letters fit. */
export const review = {
  /** Button. @most 26 */
  back: 'Back to scoring',
  /** Beside the heading. */
  noneWaits: 'No act is waiting for you.',
  /** The same. */
  waiting: '{count, plural, one {# act is waiting} other {# acts are waiting}} for you.',
  /** Over the page, in bold, while the line is down. */
  needsNetwork: 'Reviewing needs the network.',
  /** After it. */
  needsNetworkLead:
    'What you see may be old, and nothing can be released or sent back until it returns. Your own marks are kept on this device as always.',
  /** Spoken while it comes. */
  loading: 'Loading the scoresheets',
  /** Before any sheet is in. */
  empty: 'Acts appear here as soon as a judge has sent a sheet.',
  /** Spoken before an act’s name in the list. */
  notAsked: 'Nothing to release:',
  /** The same. */
  scoring: 'Being scored:',
  /** The same. */
  withYou: 'Waiting for you:',
  /** The same. */
  released: 'Released:',
  /** Large button. @most 28 */
  release: 'Release these scores',
  /** In the corner, after it. */
  releaseDone: 'Released.',
  /** Beside the button; {names} are judges. */
  sheetsOut: 'Waiting for the sheet of {names}.',
  /** Under an act’s name. */
  releasedBy: 'Released by {name}.',
  /** The same, where somebody else did. */
  releasedFor: 'Released by {name} in your place: {reason}',
  /** In it, where nobody is named. */
  anAdmin: 'an admin',
  /** Under an act’s name. */
  nobodySees: 'Nobody in the hall sees these scores, and nothing is certified, until you release them.',
  /** The same. */
  stillOpen: 'Judges can still change their sheets. You release them once the desk has locked this act.',
  /** The same. */
  noSheet: 'No sheet is in.',
  /** Where a press did not arrive. */
  lost: 'This did not arrive. Try again.',
  /** In the corner, after a sheet was sent back. */
  sentBackDone: 'Sent back. The judge has been asked to look at it again.',
  /** Question over the page. */
  sendBackTitle: 'Send {name}’s sheet back?',
  /** Button: does not. @most 16 */
  keep: 'Keep it',
  /** Button. @most 20 */
  sendItBack: 'Send it back',
  /** Under the question. */
  sendBackLead: 'It does not count until {name} sends it again. All other sheets of {act} stay locked.',
  /** Label of a field: the reason. @most 16 */
  why: 'Why',
  /** Under it. */
  whyHint: '{name} reads this, and it is kept.',
  /** Under a judge’s name: the sheet lacks marks. @most 40 */
  partial: 'Not complete',
  /** The same. @most 40 */
  missing: 'Not in',
  /** The same. @most 40 */
  abstained: 'Does not score this act',
  /** The same. @most 40 */
  excused: 'Excused',
  /** The same. */
  sentBack: 'Sent back: {reason}',
  /** Spoken: the table of one act. */
  table: 'Every judge’s sheet for {act}',
  /** Head of its first column. @most 14 */
  judge: 'Judge',
  /** Head of its last column. @most 12 */
  total: 'Total',
  /** Its last row: the judges together. @most 20 */
  panel: 'The panel',
  /** Small button beside a judge’s name. @most 16 */
  sendBack: 'Send back',
  /** Spoken in its place. */
  sendBackTo: 'Send back to {name}',
  /** Heading over what judges wrote. */
  feedback: 'What the performer would read',
  /** Spoken before a mark. */
  farOff: 'Far from the others:',
} as const;
