/**
 * The judges' page, on a tablet or a phone in the hall, half in the dark: short and calm. The name of an act or a
 * criterion is put in as it is. `@most` is how many letters fit.
 */
export const judge = {
  /** The tab's title while an act is open; {name} is the act. @most 50 */
  titleAct: '{name}, scoring',
  /** The same without one. @most 30 */
  title: 'Scoring',
  /** For the keyboard: goes over the list of acts. */
  skip: 'Skip to the scoresheet',
  /** Spoken: the list of acts. */
  acts: 'Acts',
  /** Under the judge’s name: how far the judge is. @most 30 */
  doneAndLeft: '{done, number} scored, {left, number} to go',
  /** Under it: the lowest and the highest total that the judge gave. @most 40 */
  spread: 'You gave {lowest} to {highest} so far',
  /** Spoken: the menu under the judge’s name. */
  menu: 'Judge menu',
  /** In that menu. @most 24 */
  darkScreen: 'Dark screen',
  /** The same. @most 24 */
  lightScreen: 'Light screen',
  /** The same. @most 24 */
  endSession: 'End session',
  /** Spoken: the cross over the list on a phone. */
  closeList: 'Close the list',
  /** Button of the head judge. @most 16 */
  review: 'Review',
  /** The same, with how many acts wait. @most 28 */
  reviewWaiting: 'Review, {count, number} waiting',
  /** On the phone’s button to the list: how many acts are scored, of all. @most 14 */
  countOf: '{done} of {all}',
  /** Spoken while the list comes. */
  loading: 'Loading your acts',
  /** Button over the page, once. */
  thrownAway: 'The rehearsal is over. Its marks are gone and count for nothing.',
  /** An act where it is named alone. @most 10 */
  act: 'Act {number}',
  /** The same of an act that has no number. @most 14 */
  thisAct: 'This act',
  /** After it: the act’s category. @most 60 */
  inCategory: '{act}, {category}',
  /** Button over the page: the act on stage is another than the open one. @most 40 */
  isOn: '{act} is on. Go there',
  /** The same: the desk asked for a score. @most 70 */
  deskWaits: 'The desk is waiting for your score. {act}: go there',

  /** Beside the act: what it is doing on stage. @most 20 */
  withdrawn: 'Withdrawn',
  /** The same of the act to try it on. @most 20 */
  tryIt: 'Try it out',
  /** The same. @most 20 */
  onStage: 'On stage',
  /** The same, before it goes on. @most 20 */
  standBy: 'Stand by',
  /** The same, once its marks are locked. @most 20 */
  closed: 'Closed',
  /** The same, right after it was on. @most 20 */
  justFinished: 'Just finished',
  /** The same, while its marks may still come. @most 20 */
  scoringOpen: 'Scoring is open',
  /** The same. @most 20 */
  next: 'Next',
  /** The same. @most 20 */
  notOnYet: 'Not on yet',
  /** Above the time that is left of the act. @most 12 */
  left: 'Left',
  /** Above the time until its marks are locked. @most 24 */
  closesIn: 'Scoring closes in',

  /** Spoken in the list: something went wrong with this act’s marks. */
  needsYou: 'Needs you',
  /** The same: the head judge asks again. */
  sentBackToYou: 'Sent back to you',
  /** The same. */
  excused: 'You are excused from this act',
  /** In the list: its marks were locked before the judge’s came. @most 8 */
  late: 'late',
  /** Spoken after it. */
  lateWhy: ', it closed before your score came in',
  /** Spoken in the list. */
  notScoring: 'You do not score this act',
  /** Spoken before the judge’s own total. */
  yourTotal: 'Your total',
  /** Beside the total. */
  notSentYet: 'Not sent yet',
  /** Spoken in the list, of the open act. */
  beingScored: 'Being scored',
  /** The same of any other. */
  begun: 'Begun, not sent',
  /** In the list, small. @most 10 */
  isNext: 'next',

  /** In the corner, once a link was opened. */
  welcomeToast: 'Welcome, {name}!',
  /** The same, where the link is none. */
  invalidToken: 'Invalid judge token',
  /** The same, after the session was ended. */
  ended: 'Judge session ended',
  /** The tab’s title while a link is opened. @most 20 */
  titleAccess: 'Judge',
  /** Spoken, and shown where it takes long. @most 30 */
  opening: 'Opening your link',
  /** Heading instead of the page. @most 40 */
  linkFails: 'This link does not work',
  /** Under it, after what the server said. */
  linkFailsLead:
    'A newer link may have replaced it. Ask the desk for your link or your card, and scan the code again.',
  /** Heading instead of the page. @most 40 */
  noConnection: 'No connection to the show',
  /** Under it. */
  noConnectionLead:
    'Your link is kept on this page and tried again by itself. Check that this device is in the hall’s Wi-Fi.',
  /** Heading instead of the page. @most 40 */
  inTrouble: 'Your link cannot be opened just now',
  /** Under it. */
  inTroubleLead:
    'The server was reached, but is in trouble or overloaded. Your link is kept on this page and tried again by itself.',

  /** Question over the page, on ending the session. */
  endTitle: '{count, plural, one {# act is not sent yet.} other {# acts are not sent yet.}} End the session?',
  /** Under it. */
  endLead: 'They stay on this device, and are sent when you open your link here again.',
  /** Button: does not end it. @most 16 */
  stay: 'Stay',

  /** Question over the page: acts share a place. */
  faceOff: 'These acts are tied. Who should be placed first?',
  /** Button. @most 16 */
  done: 'Done',
  /** Under the acts. */
  choiceLost: 'Your choice did not arrive. Try again.',
  /** The same. */
  choiceSecret: 'Only the desk sees what you choose.',
  /** The same. */
  choiceHere: 'Your choice has arrived. You can change it until the desk ends the face-off.',
  /** Button in the list and over the page: back to the face-off, before a choice. @most 34 */
  faceOffChoose: 'Face-off: choose an act',
  /** The same after a choice. @most 34 */
  faceOffChange: 'Face-off: change my choice',

  /** At the foot of the sheet, after its marks were locked. @most 50 */
  stands: 'Closed. Your scores stand.',
  /** The same where the judge’s are missing. @most 60 */
  closedAsk: 'Closed. Ask the desk to open act {number}.',
  /** The same of an act without a number. @most 60 */
  closedAskThis: 'Closed. Ask the desk to open this act.',
  /** The same once nobody can open it any more. @most 60 */
  closedBefore: 'Closed before your score came in.',
  /** At the foot, of the act to try it on, after the total. @most 50 */
  practiceOf: 'of {most}. That is all there is to it.',
  /** The same where nothing adds up. @most 50 */
  practiceDone: 'That is all there is to it.',
  /** At the foot, where the judge leaves the act out. @most 50 */
  abstains: 'You do not score this act',
  /** The same, before it was sent. @most 50 */
  abstainSend: 'Send that you do not score this act',
  /** At the foot, after the total: {most} is the highest there is. @most 30 */
  ofToSend: 'of {most}, to be sent',
  /** The same. @most 30 */
  ofSent: 'of {most}, sent',
  /** The same, before it was sent. @most 14 */
  of: 'of {most}',
  /** At the foot, while nothing is filled in. @most 40 */
  nothingYet: 'Nothing scored yet',
  /** At the foot, after the total so far; {criterion} is the one without a mark. @most 60 */
  soFarOne: 'so far, {criterion} is missing',
  /** The same of several. @most 40 */
  soFarSeveral: 'so far, {count, plural, one {# is missing} other {# are missing}}',
  /** At the foot, where marks have names. @most 30 */
  toBeSent: 'To be sent',
  /** The same. @most 30 */
  sent: 'Sent',
  /** The same; {criterion} has no mark yet. @most 50 */
  isMissing: '{criterion} is missing',
  /** Button. @most 22 */
  leavePractice: 'Leave practice',
  /** Button: to the next act. @most 22 */
  skipForNow: 'Skip for now',
  /** The large button. @most 22 */
  send: 'Send score',
  /** In its place, once it was sent. @most 22 */
  change: 'Change',
  /** The same, where the judge left the act out. @most 26 */
  scoreAfterAll: 'Score it after all',
  /** In the menu of the act. @most 40 */
  writeTo: 'Write to the performer',
  /** The same. @most 40 */
  removeAll: 'Remove all my marks',
  /** The same. @most 50 */
  knowThem: 'I know this performer, I do not score',
  /** Spoken: that menu. */
  more: 'More for this act',

  /** Spoken: all marks of the act. */
  yourMarks: 'Your marks',
  /** In the field for notes, while it is empty. @most 44 */
  notes: 'Your notes, only you see them',
  /** Beside it. @most 14 */
  onlyYou: 'Only you',
  /** In the field for words to the performer, while it is empty. @most 44 */
  feedback: 'For the performer',
  /** Beside a criterion without a mark, on a sheet that was begun. @most 24 */
  stillToScore: 'still to score',
  /** Button beside a mark. @most 14 */
  remove: 'Remove',
  /** Beside a criterion: how often it counts. @most 16 */
  counts: 'counts ×{weight}',
  /** The same of one that takes points off. @most 20 */
  pointsOff: 'points off ×{weight}',
  /** Button beside a criterion: what marks on it mean. @most 12 */
  guide: 'Guide',
  /** Spoken in its place. */
  guideTo: 'What the marks on {criterion} mean',
  /** Under the marks: how many “yes” were given, where any number may be. @most 40 */
  givenOf: '{given, number} {word}',
  /** The same, of how many; {rest} is the next line. @most 50 */
  givenOfSo: '{given, number} of {of, number} {word}, {rest}',
  /** A word of these lines: marks that say the act goes on. @most 14 */
  wordYes: 'yes',
  /** The same: marks that say it does if somebody drops out. @most 16 */
  wordAlternates: 'alternates',
  /** The same where there are several kinds. @most 16 */
  wordAlternate: 'alternate {number}',
  /** After it. @most 16 */
  callsLeft: '{count, number} left',
  /** The same. @most 16 */
  callsTooMany: '{count, number} too many',
  /** The same. @most 16 */
  callsAll: 'all given',

  /** Over the sheet, where the judge’s link was replaced: in bold. */
  linkEnded: 'This link does not work any more.',
  /** After it. */
  linkEndedLead:
    'Show this screen to the desk and ask for a new link. What you entered stays on this device, and is sent when you open the new link here.',
  /** Over the sheet, in bold: the head judge asks again. */
  lookAgain: 'Please look at this sheet again.',
  /** After it. */
  asks: '{name} asks: {reason}',
  /** Over the sheet, in bold. */
  excusedLead: 'You are excused from this act.',
  /** After it. */
  excusedWhy: '{name} noted: {reason} Nobody is waiting for your score.',
  /** In place of the sheet. */
  leftOut: 'You do not score this act. Your score is not counted as missing, and is left out of the average.',
  /** The same. */
  noCriteria: 'No criteria are set up yet. They appear here by themselves.',
  /** The name of the act to try it on. @most 24 */
  practiceAct: 'Practice act',
  /** Under it. @most 40 */
  practiceSong: 'Nothing here is kept or sent',

  /** Before what the server said of marks that it did not take: in bold. @most 20 */
  notSaved: 'Not saved.',
  /** After it. */
  staysHere: 'What you entered stays here.',
  /** Button: takes what the server has. @most 32 */
  backToSent: 'Go back to what was sent',
  /** The same where it has nothing. @most 32 */
  letGo: 'Discard it',
  /** Instead of where the marks are: an act was taken out of the round, or another judge scores it. */
  goneAct: 'This act is no longer on your list, so what you entered for it does not count.',
  /** Heading, where two devices hold other marks. @most 60 */
  differ: 'Your two devices differ on act {number}',
  /** The same of an act without a number. @most 60 */
  differThis: 'Your two devices differ on this act',
  /** Spoken: the table under it. */
  eachDevice: 'What each device has',
  /** Its heads. @most 20 */
  criterion: 'Criterion',
  /** The same. @most 14 */
  here: 'Here',
  /** The same. @most 18 */
  otherDevice: 'Other device',
  /** A row of it. @most 44 */
  wordsOrAbstain: 'Your words, or whether you score it',
  /** In it: no mark. @most 18 */
  notScored: 'not scored',
  /** In it: no words. @most 18 */
  none: 'none',
  /** Button. @most 32 */
  takeTheirs: 'Take the other device’s',
  /** Button. @most 32 */
  keepHere: 'Keep what is here',

  /** Heading before the first act. @most 40 */
  welcome: 'Welcome, {name}',
  /** Under it, to a head judge who scores nothing. */
  reviewsOnly: 'You review what the other judges give. Acts appear under Review as soon as a sheet is in.',
  /** Under it. */
  noActs: 'No acts are on your list yet. They appear here by themselves.',
  /** Under it: the criteria. */
  youScore: '<b>You score</b> {criteria}',
  /** Under it. */
  leaveOpen:
    '<b>Leave this page open.</b> Every mark is kept on this device at once, even while the network is down.',
  /** Under it, on devices whose screen goes dark by itself. */
  autoLock: '<b>Switch auto-lock off</b> in this device’s display settings, so that the screen stays on.',
  /** Button. @most 26 */
  tryPractice: 'Try a practice act',
  /** Button. @most 26 */
  seeAll: 'See all acts',

  /** At the foot of the list, where marks may be lost. */
  linkEndedKept:
    'This link does not work any more. Ask the desk for a new one; what is kept here is sent then.',
  /** The same. */
  forgetful: 'This browser saves nothing. Leave this page open until the network is back.',
  /** The same. */
  oneNeedsYou: 'One of your acts needs you. It is marked in the list.',
  /** The same, in bold. @most 20 */
  offline: 'Offline.',
  /** After it. */
  toSend: '{count, plural, one {# act} other {# acts}} to send.',
  /** After it. */
  sentWhenBack: 'Scores are kept on this device and sent when it is back.',
  /** At the foot of the list. @most 30 */
  allSaved: 'Everything is saved',
  /** Under it; the names of devices. @most 60 */
  alsoOn: 'Also open on {devices}',
  /** After “Kept on this device”. @most 40 */
  sentOnStage: '{count, plural, one {# act} other {# acts}} to be sent when on stage',
  /** After “Sending”. @most 12 */
  unsentActs: '{count, plural, one {# act} other {# acts}}',
} as const;
