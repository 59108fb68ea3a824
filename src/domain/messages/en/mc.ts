/**
 * The MC's page: what is read from a tablet in the wings, at arm's length, and partly said aloud as it stands. A name is
 * put in as it is and stands apart from the direction around it: no sentence bends it, counts it or agrees with it.
 * `@most` is how many letters fit.
 */
export const mc = {
  /** The tab's title, and the heading while the page comes. @most 20 */
  title: 'MC',

  /** Which card it is, of an act without a number. @most 12 */
  act: 'Act',
  /** The same of what is no act. @most 20 */
  opening: 'Opening',
  /** The same. @most 20 */
  vote: 'Audience vote',
  /** The same. @most 20 */
  results: 'Results',
  /** The same of anything else in the order. @most 20 */
  cue: 'Cue',
  /** Above the card of the very first act; {card} is “Act 1 of 14”. @most 20 */
  firstUp: 'First up: {card}',
  /** Large, where the order has ended. @most 24 */
  nothingNext: 'Nothing is next',
  /** Large, once the show is over. @most 16 */
  thankYou: 'Thank you',
  /** Under it: “The show is over”, “Heat 1 is over”. @most 60 */
  isOver: '{over}.',
  /** Large, while the desk has stopped the show. @most 24 */
  oneMoment: 'One moment, please',
  /** Under it. */
  stopped: 'The desk has stopped the show. Stay calm and wait for the desk.',
  /** Under it: the words that the audience reads on the screen. */
  onScreen: 'On the screen: {words}',

  /** Before how a name is said: “Say KEE-ra”. @most 10 */
  factSay: 'Say',
  /** In its place, where nobody has told. @most 40 */
  unsaid: 'No pronunciation. Ask how to say it',
  /** Before an act's pronouns: “Use they/them”. @most 10 */
  factUse: 'Use',
  /** Before an act's song. @most 10 */
  factBrings: 'Performs',
  /** Before how long it takes, such as 3:20. @most 10 */
  factLasts: 'Lasts',
  /** Before the stage manager's words about the act. @most 10 */
  factNote: 'Note',
  /** Before an act's result, such as 27.5. @most 10 */
  factWith: 'With',
  /** What the MC says before an act. @most 50 */
  welcome: 'Please welcome {name}.',
  /** Above what to say afterwards. @most 40 */
  whenOver: 'When the act is over',
  /** What the MC says after it. @most 50 */
  giveItUp: 'Give it up for {name}.',
  /** Under it: the next act. @most 60 */
  thenIntroduceNumber: 'Then introduce act {number}, {title}.',
  /** The same of an act without a number. @most 60 */
  thenIntroduce: 'Then introduce {title}.',
  /** The same of what is no act, such as the interval. @most 60 */
  thenAnnounce: 'Then announce {title}.',
  /** In small type: what is read before it is needed. @most 14 */
  upNext: 'Up next',
  /** The same with its number. @most 24 */
  upNextAct: 'Up next, act {number}',

  /** In place of a time that stands still. @most 12 */
  paused: 'Paused',
  /** Beside the state: against the plan. @most 28 */
  behind: '{minutes, plural, one {# minute behind} other {# minutes behind}}',
  /** The same. @most 28 */
  ahead: '{minutes, plural, one {# minute ahead} other {# minutes ahead}}',
  /** In place of the state, while the MC reads on in the order. @most 24 */
  lookingAhead: 'Looking ahead',
  /** Beside it: the state that the show is in. @most 36 */
  nowIs: 'Now: {state}',
  /** Large button over the page: ends reading on. @most 24 */
  backToNow: 'Back to now',

  /** Above a note from the desk, where more wait behind it. @most 40 */
  noteFromMore: 'From {name}, {time}, and {count} more',
  /** On top, without the network; {time} is 20:24:18. */
  offlineSince:
    'No connection since {time}. This is the last thing the desk sent. The whole order can still be read.',
  /** The same before anything was heard. */
  offline: 'No connection. This is the last thing the desk sent. The whole order can still be read.',
  /** At the foot, where the browser cannot keep the screen on. */
  goesDark: 'This device may go dark by itself. Set its auto-lock to Never for the show.',

  /** Spoken: the buttons that tell the desk something. */
  tellDesk: 'Tell the desk',
  /** Button. @most 12 */
  ready: 'Ready',
  /** Button. @most 18 */
  needAMinute: 'Need a minute',
  /** Button. @most 18 */
  micProblem: 'Mic problem',

  /** Button, and heading of what it opens: every item of the show. @most 18 */
  wholeOrder: 'Whole order',
  /** Spoken: a button with an arrow. */
  lookBack: 'Look one back',
  /** The same. */
  lookAhead: 'Look one ahead',
  /** Spoken: a button with the sign A−, which its name begins with. */
  smaller: 'A−, smaller words',
  /** The same with A+. */
  larger: 'A+, larger words',
  /** In the order, after an act that the desk has put off. @most 24 */
  skipped: 'Skipped for now',
  /** In the order, in place of a time. @most 8 */
  now: 'Now',
  /** The same of what is over. @most 10 */
  done: 'Done',

  /** On a place's plate. @most 24 */
  winner: 'Winner',
  /** The same of several. @most 28 */
  jointWinners: 'Joint winners',
  /** The same of any other place. @most 28 */
  place:
    '{place, selectordinal, =1 {First place} =2 {Second place} =3 {Third place} =4 {Fourth place} =5 {Fifth place} =6 {Sixth place} =7 {Seventh place} =8 {Eighth place} =9 {Ninth place} =10 {Tenth place} =11 {Eleventh place} =12 {Twelfth place} one {#st place} two {#nd place} few {#rd place} other {#th place}}',
  /** The same of several who share it. @most 36 */
  jointPlace:
    '{place, selectordinal, =1 {Joint first place} =2 {Joint second place} =3 {Joint third place} =4 {Joint fourth place} =5 {Joint fifth place} =6 {Joint sixth place} =7 {Joint seventh place} =8 {Joint eighth place} =9 {Joint ninth place} =10 {Joint tenth place} =11 {Joint eleventh place} =12 {Joint twelfth place} one {Joint #st place} two {Joint #nd place} few {Joint #rd place} other {Joint #th place}}',
  /** What the MC says of a place. */
  sayPlace:
    '{place, selectordinal, =1 {In first place:} =2 {In second place:} =3 {In third place:} =4 {In fourth place:} =5 {In fifth place:} =6 {In sixth place:} =7 {In seventh place:} =8 {In eighth place:} =9 {In ninth place:} =10 {In tenth place:} =11 {In eleventh place:} =12 {In twelfth place:} one {In #st place:} two {In #nd place:} few {In #rd place:} other {In #th place:}} {name}.',
  /** The same of several; {names} are “A, B and C”. */
  sayJointPlace:
    '{count, plural, =2 {Two acts} =3 {Three acts} =4 {Four acts} =5 {Five acts} =6 {Six acts} =7 {Seven acts} =8 {Eight acts} =9 {Nine acts} one {# act} other {# acts}} share {place, selectordinal, =1 {first place:} =2 {second place:} =3 {third place:} =4 {fourth place:} =5 {fifth place:} =6 {sixth place:} =7 {seventh place:} =8 {eighth place:} =9 {ninth place:} =10 {tenth place:} =11 {eleventh place:} =12 {twelfth place:} one {#st place:} two {#nd place:} few {#rd place:} other {#th place:}} {names}.',
  /** What the MC says of the first place. */
  sayWinner: 'And the winner is {name}.',
  /** The same of several. */
  sayWinners: 'And the winners, with the same result, are {names}.',
  /** The same of the audience's own award; {award} is what the organiser calls it. */
  sayFavourite: 'By your votes, {award} goes to {names}.',
  /** The same of a prize that the organisers give. */
  sayPrize: '{award} goes to {names}.',
  /** On a plate: the last two acts wait for the winner. @most 28 */
  twoLeft: 'The final two',
  /** What the MC says of them; {names} are “A and B”. */
  sayTwoLeft: 'And then there were two: {names}.',
  /** On a plate: the whole table stands on the screen. @most 28 */
  board: 'The full table',
  /** What the MC says then. */
  sayBoard: 'And here they are, all of them, once more.',
  /** On the sealed card. */
  twoLeftNext: 'Say that two are left. Their names appear here with the screen.',
  /** The same. */
  boardNext: 'The full table comes next.',
  /** Over the card of the place that is on the screen. @most 24 */
  onScreenNow: 'On the screen now',
  /** Over the card of the place that comes. @most 16 */
  nextCard: 'Next card',
  /** Under the words to say. */
  cardStays: 'This card stays until you or the desk turn it.',
  /** Large button: the place was told. @most 28 */
  turn: 'I have said it: next card',
  /** On the sealed card. */
  winnerNext: 'Say that the winner comes next.',
  /** The same. */
  placeNext: 'Say which place comes next.',
  /** Under it. */
  sealed: 'The name appears on this card with the screen, not before.',
  /** The same before the first place. */
  sealedFirst: 'Nothing is on the screen yet. The name appears on this card with the screen, not before.',
  /** Large, after the last place. @most 24 */
  allTold: 'All places are revealed',
  /** What the MC says then. */
  sayThanks: 'Thank you to everybody who was on this stage tonight.',

  /** What the MC says as a vote opens. {title} is the vote's. */
  voteTurn: 'Now it is your turn: {title}.',
  /** The same where it is only tried. */
  votePractice: 'Let us try it once: {title}. This one does not count.',
  /** After it, how to vote: one act each. */
  askOne: 'Choose one act.',
  /** The same: several. */
  askUpTo:
    'Choose up to {most, plural, =2 {two acts} =3 {three acts} =4 {four acts} =5 {five acts} =6 {six acts} =7 {seven acts} =8 {eight acts} =9 {nine acts} one {# act} other {# acts}}.',
  /** The same: stars. */
  askRate: 'Give each act you saw one to five stars.',
  /** The same: in order. */
  askRank:
    'Put {most, plural, =2 {your best two} =3 {your best three} =4 {your best four} =5 {your best five} one {your best #} other {your best #}} in order, the best one first.',
  /** The same: grades in words. */
  askGrade: 'Give each act a grade, from “excellent” to “to reject”.',
  /** The same: stars and a runoff. */
  askStar: 'Give each act zero to five stars. The two with the most stars meet in a runoff.',
  /** After that, where to vote; {address} is said without “http”. */
  voteWhere: 'Scan the code on the screen, or type {address}.',
  /** The same while the screen shows something else. */
  voteTyped: 'On your phone, open {address}.',
  /** After that, where the screen shows a code that changes. */
  voteRoom: 'If you typed it, enter the six letters and digits below the QR code as well.',
  /** After that, where people were given cards. */
  voteCards: 'Have the code you were given ready.',
  /** At the end. */
  voteOnce: 'One vote each.',

  /** On a device that is not paired. @most 60 */
  lastHeard: 'No connection. This is the last thing that was sent.',
  /** The same: above the act on stage. @most 20 */
  onStage: 'On stage now',
  /** The same: above the act that comes. @most 12 */
  next: 'Next',
  /** The same, before the show. */
  programme: 'The programme appears here when the show starts.',
  /** The same, while people vote; {ask} is how to vote. */
  votingOpen: 'Voting is open: {title}. {ask}',
  /** After it; {left} is a time that counts down. */
  closesIn: 'Closes in {left}.',
  /** Heading of the form that pairs the device. @most 30 */
  areYou: 'Are you the MC?',
  /** Its field. @most 20 */
  code: 'Access code',
  /** Under it. */
  codeHint: 'Ask the desk. It is under Settings, Screens.',
  /** Instead of an empty field. */
  codeMissing: 'Enter the code.',
  /** Where the code did not arrive. */
  codeLost: 'The server cannot be reached. Try again.',
  /** Its button. @most 28 */
  showScript: 'Show me the script',
  /** Button: without the code. @most 40 */
  pairAtDesk: 'Let the desk pair this page',
  /** Button, where the code that was shown is too old. @most 28 */
  newCode: 'Show a new code',
} as const;
