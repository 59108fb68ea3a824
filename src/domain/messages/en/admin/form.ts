/** Settings of registration: when it is open, and the organisers’ own questions. */
export const form = {
  /** When acts may register. */
  registrationIs: 'Registration is',
  opens: 'Opens',
  closes: 'Closes',
  parentBelow: 'A parent agrees below the age of',
  parentBelowHint: 'The law differs by country.',
  actsPerContact: 'Acts that one contact may register',
  actsPerContactHint: '0 for any number. Shown before anybody begins to type.',
  askPhotos: 'Ask whether photos may be shown',
  askPhotosHint:
    'Everybody has to answer; both answers are fine. The list, the door sheet and the MC’s crew see it.',
  byDates: 'By its dates',
  openNow: 'Open now',
  closedNow: 'Closed now',

  /** The organisers’ own questions. */
  ownQuestions: 'Your own questions',
  ownQuestionsLead:
    'Asked of every act after the usual ones, and shown on its page, in the file for spreadsheets and, where you say so, in the programme.',
  askElse: 'Ask something else',
  typeQuestion: 'Type the question',
  twoAnswers: 'Give at least two answers, one per line',
  whatElse: 'What else do you ask?',
  changeQuestion: 'Change the question',
  askIt: 'Ask it',
  question: 'Question',
  questionHint: 'Like “Class”, “Instrument” or “Teacher”, in the language of your event.',
  answeredBy: 'It is answered by',
  answers: 'Answers to choose from',
  onePerLine: 'One per line.',
  required: 'Has to be answered',
  printed: 'The programme prints it',
  printedHint: 'Otherwise only the organisers and the crew see it. Whoever answers is told which.',
  kindText: 'Text',
  kindChoice: 'One of several',
  kindYesNo: 'Yes or no',
  listText: 'text',
  listChoice: 'one of several',
  listYesNo: 'yes or no',
  listRequired: 'has to be answered',
  listPrinted: 'in the programme',
  askEarlier: 'Ask “{label}” earlier',
  changeOne: 'Change “{label}”',
  askNoMore: 'Stop asking “{label}”',

  /** Under a picture of it. */
  firstPage: 'A performer’s first page',
} as const;
