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
    'All times here and on every screen are in it. In another one the clock says the same: 19:30 stays 19:30.',
  reachYou: 'How to reach you',
  reachYouHint: 'Shown to people who are stuck: an address, a number, a desk in the hall.',

  /** The page before there is any event. */
  setUpYours: 'Set up your event',
  setUpLead: 'In five steps, from a kind of show; or by its name alone. Everything can be changed later.',
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
  changeOverLead: 'The front page, registration, voting and the screens change over at once.',
  changeOver: 'Change over',
  keepCurrent: 'Keep the current event',
  holdCurrent: 'Hold to make current',
  nowShown: 'Every page shows {name} now',
  showOnEvery: 'Show {name} on every page?',
  newLike: 'A new event like {name}',
  copyLead:
    'Place, settings, categories, criteria and rules come along; acts, judges and results do not. Its registration is closed until you open it.',
  copyName: 'Name of the new event',
  starts: 'Starts',
  setItUp: 'Set it up',
  notSetUp: 'Not set up. Try again.',
  saveTemplate: 'Save as a template',
  templateNotSaved: 'Not saved. Try again.',

  /** Languages: what the event speaks. */
  speaks: 'The event speaks',
  speaksHint: 'The hall’s screens speak it, and so does every page to somebody who reads none of the others.',
  readIn: 'Its pages may be read in',
  readInHint: 'Whose browser reads one of them gets it, and everybody may switch.',

  /** Languages: single sentences of the product, said otherwise at this event. */
  ownSentences: 'Sentences in your own words',
  ownSentencesLead:
    'What stands on the pages, on the ballot and on the projector can be said otherwise at this event. Open pages say it when they are next opened.',
  saidIn: 'Said in',
  sentenceWords: 'Words of a sentence',
  sentenceWordsHint:
    'As you read it on a page. Without any, those are listed that you said in your own words.',
  noneYet: 'None yet.',
  noSentence: 'No sentence has these words.',
  moreSentences: 'There are more: type more words.',
  saidOtherwise: 'Ovation says this otherwise since you wrote yours. Look at it again.',
  sayItSo: 'Say it so',
  asItComes: 'As it comes',

  /** Languages: what the organisers wrote, in each language that the event offers. */
  textsLoading: 'Loading your texts',
  textsNotLoaded: 'Your texts cannot be loaded',
  otherLanguages: 'Your texts in other languages',
  complete: 'complete',
  toSaveNone: 'Nothing to save.',
  missing: 'Missing',
  changedShown: 'The main one was changed since, and is shown instead. Look at this one and change it too.',
  changedSince: 'The main one was changed since. Look at this one again.',
  otherLanguagesLead: 'What you wrote yourself. Where a language has none, the one in {language} stands in.',
  inLanguage: '{language}: {state}',
  missingAndOld: '{missing} missing, {older} to look at',
  missingOnly: '{missing} missing',
  olderOnly: '{older} to look at',
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
