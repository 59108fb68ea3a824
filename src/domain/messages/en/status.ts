/** A performer’s own page: whether they are in, what is still theirs to do, and when they are on. `@most` is how many letters fit. */
export const status = {
  /** For screen readers, while the page comes. */
  loading: 'Loading your page',
  /** The tab’s title where a link opens nothing. @most 40 */
  noLinkTitle: 'Link not valid',
  /** Heading there: a link that is wrong, old or made up. @most 40 */
  noLink: 'This link is not valid',
  /** Under it. */
  noLinkLead: 'It may have been copied in part, or replaced by a new one. Ask the organisers for yours.',
  /** Heading, and the tab’s title, after the organisers erased what was kept. @most 40 */
  erased: 'Your data was erased',
  /** Under it. */
  erasedLead:
    'Everything personal of this act is gone. Its name, its song and its result stay, as in a printed programme.',
  /** The tab’s title where the page did not come. @most 40 */
  title: 'Your act',
  /** Heading there. @most 40 */
  failed: 'Your page did not load',
  /** Under it. */
  failedLead: 'The network may be down. Nothing about your act has changed because of it.',
  /** In a box, before the sentence after it. @most 34 */
  away: 'The network is down.',
  /** After it; {time} is a clock time. */
  awayLead: 'Last update {time}; times may have changed since.',
  /** In a box, before the sentence after it. @most 34 */
  sentTwice: 'This act was sent twice.',
  /** After it; {name} is an act. */
  sentTwiceLead:
    'The organisers merged the two: your act goes on as number {number}, {name}. Use the private link of that registration, or ask the organisers for it.',
  /** In a box, before the sentence after it. @most 50 */
  parentHasTo: 'A parent or guardian has to agree.',
  /** After it; {time} is a day and a clock time. */
  placeKept: 'Your spot is kept until {time}.',
  /** Heading. @most 30 */
  next: 'What happens next',
  /** Under it; {contact} is how the organisers are reached, as they wrote it. */
  questions: 'Questions? Ask the organisers: {contact}',
  /** Heading over what the judges wrote for the act. @most 30 */
  feedback: 'From the judges',
  /** At the end of the page; {time} is a day and a clock time. */
  editsUntil: 'You can change your details until {time}.',
  /** After it, or alone. */
  updatesItself: 'This page keeps itself up to date.',

  /** Beside the event’s name, and the tab’s title: where the registration stands. @most 30 */
  withdrawn: 'Withdrawn',
  /** The same. @most 30 */
  declined: 'Not this time',
  /** The same. @most 30 */
  waiting: 'Waiting list',
  /** The same. @most 34 */
  waitingAt: 'Waiting list, number {number}',
  /** The same: what is still theirs to do. @most 30 */
  toDo: '{count, plural, one {# thing to do} other {# things to do}}',
  /** The same. @most 30 */
  in: 'You are in',
  /** The same. @most 30 */
  lookedAt: 'Being reviewed',

  /** Under “What happens next”. */
  nextOther: 'Everything continues with your other registration.',
  /** The same. */
  nextWithdrawn: 'Your act is not in the show. If that was a mistake, ask the organisers to bring it back.',
  /** The same. */
  nextDeclined: 'Your act is not in this show. Thank you for wanting to be part of it.',
  /** The same, of an act that was on the waiting list or never answered, once the show is over. */
  nextOver: 'The show is over, and your act was not in it. Thank you for wanting to be part of it.',
  /** The same. */
  nextWaiting: 'When a spot becomes free, the organisers go down the list. Nothing is lost by waiting.',
  /** The same. */
  nextInOpen: 'You are in. Your spot is secure once everything open above is done.',
  /** The same. */
  nextOpen:
    'Once this is done, the organisers can accept you. Keep this link: it is your own page, nobody else’s.',
  /** The same. */
  nextLookedAt:
    'The organisers are reviewing your act and will answer here. Keep this link: it is your own page, nobody else’s.',

  /** In a box, before the sentence after it. @most 20 */
  thanks: 'Thank you.',
  /** After it. */
  actDone: 'Your act is done.',
  /** In a box, before the sentence after it. */
  notInOrder: 'Your act is not in the running order at the moment.',
  /** After it. */
  askOrganisers: 'Ask the organisers.',
  /** The same, of an act that others go on before, as the desk put it off. */
  comesLater: 'Your act comes later.',
  /** After it. */
  tellReady: 'Tell the organisers as soon as you are here and ready.',
  /** For screen readers: the part with the time to come. */
  call: 'Your call',
  /** Above a number of an act. @most 10 */
  act: 'Act',
  /** Above a clock time. @most 24 */
  onSince: 'You have been on since',
  /** Above “Now”. @most 24 */
  come: 'Come to the stage',
  /** Above a place in the running order. @most 24 */
  yourPlace: 'Your place in the order',
  /** Above a clock time. @most 24 */
  beThereBy: 'Be at the stage by',
  /** Very large, instead of a clock time. @most 8 */
  now: 'Now',
  /** In a box, before the sentence after it. @most 20 */
  standBy: 'Stand by.',
  /** After it. */
  comeNow: 'Come to the stage now.',
  /** First of several short sentences; {day} is such as “18 April”. */
  onDay: 'On {day}.',
  /** Between them; {time} is a clock time. */
  onStageAbout: 'On stage at about {time}.',
  /** The last of them. */
  youAreNext: 'You are next.',
  /** The same. */
  actsBefore: '{count, plural, one {# act} other {# acts}} before you.',
  /** The first of them, during the show. */
  behind: 'The show is {minutes, plural, one {# minute} other {# minutes}} behind.',
  /** The same. */
  ahead: 'The show is {minutes, plural, one {# minute} other {# minutes}} ahead.',
  /** For screen readers: the part with the day of the show. */
  theDay: 'The day',
  /** Above a clock time. @most 24 */
  showStarts: 'The show starts',
  /** The same. @most 24 */
  doorsOpen: 'Doors open',
  /** Above the act’s number. @most 14 */
  number: 'Number',
  /** Under the time; {time} is a clock time. */
  showStartsAt: 'The show starts at {time}.',

  /** Button that saves a file for a calendar. @most 28 */
  toCalendar: 'Add to calendar',
  /** In the calendar: what the entry is called; {name} is an act. */
  calendarTitle: 'Stage call: {name}',
  /** In the calendar: under it. */
  calendarNotes: 'Times move with the show. Your own page always has the latest.',
  /** In a box, before the sentence after it. @most 30 */
  checkedInYou: 'You are checked in.',
  /** After it. */
  crewKnows: 'The crew knows that you are here.',
  /** Heading. @most 24 */
  atCheckIn: 'At check-in',
  /** Under it. */
  showThis: 'Show this at the check-in desk, or say your registration number: {number}.',
  /** For screen readers: a picture that phones read; {name} is an act. */
  checkInOf: 'Check-in of {name}',

  /** For screen readers: the list of what is done and what is open. */
  checklist: 'Checklist',
  /** For screen readers, before a line of it. */
  taskDone: 'Done',
  /** The same. */
  taskOpen: 'To do',
  /** In that list. */
  received: 'Registration received',
  /** The same. */
  checkIn: 'Check in on the day',
  /** Under it. */
  checkInHow: 'Come to the check-in desk when you arrive.',
  /** In that list. */
  checkedIn: 'Checked in',
  /** The same. */
  consent: 'Consent of your parent or guardian',
  /** The same. */
  consentRefused: 'A parent does not agree',
  /** Under it. */
  consentRefusedLead: 'Your act cannot go on stage unless they agree. Ask the organisers.',
  /** {parent} in the next three lines, where the parent’s name is not known. */
  yourParent: 'Your parent or guardian',
  /** Under the consent; {parent} is a name. */
  askedByLetter:
    '{parent} gets an email with a link of their own, to read and sign. If it does not arrive, ask the organisers: they can send it again or correct the address.',
  /** The same. */
  askedByOrganisers:
    '{parent} has to read and sign. The organisers send them the link: ask them if it does not arrive.',
  /** The same. */
  askedByYou: '{parent} has to read and sign. Send them this link.',
  /** Label of an address. @most 44 */
  parentLink: 'Link for your parent or guardian',
  /** Subject of a mail. */
  parentMail: 'Please agree that I take part in {event}',
  /** Button that opens the device’s mail. @most 20 */
  mailIt: 'Email it',
  /** In the list of what is done and open. */
  trackNotNeeded: 'No backing track needed',
  /** The same. */
  track: 'Backing track',
  /** The same. */
  trackProblem: 'Backing track: there is a problem',
  /** Under it, where nobody wrote what is wrong. */
  trackAsk: 'Ask the organisers what is wrong with it.',
  /** In the list. */
  trackReceived: 'Backing track received',
  /** Under it. */
  trackToCheck: 'It still has to be checked.',
  /** In the list. */
  trackChecked: 'Backing track checked',
  /** The same. */
  trackLoaded: 'Backing track loaded at the desk',
  /** Under the track that is missing. */
  trackTooLate: 'The deadline has passed. Ask the organisers to take it.',
  /** The same. */
  trackEmail: 'Email it to the organisers, with your stage name in the subject.',
  /** The same. */
  trackDrive: 'Bring it on a flash drive with your stage name on it.',
  /** The same. */
  trackBring: 'Bring it and show it at check-in.',
  /** The same. */
  trackUpload: 'Choose your song on this page.',
  /** The same. */
  trackLive: 'You play live, so nobody waits for a recording.',
  /** After one of them; {time} is a day and a clock time. */
  trackUntil: 'Until {time}.',

  /** In the list of what is done and open; {name} is somebody else on stage. */
  consentOf: '{name}: consent of a parent or guardian',
  /** Stands for {parent} in the lines above. */
  theirParent: 'A parent or guardian',
  /** Label of an address; {name} is a person. @most 60 */
  parentLinkOf: '{name}: link for the parent or guardian',
  /** Subject of a mail; {name} is a person. */
  parentMailOf: '{event}: please agree that {name} takes part',
  /** Heading over the names of the others in the act. @most 30 */
  people: 'With you on stage',
  /** Button. @most 24 */
  addPerson: 'Add a person',
  /** Field. */
  personName: 'Name',
  /** Box to tick, and after a name. @most 24 */
  personUnder: 'Under {age}',
  /** Field. */
  personParent: 'Phone or email of a parent or guardian',
  /** For screen readers: a button; {name} is a person. */
  takeOut: 'Remove: {name}',
  /** Question before it; {name} is a person. */
  takeOutAsk: 'Remove {name} from your act?',
  /** Under it, of somebody under age. */
  takeOutLead: 'What their parent has answered goes as well: if they come back, a parent has to agree again.',
  /** Button there: removes this person. @most 20 */
  takeOutNow: 'Remove',
  /** For screen readers: a button, and the form that it opens; {name} is a person. */
  correctName: 'Correct the name: {name}',
  /** Row of one’s own details: the names that the programme prints. @most 20 */
  rowCredits: 'In the programme',
  /** Field. */
  credits: 'Names in the programme',
  /** Under it. */
  creditsHint: 'Printed as you write them. Leave it empty and nobody is named.',
  /** Heading. @most 24 */
  details: 'Your details',
  /** Button. @most 14 */
  change: 'Change',
  /** Row of one’s own details. @most 20 */
  rowPronouns: 'Pronouns',
  /** The same: how the name is said. @most 20 */
  rowSayIt: 'We say it',
  /** The same: what the MC says. @most 20 */
  rowMc: 'The MC says',
  /** The same. @most 20 */
  rowContact: 'How we reach you',
  /** In such a row. @most 24 */
  nothingGiven: 'Nothing given',
  /** Field. */
  pronouns: 'Pronouns',
  /** Field. */
  sayIt: 'How do we say your name?',
  /** Field. */
  mcLine: 'A sentence for the MC',
  /** Field. */
  contact: 'How we can reach you',
  /** Button. @most 16 */
  save: 'Save',
  /** Said in the corner once it is done. @most 20 */
  saved: 'Saved',
  /** Button: nothing is changed. @most 24 */
  leave: 'Leave it as it was',
  /** Under the form: what cannot be changed here. */
  notHere: 'Stage name, song and category: ask the organisers.',
  /** Where something was not done; {reason} is a sentence. */
  tryAgain: '{reason} Try again.',

  /** Button, quiet. @most 40 */
  cannot: 'I cannot take part any more',
  /** For screen readers: the part that it opens. */
  withdraw: 'Withdraw',
  /** Heading there. @most 34 */
  withdrawAsk: 'Withdraw your act?',
  /** Under it. */
  withdrawLead: 'Your spot goes to somebody else. Only the organisers can bring your act back.',
  /** Field. */
  why: 'Why?',
  /** Button. @most 20 */
  keepAct: 'Keep my act',
  /** Button that is held. @most 24 */
  holdToWithdraw: 'Hold to withdraw',
  /** Button. @most 24 */
  withdrawAct: 'Withdraw my act',
} as const;
