/** The audience’s votes as the admin sets them up: how each is held, its codes, its count, and ballots that look scripted. */
export const polls = {
  /** The panel, and where each vote stands. */
  over: 'The show is over, so its votes stay as they are.',
  add: 'Add a vote',
  noneYet: 'No vote is set up. Without one the judges decide alone.',
  facts: '{acts, plural, one {# act} other {# acts}}, {ballots, plural, one {# ballot} other {# ballots}}',
  factsClosing:
    '{acts, plural, one {# act} other {# acts}}, {ballots, plural, one {# ballot} other {# ballots}}, closes in {time}',
  notOpenYet: 'Not open yet',
  open: 'Open',
  closing: 'Closing',
  closed: 'Closed',

  /** Steps of a vote, and what is told after each. */
  openNow: 'Open now',
  openDone: 'Voting is open.',
  closeSoon: 'Close in 30 s',
  closeSoonDone: 'Voting closes in 30 seconds.',
  longer: '30 s more',
  longerDone: '30 seconds more.',
  closeNow: 'Close now',
  closeDone: 'Voting is closed.',
  staysClosed: 'The count of this vote is published, so it stays closed.',
  staysCertified:
    'The result is certified. An admin has to take it back before this vote can be opened again.',
  openAgain: 'Open again',
  openAgainTitle: 'Open this vote again',
  openItAgain: 'Open it again',
  openAgainLead: 'The ballots that are in stay, and whoever voted may change the vote until the next close.',
  openAgainDone: 'Voting is open again.',

  /** Setting one up: the dialog. */
  changeTitle: 'Change the vote',
  save: 'Save the vote',
  saveDone: 'Vote saved.',
  notRemoved: 'This was not removed. Try again.',
  name: 'Name',
  favourite: 'Audience favourite',
  how: 'How people vote',
  who: 'Who may vote',
  deviceWeight: 'A device’s vote counts',
  codeWeight: 'A code’s vote counts',
  openFor: 'Open for',
  untilByHand: 'Until it is closed by hand',
  whoSees: 'Who sees the votes',
  liveHint: 'On phones and on the projector. A leader that is seen draws votes.',
  endHint: 'Everybody then knows the audience’s order before it is told on stage.',
  openedBy: 'Opened by',
  byHand: 'Hand, whenever it is time',
  byCue: '“{cue}” in the running order',
  practice: 'Practice: for the MC’s explanation, never part of a result',
  parts: 'Weight in the audience’s score',
  partsHint:
    '0: this vote stands for itself. Where several votes count, an act’s score is the weighted mean of those it is in.',
  recapMusic: 'Play 10 seconds of each act’s music before it opens',
  recapMusicHint:
    'While the vote is announced the projector goes through its acts, and the laptop where music starts by itself plays each one’s. One press of Stop ends it.',
  actsIn: 'Acts in this vote',

  /** How one votes: kinds to choose from. */
  pickOne: 'Choose one act',
  pickUpTo: 'Choose up to a number of acts',
  rate: 'Rate acts from 1 to 5',
  rank: 'Put acts in order',
  gradeInWords: 'Grade acts in words (majority judgment)',
  starRunoff: 'Stars, then a runoff (STAR)',

  /** What is asked of two of them. */
  actsAtMost: 'Acts at most',
  actsAtMostHint: 'One vote for each act chosen.',
  places: 'Places to give',
  placesHint: 'First place gives {most} points, each place after it one less.',

  /** What the figures of a count are, after “Figures:”. */
  unitVotes: 'votes',
  unitPoints: 'points',
  unitStars: 'stars on average',
  unitGrades: 'places by majority judgment',
  unitStar: 'places by STAR',

  /** Who may vote, and who sees the votes: to choose from. */
  devices: 'Any device',
  room: 'Devices in the room, by a code on the screen',
  codes: 'One-time codes only',
  both: 'Devices and codes, each with a weight',
  devicesHint: 'Anybody with the address. Whoever has two phones has two votes.',
  roomHint:
    'Each device enters six characters once, which the projector shows while the vote is open and which change every half minute; the QR code carries them. Pair the projector before (press P on it): an unpaired one shows none. The desk shows them too.',
  codesHint: 'Make the codes below the votes, and print them before the show.',
  bothHint:
    'Whoever has a code can still vote with a second phone as a device, so give devices the smaller weight.',
  seenByNobody: 'Nobody, until you publish them',
  seenAtEnd: 'Everybody, once the vote is closed',
  seenLive: 'Everybody, while votes come in',

  /** The same in a list of what a vote is, behind what its ballot asks for. */
  anyDevice: 'any device',
  inRoom: 'devices in the room',
  codesOnly: 'codes only',
  weighed: 'a device counts {device}, a code {code}',
  isPractice: 'practice, does not count',
  forItself: 'stands for itself',
  isAll: 'is the audience’s score',
  partOf: 'weight {share} of {total} in the audience’s score',

  /** One-time codes on paper. */
  oneTimeCodes: 'One-time codes',
  makeCodes: 'Make codes',
  makeThem: 'Make them',
  makeDone: 'The codes are made.',
  notMade: 'The codes were not made. Try again.',
  noCodes:
    'For a vote of ticket holders only: a code each, printed on a card or a badge. No codes have been made.',
  codesUsed: '{poll}: {count, plural, one {# code} other {# codes}} used',
  batchAll:
    '{batch}, {count, plural, one {# code} other {# codes}}<muted> for every vote{ended, select, yes {, ended} other {}}</muted>',
  batchFor:
    '{batch}, {count, plural, one {# code} other {# codes}}<muted> for {poll}{ended, select, yes {, ended} other {}}</muted>',
  oneVote: 'one vote',
  shared:
    '{count, plural, one {# code} other {# codes}} entered on more than one device. Devices with one code share one vote; a fourth is refused. If there are many, codes are being passed round: give out cards one by one.',
  csv: 'CSV',
  end: 'End',
  endTitle: 'End {batch}',
  endThem: 'End these codes',
  endLead:
    'No vote is accepted with {count, plural, one {this # code} other {these # codes}} any more, for example because their sheets were lost. Votes already cast with them stay. This cannot be undone.',
  endDone: 'These codes no longer work.',
  failed: 'This did not work. Try again.',
  tickets: 'Tickets',
  whatFor: 'What they are for',
  howMany: 'How many',
  goodFor: 'Good for',
  everyVote: 'Every vote that takes codes',
  codesLead:
    'Whoever has a code has one vote in each poll it is good for, from any device. Every view of the codes is in the audit log.',

  /** A closed vote’s count. */
  showCount: 'Show the count',
  publishedList: 'Published list',
  publish: 'Publish totals and receipts',
  publishLead:
    'Publish after the result has been announced. Everybody can then check that their receipt is in the list and that the list adds up. It cannot be taken back.',
  publishAhead:
    'This result has not been told to the end yet. Publishing now shows everybody who leads this vote before it is told on stage.',
  publishDone: 'Published with its list of receipts.',
  countNotLoaded: 'The count cannot be loaded.',
  counting: 'Counting.',
  counted: '{count, plural, one {# ballot} other {# ballots}}. Figures: {unit}.',
  countedCodes:
    '{count, plural, one {# ballot} other {# ballots}}, {codes} of them with a code. Figures: {unit}.',
  countedBoth:
    '{count, plural, one {# ballot} other {# ballots}}, {codes} of them with a code. Figures: {unit}, weighted.',
  leftShow: '(left the show)',

  /** Ballots that look scripted. */
  toLookAt: '{count, plural, one {# ballot} other {# ballots}} to check',
  setAsideOf:
    '{aside, plural, one {# ballot} other {# ballots}} set aside of {count, number} that look scripted',
  lookScripted: '{poll}: ballots that look scripted',
  scriptedLead:
    'Each group came from one place on the network. Which place is not kept, so that no vote can be traced. All of them count until you set them aside.',
  group: 'Group {number}',
  bare: '{group}: <b>{count, plural, one {# ballot} other {# ballots}}</b> sent by a program, not by a browser, from {from} to {to}.',
  hurried:
    '{group}: <b>{count, plural, one {# ballot} other {# ballots}}</b> voted within two seconds of first seeing the page, from {from} to {to}.',
  even: '{group}: <b>{count, plural, one {# ballot} other {# ballots}}</b> came one after another at a machine’s pace, from {from} to {to}.',
  inTurn:
    '{group}: <b>{count, plural, one {# ballot} other {# ballots}}</b> came in the very order in which they had opened the page, from {from} to {to}.',
  burst:
    '{group}: <b>{count, plural, one {# ballot} other {# ballots}}</b> far more new devices at once than came from there before, from {from} to {to}.',
  isAside: 'Set aside: {reason}',
  whyAgain: 'Why they count again',
  whyAside: 'Why they are set aside',
  countAgain: 'Count them again',
  setAside: 'Set aside',
  asideDone: 'These ballots are set aside.',
  againDone: 'These ballots count again.',
  afterClose: 'The count with and without them can be seen after the close.',
  figures: 'Figures: {unit}.',
  withAndWithout: 'The count with and without these ballots',

  /** Headings of that table. @most 14 */
  countsNow: 'Counts now',
  withAll: 'With all',
  withoutThem: 'Without them',
  ballots: 'Ballots',
} as const;
