/** What organisers see of the people of an act: safety, consent, who else is on stage, letters and the history. */
export const crew = {
  /** The covered parts of a person’s data, with {part} as the history calls it. */
  hidden: 'Hidden',
  hide: 'Hide<v>({part})</v>',
  showAndLog: 'Show, and log that I looked<v>({part})</v>',

  /** Safety and consent: headings and what is known. */
  safety: 'Safety and consent',
  missing: 'missing',
  nothingSaid: 'Nothing given',
  photos: 'Photos',
  mayBeShown: 'May be shown',
  notToBeShown: 'Not to be shown',
  stageRules: 'Stage rules',
  rulesAccepted: 'Accepted',
  rulesNotAccepted: 'Not accepted',
  /** Beside “Accepted”: when, and which. */
  rulesIn: 'On {time}, text version {version}: “{text}”',
  nobodyNamed: 'Nobody was named',

  /** Putting right who registered: the button, the form, and below “under age” what follows from a change. */
  changePerson: 'Change, and log that I looked',
  changePersonTitle: 'Who registered',
  becomesMinor:
    'A parent or guardian then has to agree before the act can be accepted or go on stage. Afterwards send them their link here, or record their consent on paper.',
  becomesAdult:
    'No consent is needed then, and the parent’s link ends. If they have agreed, that stays on record and counts again should you change this back.',

  /** How a consent came, and when. {how} is one of the first three. */
  byOwnLink: 'by the parent’s own link',
  onPaper: 'on paper, recorded by {name}',
  onPaperSomebody: 'on paper, recorded by the organisers',
  throughPage: 'through the performer’s page, not confirmed by the parent',
  howOn: '{how}, on {time}',
  signedIn: 'In the name of {name} on {time}, {how}',
  signedOn: 'On {time}, {how}',
  textVersion: 'text version {version}: “{text}”',

  /** The others on stage. */
  person: 'Person {number}, under age',
  photosShown: 'photos may be shown',
  photosNotShown: 'photos not to be shown',
  somebodyElse: 'Somebody else',
  nobodyElse: 'Nobody is named',
  underAge: 'under age',
  parentNamed: 'parent {name}',
  notOnStage: 'Is not on stage',
  notOnStageAsk: 'Take this person out of the act?',
  notOnStageLead:
    'Their name and what their parent answered are erased. If they come back, a parent has to agree again.',
  takeOut: 'Take out',
  addPerson: 'Add a person',
  addTitle: 'Who else is on stage?',
  addThePerson: 'Add the person',
  correctName: 'Correct the name',
  correctTitle: 'Correct this name',
  correctHint:
    'Everything else of this person stays, also what a parent answered. If somebody else comes, take this person out and add them.',
  name: 'Name',
  isMinor: 'Under age on the day: a parent has to agree',
  parentReach: 'Phone or email of the parent',

  /** The parent’s link: button, question and what became of it. */
  sendLink: 'Send the parent their link',
  sendLinkTitle: 'Send the parent their link?',
  sendIt: 'Send it',
  goesByLetter:
    'It goes by letter to the email address they gave, and to nobody else. The performer is never shown it.',
  /** The same, and its button, where no letter can go out. */
  shownHere: 'No mail server is set: the link is shown here, and you send it to the parent yourself.',
  showIt: 'Show the link',
  linkEnds:
    'They left no email address of their own, so the performer was given the link, and what comes by it is not confirmed by the parent. With an address here that link ends, and a new one goes to the parent alone.',
  otherAddress: 'Another email address',
  parentAddress: 'Email address of the parent',
  askParent: 'Ask the parent for it, not the performer.',
  letterInOutbox: 'The letter is in the outbox.',
  noLetter:
    'No letter goes out: mail is not set up or not turned on, or there is no email address. Send this link to the parent yourself, not by way of the performer.',

  /** A consent on paper, or taken back: button, question, field. */
  takenBack: 'It was taken back',
  cameOnPaper: 'It came on paper',
  takenBackTitle: 'Record that consent was taken back?',
  onPaperTitle: 'Record a consent on paper?',
  recordAndHold: 'Record it, and hold the act',
  recordConsent: 'Record the consent',
  howCame: 'How did it come?',
  howCameHint:
    'Like “signed form, in the folder at the desk”. No contact details: this goes into the history.',
  sayHowCame: 'Say how it came',

  /** The letters about an act, and what went wrong with them. */
  letters: 'Letters',
  noLinkYet: 'The parent does not have their link yet.',
  noLetterWent: 'No letter has gone out to them. Press “Send the parent their link”.',
  noMailServer:
    'No mail server is set, so no letter goes out. Press “Send the parent their link” to see the link, and send it to the parent yourself.',
  parentRefused: 'The parent’s address was refused.',
  parentRefusedLead:
    '{why} Nothing more is sent there. Ask the parent for the right address and enter it by “Send the parent their link”.',
  performerRefused: 'The performer’s address was refused.',
  performerRefusedLead:
    '{why} Nothing more is sent there. With the right address here, the letters that were refused go out to it.',
  performerAddress: 'Email address of the performer',
  correctAddress: 'Correct the address',
  letterAt: '{time}: {trouble}',

  /** The history: the panel. Its entries stand in the room `history`. */
  history: 'History',
  historyFailed: 'The history did not load. Try again',
  loadingHistory: 'Loading the history',
} as const;
