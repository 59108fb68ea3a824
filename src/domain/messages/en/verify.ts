/** Counting the published result again on one’s own device, and checking one’s own vote. `@most` is how many letters fit. */
export const verify = {
  /** Head of the page. @most 30 */
  countIt: 'Count it yourself',
  /** The tab’s title; {title} is one of the headings. */
  titleOf: '{title} · Count it yourself',
  /** Heading while the record comes. @most 40 */
  fetching: 'Fetching',
  /** The same. @most 40 */
  counting: 'Counting',
  /** The same. @most 40 */
  failed: 'Not counted',
  /** The tab’s title. @most 40 */
  nothingTitle: 'Nothing yet',
  /** Heading. @most 40 */
  nothing: 'There is nothing to count yet',
  /** Under it. */
  nothingLead: 'Once the whole result is published, anyone can count it again here.',
  /** Button. @most 24 */
  lookAgain: 'Look again',
  /** Button. @most 24 */
  again: 'Count again',
  /** Heading: what was counted is not what was signed. @most 40 */
  notSame: 'It does not match',
  /** The same: the places alone are published. @most 40 */
  isSigned: 'It is the one that was signed',
  /** The same. @most 40 */
  openSame: 'What is published matches',
  /** The same. @most 40 */
  same: 'It matches',
  /** Under “Counting”. */
  countingLead: 'On this device. The network is no longer needed.',
  /** Under “Fetching”. */
  fetchingLead: 'The record comes from this server. It is counted here, on this device.',
  /** The same, while there is no network; {size} is like “62 kB”. */
  notCome: 'The record has not come. It is {size}; this page goes on by itself.',
  /** Under “Not counted”. */
  cannotHere: 'This browser cannot do the count. Try another one.',
  /** {when} in the lines after it; {time} is a day and a clock time. */
  countedHere: 'Counted here, on this device, on {time}',
  /** Under the heading. */
  notSameLead: '{when}: what is published is not what was signed, or gives different places.',
  /** The same. */
  isSignedLead:
    'The record is the one that was signed. The organisers publish only the result, so {count, plural, one {the place} other {the # places}} cannot be counted from it.',
  /** The same. */
  openSameLead:
    '{when}: everything that is published agrees with the signed result. Not every table can be counted, because the organisers do not publish every mark.',
  /** The same. */
  sameLead:
    '{when}: {count, plural, one {the place} other {all # places}} and every figure shown agree with the signed result to the last digit.',
  /** In a box, where it is not the same. */
  tell: '<b>Tell the organisers, and keep the record.</b> This does not show who won. It shows that something was changed after the signing, or that the file is damaged.',
  /** Heading over the steps, before anything is counted. @most 30 */
  whatHappens: 'What will happen',
  /** Button. @most 24 */
  countNow: 'Count now',
  /** Under it; {size} is like “62 kB”. */
  recordSize: 'The record: {size}',
  /** Under “Count it yourself”. */
  startLead:
    'Your browser fetches what is published of this result, counts it again and compares. Nothing is sent.',
  /** Under “Fetch the record”; {what} is how many scoresheets, ballots or both. */
  startFetch: '{what}, without the names of judges and voters. Everybody gets the same.',
  /** The same, where neither is published. */
  startFetchPlaces: 'The places as they were signed. Everybody gets the same.',
  /** Under “Check it against the signature”; {time} is a day and a clock time. */
  startSignature: 'Its digest must be the one that was signed: {time}.',
  /** Under “Count”. */
  startCount: 'By the rules, which are in the record too.',
  /** The same, where not all is published that places are made of. */
  startCountPart: 'By the rules in the record, as far as what is published allows.',
  /** Under “Compare”. */
  startCompare: '{count, plural, one {# place} other {# places}} and every figure shown, to the last digit.',
  /** The same, where not all is published that places are made of. */
  startComparePart:
    'What was counted, with {count, plural, one {the # place that was signed} other {the # places that were signed}}.',
  /** Under the steps; links to a file and to a page. */
  ownTool:
    'Rather with your own tool? <record>Take the record</record>, and <how>read how it is counted</how>.',
  /** In the list of steps; {done} is a number in the unit of {size}: “38 of 62 kB”. */
  fetchingOf: 'Fetching, {done} of {size}',
  /** The same. */
  fetchingBallots: 'The record is here. The ballots are coming.',
  /** In the list of steps, while it is counted. */
  stepFetch: 'Fetch the record',
  /** The same. */
  stepSignature: 'Check it against the signature',
  /** The same. */
  stepCount: 'Count',
  /** The same. */
  stepCompare: 'Compare',
  /** The same, once it is counted. */
  recordHere: 'The record is here',
  /** The same. */
  partsOther: 'Parts of it are different',
  /** The same. */
  digestOther: 'Its digest is different',
  /** Beside such a line. @most 20 */
  asideSame: 'matches',
  /** The same. @most 20 */
  asideNotSame: 'does not match',
  /** The same. @most 24 */
  asideNone: 'no difference',
  /** The same. @most 24 */
  asideSome: '{count, plural, one {# difference} other {# differences}}',
  /** Before a long number. */
  signed: 'Signed',
  /** The same. */
  thisRecord: 'This record',
  /** After it; {parts} are some of the lines below. */
  notAsSigned: 'Not as signed: {parts}.',
  /** {parts}, one or more of these and of “the judges’ marks”: the figures of the tables. */
  partTotals: 'totals',
  /** The same. */
  partCriteria: 'figures by criterion',
  /** The same. */
  partVotes: 'the audience’s votes',
  /** The same: pronouns, and how their names are said. */
  partPersonal: 'what acts say of themselves',
  /** In that list; {what} is one of the three after it. */
  countedWhat: '{what} counted',
  /** {what} in it. */
  sheets: '{count, plural, one {# scoresheet} other {# scoresheets}}',
  /** {what} in it. */
  ballots: '{count, plural, one {# ballot} other {# ballots}}',
  /** {what} in it, of both. */
  sheetsAndBallots: '{sheets} and {ballots}',
  /** In that list. */
  sumsInOrder: 'The published sums of votes put in order',
  /** The same. */
  nothingOpen: 'Nothing is published to count',
  /** Under it; a list of the two after it. */
  notPublished: 'Not published: {what}.',
  /** {what} in it. */
  judgesMarks: 'the judges’ marks',
  /** {what} in it. */
  ballotsOf: 'the ballots of “{title}”',
  /** After it. */
  setAside: '{count, plural, one {# ballot} other {# ballots}} set aside.',
  /** The same. */
  otherList: 'A list of ballots is not the one that was counted.',
  /** In that list. */
  noneCompared: 'No place can be compared',
  /** The same. */
  compared: '{count, plural, one {# place} other {# places}} compared',
  /** Column. @most 12 */
  columnSigned: 'Signed',
  /** Column: what was counted on this device. @most 12 */
  columnHere: 'Here',
  /** In that column. @most 14 */
  notOpen: 'not published',
  /** Button. @most 24 */
  take: 'Download the record',

  /** Heading and the tab’s title. @most 30 */
  checkVote: 'Check a vote',
  /** For screen readers, while they come. */
  loadingVotes: 'Loading the votes',
  /** Heading. @most 40 */
  votesFailed: 'The votes cannot be loaded',
  /** Under it. */
  networkDown: 'The network may be down.',
  /** Heading. @most 40 */
  noVote: 'No vote is closed yet',
  /** Under it. */
  noVoteLead: 'Once voting is closed, anyone can check here that their vote counts.',
  /** Field: which vote. */
  vote: 'Vote',
  /** Instead of the list. */
  listLater:
    'The full list of receipts appears here once the organisers publish it, after the result has been announced. Until then each receipt can be checked on its own.',
  /** Field. */
  receipt: 'Receipt',
  /** Under it. */
  receiptHint: 'The eight letters and digits shown under your vote, like K7QF-42AB.',
  /** Where it was not done. */
  notChecked: 'This could not be checked. Try again.',
  /** Button. @most 30 */
  checkReceipt: 'Check this receipt',
  /** What became of it. */
  counts: 'This ballot counts.',
  /** The same. */
  replaced: 'A later ballot from the same voter replaced this one. Only the later one counts.',
  /** The same. */
  isAside: 'This ballot arrived, but it is set aside.',
  /** Where the list did not come. */
  listFailed: 'The list cannot be loaded.',
  /** For screen readers, while it comes. */
  loadingList: 'Loading the list',
  /** Instead of the list. */
  tooFew:
    'Fewer than 20 people voted, or fewer than 20 with a code or without one, so only the totals are published: with so few, a choice could be traced back to its voter.',
  /** Heading. @most 30 */
  totals: 'The totals',
  /** Under it: the first of several short sentences, of the next two where they are so. */
  total: '{ballots}{codes}{aside}.',
  /** {codes} in it. */
  byCode: ', {count, number} of them with a code',
  /** {aside} in it. */
  leftShow: ', {count, number} set aside because every act on them left the show',
  /** After it. */
  weighs: 'A device’s ballot counts {device}, a ballot with a code {code}.',
  /** After it; {reason} is a sentence of the organisers. */
  scripted:
    '{count, plural, one {# ballot that looked scripted was} other {# ballots that looked scripted were}} set aside: {reason}',
  /** After an act’s name. @most 24 */
  left: '(left the show)',
  /** The last row of a table. @most 12 */
  sum: 'Total',
  /** Heading. @most 40 */
  everyReceipt: 'Every receipt',
  /** The same. @most 40 */
  everyCounted: 'Every receipt that counts',
  /** In a box. */
  agrees:
    'Counted on this page: the {count, number} lines of the list that count add up to exactly the totals above. The count of the list is the result.',
  /** The same. */
  agreesNot: 'Counted on this page, the list does not add up to the totals above. Tell the organisers.',
  /** Field. */
  find: 'Find a receipt',
  /** For screen readers: the table. */
  receiptsTable: 'Receipts and their choices',
  /** Column. @most 20 */
  choice: 'Choice',
  /** An act whose name is not known. @most 14 */
  anAct: 'An act',
  /** After a choice: it was made by a code. @most 14 */
  code: '(code)',
  /** After a choice. */
  asideGivesNothing: '(set aside, does not count)',
  /** Under the table. */
  firstOf: 'The first {shown, number} of {all, number}. Type the beginning of a receipt to find it.',
  /** The same. */
  noneBegins: 'No receipt begins with that.',
  /** Column of a list of votes. @most 14 */
  votes: 'Votes',
  /** The same. @most 14 */
  points: 'Points',
  /** The same. @most 14 */
  stars: 'Stars',
  /** The same: how many gave stars. @most 14 */
  ratings: 'Ratings',
  /** The same: the average. @most 14 */
  average: 'Average',
  /** The same: how many gave a grade. @most 14 */
  gradedBy: 'Graded by',
  /** The same. @most 14 */
  place: 'Place',
  /** How points are given where acts are put in order. */
  noteRank: 'First place gives {most} points, each place after it one less.',
  /** How a place is found by stars and runoffs. */
  noteStar:
    'The two acts with the most stars meet in a runoff, and the one that more ballots rate higher takes the place; the next place is found in the same way among the rest.',
  /** How a place is found by grades; {reject} is the worst one. */
  noteGrades:
    'The middle grade decides; where acts are equal, that grade is taken away and the next middle one decides. An act without a grade on a ballot counts as {reject} there.',

  /** How an order was found where acts get stars: {acts} with their stars. */
  starPlace: 'Place {place}: {acts}.',
  /** The same of a place that several share. */
  starShared: 'Place {place}, shared: {acts}.',
  /** After it: who may meet in the runoff. */
  starTie: 'Nothing decides who is in the runoff: {acts} tie.',
  /** After it: the two acts with most stars, on how many ballots each has more than the other. */
  starRunoff: 'Runoff of {one} and {other}: {votes} to {against}.',
  /** The same, where stars had to decide. */
  starBySum: 'Runoff of {one} and {other}: {votes} to {against}; more stars decided.',
  /** The same, where ballots with the most stars had to decide. */
  starByBest: 'Runoff of {one} and {other}: {votes} to {against}; more ballots with the most stars decided.',
  /** The same, where nothing does. */
  starByNothing: 'Runoff of {one} and {other}: {votes} to {against}; nothing separates them.',
  /** How an order was found where acts get grades. */
  gradesNone: '{act}: no grades.',
  /** The same: the middle grade of all that were given. */
  gradesMiddle: '{act}: {middle} in the middle of {given}.',
  /** After “does not count”: why a receipt’s ballot does not. */
  actLeft: 'The act left the show, so this ballot gives nobody a vote.',
  /** The same. */
  votedByCode: 'The same device voted by a code afterwards. That vote counts instead.',
  /** The same; {reason} is what the organisers wrote. */
  cameScripted: 'It came with others that look scripted: {reason}',
} as const;
