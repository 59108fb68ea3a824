/** The page of one act: what it is, what is decided about it, its place in the show, its private link and its person. */
export const act = {
  /** While it comes, and instead of it. */
  loading: 'Loading the act',
  asLastSeen: 'This is the act as it was last seen.',
  titleUnknown: 'No such act',
  titleFailed: 'Participant',
  unknown: 'There is no such act',
  unknownLead: 'The address may be wrong, or the act belongs to another event.',
  notLoaded: 'The act did not load',

  /** Over the page of an act that another took in. */
  merged: 'Merged.',
  mergedLead: 'This registration was merged into another one of the same act.',
  openThatAct: 'Open that act',

  /** Under the name: its number, pronouns and age, as one line; then how the name is said. */
  number: 'Number {number}.',
  numberAnd: 'Number {number}, {pronouns}.',
  numberUnder: 'Number {number}, under {age, number}.',
  numberAndUnder: 'Number {number}, {pronouns}, under {age, number}.',
  sayName: '<f>Say</f> {spoken}',

  /** Spoken: the way to the acts before and after. */
  previous: 'Previous act',
  next: 'Next act',
  placeOf: '{place, number} of {all, number}',

  /** The act itself: what each fact is, and what stands where it is not known. */
  title: 'The act',
  onStage: 'On stage',
  mcSays: 'The MC says',
  inProgramme: 'In the programme',
  people: '{count, plural, one {# person} other {# people}}',
  notSaid: 'Not given',
  nothingSaid: 'Nothing given',
  yes: 'yes',
  no: 'no',
  notAnswered: 'Not answered',

  /** Changing it. */
  changeTitle: 'Change the act',
  lengthHint: 'Like 3:45',
  lengthWrong: 'Enter minutes and seconds, like 3:45',
  leaveAsWas: 'Leave it as it was',
  notSaved: 'Not saved.',
  stillHere: '{why} What you typed is still here.',

  /** What is decided: buttons, and what stands around them. */
  decision: 'Decision',
  onTheDay: 'On the day',
  checkIn: 'Check in',
  checkedInAt: 'Checked in at {time}',
  accept: 'Accept',
  waitlist: 'Waitlist',
  decline: 'Decline',
  withdraw: 'Withdraw',
  backToReview: 'Back to review',
  stageBlocked: 'The act cannot go on stage until a parent or guardian agrees.',
  acceptOnceAgreed: 'It can be accepted as soon as a parent or guardian has agreed.',
  erasedLeaves:
    'Its personal data was erased: the act can still be checked in and taken out of the show. Once out, it cannot come back.',
  done: 'Done.',
  notDone: 'Not done.',

  /** Its place in the show. */
  place: 'In the running order',
  notInOrder: 'Not in the running order yet.',
  acceptedGoIn: 'Only accepted acts go into the running order.',
  openOrder: 'Open the running order',
  out: 'Out',
  scratched: 'Scratched',
  ofLast: 'of {last, number}',
  plannedFor: 'planned for {time}',
  /** Of an act that is not accepted any more and not scratched. */
  stillInOrder: 'Still in the running order',
  stillInOrderLead: 'Until it is scratched there, the stage, the MC and the call board count on it.',

  /** The note for the team. */
  noteTitle: 'Note for the crew',
  note: 'Note',
  noteHint: 'Crew and admins read this. The performer does not.',
  saveNote: 'Save the note',

  /** The private link. */
  privateLink: 'Private link',
  showLink: 'Show the status link',
  statusLink: 'Status link',
  parentLink: 'Link for the parent or guardian',
  statusPageOf: 'Status page of {name}',
  replaceLink: 'Replace the link',
  replaceTitle: 'Replace the status link?',
  replaceIt: 'Replace it',
  keepLink: 'Keep the link',
  replaceLead: 'The old link stops working at once. Send the performer the new one.',

  /** The person's own data as a whole: given out, or erased. */
  personal: 'Personal data',
  beingErased:
    'Being erased. Nobody can see it any more; it is now being removed from the database’s free space, the music and the backups. This line says so when it is done.',
  erasedOn: 'Erased on {time}.',
  everythingToRead: 'Everything kept, to read',
  everythingForPrograms: 'The same for programs (JSON)',
  eraseTitle: 'Erase the personal data of {name}?',
  eraseLead:
    'Name, contacts, parent, consent, assistance, notes and letters go for good, and the private link stops working. Number, stage name and song stay. An act that has not been on yet is withdrawn.',
  eraseIt: 'Erase it',
  keepIt: 'Keep it',
  holdToErase: 'Hold to erase this person',
  allLogged: 'All of this is logged.',
  erased: 'The personal data of {name} is erased',
  isBeingErased: 'The personal data of {name} is being erased',

  /** Two registrations of one act: the panel, and the question. */
  sentTwice: 'Sent twice?',
  twin: 'Number {number}, {name}: {song}',
  lookAtIt: 'Look at it',
  merge: 'Merge<v>number {number} into this act</v>',
  mergeTitle: 'Merge numbers {kept} and {other} into one act?',
  leaveBoth: 'Leave both',
  mergeIt: 'Merge, and withdraw number {number}',
  mergeLead:
    'Number {kept} stays with its status and its private link. Number {other} is withdrawn, and its private link says where it went. Both notes are kept. This cannot be undone. If number {other} stands in the running order, scratch it there.',
  notMerged: 'Not merged.',
  mergeNoAnswer: 'No answer from the server. Reload the page and check whether it was done.',

  /** What differs between the two: headings, and what stands for an empty one. */
  personOf: 'Name, contacts and needs',
  ageAndConsent: 'Age and consent',
  ofNumber: 'of number {number}',
  wordsOfNumber: '{words}, of number {number}',
  byMail: 'by email',
  onStick: 'on a flash drive',
  atVenue: 'at the venue',
  byUpload: 'by upload',
  noTrackLive: 'no track, live',
} as const;
