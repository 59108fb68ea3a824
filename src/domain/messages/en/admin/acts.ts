/** The list of the acts: its tabs, filters, files and paper, and check-in. Names of acts are put in as they are. */
export const acts = {
  /** Titles of the page, by what it does. */
  title: 'Participants',
  checkIn: 'Check-in',
  fromFile: 'Import acts',
  picturesToLookAt: 'Pictures to review',
  doorSheets: 'Door sheets',
  consentForms: 'Consent forms',

  /** Buttons beside the title. */
  allActs: 'All acts',
  addAct: 'Add an act',

  /** Over the list, while the server is away. */
  away: 'The server cannot be reached.',
  asLastSeen: 'This is the list as it was last seen.',
  notSavedAway: 'Not saved. The server cannot be reached.',

  /** Tabs of the list, and the states of an act in it. */
  tabs: 'Acts by state',
  all: 'All',
  toReview: 'To review',
  accepted: 'Accepted',
  waitlist: 'Waitlist',
  missingSomething: 'Missing something',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  erased: 'Erased',

  /** Instead of the list, while it comes or where there is none. */
  loading: 'Loading the acts',
  noEvent: 'No event is set up yet',
  setUpEvent: 'Set up the event',
  noEventLead: 'Acts register for an event. Set it up first.',
  notLoaded: 'The list did not load',
  noActs: 'No acts yet',
  openRegistration: 'Open the registration page',
  addByHand: 'Add one by hand',
  handOut: 'Share the address {address}, or add acts that sign up by phone.',
  noneLikeThat: 'No act fits these filters',
  noneMatches: 'No act matches “{words}”',
  lookAmongAll: 'Search all acts',
  nothingIsMissing: 'Nothing is missing.',
  mayBeHidden: 'The tab or a filter may hide it.',

  /** Menu of files and paper. */
  filesAndPaper: 'Files and paper',
  exportCsv: 'Export these acts as CSV',
  exportPeople: 'Export who is on stage as CSV',
  takeInCsv: 'Import acts from a CSV file',
  printList: 'Print this list',
  printDoor: 'Print door sheets',
  printConsents: 'Print consent forms',

  /** The line of filters: what each narrows, what is chosen, and spoken how to drop it. */
  category: 'Category',
  consent: 'Consent',
  track: 'Track',
  atOneGo: 'Came in a burst',
  noCategory: 'Clear the category filter',
  noConsent: 'Clear the consent filter',
  noTrack: 'Clear the track filter',
  noAtOneGo: 'Clear the burst filter',
  filterSet: '{filter}: {chosen}',
  underAge: 'Under age',
  notSignedFilter: 'Not signed',
  missingFilter: 'Missing',
  needsHelp: 'Needs help',
  burst: '{count, number} from one network, {from} to {until}',

  /** The order of the list: the button, then its menu. */
  sortedByMissing: 'Sorted by what is missing',
  sortedByNumber: 'Sorted by number',
  sortedByName: 'Sorted by stage name',
  sortedByNewest: 'Sorted by newest first',
  byMissing: 'By what is missing',
  byNumber: 'By number',
  byName: 'By stage name',
  byNewest: 'By newest first',

  /** The box to search in. */
  search: 'Search acts',
  searchBy: 'Name, song or number',
  searchAtDoor: 'Name, song, number or code',

  /** Views of the list that are kept under a name. */
  views: 'Views',
  saveView: 'Save this view',
  forgetView: 'Delete “{name}”',
  replaceView: 'Replace it',
  viewName: 'Name',
  viewHint: 'Tab, filters, search and order come back with it, for everybody in the crew.',

  /** Spoken: how many rows the list has. */
  count: '{count, plural, one {# act} other {# acts}}',
  countChosen: '{count, plural, one {# act} other {# acts}}, {chosen, number} chosen',

  /** The table: spoken names, then its headings. */
  acts: 'Acts',
  chooseAll: 'Choose all acts shown',
  chooseOne: 'Choose {name}',
  act: 'Act',
  song: 'Song',
  status: 'Status',

  /** Beside a name: numbers of acts that look the same; under the table: how many are not drawn yet; the keys. */
  like: 'like {numbers}',
  more: '{count, plural, one {# more act} other {# more acts}}',
  keys: 'Keys: <k>/</k> search, <k>↑</k> <k>↓</k> move, <k>Enter</k> open',
  keysOfAdmin:
    'Keys: <k>/</k> search, <k>↑</k> <k>↓</k> move, <k>Enter</k> open, <k>X</k> choose, <k>A</k> accept, <k>W</k> waitlist',

  /** Instead of it, while the file comes, and where it stopped coming. */
  uploading: 'Uploading {percent, number}%',
  uploadStands: 'Stalled at {percent, number}%',

  /** State of a consent, in the list, small. @most 18 */
  consentAdult: 'adult',
  consentAsked: 'not signed',
  consentGiven: 'signed',
  consentRefused: 'refused',
  consentClear: 'clear',
  consentMissing: 'missing',
  consentNotConfirmed: 'not confirmed',

  /** Adding an act by hand: title, button, fields. */
  addTitle: 'Add an act by hand',
  addIt: 'Add the act',
  noneYet: 'None yet',
  nameToCall: 'Name we should call them',
  arrivesOnDay: 'Brought on the day',
  arrivesOnStick: 'On a flash drive',
  emergencyContact: 'Emergency contact',
  howWeReach: 'How we reach them',
  isMinor: 'Under age: a parent or guardian has to agree',
  parent: 'Parent or guardian',
  parentReach: 'Their phone or email',
  riskRead: 'They have read and accepted the stage rules',

  /** Check-in: what was pressed, what was scanned. */
  isHere: '{name} is here',
  isNotHere: '{name} is not here',
  isHereAlready: '{name} is here already',
  unknownCode: 'This code belongs to no accepted act of this event.',

  /** Check-in: instead of the list, and around it. */
  noneAccepted: 'No act is accepted yet',
  acceptFirst: 'Accept acts first; then they are checked in here.',
  closeCamera: 'Close the camera',
  scan: 'Scan with the camera',
  needsHttps:
    'The camera works only over https. Type the number that the performer says, or use a scanner that types.',
  startingCamera: 'Starting the camera…',
  hereOf: '{here, number} of {all, number} here',
  nothingMissing: 'nothing missing',
  isHereButton: 'Is here',
  andMore: 'And {count, number} more: type a part of the name.',
  noAcceptedMatches: 'No accepted act matches “{words}”.',
  here: 'here',
  undoHere: 'Undo<v>({name} is not here)</v>',
  allHere: 'All {count, number} here<v>({name})</v>',
  oneFewer: 'One fewer of {name}',
  oneMore: 'One more of {name}',
  someOf: '{some, number} of {all, number}',

  /** The camera at the door: why there is none, and what to do. */
  noCamera: 'No camera.',
  cameraNotAllowed:
    'The browser was not allowed to use it; allow it for this site. Type the number or the name instead.',
  cameraNone: 'This device has none. Type the number or the name instead.',
  cameraBusy: 'Another program is using it. Type the number or the name instead.',
  cameraFailed: 'It could not be started. Type the number or the name instead.',
  cameraPicture: 'The camera’s picture',
  holdCode: 'Hold the QR code of the status page up to the camera.',

  /** Paper: above it on the screen only. */
  doorLead: 'Accepted acts by name, one page per category. They carry no contact details.',
  listLead: 'The acts as the list shows them, without contact details.',
  noneAcceptedYet: 'No act is accepted yet.',

  /** Paper: heading of a category's page, line under it, headings of the table. */
  paperHeading: '{event}: {category}',
  printed: 'printed {time}',
  hereHeading: 'Here',
  numberHeading: 'No.',
  people: 'People',
  toSettle: 'To settle',
  settleConsent: 'consent',
  settleUnconfirmed: 'consent not confirmed by the parent',
  settleTrack: 'track',
  settlePhotos: 'no photos',

  /** Consent on paper: above it on the screen only. */
  consentPages:
    '{count, plural, one {# page} other {# pages}}, one for each minor whose parent has not agreed. Names are left blank: nothing personal is on it.',

  /** The form itself, which a parent signs. */
  consentOf: 'Consent, act {number}',

  /** Name cards: in the menu of files and paper, as the page’s title, above the cards on the screen only, under the line on a card. */
  printNames: 'Print name cards',
  nameCards: 'Name cards',
  nameCardsLead:
    '{count, plural, one {# card} other {# cards}}, one for each person of the accepted acts, eight to a sheet. In a group, each person writes their own name on the line.',
  /** Slips with each act’s private link: in the menu of files and paper, as the page’s title, above the slips on the screen only, where there is none. */
  printSlips: 'Print slips with status links',
  slips: 'Slips with status links',
  slipsLead:
    '{count, plural, one {# slip} other {# slips}}, eight to a sheet, to cut and hand out. Each holds the key to one act’s page, and the history says that they were shown.',
  noSlips: 'No act has a page to look at yet.',
} as const;
