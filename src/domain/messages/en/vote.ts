/**
 * The ballot, on a phone in the hall. The name of an act or of the event is put in as it is and stands apart from the
 * direction around it: no sentence bends it or agrees with it. `@most` is how many letters fit.
 */
export const vote = {
  /** The page's name where there is no event, and its heading for screen readers. @most 20 */
  vote: 'Vote',
  /** The tab's title while an act can be chosen. @most 30 */
  titleChoose: 'Choose and vote',
  /** The tab's title once the vote was counted. @most 30 */
  titleIn: 'Your vote is in',
  /** The tab's title while a vote is sent again and again. @most 30 */
  titleTrying: 'Still trying',
  /** What search engines and messengers show of the page. @most 60 */
  description: 'Vote for an act of the show.',

  /** Heading of the ballot where one act can be chosen. @most 24 */
  chooseOne: 'Choose one act',
  /** Heading where several can be chosen. @most 32 */
  chooseUpTo: 'Choose up to {most, plural, one {# act} other {# acts}}',
  /** Heading where acts get stars. @most 32 */
  rateActs: 'Rate the acts from 1 to 5',
  /** Heading where acts get grades in words. @most 32 */
  gradeActs: 'Grade the acts',
  /** Heading where acts get no to five stars. @most 32 */
  starActs: 'Give the acts 0 to 5 stars',
  /** Heading where acts are put in order. @most 32 */
  putInOrder: 'Put {most, plural, one {# act} other {# acts}} in order',
  /** Beside the heading, above the time that is left. @most 16 */
  closesIn: 'Closes in',
  /** Instead of the time, when it is over. @most 14 */
  closing: 'Closing',
  /** Spoken to screen readers at one minute, half a minute and ten seconds. */
  closesInSeconds: 'Voting closes in {seconds} seconds.',
  /** Label of the field to search in a long list. @most 30 */
  findAct: 'Find an act',
  /** On the ballot, where the act somebody voted for was taken out. */
  actLeft: 'The act you voted for has left the show. Vote again, or your vote goes to nobody.',
  /** On the ballot, while the server is in trouble. */
  ownUnknown:
    'We cannot check at the moment whether this device has already voted. You can vote; if there is more than one vote, the last press counts.',
  /** On the ballot, for a code from a card. */
  codeOnAnother:
    'This code has already been entered on another device. They share one vote: the last press on either of them counts.',
  /** The same, for more than one other device. */
  codeOnOthers:
    'This code has already been entered on other devices. They share one vote: the last press on any of them counts.',
  /** For somebody whose code was ended since: before they voted by it, and after. */
  codeEnded: 'The organisers have ended this code. Ask them for another card.',
  codeEndedKept: 'The organisers have ended your code. Your vote counts, and stays as it is.',
  /** On the ballot, for somebody who voted first and entered a code then. */
  givesUp:
    'This device has already voted without the code. Once you vote with the code, only that vote counts.',
  /** On the ballot of a vote that is held to try it. */
  practice: '<b>Practice:</b> this vote does not count.',
  /** Above acts that get stars. */
  rateHint: '5 is best. Rate as many as you like.',
  /** Above acts that get grades in words; the blank is the worst grade. */
  gradeHint: 'Grade each act for itself. An act you leave out gets “{reject}”.',
  /** Above acts that get no to five stars. */
  starHint:
    '5 is best; an act you leave out gets none. The two acts with the most stars meet in a runoff, and the one that more people rated higher wins: give your favourites different stars.',
  /** Above acts that are put in order. */
  rankHint: 'Best act first. You may leave the last places empty.',
  /** Under the list of acts. */
  oncePerCode:
    'One vote per code; you can change it until voting closes. The page keeps one cookie on this device so that your vote counts once. Nobody is shown who you voted for.',
  /** Under the list of acts. */
  oncePerDevice:
    'One vote per device; you can change it until voting closes. The page keeps one cookie on this device so that your vote counts once. Nobody is shown who you voted for.',
  /** A link after that, for those with a card. @most 30 */
  haveCode: 'I have a code',
  /** Above the button, after a press without a choice. @most 50 */
  chooseFirst: 'Choose an act first.',
  /** On the button while the vote is on its way. @most 30 */
  sending: 'Sending your vote',
  /** On the button while nothing is chosen. @most 34 */
  chooseToVote: 'Choose an act to vote',
  /** On the button while no act has a star. @most 34 */
  rateToVote: 'Rate an act to vote',
  /** On the button while no act has a grade. @most 34 */
  gradeToVote: 'Grade an act to vote',
  /** On the button, with grades given. @most 34 */
  sendGrades: 'Send {count, plural, one {# grade} other {# grades}}',
  /** On the button, with stars given. @most 34 */
  sendRatings: 'Send {count, plural, one {# rating} other {# ratings}}',
  /** On the button, once acts are in order. @most 34 */
  voteInOrder: 'Vote in this order',
  /** On the button, with several chosen. @most 34 */
  voteForThese: 'Vote for these {count} acts',
  /** On the button, with the name of the act that is chosen; it may take two lines. @most 24 */
  voteFor: 'Vote for {name}',
  /** Button under the ballot: nothing is chosen any more. @most 30 */
  startAgain: 'Start again',
  /** Button under the ballot for somebody who voted before. @most 34 */
  keepVote: 'Keep my vote as it is',
  /** How many stars an act got, for screen readers and in the vote as it is shown again. @most 14 */
  stars: '{stars} of 5',
  /** The grades of acts, on buttons of which three stand side by side, from the best. @most 14 */
  gradeExcellent: 'Excellent',
  /** The next grade. @most 14 */
  gradeVeryGood: 'Very good',
  /** The next grade. @most 14 */
  gradeGood: 'Good',
  /** The next grade. @most 14 */
  gradeAcceptable: 'Acceptable',
  /** The next grade. @most 14 */
  gradePoor: 'Poor',
  /** The worst grade. @most 14 */
  gradeReject: 'To reject',
  /** The place of an act in an order, on a small round button. @most 6 */
  place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  /** The same for screen readers. */
  placeSpoken: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  /** Instead of a name that is not known. @most 20 */
  anAct: 'An act',

  /** Top of every screen but the ballot. @most 20 */
  connected: 'Connected',
  /** The same, without a line to the server. @most 24 */
  noConnection: 'No connection',

  /** Headline once the vote was counted, in large letters; it is broken where the line here is. @most 24 */
  voteIsIn: 'Your \nvote \nis in',
  /** Under that headline. */
  changed: 'Changed. Only this vote counts now.',
  /** Under that headline. */
  counted: 'Counted. You can close this page, or keep it open for what comes next.',
  /** Top of that screen, where the vote has no end that is known. @most 26 */
  votingOpen: 'Voting is open',
  /** Top of that screen; the time stands in the place of {time}. @most 20 */
  timeLeft: '{time} left',
  /** Above the name of the act that was chosen. @most 34 */
  youChoseAct: 'You chose act {number}',
  /** The same where it has no number, or for several. @most 34 */
  youChose: 'You chose',
  /** Button to another vote that is open. @most 20 */
  nextVote: 'Next vote: {title}',
  /** Button. @most 28 */
  changeVote: 'Change my vote',
  /** Before the receipt’s letters, or above them. @most 14 */
  receipt: 'Receipt',

  /** Headline after the end. @most 30 */
  closed: 'Voting is closed',
  /** Under it. */
  closedActLeft: 'The act you voted for left the show, so your vote is set aside and goes to nobody.',
  /** Under it, while the result is secret. */
  closedCounted: 'Your vote was counted at {time}. The result will be announced on stage.',
  /** Under it, once results can be read. */
  closedCountedTold: 'Your vote was counted at {time}.',
  /** Under it, for somebody who did not vote. */
  closedNone: 'No vote came from this device.',
  /** The same, with the time of the end. */
  closedNoneBefore: 'No vote came from this device before {time}.',
  /** Button. @most 28 */
  seeResults: 'See the results',
  /** Button. @most 28 */
  backToEvent: 'Back to the event',

  /** Headline of a vote that came after the end. @most 34 */
  tooLate: 'This vote came too late',
  /** The same once voting was opened again since. @most 34 */
  openAgain: 'Voting is open again',
  /** Under it; below stand the choice, a button that sends it and one to the ballot. */
  openAgainLead:
    'This choice came too late and was not counted, but voting has been opened again. You can vote now.',
  /** Headline of a vote that was refused. @most 34 */
  wasNotCounted: 'This vote was not counted',
  /** Why, where the server gave no reason. */
  notCountedBare: 'This vote was not counted.',
  /** Label above the acts of a vote that was refused, and the tab’s title. @most 28 */
  notCounted: 'Not counted',
  /** Label above the acts of the vote before it. @most 34 */
  earlierCounts: 'Your earlier vote counts',
  /** The same where voting is still open. @most 34 */
  otherCounts: 'Your vote that counts',
  /** Button. @most 28 */
  haveRead: 'I have read this',
  /** Button. @most 28 */
  backToBallot: 'Back to the ballot',
  /** Button. @most 28 */
  sendAgain: 'Send it again',

  /** Headline while the vote could not be sent. @most 40 */
  safeOnPhone: 'Your vote is safe on this phone',
  /** Under it, where the server is busy. */
  tryingBusy:
    'It has not been counted yet. A lot of people are voting at this moment; your vote keeps its turn and is sent again by itself.',
  /** Under it, where the line is bad. */
  tryingLine:
    'It has not been counted yet. We try again every few seconds. Keep this page open, and if this takes longer than a minute, move to where the signal is better.',
  /** Label above the acts. @most 28 */
  waitingToSend: 'Waiting to send',
  /** Instead of the acts, where they are not known. @most 28 */
  yourVote: 'Your vote',
  /** Under the acts. @most 28 */
  tryingNow: 'Trying now.',
  /** Under the acts; the seconds stand in the place of {seconds}. @most 34 */
  nextTry: 'Next try in <b>{seconds} s</b>.',
  /** After that; the time stands in the place of {time}. @most 34 */
  votingClosesIn: 'Voting closes in {time}',
  /** In its place once the time is over and the vote is still on its way. @most 90 */
  closedWhileTrying: 'Voting has closed. Whether this vote was in time shows when it arrives.',
  /** Button. @most 28 */
  tryNow: 'Try now',

  /** Headline. @most 34 */
  nothingYet: 'There is nothing to vote on yet',
  /** Under it. */
  nothingYetLead: 'The ballot appears here once an event is set up.',
  /** Headline while voting waits for an act. @most 40 */
  opensAfter: 'Voting opens after act {number}',
  /** The same where it waits for something else. @most 40 */
  notOpenYet: 'Voting is not open yet',
  /** Headline where there is no vote. @most 40 */
  noVotePlanned: 'No vote is planned right now',
  /** Under it. */
  noVotePlannedLead: 'If one opens, the ballot appears here by itself.',
  /** Headline once the vote was announced. @most 40 */
  opensNext: 'Voting opens next',
  /** Headline while a vote is open, until its ballot is on the page. @most 40 */
  isOpen: 'Voting is open',
  /** Under it. */
  ballotComes: 'The ballot is about to appear here.',
  /** Headline between the last vote and the results. @most 40 */
  isOver: 'Voting is over',
  /** The same once the votes are counted. @most 40 */
  votesIn: 'The votes are in',
  /** Under it, right after the end. */
  whatIsNext: 'Watch the stage for what comes next.',
  /** Under it, while the results are made sure of. */
  resultsChecked: 'The results are being checked. They will be announced on stage.',
  /** Under it, once they are signed. */
  resultsNext: 'The results are next, on stage.',
  /** Under it, while they are told. */
  resultsApart: 'The results are being revealed on stage now.',
  /** Headline while the desk has stopped the show. @most 40 */
  shortStop: 'A short pause',
  /** Under it. */
  shortStopLead: 'The show will go on soon, and so will this page.',
  /** Under the headline before a vote. */
  keepOpen: 'Keep this page open. The ballot appears here by itself, even if the Wi-Fi drops for a while.',
  /** Headline after the show, or after a round whose name is put in. @most 40 */
  over: '{over}',
  /** Under it. {after} is a sentence: that more follows, or thanks. */
  overLead:
    '{follows, select, more {{after} If there is a vote, it opens here.} nothing {There are no more votes. {after}} other {{after}}}',
  /** Label above the name of the act. @most 34 */
  onStage: 'On stage now',
  /** Label above a time. @most 40 */
  shouldOpen: 'Voting should open at about',
  /** The same above a day and a time. @most 40 */
  shouldOpenOn: 'Voting should open',

  /** Headline of the page that asks for a card’s code. @most 34 */
  enterCode: 'Enter your code',
  /** After the name of the vote and a colon. */
  enterCodeLead:
    'type the ten letters and digits on your card, or scan its QR code. Capitals, spaces and the hyphen do not matter.',
  /** The same where a link filled the code in. */
  codeFilled: 'the code from your card is filled in. Press to vote with it on this device.',
  /** Headline of the page that asks for the code on the hall’s screen. @most 40 */
  enterRoomCode: 'Enter the room code',
  /** After the name of the vote and a colon. */
  enterRoomCodeLead:
    'type the six letters and digits that the screen shows now, or scan the QR code there. They change every half minute.',
  /** The vote’s name and what to do for it. */
  codeLead: '{title}: {lead}',
  /** The vote’s name where it has none. @most 30 */
  audienceVote: 'Audience vote',
  /** Label of the field. @most 20 */
  code: 'Code',
  /** Under the field, without a line to the server. */
  codeNotSent: 'The code was not sent. Try again.',
  /** Button. @most 28 */
  goToBallot: 'Go to the ballot',
  /** Button. @most 34 */
  voteWithoutCode: 'Vote without a code',

  /** Above a list of numbers of votes, after the end. @most 34 */
  countedVotes: 'Votes counted',
  /** The same while voting is open. @most 34 */
  soFarVotes: 'Votes so far',
  /** Above a list of average stars, after the end. @most 34 */
  countedStars: 'Average of all stars',
  /** The same while voting is open. @most 34 */
  soFarStars: 'Average stars so far',
  /** Above a list of points, after the end. @most 34 */
  countedPoints: 'Points in total',
  /** The same while voting is open. @most 34 */
  soFarPoints: 'Points so far',
  /** Above a list of places, after the end. @most 34 */
  countedPlaces: 'Final places',
  /** The same while voting is open. @most 34 */
  soFarPlaces: 'Places so far',
} as const;
