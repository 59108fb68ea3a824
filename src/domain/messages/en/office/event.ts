/** Settings of the event itself: what it is, its languages, and the other events on the server. */
export const event = {
  /** Fields of the event, with hints under them. */
  name: 'Name',
  asOnPoster: 'As on the poster.',
  host: 'Host',
  hostHint: 'The convention, school or town.',
  venue: 'Venue',
  whatItIs: 'What it is',
  showStarts: 'Show starts',
  doorsOpen: 'Doors open',
  timeZone: 'Time zone',
  timeZoneHint:
    'All times here and on every screen are in it. If you change it, clock times stay: 19:30 stays 19:30.',
  reachYou: 'How to reach you',
  reachYouHint: 'Shown to people who are stuck: an address, a number, a desk in the hall.',

  /** The page before there is any event. */
  setUpYours: 'Set up your event',
  setUpLead:
    'In five steps, starting from a kind of show, or with nothing but its name. Everything can be changed later.',
  inFiveSteps: 'Set it up in five steps',
  eventName: 'Event name',
  setUp: 'Set up the event',
  notSetUpHere: 'Not set up. What you typed is still here; try again.',
  isSetUp: '{name} is set up',
  inZone: 'In {zone}',

  /** All events of the server. */
  onServer: 'On this server',
  setUpAnother: 'Set up another',
  noDate: 'No date yet',
  anotherLikeIt: 'Set up another like it',
  current: 'Current',
  changeOverLead: 'The front page, registration, voting and the screens switch at once.',
  changeOver: 'Switch',
  keepCurrent: 'Keep the current event',
  holdCurrent: 'Hold to make current',
  nowShown: 'Every page shows {name} now',
  showOnEvery: 'Show {name} on every page?',
  newLike: 'A new event like {name}',
  copyLead:
    'Place, settings, categories, criteria, rules, cues, votes, awards and judges are copied, each judge with a link of their own; acts, scores and results are not. Its registration is closed until you open it.',
  copyName: 'Name of the new event',
  starts: 'Starts',
  setItUp: 'Set it up',
  notSetUp: 'Not set up. Try again.',
  saveTemplate: 'Save as a template',
  templateNotSaved: 'Not saved. Try again.',

  /** Languages: what the event speaks. */
  speaks: 'The event’s language',
  speaksHint: 'The hall’s screens use it, and so does every page for somebody who reads none of the others.',
  readIn: 'Its pages can also be read in',
  readInHint: 'Visitors get the one that their browser asks for, and everybody can switch.',

  /** Languages: single sentences of the product, said otherwise at this event. */
  ownSentences: 'Sentences in your own words',
  ownSentencesLead:
    'What the pages, the ballot, the projector and letters say can be worded differently at this event. Open pages show it when they are next opened.',
  saidIn: 'Language',
  sentenceWords: 'Find a sentence',
  sentenceWordsHint:
    'Type words as you read them on a page. Without any, the sentences in your own words are listed.',
  noneYet: 'None yet.',
  noSentence: 'No sentence has these words.',
  moreSentences: 'There are more: type more words.',
  saidOtherwise: 'Ovation’s own words have changed since you wrote yours. Check them again.',
  sayItSo: 'Use these words',
  asItComes: 'Use Ovation’s words',

  /** Languages: what the organisers wrote, in each language that the event offers. */
  textsLoading: 'Loading your texts',
  textsNotLoaded: 'Your texts cannot be loaded',
  otherLanguages: 'Your texts in other languages',
  complete: 'complete',
  toSaveNone: 'Nothing to save.',
  missing: 'Missing',
  changedShown: 'The main text has changed since, and is shown instead. Check this one and change it too.',
  changedSince: 'The main text has changed since. Check this one again.',
  otherLanguagesLead: 'What you wrote yourself. Where a language has no text, the one in {language} is used.',
  inLanguage: '{language}: {state}',
  missingAndOld: '{missing} missing, {older} to check',
  missingOnly: '{missing} missing',
  olderOnly: '{older} to check',
  toSave: '{count, plural, one {# text} other {# texts}} to save.',

  /** What a text of the event is, before its beginning. */
  textDescription: 'What it is, on the front page',
  textCategory: 'Category',
  textPoll: 'Vote',
  textAward: 'Prize',
  textCriterion: 'Criterion',
  textMeaning: 'What a criterion means',
  textBand: 'Grade in words',
  textGuidance: 'Guidance for a grade',
  textSubject: 'Letter, its subject',
  textLetter: 'Letter',
  textConsent: 'What a parent or guardian agrees to',
  textRules: 'Stage rules and risks',
  labelled: '{what}: {text}',
} as const;
