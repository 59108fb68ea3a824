/** The public results: while they are told, once they are published, and why an act has its place. `@most` is how many letters fit. */
export const results = {
  /** The tab’s title, alone and before the event’s name; also the one table of a result. @most 30 */
  title: 'Results',
  /** The same, and heading, before anything is told. @most 40 */
  before: 'Results are announced on stage',
  /** Under it. */
  beforeLead:
    'This page updates itself: each place appears here once it has been announced, and the full table after the show.',
  /** Heading in their place once the show is over and nothing was told. @most 40 */
  afterNone: 'No results are published yet',
  /** Under it. */
  afterNoneLead: 'They appear here if the organisers publish them. This page updates itself.',
  /** The tab’s title. @most 34 */
  titleTelling: 'Results are being revealed',
  /** The same. @most 34 */
  titleTakenBack: 'Results taken back',
  /** For screen readers, while they come. */
  loading: 'Loading the results',
  /** Heading at an address of no round. @most 40 */
  noRound: 'There is no such round',
  /** Under it. */
  noRoundLead: 'It was removed, or the address is incomplete.',
  /** Button there. @most 30 */
  toResults: 'To the results',
  /** Heading. @most 40 */
  failed: 'The results cannot be loaded',
  /** Under it. */
  failedLead: 'The network may be down. The page tries again by itself.',
  /** Heading where there is no event. @most 40 */
  nothing: 'Nothing is on yet',
  /** Under it. */
  nothingLead: 'When an event is set up, its results are here after the show.',
  /** Heading once they were taken back. */
  takenBack: 'The results were taken back for checking',
  /** The same of one round. */
  takenBackOf: 'The results of {round} were taken back for checking',
  /** Under it; {time} is a clock time. */
  takenBackAt: 'That was at {time}.',
  /** After it. */
  takenBackLead: 'They are published again once they are right. This page updates itself.',
  /** Heading while they are told; {event} is its name. */
  telling: '{event}: the results',
  /** At the end of that page. */
  follows: 'This page follows the stage and updates itself.',
  /** Over the places that were told. */
  hidden: '{count, plural, one {One act is still to be revealed} other {# acts are still to be revealed}}',
  /** Heading over results of other rounds and past events. @most 30 */
  others: 'Other results',
  /** Link under them, to the page of all shows. @most 40 */
  allPast: 'All shows with their results',
  /** Heading and the tab’s title of the page with every show that was. @most 30 */
  past: 'Past shows',
  /** The same while there is none. @most 40 */
  noPast: 'No result is published yet',
  /** Under it. */
  noPastLead: 'Each show stays here once its result is published.',

  /** For screen readers: the part with the first place. */
  winnerPart: 'Winner',
  /** For screen readers: the part with the table. */
  allPlaces: 'All places',
  /** For screen readers: the choice of a table. */
  tables: 'Tables',
  /** Over the first place’s name. @most 20 */
  winner: 'Winner',
  /** The same of several. @most 20 */
  winners: 'Joint winners',
  /** The same two with the round. */
  winnerOf: 'Winner, {round}',
  /** The same. */
  winnersOf: 'Joint winners, {round}',
  /** Over a figure or a place. @most 14 */
  judges: 'Judges',
  /** The same. @most 14 */
  result: 'Result',
  /** The same. @most 14 */
  audience: 'Audience',
  /** Beside the table; {time} is a day and a clock time. */
  certified: 'Certified {time}',
  /** The same of a later one. */
  certifiedVersion: 'Certified {time}, version {version}',
  /** Over the table. */
  corrects: 'This is a correction. It replaces what was published before.',
  /** Under the table: who has no place told, in the order of the show. */
  also: 'Also took part: {names}',
  /** Under the table; names of acts. */
  guests: '{count, plural, one {Guest, without a place: {names}} other {Guests, without a place: {names}}}',
  /** Button. @most 14 */
  share: 'Share',
  /** The same button once it was pressed, where the browser has nothing to share with. @most 24 */
  copied: 'Address copied',
  /** What is shared: the title of a message. */
  shareTitle: '{event}, results',
  /** Heading of a part that opens. */
  howToCheck: 'How to check this result',
  /** In it. */
  howToCheckLead:
    'Names, places, figures, the judges’ sheets, the votes and the rules were written into one document when the result was certified. Its fingerprint is below; anyone who counts the same records again gets the same fingerprint, and any change gives a different one.',
  /** The same. */
  votesCounted: '{count, plural, one {# vote} other {# votes}} counted.',
  /** Link. */
  checkVote: 'Check that your vote counts, and count the list of receipts',
  /** Link. */
  countIt: 'Count it yourself, on this device',
  /** Under it. */
  auditRow: 'Audit log, row {row}: {head}',
  /** Under the audience’s table. */
  fromBallots:
    'Counted from {count, plural, one {# ballot} other {# ballots}}. Acts that cannot be separated share a place.',
  /** Under the tables, where fewer voted than the organisers’ rules ask for. */
  tooFew:
    'Fewer than {count, plural, one {# vote} other {# votes}} came in, so votes do not count this time and there is no audience prize. Thank you to everybody who voted.',
  /** Column. @most 14 */
  place: 'Place',
  /** Column. @most 14 */
  act: 'Act',
  /** A place, for screen readers and in large type. */
  nth: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  /** The same of a shared one. */
  nthJoint: 'joint {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  /** Under an act; {how} is one of the next seven. */
  tieDecided: 'Tie decided: {how}',
  tieByRules: 'Tie decided: by the rules',
  /** How a tie was decided, after “Tie decided:”. */
  wayFaceOff: 'face-off of the judges',
  /** The same. */
  wayFaceOffHall: 'face-off by vote of the hall',
  /** The same. */
  wayApplause: 'applause',
  /** The same. */
  wayHeadJudge: 'head judge',
  /** The same. */
  wayHall: 'vote of the hall',
  /** The same. */
  wayHands: 'show of hands',
  /** The same. */
  wayDraw: 'draw',
  /** Under an act: points from an earlier round, marked. */
  carried: 'Carried from {round}: <b>{points}</b>{part}',
  /** Under it: points of this round. */
  thenRound: 'Then <b>{points}</b>{part}',
  /** Link under an act. @most 30 */
  why: 'Why this place',
  /** The same for screen readers. */
  whyOf: 'Why this place: {name}',
  /** Heading over prizes with names of their own. @most 24 */
  awards: 'Awards',

  /** How it was counted: a way, and how many judges. */
  mean: 'Average of {judges}',
  /** The same. */
  sum: 'Sum of {judges}',
  /** The same. */
  trimmed_mean: 'Average of {judges} without the highest and lowest marks',
  /** The same, where only these were left out. */
  trimmedHighest: 'Average of {judges} without the highest marks',
  /** The same, where only these were left out. */
  trimmedLowest: 'Average of {judges} without the lowest marks',
  /** The same. */
  median: 'Middle mark of {judges}',
  /** The same. */
  standardized: 'Average of {judges}, each on the same scale',
  /** The same. */
  rank_sum: 'Ranks of {judges} added up, the lowest sum wins',
  /** The same. */
  points_table: 'Points for the ranks of {judges}',
  /** The same. */
  exponential_rank: 'Weighted ranks of {judges}',
  /** The same. */
  skating_system: 'Skating System, {judges}',
  /** The same. */
  head_to_head: 'Each act against each other, {judges}',
  /** The same. */
  majority_judgment: 'Majority judgment, the middle grade of {judges}, then the next in the middle',
  /** The same. */
  star: 'STAR, sums and runoffs of {judges}',
  /** The same. */
  calls: 'Calls of {judges}',
  /** {judges} in them. */
  ofJudges:
    '{count, plural, =0 {no judges} one {one judge} =2 {two judges} =3 {three judges} =4 {four judges} =5 {five judges} =6 {six judges} =7 {seven judges} =8 {eight judges} =9 {nine judges} other {# judges}}',
  /** The whole: {way} is one of the lines above. */
  counted: '{way}{outOf}. Acts that cannot be separated share a place.',
  /** The same with the audience. */
  countedWeights:
    '{way}, {judges}%, and the audience, {audience}%{outOf}. Acts that cannot be separated share a place.',
  /** The same. */
  countedPoints: '{way}, and the audience’s points{outOf}. Acts that cannot be separated share a place.',
  /** {outOf} in them. */
  outOf: ', out of {most}',

  /** For screen readers, while it comes. */
  loadingRecord: 'Loading the record',
  /** Heading. @most 50 */
  notIn: 'This act is not in the result',
  /** Under it. */
  notInLead: 'The published result has no such act.',
  /** Heading. @most 50 */
  nothingToExplain: 'There is nothing to explain yet',
  /** Under it. */
  notYet: 'Once the whole result is published, every place is explained here.',
  /** Under it. */
  noRecord: 'The record could not be loaded. The network may be down.',
  /** Button. @most 24 */
  lookAgain: 'Look again',
  /** Before the category of an act. */
  actNumber: 'Act {number}.',
  /** Heading. @most 30 */
  howMade: 'How it was made',
  /** Heading. @most 30 */
  rules: 'The rules',
  /** Link. */
  countWhole: 'Count the whole result yourself, on this device',
} as const;
