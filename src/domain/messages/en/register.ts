/**
 * Registering an act, in four steps. Names of people, acts and the event stand apart from
 * every sentence. `@most` is how many letters fit.
 */
export const register = {
  /** For screen readers, while the form comes. */
  loading: 'Loading the form',
  /** The tab’s title before the event is known. @most 20 */
  register: 'Register',
  /** The tab’s title over a begun registration. */
  titleFound: 'Register · {event}',
  /** The tab’s title; {title} is the step’s. */
  title: 'Step {step} of 4: {title} · Register for {event}',
  /** The tab’s title of other pages here. */
  titleOf: '{title} · {event}',
  /** Heading where the form did not come. @most 40 */
  failed: 'The form did not load',
  /** Under it. */
  failedLead: 'What you typed before is kept on this device.',
  /** Heading where nobody has made an event yet. @most 40 */
  noEvent: 'Nothing is on yet',
  /** Under it. */
  noEventLead: 'There is no event to register for.',
  /** Heading after the last day. @most 40 */
  closed: 'Registration is closed',
  /** Heading before the first day. @most 40 */
  notYet: 'Registration has not opened yet',
  /** Under it; {time} is a day and a clock time. */
  opensOn: 'It opens on {time}.',
  /** Under it; {contact} is how the organisers are reached, as they wrote it. */
  questions: 'Questions? Ask the organisers: {contact}',
  /** Heading where something was typed here before. @most 60 */
  found: 'You have begun a registration on this device',
  /** Under it. */
  foundLead: 'If it is not yours, start again: what was typed is then removed from this device.',
  /** Button under it. @most 34 */
  goOn: 'Continue where you left off',
  /** Button under it. @most 34 */
  startAgain: 'Start again',

  /** At the top; {event} is a name. */
  registerFor: 'Register for {event}',
  /** For screen readers: the button to the step before. */
  back: 'Back',
  /** At the top. @most 18 */
  step: 'Step {step} of {of}',
  /** For screen readers: the same with the step’s title. */
  stepNamed: 'Step {step} of {of}: {title}',
  /** Heading of step 1. @most 24 */
  stepAbout: 'About you',
  /** Heading of step 2. @most 24 */
  stepAct: 'Your act',
  /** Heading of step 3. @most 24 */
  stepSafety: 'Safety and consent',
  /** Heading of step 4. @most 24 */
  stepReview: 'Ready to send?',
  /** Before the server’s reason. @most 20 */
  notSent: 'Not sent.',
  /** After a reason, and at the foot. */
  nothingLost: 'Nothing you typed was lost.',
  /** In a box, before the sentence after it. @most 30 */
  keptHere: 'Kept on this device.',
  /** In the same box. */
  keptHereLead:
    'The network is down. Your registration is sent by itself as soon as it is back; keep this page open.',
  /** At the foot. */
  savedHere: 'Saved on this device. You can finish later.',
  /** The same, where the browser keeps nothing. */
  keepsNothing: 'This browser saves nothing: send before you close the page.',
  /** Button: the next step. @most 30 */
  goOnStep: 'Continue',
  /** Button of the last step. @most 30 */
  send: 'Send my registration',
  /** The same, where the category is full. @most 30 */
  joinList: 'Join the waiting list',

  /** Label of a field. @most 50 */
  name: 'Name we should call you',
  /** Under it. */
  nameHint: 'The name you go by. It does not have to be your legal name.',
  /** Label over two answers; {day} is a day, such as 18 April. @most 50 */
  ageOn: 'On {day} you will be',
  /** The same where the day is not known. @most 50 */
  ageOnTheDay: 'On the day of the show you will be',
  /** An answer. @most 20 */
  ageOver: '{age} or over',
  /** An answer. @most 20 */
  ageUnder: 'Under {age}',
  /** Under it, once the second is chosen. */
  ageNote: 'We will ask a parent or guardian to agree in step 3. You can send them a link.',
  /** Label of a field, where answers come by mail. @most 50 */
  email: 'Your email address',
  /** Label of a field. @most 50 */
  contact: 'How we can reach you',
  /** Under it, where answers come by mail. */
  contactMail: 'The answer comes by email. Only the organisers see it.',
  /** Under it. */
  contactAny: 'A phone number, an email address or a handle. Only the organisers see it.',
  /** After that. */
  contactMost: 'Each contact may register {acts, plural, one {one act} other {# acts}}.',
  /** Label over answers. @most 30 */
  pronouns: 'Pronouns',
  /** Common pronouns to pick from, as they are used in this language. @most 14 */
  pronounsShe: 'she/her',
  /** The same. @most 14 */
  pronounsHe: 'he/him',
  /** The same. @most 14 */
  pronounsThey: 'they/them',
  /** The same. @most 14 */
  pronounsXe: 'xe/xir',
  /** An answer after them. @most 24 */
  pronounsOwn: 'Write your own',
  /** Label of a field. @most 40 */
  pronounsYours: 'Your pronouns',
  /** Under it. */
  pronounsHint: 'As you want to be announced. Leave it empty if you like.',

  /** Label of a field that only machines see and fill in. */
  website: 'Website',

  /** Label of a field. @most 50 */
  stageName: 'Stage name',
  /** Under it. */
  stageNameHint: 'Shown on the big screen exactly as you write it, in any script.',
  /** Label of a field. @most 50 */
  sayIt: 'How do we say it?',
  /** Under it. */
  sayItHint: 'Write it the way it sounds, like “ngwin tee ang zoong”.',
  /** Label of a field. @most 50 */
  song: 'Song or piece',
  /** Label over answers. @most 40 */
  category: 'Category',
  /** Under a category; {time} is minutes and seconds. */
  upTo: 'Up to {time}.',
  /** Under a category. */
  categoryFull: 'All spots are taken; you would join the waiting list.',
  /** Label over answers. @most 50 */
  track: 'Your backing track',
  /** An answer. @most 40 */
  trackUpload: 'Upload it here',
  /** Under it. */
  trackUploadHint: 'As soon as you have sent this form, or later on your own page.',
  /** The same; {time} is a day and a clock time. */
  trackUploadUntil: 'As soon as you have sent this form, or later on your own page, until {time}.',
  /** An answer. @most 40 */
  trackEmail: 'Email it',
  /** Under it. */
  trackEmailHint: 'The organisers will tell you where to send it.',
  /** The same; {contact} is how the organisers are reached, as they wrote it. */
  trackEmailTo: 'Send it to the organisers: {contact}. Put your stage name in the subject.',
  /** An answer. @most 40 */
  trackDrive: 'Bring a flash drive',
  /** Under it. */
  trackDriveHint: 'Write your stage name on it.',
  /** An answer. @most 40 */
  trackBring: 'Bring it on the day',
  /** Under it. */
  trackBringHint: 'On a phone, a disc or sheet music. Show it at check-in.',
  /** An answer. @most 40 */
  trackLive: 'None, it is live',
  /** Under it. */
  trackLiveHint: 'Nobody will wait for a recording.',
  /** Label of a field. @most 50 */
  length: 'How long is it?',
  /** Under it. */
  lengthHint: 'In minutes and seconds, like 3:45.',
  /** Under it; {time} is minutes and seconds. */
  lengthOver: 'Your category allows {time}. You may send this, and the organisers may ask you to shorten it.',
  /** Label of a field. @most 50 */
  people: 'How many people are on stage?',
  /** Under it, where as many or more are named beside whoever registers. */
  peopleNamed:
    'Others you name: {others}. With you that makes {all} on stage; it is {others} only if you are not on stage yourself.',
  /** Label of a field. @most 50 */
  others: 'Who else is on stage?',
  /** Under it. */
  othersHint: 'One name per line. Only the organisers see them.',
  /** In step 4, before an answer: the names that the programme prints. @most 16 */
  rowProgramme: 'Programme',
  /** Label over two answers, which a parent gives. @most 60 */
  photosChild: 'May photos and video of your child be shown?',
  /** Label of a field. @most 50 */
  needs: 'What do you need on stage?',
  /** Under it. */
  needsHint: 'Microphones, a chair, a table, light. The crew reads this.',
  /** Label of a field. @most 50 */
  mcLine: 'A sentence for the MC',
  /** Under it. */
  mcLineHint: 'What should the audience hear before you begin?',

  /** Heading over fields. @most 30 */
  emergency: 'Emergency contact',
  /** Under it. */
  emergencyLead:
    'Somebody we can call if you need help on the night. Only the organisers can see this, and every view is logged.',
  /** Button under it. @most 40 */
  sameAsParent: 'Same as my parent or guardian',
  /** Label of a field. @most 50 */
  theirName: 'Their name',
  /** Label of a field. @most 50 */
  theirPronouns: 'Their pronouns',
  /** Label of a field. @most 50 */
  theirContact: 'How we reach them',
  /** Under it. */
  theirContactHint: 'A phone number that is answered on the night is best.',
  /** Label of a field. @most 60 */
  help: 'Is there anything that would help you take part?',
  /** Under it. */
  helpHint:
    'A step-free way to the stage, no strobe, a quiet room, an interpreter. Only the organisers see this.',
  /** Label over two answers. @most 60 */
  photos: 'May photos and video of you be shown?',
  /** Under it. */
  photosHint:
    'If yes: on the big screen, on phones, in the results and in the printed programme. Your spot in the show does not depend on it.',
  /** An answer. @most 10 */
  yes: 'Yes',
  /** An answer. @most 10 */
  no: 'No',
  /** Beside a box to tick, over the rules as the organisers wrote them. @most 60 */
  acceptRules: 'I accept the stage rules and the risks',
  /** At the top of step 3. */
  parentLead: 'Because you will be under {age}, a parent or guardian has to agree.',
  /** Label over two answers. @most 50 */
  parentHow: 'How will they agree?',
  /** An answer. @most 40 */
  parentLink: 'Send them a link',
  /** Under it. */
  parentLinkHint: 'They read and sign on their own phone.',
  /** An answer. @most 40 */
  parentHere: 'They are here with me',
  /** Under it. */
  parentHereHint: 'Hand over this device for a moment.',
  /** Label of a field. @most 60 */
  parentName: 'Name of your parent or guardian',
  /** Label of a field. @most 60 */
  parentPronouns: 'Pronouns of your parent or guardian',
  /** Label of a field. @most 60 */
  parentContact: 'Phone or email of your parent or guardian',
  /** Under it, where they get a link. */
  parentContactLink:
    'An email address is best: the link to agree then goes to them alone. Otherwise you get it to pass on.',
  /** Under it, where they are there. */
  parentContactHere: 'With an email address they can confirm that they agreed.',
  /** Beside a box to tick, over the text as the organisers wrote it. @most 60 */
  parentAgrees: 'I am the parent or guardian, and I agree',

  /** In step 4, before an answer. @most 16 */
  rowName: 'Name',
  /** The same. @most 16 */
  rowAge: 'Age',
  /** The same. @most 16 */
  rowContact: 'Contact',
  /** The same. @most 16 */
  rowSayIt: 'Say it',
  /** The same. @most 16 */
  rowSong: 'Song',
  /** The same. @most 16 */
  rowTrack: 'Track',
  /** The same. @most 16 */
  rowLength: 'Length',
  /** The same. @most 16 */
  rowPeople: 'On stage',
  /** The same. @most 16 */
  rowWith: 'With',
  /** The same. @most 16 */
  rowNeeds: 'Needs',
  /** The same. @most 16 */
  rowMc: 'MC says',
  /** The same. @most 16 */
  rowGuardian: 'Guardian',
  /** The same. @most 16 */
  rowEmergency: 'Emergency',
  /** The same. @most 16 */
  rowAccess: 'Access',
  /** The same. @most 16 */
  rowPhotos: 'Photos',
  /** The same. @most 16 */
  rowRules: 'Stage rules',
  /** After “Stage rules”. @most 20 */
  rulesAccepted: 'Accepted',
  /** After “On stage”. @most 20 */
  peopleCount: '{count} people',
  /** After a category’s name. @most 40 */
  categoryWaiting: '{category}, waiting list',
  /** After “Track”. @most 40 */
  byEmail: 'You email it',
  /** The same. @most 40 */
  byDrive: 'You bring it on a flash drive',
  /** The same. @most 40 */
  byHand: 'You bring it on the day',
  /** The same. @most 40 */
  byUpload: 'You upload it after sending this',
  /** After “Guardian”. @most 30 */
  signsByLink: 'Has to sign by link',
  /** After “Photos”. @most 30 */
  photosYes: 'May be shown',
  /** The same. @most 30 */
  photosNo: 'Not of me, please',
  /** Under everything; {time} is a day and a clock time. */
  changeUntil: 'You can change your pronouns, pronunciation and contact until {time}.',
  /** Button beside each part. @most 14 */
  change: 'Change',
  /** For screen readers: the same button, before {part}, such as “About you”. */
  changePart: 'Change: {part}',

  /** What has to be put right, above the form and under its field. */
  wrongName: 'Enter the name we should call you',
  /** The same. */
  wrongAge: 'Choose how old you will be on the day of the show',
  /** The same. */
  wrongContact: 'Enter how we can reach you',
  /** The same. */
  wrongEmail: 'Enter an email address: the answer comes by email',
  /** The same. */
  wrongStageName: 'Enter the name to announce you by',
  /** The same. */
  wrongSong: 'Enter what you perform',
  /** The same. */
  wrongCategory: 'Choose a category',
  /** The same. */
  wrongTrack: 'Choose how your track reaches us',
  /** The same. */
  wrongLength: 'Enter minutes and seconds, like 3:45',
  /** The same. */
  wrongPeople: 'Enter how many people are on stage, as a whole number',
  /** The same. */
  wrongParentHow: 'Choose how your parent or guardian agrees',
  /** The same. */
  wrongParentName: 'Enter the name of your parent or guardian',
  /** The same. */
  wrongParentContact: 'Enter a phone number or email of your parent or guardian',
  /** The same. */
  wrongParentAgrees: 'Let your parent or guardian tick the box, or choose to send them a link',
  /** The same. */
  wrongEmergencyName: 'Enter the name of your emergency contact',
  /** The same. */
  wrongEmergencyContact: 'Enter a phone number or email so we can reach your contact',
  /** The same. */
  wrongPhotos: 'Say whether photos of you may be shown',
  /** The same. */
  wrongRules: 'Tick the box to accept the stage rules',
} as const;
