/** What is printed for performers and the hall: diplomas and the programme. In the event’s own language. */
export const paper = {
  /** On a diploma, above the name of whom the hall liked best. @most 40 */
  favourite: 'The hall’s favourite',
  /** The same of an act that took part. @most 40 */
  thanks: 'With thanks to',
  /** Below an act’s name, on a diploma for taking part. @most 60 */
  wasOnStage: 'for being on our stage',
  /** Below an act’s name; {most} is the best there can be. @most 40 */
  pointsOf: '{score} of {most} points',
  /** The same where nothing says what the best is. @most 40 */
  points: '{score} points',
  /** Where somebody signs a diploma. @most 30 */
  forOrganisers: 'For the organisers',
  /** The same. @most 30 */
  forJudges: 'For the judges',
  /** In a corner of a diploma, above a part of the fingerprint. @most 24 */
  signedResult: 'Certified result',
  /** On a slip for a performer, beside a code and the address of their own page. @most 120 */
  slip: 'Your own page: where you stand, what is missing, your call time. Keep this to yourself.',

  /** Heading of the programme. @most 16 */
  programme: 'Programme',
  /** The same, of what comes before the only interval. @most 16 */
  firstHalf: 'First half',
  /** The same, of what comes after it. @most 16 */
  secondHalf: 'Second half',
  /** The same, where there are several intervals. @most 12 */
  part: 'Part {part}',
  /** Beside an interval or a vote, how long it takes. @most 16 */
  minutes: '{minutes, number} min',
  /** At the foot of a page with a ring beside each act. @most 60 */
  ring: 'The ring is yours: mark the acts that moved you.',
  /** At the foot of the last page of the programme. @most 24 */
  endsAbout: 'Ends about {time}',
  /** On the cover. @most 30 */
  doors: 'Doors {time}',
  /** On the cover. @most 30 */
  begins: 'Show {time}',
  /** On the cover, above the place. @most 16 */
  where: 'Where',
  /** Heading on the back. @most 30 */
  howWon: 'How the winner is found',
  /** Before the judges’ names. @most 24 */
  panel: 'On the panel',
  /** Beside the code that leads to the ballot. @most 20 */
  vote: 'Vote',
  /** Beside the code where nobody votes: it leads to the line-up. @most 20 */
  lineup: 'The line-up',
  /** Before the network that guests may use. @most 12 */
  wifi: 'Wi-Fi: {line}',
  /** Heading above the names of sponsors. @most 30 */
  withThanks: 'With thanks to',
  /** Heading of a page that is left to the reader. @most 16 */
  notes: 'Notes',
} as const;
