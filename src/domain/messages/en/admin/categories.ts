/** Categories and criteria: what is judged, and the form that judges get. */
export const categories = {
  /** The page: while it comes, and instead of it. */
  loading: 'Loading categories',
  belongToEvent: 'Categories and criteria belong to an event.',
  notLoaded: 'This cannot be loaded',

  /** Two lists, each with a button to add to it, and what is said while one is empty. */
  criteria: 'Criteria',
  addCategoryTitle: 'Add a category',
  addCriterionTitle: 'Add a criterion',
  noCategories: 'No categories: the show is one competition. Add some to divide it.',
  noCriteria:
    'Judges have nothing to score yet. Four or five criteria in half-point steps separate acts best.',
  noLimit: 'No time limit',
  noLimitPlaces: 'No time limit, room for {count, plural, one {# act} other {# acts}}',
  atMost: '{time} at most',
  atMostPlaces: '{time} at most, room for {count, plural, one {# act} other {# acts}}',
  /** With several categories, under them: who is ranked with whom, and the button that turns it. */
  oneWinner: 'There is one winner for all categories.',
  oneWinnerLead: 'All acts are in one table.',
  rankApart: 'One winner in each',
  winnerEach: 'Each category has its own winner.',
  winnerEachLead: 'Acts are ranked only against others in it.',
  rankTogether: 'One winner for all',
  rankingStays: 'This stays as it was. Marks are in: change it on the scoring page, with a reason.',

  /** On a criterion: for which category alone it is, that judges have scored it, and its scale. Marks are numbers. */
  onlyIn: '{category} only',
  oneCategory: 'One category',
  marksGiven: 'Marks given',
  scale: '{min} to {max}',
  scaleSteps: '{min} to {max} in steps of {step}',
  scaleOff: 'points off from {from}, {min} to {max}',
  scaleOffSteps: 'points off from {from}, {min} to {max} in steps of {step}',
  /** Under the criteria; {own} is the next line, once for each category with criteria of its own. */
  perfect:
    'A perfect scoresheet is <b>{count, plural, one {{points} point} other {{points} points}}</b>{own}.',
  perfectIn: ', in {category} <b>{points}</b>',

  /** Spoken: a button of a row; and a question before one is removed, with what stands under it. */
  removeName: 'Remove {name}',
  removeAsk: 'Remove {name}?',
  removeCategory: 'Remove category',
  removeCriterion: 'Remove criterion',
  categoryRemoval: 'A category that acts, criteria or judges use cannot be removed.',
  criterionRemoval: 'A criterion that judges have given marks on cannot be removed.',
  /** Told after a button was pressed. */
  categoryRemoved: 'Category removed',
  criterionRemoved: 'Criterion removed',
  categoryNotRemoved: 'The category was not removed. Try again.',
  criterionNotRemoved: 'The criterion was not removed. Try again.',
  orderNotChanged: 'The order was not changed. Try again.',
  categorySaved: 'Category saved',
  categoryAdded: 'Category added',
  criterionSaved: 'Criterion saved',
  criterionAdded: 'Criterion added',
  notSaved: 'Not saved.',
  tryAgain: 'Try again.',

  /** The form of a category: heading, button, fields with hints, and what is wrong with them. */
  changeName: 'Change {name}',
  saveCategory: 'Save category',
  addCategory: 'Add category',
  name: 'Name',
  longestAct: 'Longest act',
  minutesHint: 'Minutes, like 4 or 4:30',
  places: 'Capacity',
  placesHint: 'How many acts there is room for; the others join a waiting list',
  colour: 'Colour',
  colourHint: 'Marks the category on the projector and in lists, always with its name',
  noMinutes: 'Enter minutes, like 4 or 4:30.',
  noWhole: 'Enter a whole number.',

  /** The form of a criterion, in the same way. */
  saveCriterion: 'Save criterion',
  addCriterion: 'Add criterion',
  counts: 'Weight',
  countsHint: 'A mark of 8 with weight 3 gives 24 points',
  whyWeight: 'Why does the weight change?',
  whyWeightHint: 'Marks already given will then count differently. The reason is kept in the log.',
  meaning: 'What it means, in a line',
  scoredIn: 'Scored in',
  scaleLabel: 'Scale',
  scaleStands: 'Judges have given marks, so the scale is fixed.',
  scaleHint: 'Half points separate acts better than whole ones.',
  lowest: 'Lowest',
  highest: 'Highest',
  step: 'Step',
  pointsOff: 'Marks are points off',
  pointsOffDetail: 'A judge writes what is taken off: errors, penalties. What counts is what is left.',
  takenOff: 'Deducted from',
  takenOffHint: '10 for a start value of 10; 0 for a plain penalty.',
  noName: 'Give the criterion a name.',
  noNumber: 'Enter a number, like 10 or 0.',
  noWeight: 'Enter a number with at most two decimals, like 3 or 0.5.',
  noMark: 'Enter a mark in steps of {step}.',
  noBand: 'Begin each line with a mark in steps of {step}.',
  /** Usual scales, to pick from. */
  oneToTen: '1 to 10',
  oneToTenHalves: '1 to 10, half points',
  oneToFive: '1 to 5',
  zeroToHundred: '0 to 100',
  ownScale: 'Own scale',

  /** What marks stand for, as judges read it: from which mark on, in a word, and what it takes. */
  guidance: 'What the marks mean',
  guidanceHint: 'Judges see these words while they score, so that a 7 means the same to everybody.',
  from: 'From',
  inAWord: 'In a word',
  whatItTakes: 'What it takes',
  removeBand: 'Remove the words from {from}',
  removeBandHere: 'Remove the words from here',
  addBand: 'Add words for a mark',

  /** The judges’ form, to try out. */
  whatJudgesSee: 'What judges see',
  anActIn: 'An act in',
  anyOther: 'Any other category',
  formComes: 'The form appears here with the first criterion.',
  outOf: 'of {outOf}',
  outOfMissing: 'of {outOf}, {missing, plural, one {# criterion} other {# criteria}} to go',
  countsTimes: 'counts ×{weight}',
} as const;
