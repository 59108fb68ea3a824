/** Why an act has its place: every step from the marks to the place, with its figures. On the page of that name, and in the protocol. */
export const why = {
  /** Beside a criterion: what judges gave, and what was made of it. */
  noMarks: 'no marks',
  highestLeftOut: 'highest, left out',
  lowestLeftOut: 'lowest, left out',
  mean: 'mean {figure}',
  meanOfOthers: 'mean of the other {count} {figure}',
  sum: 'sum {figure}',
  sumUp: 'sum of {count, plural, one {# judge} other {# judges}} brought up to {all} {figure}',
  middle: 'middle {figure}',
  meanRounded: 'mean, rounded, {figure}',
  meanOfOthersRounded: 'mean of the other {count}, rounded, {figure}',
  sumRounded: 'sum, rounded, {figure}',
  sumUpRounded:
    'sum of {count, plural, one {# judge} other {# judges}} brought up to {all}, rounded, {figure}',
  middleRounded: 'middle, rounded, {figure}',
  rounded: '{figure}, rounded',
  /** The judges together: an equation, or a figure. */
  panel: 'The panel: {sum}',
  panelRounded: 'The panel: {sum}, rounded {figure}',
  panelPlace: 'The panel: place {place}',
  theMiddleTotal: 'the middle total',
  middleAfterMiddle: 'Middle after middle: {totals}',
  /** In an equation: a sum is brought up to so many judges or juries. */
  timesJudges: '{sum} × {count, plural, one {{judges} judge} other {{judges} judges}}',
  timesJuries: '{sum} × {count, plural, one {# jury} other {# juries}}',

  /** Beside a judge's or a jury's total, after a semicolon. */
  less: 'less {points} is {total}',
  rank: 'rank {rank}',
  rankShared: 'rank {rank}, shared by {count}',
  worth: 'worth {figure}',
  weighs: 'weighs {figure}',
  oneOfBest: 'one of the best, left out',
  oneOfWorst: 'one of the worst, left out',
  allTheSame: 'all the same: 0',
  bestThereIs: 'the best there is',
  place: 'place {place}',
  points: '{count, plural, one {{points} point} other {{points} points}}',
  jury: 'Jury {jury}: {steps}',

  /** Duels of acts: judges who prefer the one, and who prefer the other. */
  duels: 'Duels: {duels}',
  duelsCounted: '{won} won, {drawn} drawn, {lost} lost; margin {margin}',
  /** Two acts meet in a runoff for a place; after a semicolon may follow what decided. */
  runoff: 'Runoff: {one} against {other}, judges {figures}',
  runoffSum: 'the higher sum',
  runoffBest: 'the best there is from {one} and {other}',
  runoffNothing: 'nothing separates them',
  runoffTie: 'Runoff: nothing separates {acts}, who tie for both seats',
  runoffSeat: 'Runoff: nothing separates {acts}, who tie for the seat beside {act}',
  runoffAlone: 'Runoff: nobody else is left',
  totals: 'Sum: {sum}',
  calls: 'Calls: {calls}',

  /** The Skating System: how many judges placed an act so, {column} is one of the next two. */
  dance:
    '{dance}: {places}; {column}: {count} of {judges, plural, one {# judge} other {# judges}}, adding to {sum}; place {place} by rule {rule}',
  nth: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  nthAndHigher: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} and higher',
  places: 'Places',
  placesAdded: 'Places {sum}; rule {rule}',
  ofThese: '{added}: of these {count, plural, one {# is} other {# are}} {column}, adding to {sum}',
  ofAllDances:
    '{added}: of {places, plural, one {# place} other {# places}} over all dances {count, plural, one {# is} other {# are}} {column}, adding to {sum}',
  /** Headings of the tables of duels and of the Skating System. */
  tableDuels: 'Duels, judges for and against',
  tableDances: 'All dances',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  margin: 'Margin',
  placeColumn: 'Place',
  rule: 'Rule',
  total: 'Total',
  compared: 'Compared',

  /** Points off; {line} is one of the lines below with a figure and what for. */
  offTotal: 'Off every judge’s total: {line}',
  offMark: 'Off every judge’s mark: {line}',
  offNoted: 'Noted, without effect on places: {line}',
  off: 'Off: {line}',
  offTime: '{points} for time',
  offBreach: '{points} for a breach of the rules',
  offDecision: '{points} by decision',
  secondsOver: '{seconds} s over',
  startedUnits: '{count, plural, one {# started unit} other {# started units}}',
  afterOff: 'After deductions: {sum} = {result}',
  afterOffNotBelow: 'After deductions: {sum}, not below 0 = {result}',
  afterOffBelow: 'After deductions: {sum}, nothing more comes off below 0 = {result}',

  /** Why there is no place. */
  missing: 'Missing: {marks}',
  blockedNone: 'No place: no marks.',
  blockedMissing: 'No place: marks are missing.',
  blockedFew: 'No place: too few marks.',
  blockedGuest: 'A guest: outside the competition.',
  blockedAudience: 'No place: the audience’s part is missing.',

  /** What came from the audience. */
  votes: 'Votes: {given}',
  votesOf: 'Votes, {poll}: {given}',
  votesShare: 'Votes, {poll}: {given}; share {share}',
  votesNowhere: 'Votes: in no poll',
  votesTogether: 'Votes together: {sum}',
  listsTogether: '{lists}; together {sum}',
  voteCount: '{count, plural, one {{votes} vote} other {{votes} votes}}',
  starCount: '{count, plural, one {{stars} star} other {{stars} stars}}',
  pointsByPlace: '{count, plural, one {{points} point by place} other {{points} points by place}}',
  ofGrades: '{points} (grades from the best: {grades})',
  inRatings: '{stars} in {count, plural, one {{ratings} rating} other {{ratings} ratings}}',
  inRatingsMean: '{stars} in {count, plural, one {{ratings} rating} other {{ratings} ratings}}, mean {mean}',
  mostStars: 'the most there are on {count, plural, one {{ballots} ballot} other {{ballots} ballots}}',
  moreThan: 'more than {act} on {count}',
  nobodyHasAny: 'nobody has any',
  allEqual: 'all equal',
  noPoints: 'no points',
  audience: 'The audience: {figure}, place {place}',
  audienceOwnAward: 'The audience: {figure}, place {place}, for its own award',
  audienceLeftOut:
    'The audience: {figure}, place {place}, left out of the result: {count, plural, one {{ballots} ballot} other {{ballots} ballots}}, {least} are needed',
  audienceNoPrize:
    'The audience: {figure}, place {place}, left out of the result and without a prize: {count, plural, one {{ballots} ballot} other {{ballots} ballots}}, {least} are needed',

  /** Judges and audience together. */
  judgesAlone: 'The judges stand alone: {figure}',
  judgesNothing: 'Judges: nothing, and they count for nothing here',
  judgesAsIs: 'Judges, as they are: {figure}',
  judgesOfMost: 'Judges, of the most there can be: {sum}',
  judgesOfNothing: 'Judges, of the most there can be, which is 0: {figure}',
  judgesOfAll: 'Judges, of what all acts have together: {sum}',
  judgesOfAllNothing: 'Judges, of what all acts have together, which is 0: {figure}',
  judgesBesideBest: 'Judges, measured against the best: {sum}',
  judgesBesideNothing: 'Judges, measured against the best, where there is nothing to divide by: {figure}',
  judgesBetween: 'Judges, between the last and the best: {sum}',
  judgesBetweenEqual: 'Judges, between the last and the best, all equal: {figure}',
  judgesAsPoints: 'Judges, as points: {total} has {rank} = {figure}',
  shareOfJudges: 'Share of the judges: {sum}',
  shareOfAudience: 'Share of the audience: {sum}',
  together: 'Together: {sum}',
  /** Points of earlier rounds. */
  carriedFrom: 'Carried from {round}: {points}',
  nothingCarried: 'Nothing carried forward',
  carriedSum: '{carried}; this round {own}; together {sum}',
  thisRound: 'This round: {points}',
  result: 'Result: {figure}',

  /** A tie, and what decided it; {key} is a phrase of the rules, as “the judges’ result”. */
  tiedWith: 'Tied with {acts}',
  tiedOn: 'Tied on {figure} with {acts}',
  more: '{count} more',
  byKey: 'By {key}: {figures}',
  byKeyNothing: 'By {key}: nothing to compare',
  none: 'none',
  duelsOfJudges: '{figure}, judges {duels}',
  nothingSeparates: 'Nothing separates them: the place is shared',
  decidedBy: 'Decided by {key}',
  tieDecided: 'Tie decided: {way}',
  nobody: 'nobody',

  /** In place of the steps, where they may not be told. */
  notTold:
    'This act took part. Its place was not told on stage, and is not told here; the act itself and the organisers know it.',
  tooFewVoted:
    'So few people voted that the counts are not told. The judges’ part can be followed to its end; what the audience added is in the result alone.',
  openCriteria:
    'The organisers publish the figures of every criterion, not the judges’ marks. The signed document holds them under seal, and the protocol follows every step.',
  openTotals:
    'The organisers publish places and totals, not the judges’ marks. The signed document holds them under seal, and the protocol follows every step.',
  openPlaces:
    'The organisers publish the places only, not the judges’ marks. The signed document holds them under seal, and the protocol follows every step.',

  /** Judges who did not score an act, by right. */
  didNotScore: '{judge} did not score {acts}.',
  wasExcused: '{judge} was excused from {acts}.',

  /** Written down beside a decision, in the event’s language. `counts`: “3–2”. The first is a vote’s title. @most 60 */
  faceOffFor: 'Face-off for place {place}',
  hallVoted: 'The hall voted: {counts}.',
  judgesChose: 'The judges chose: {counts}.',
  overTime: 'Over time by {seconds} s',

  /** In the printed protocol of a certified result. */
  headJudge: '{name} (head judge)',
  setAside: '{judge} was set aside: {reason} ({by}).',
  disqualified: 'Act {number} was disqualified after it had been on: {reason}.',
  disqualifiedNoNumber: 'An act was disqualified after it had been on: {reason}.',
  ballotsAside:
    '{count, plural, one {# ballot of “{poll}” that looks scripted was set aside: {reason}} other {# ballots of “{poll}” that look scripted were set aside: {reason}}}',
  releasedAll: 'The head judge, {heads}, reviewed and released the scores of every act.',
  releasedSome: 'The head judge, {heads}, reviewed and released the scores of {acts}.',
  releasedInstead: '{by} released {act} in the head judge’s place: {reason}',
  overruled:
    'When this was certified, a second count did not agree: {disagreement} {proposed} and {certified} certified it all the same: {despite}',
  twoOn: 'That two people certify was switched on by {by} on {time}.',
  twoOff: 'That two people certify was switched off by {by} on {time}.',
  since: 'The account of {name} may certify since {time}; {by} gave it that.',
  sinceUnknown: 'Since when the account of {name} may certify is not on record.',
  entered: 'Its password was chosen on {time} by a link into the account of {name}, which {by} made.',
  countedTwice:
    'A second count of these figures, made by another engine for this page, agrees with every one of them.',
  countedOtherwise: 'A second count of these figures does not agree. {disagreement}',
} as const;
