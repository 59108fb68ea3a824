/** The rules of a round in sentences: on the page that says why an act has its place, in the programme, in the protocol. */
export const regulations = {
  /** How marks become a result, one of these for each method. A criterion is what judges give marks for. */
  mean: 'On each criterion the mean of the judges; weighted, these are added.',
  sum: 'On each criterion the sum of the judges, brought up to all judges of the act where some are out; weighted, these are added.',
  sumAsGiven: 'On each criterion the sum of the judges; weighted, these are added.',
  trimmed:
    'On each criterion the mean of the marks without the {highest} highest and the {lowest} lowest; weighted, these are added.',
  trimmedTotals: 'The mean of the judges’ totals without the {highest} highest and the {lowest} lowest.',
  median: 'On each criterion the middle mark, of two in the middle their mean; weighted, these are added.',
  medianTotals: 'The middle one of the judges’ totals; of two in the middle their mean.',
  standardized:
    'Each judge’s total becomes its distance from that judge’s mean, in that judge’s deviations (population, over the acts the judge scored, without guests; 0 where a judge gave all the same). The result is 50 + 10 × the mean of the distances.',
  ordered: 'Each judge’s totals are ranked, the highest first.',
  orderedPlaces: 'Judges write places; each judge’s totals are ranked, the lowest first.',
  rankSum: 'The ranks are added, brought up to all judges where some are out. The lowest sum wins.',
  pointsTable:
    'Ranks become points, {table}, then none; equal totals share the points of the ranks they span. The points are added, brought up to all judges where some are out.',
  pointsTablePlain:
    'Ranks become points, {table}, then none. The points are added, brought up to all judges where some are out.',
  exponential:
    'Ranks become weights, {top} × e^(−{rate} × (rank − 1)); equal totals share what the ranks they span are worth. The weights are added, brought up to all judges where some are out.',
  exponentialByMean:
    'Ranks become weights, {top} × e^(−{rate} × (rank − 1)); equal totals have what their mean rank is worth. The weights are added, brought up to all judges where some are out.',
  ranksLeftOut:
    'Of each act’s ranks the {worst} worst and then the {best} best are left out, and the sum is brought up to the judges less as many; an act with no more ranks than that has no place.',
  duels:
    'Every act in a duel with every other: each judge who gave both a total prefers the higher. A duel won counts 1, one drawn a half. Where nothing is added of the audience, equal sums are separated by the margin: judges for the act less judges against it, over all its duels.',
  duelsOfPlaces: 'Judges write places, so the lower total is preferred.',
  majority:
    'Majority judgment: the middle one of the judges’ totals, of two in the middle the lower. Where nothing is added of the audience, acts with the same one are separated by taking it away from both and comparing the next in the middle, and so on; where they have different numbers of totals, each is taken as often as makes these numbers the same.',
  grades: 'Grades, from the lowest mark: {grades}.',
  star: 'STAR, score then automatic runoff: the judges’ totals are added, brought up to all judges of the act where some are out. For each place the two acts with the highest sums meet in a runoff, and the one that more judges gave the higher total has the place; where as many did, the higher sum, then more judges who gave the best there is. The next place is found in the same way among the others.',
  starTies:
    'Of acts that tie for a seat in a runoff whoever loses to most of the others is out, again and again; where all lose to as many, those with most judges who gave the best there is are through, or those with fewest are out. Where nothing separates them, whoever would win against any who may have the seat shares the place. Acts that share a place have the mean of the places they span.',

  /** The same, of the Skating System. A criterion may be a dance. */
  skatingDances: 'The Skating System, each criterion a dance: {first}.',
  skatingTotals: 'The Skating System, by the judges’ totals: {first}.',
  /** Fills {first}. */
  highestFirst: 'the highest is first',
  placesWritten: 'judges write places, the lowest is best',
  /** The Skating System again. */
  skatingMajority:
    'A majority is more than half of the judges who placed an act; where some did not, counts and sums are compared as parts of those who did.',
  skatingOneDance:
    'Rule 5: the place goes to the act that a majority placed there or higher. Rule 6: of several the larger majority. Rule 7: of equal majorities the lower sum of those places, then the next column. Rule 8: where none has a majority, the next column is taken in.',
  skatingAllDances:
    'Rule 9: the places in the dances are added, the lowest total wins. Rule 10: of equal totals, most places there and higher, then the lower sum of those. Rule 11: still equal, all judges’ places over all dances as one dance.',
  skatingShared: 'Acts that share a place have the mean of the places they span.',

  /** The same, where judges call acts to the next round. An alternate goes on if somebody drops out. */
  calls:
    'Every judge calls yes, alternate or no: the highest mark is a yes and counts 1, the lowest a no and counts 0, {worths}. On each criterion what the calls count is added, brought up to all judges of the act where some are out; weighted, these are added.',
  /** Fills {worths}. */
  oneAlternate: 'any between an alternate and counts {worth}',
  alternates:
    'the next ones below a yes in turn {each}, and any other between the ends is alternate {last} too',
  /** Several of them, in a row, fill {each}. */
  alternateWorth: 'alternate {number}, which counts {worth}',
  /** After it: what each judge is asked for. */
  recallOpen: 'How many acts a judge says yes to is open.',
  recall: 'Each judge says yes to {count, plural, one {# act} other {# acts}}, and as many are recalled.',
  alternatesOpen: 'How many alternates a judge gives is open.',
  alternatesAsked: 'Each judge gives {count, plural, one {# alternate} other {# alternates}}.',
  alternatesOfEach: 'Each judge gives {count, plural, one {# alternate} other {# alternates}} of each kind.',

  /** The same, where judges are grouped in juries. */
  juries: 'Juries give points.',
  juryMean: 'A jury comes to the mean of its jurors’ totals, the highest first.',
  juryMeanPlaces: 'Judges write places. A jury comes to the mean of its jurors’ totals, the lowest first.',
  juryRanks: 'A jury comes to the mean of its jurors’ ranks, the lowest first.',
  juryWeights:
    'Ranks become weights, {top} × e^(−{rate} × (rank − 1)); equal totals share the weights of the ranks they span. A jury comes to the mean of its jurors’ weights, the highest first.',
  juryPoints:
    'What juries come to is turned to ranks and these to points, {table}, then none; equal ones share the points of the ranks they span. The points are added, brought up to all juries where some are out.',
  juryPointsPlain:
    'What juries come to is turned to ranks and these to points, {table}, then none. The points are added, brought up to all juries where some are out.',
  juryPointsGiven:
    'What juries come to is turned to ranks and these to points, {table}, then none; equal ones share the points of the ranks they span. The points are added as they are: an act that a jury did not mark has none from it.',
  juryPointsGivenPlain:
    'What juries come to is turned to ranks and these to points, {table}, then none. The points are added as they are: an act that a jury did not mark has none from it.',
  juryAlone: '{name} is a jury alone.',
  juryOf: 'Jury {name}: {jurors}.',

  /** With fewer marks than that nothing is left out of the mean, or there is no place. */
  fewerMarks: 'With fewer than {count, plural, one {# mark} other {# marks}} none is left out.',
  fewerMarksBlocked: 'With fewer than {count, plural, one {# mark} other {# marks}} the act has no place.',
  fewerTotals: 'With fewer than {count, plural, one {# total} other {# totals}} none is left out.',
  fewerTotalsBlocked: 'With fewer than {count, plural, one {# total} other {# totals}} the act has no place.',

  /** A criterion whose marks become a figure in a way of its own; {way} is one of the next four. */
  otherwise: '{criterion}, other than that: {way}.',
  otherwiseTrimmed:
    '{criterion}, other than that: {way} without the {highest} highest and the {lowest} lowest; with fewer than {least} none is left out.',
  otherwiseBlocked:
    '{criterion}, other than that: {way} without the {highest} highest and the {lowest} lowest; with fewer than {least} the act has no place.',
  wayMean: 'the mean of the judges',
  waySum: 'the sum of the judges, brought up to all of them where some are out',
  wayTrimmed: 'the mean of the marks',
  wayMedian: 'the middle mark, of two in the middle their mean',
  pointsOff: '{criterion}: marks are points off, taken from {from}.',

  /** What criteria and judges count, and who scores what: names with figures, in a row. */
  weights: 'Weights: {weights}.',
  weightsInTies: 'Weights, where a tie is broken by totals: {weights}.',
  weightsShared: 'The weights are divided by the sum of those the act is marked on.',
  scoresNothing: '{judge} scores nothing.',
  scoresAlone: '{judge} scores {criteria} alone.',
  judgesInJury: 'Judges count {weights} within their jury; every jury counts once.',
  judgesCount: 'Judges count {weights}.',
  judgesInTies: 'Every judge has one voice; where a tie is broken by marks, judges count {weights}.',
  judgesOnce: 'Every judge has one voice, whatever they weigh.',

  /** Marks that are missing. */
  missingExclude: 'A missing mark is left out.',
  missingBlock: 'An act with a missing mark has no place.',
  missingZero: 'A missing mark counts as 0.',

  /** How figures are rounded; {mode} is one of the next three. */
  decimals: '{places, plural, one {# decimal} other {# decimals}}, {mode}',
  halfUp: 'halves up',
  halfEven: 'halves to even',
  cutOff: 'cut off',
  roundedCriterion: 'The panel’s mark on a criterion is rounded to {decimals}.',
  roundedWeight: 'A weighted mark is rounded to {decimals}.',
  roundedTotal: 'The panel’s result is rounded to {decimals}.',
  figures: 'Figures are shown with {decimals}.',
  figuresApart: 'Figures are shown with {decimals}, with more where different results would look alike.',
  shownCriterion: 'The panel’s mark on a criterion is shown rounded to {decimals}; no place goes by that.',
  shownWeight: 'A weighted mark is shown rounded to {decimals}; no place goes by that.',

  /** Points that are taken off. */
  offResult: 'Points off come off the panel’s result, never below 0.',
  offResultBelow: 'Points off come off the panel’s result, also below 0.',
  offTotals: 'Points off come off every judge’s total before it is ranked, never below 0.',
  offTotalsBelow: 'Points off come off every judge’s total before it is ranked, also below 0.',
  offMarks: 'Points off come off every judge’s mark before it is ranked, never below 0.',
  offMarksBelow: 'Points off come off every judge’s mark before it is ranked, also below 0.',
  offPlaces: 'Points off change nothing: judges write places.',
  overTime: 'Over time: {points} off for every started {unit} s after {grace} s.',

  /** How judges and audience come together. */
  apart: 'The judges decide alone; the audience has a table of its own.',
  pointsAdded: 'The audience’s points are added to the judges’.',
  shares: 'Judges {judges} percent, audience {audience} percent.',
  scaleAsIs: 'The judges’ result enters as it is.',
  scaleOfMaximum: 'The judges’ result enters in percent of the most there can be.',
  scaleShare: 'The judges’ result enters in percent of what all acts have together.',
  scaleRelative: 'The judges’ result enters with 100 for the best act and the others in proportion.',
  scaleMinMax: 'The judges’ result enters from 0 for the last act to 100 for the best.',
  scalePoints: 'The judges’ result enters as points by rank.',
  votesShare: 'Votes count in percent of all votes, ratings by their mean in percent of {best}.',
  votesRelative: 'Votes count with 100 for the best act and the others in proportion, ratings by their mean.',
  votesTable: 'Votes count as points by rank in each list of votes, ratings by their mean.',
  votesMinMax: 'Votes count from 0 for the fewest to 100 for the most, ratings by their mean.',
  votesMean:
    'Ratings count by their mean in percent of {best}, votes that are no ratings in percent of all votes.',
  votesAsGiven: 'Votes count as they are, ratings by their mean.',
  votesFirst:
    'Votes count by the conversion {conversion} of the engine’s first version, the best rating being {best}.',
  audienceTable: 'Points for ranks of the audience’s table: {table}.',
  audienceFrom: 'The audience counts from {count, plural, one {# ballot} other {# ballots}} on.',
  audiencePrizeFrom:
    'The audience counts from {count, plural, one {# ballot} other {# ballots}} on, and has a prize from as many on.',
  equalBest:
    'Wherever ranks are added or become points, equal ones each have the best of the ranks that they span: 1, 2, 2, 4.',
  equalDense:
    'Wherever ranks are added or become points, equal ones have the same rank and none is skipped: 1, 2, 2, 3.',
  carried:
    'Where points are carried forward, {earlier} percent of them count and {round} percent of this round’s own.',
  byCategory: 'Each category is ranked by itself.',
  allTogether: 'All acts are ranked together.',

  /** What breaks a tie, one after the other: {keys} is a row of the phrases below, put together by “tieThen”. */
  ties: 'Ties: {keys}.',
  tieThen: '{keys}; then {key}',
  downTo: '{key} (down to place {place})',
  personDecides: 'a person decides',
  placeShared: 'the place is shared',
  /** A phrase of that row; also after “By” on the page that says why an act has its place. */
  keyJudges: 'the judges’ result',
  keyAudience: 'the audience’s figure',
  keyTotalsInTurn: 'the highest of the judges’ totals, then the next (totals of 0 are not counted)',
  keyPlaces: 'most first places with the judges, then seconds',
  keyLists: 'the highest points of the lists of votes, then the next',
  keyTotals: 'the sum of the judges’ totals, brought up to all judges where some are out',
  keyScored: 'the number of judges who gave anything',
  keyListsGave: 'the number of lists of votes that gave anything',
  keyDuels: 'the duels among the tied',
  keyHead: 'the head judge’s total',
  keyOff: 'the fewest points off',
  keyEarlier: 'the earlier start',
  keyDecision: 'a recorded decision',
  keyShared: 'nobody: the place is shared',
  keyPanel: 'the panel on {criterion}',
  keyMean: 'the mean of the marks for {criterion}',

  /** Settings that change nothing under these rules, in a row. */
  withoutEffect: 'Set, and without effect here: {settings}.',
  /** One of that row; {value} is how it is set. */
  setPer: 'taken by criterion or by total ({value})',
  setWeighting: 'weighting ({value})',
  setRounding: 'rounding of the result ({decimals})',
  setLeast: 'a least number of marks of {count}',
  setTrim: 'leaving out {highest} and {lowest} from {least} marks on, else {value}',
  setTable: 'points for ranks ({table})',
  setRankWeights: 'weights of ranks ({top}, {rate})',
  setBelow: 'results below 0',
  setBest: 'best rating ({best})',
  setAudienceTable: 'the audience’s points for ranks ({table})',
  setEqual: 'the rank of equal ones ({value})',
  setShares: 'shares of {judges} and {audience} percent',
  setScale: 'the judges’ scale ({value})',
  setTies: 'for ties, after the end, {keys}',

  /** Of a result that was counted by an older version of the program. */
  engine: 'Counted by version {engine} of the engine.',
} as const;
