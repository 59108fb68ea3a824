/** What is printed for performers, judges and the hall: diplomas, the programme, scoresheets, cards with codes. In the event’s own language. */
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
  /** Under it, where there is one. @most 24 */
  wifiPassword: 'Password: {password}',
  /** Heading above the names of sponsors. @most 30 */
  withThanks: 'With thanks to',
  /** Heading of a page that is left to the reader. @most 16 */
  notes: 'Notes',

  /** On a card with a code for the ballot. @most 20 */
  yourVote: 'Your vote',
  /** On a scoresheet; {name} is whose it is. @most 40 */
  judge: 'Judge: {name}',
  /** Beside a box on a scoresheet. @most 46 */
  notScored: 'I do not score this act.',
  /** On a scoresheet, above lines to write on. @most 30 */
  forPerformer: 'For the performer:',
  /** On a scoresheet, below a line. @most 20 */
  signature: 'Signature',
  /** Heading of a list of scoresheets. @most 14 */
  act: 'Act',
  /** At the foot of such a list. @most 60 */
  lineThrough: 'A line through a row: I do not score this act.',
  /** The marks there are, in steps: “1–10, by 0.5”. @most 24 */
  rangeByStep: '{range}, by {step}',

  /** On the card with a judge’s link: the first of four steps. @most 90 */
  cardWifi: 'Join the hall’s Wi-Fi, and stay on it without internet too.',
  /** The same; {line} is the network. @most 110 */
  cardWifiNamed: 'Join the hall’s Wi-Fi ({line}), and stay on it without internet too.',
  /** The next step. @most 100 */
  cardTrust: 'Once on this device, open “Trust”: pages then open again without a network.',
  /** The next step. @most 80 */
  cardScan: 'Scan the large code with the device you score on.',
  /** The last step. @most 110 */
  cardKeepOpen: 'Leave the page open. Marks are kept on your device while the network is down.',
  /** Beside a small code on that card. @most 60 */
  cardTrustAt: 'Trust {address}',
  /** At the foot of that card. @most 110 */
  cardFoot: 'The large code is yours alone. If it is lost, ask the desk for a new one.',
  /** Heading of a form for parents to sign. @most 70 */
  formAgrees: '{event}: a parent or guardian agrees',
  /** Under it. @most 110 */
  formAct: 'Act {number}: {name}, {song}',
  /** On that form; {box} is a box to tick. @most 90 */
  formPhotos: 'Photos of my child may be shown: {box} yes {box} no',
  /** Before a line to write on. @most 40 */
  formChild: 'Name of the child',
  /** The same. @most 46 */
  formParent: 'Name of the parent or guardian',
  /** The same. @most 40 */
  formReach: 'How we reach you',
  /** The same. @most 20 */
  date: 'Date',
  /** On a name card of a group, before a line to write on. @most 20 */
  ownName: 'Your name',
  /** On a poster, over the code that leads to registering. @most 24 */
  register: 'Register',
  /** The same, to the results. @most 24 */
  results: 'Results',

  /** Heading of a certified result on paper. @most 40 */
  protocol: 'Protocol of the result',
  /** Under it; {round} is its name. */
  headLine: '{event}, {round}, version {version}. Certified {time} by {name}.',
  /** The same, where two people certified. */
  headLineAsked: '{event}, {round}, version {version}. Certified {time} by {name}, asked for by {asked}.',
  /** Under it, where the result does not stand any more; {reason} ends with a full stop or not. */
  takenBackWhy: 'Taken back: {reason}',
  /** Heading above the judges’ names. @most 20 */
  judges: 'Judges',
  /** For screen readers: the table of all acts. */
  tableCaption: 'Places with what they were made from',
  /** Column of that table. @most 24 */
  howMade: 'How it was made',
  /** At its foot, before a long number. @most 30 */
  sha: 'Fingerprint (SHA-256): {digest}',
  /** The same. @most 40 */
  logRow: 'Audit log, row {row}: {head}',
  /** Below a line to sign on. @most 40 */
  signs: '{name}, date and signature',
  /** {name} in it, where no name is known. @most 30 */
  headJudge: 'Head judge',
} as const;
