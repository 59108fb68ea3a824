/** How the result will be told: which award after which, from which place, with which moments and words. */
export const reveals = {
  /** The page and its states. */
  title: 'The reveal',
  loading: 'Loading the reveal',
  notLoaded: 'The reveal cannot be loaded',
  isKept: 'What was decided of it is kept.',
  fixed: 'Fixed.',
  fixedRest: 'Certified by {name}, {time}. It is revealed as it is here.',
  undecided: 'Not decided yet.',
  undecidedRest: 'It will be revealed as it is here: the podium, and who took part without a place.',
  savedDone: 'Saved. This is how it will be revealed.',
  counts:
    '{awards, plural, one {# award} other {# awards}}, {cards, plural, one {# card} other {# cards}}. It becomes fixed when the result is certified.',
  rehearse: 'Rehearse it at the desk',
  save: 'Save the reveal',

  /** The awards in their order, each with its cards; the first two are spoken, on arrows. */
  earlier: '{award}: earlier',
  later: '{award}: later',
  inOrder: 'Awards in their order',
  cards: '{count, plural, one {# card} other {# cards}}',
  twoLeft: 'The final two',
  wholeTable: 'The full table',
  winner: 'Winner',

  /** Beside the winner’s card: its button is held down, not pressed. @most 16 */
  held: 'held',

  /** The card as the hall will see it. */
  theCard: 'The card',
  drawAgain: 'Draw again',
  drawn: 'Places are drawn at random for this page. Nobody’s real place is in it.',

  /** What can be decided of one award. */
  howTold: 'How {award} is revealed',
  publishedFrom: 'Published from',
  readFrom: 'Read from',
  onlyFirst: 'Only 1st',
  podium: '3rd, the podium',
  last: 'The last ({place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}})',
  twoLeftDetail: 'The last two side by side, in the order of the show. Then the winner.',
  tableAtEnd: 'The full table at the end',
  tableDetail: 'In pages that turn by themselves.',
  /** The first card of an award: the curtain that begins it; a picture of the organisers’ own may hang on it. */
  curtain: 'The curtain',
  picture: 'Picture on the curtain',
  pictureSays: 'A sponsor’s cup, a trophy, a photo. It is there when the award begins.',
  pictureOf: 'The picture of {award}',
  pictureFile: 'File with a picture of {award}',

  /** Fields for what the MC reads of one award. */
  wordsBefore: 'Words for the MC before it',
  wordsTwoLeft: 'Words for the MC when two are left',
  wordsWinner: 'Words for the MC at the winner',
  /** What the desk’s laptop sounds at each step: one choice each. */
  soundPlace: 'Sound at each place',
  soundTwoLeft: 'Sound when two are left',
  soundWinner: 'Sound at the winner',
  soundTable: 'Sound at the table',
  soundUsual: 'As usual',
  silence: 'Silence',
  soundsHint:
    'Heard at the laptop where the desk’s sounds are on. Each can be replaced there by a file of your own.',
  minorsHint: 'Somebody under age performs: nobody is named last, on stage or on the results page.',
  audienceHint: 'On stage only the favourite is revealed. The results page names places from here on.',
  othersHint: 'The others took part, without a place, on stage and on the results page.',
  /** Of a prize that is given by hand. */
  onStage: 'Revealed on stage',
  onStageDetail: 'Otherwise it is published with the result, without a card.',
  prizeWho: 'Who gets it is chosen among the awards on the scoring page.',
} as const;
