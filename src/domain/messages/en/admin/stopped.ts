/** What the desk is refused: the show, its running order, votes, results and rounds. Found by the English sentence. */
export const stopped = {
  /** What the desk is refused, whatever it pressed. */
  showNotStarted: 'The show has not started yet.',
  showFinished: 'The show is over.',
  showHalted: 'The show is stopped. Lift the stop first.',
  showInResults: 'The show has come to the results. Nothing else can be called now.',
  textMissing: 'Write the words of the message first.',
  scoresNotShown: 'This event does not show scores to the room. Settings, Screens decides that.',
  standingsNotShown:
    'This event does not show standings to the room at this point. Settings, Screens decides that.',
  noLockedScores:
    'No act’s scores can be shown yet. Lock them in the running order or on the scoring page first; where a head judge reviews, they are shown once released.',
  nothingNext: 'Nothing comes next. Add to the running order first.',
  actHeld: 'The consent for this act is missing, so it cannot go on. Settle it or skip the act.',
  actOnStage: 'An act is on stage. End it first.',
  nothingOnStage: 'Nothing is on stage.',
  unknownItem: 'This is not in the running order any more.',
  itemDone: 'This has been on stage already.',
  itemScratched: 'This act is scratched. Take that back first.',
  itemNotScratched: 'This act is not scratched.',
  badTime: 'That time does not fit.',
  unknownNote: 'There is no such note.',
  unknownAct: 'There is no such act.',
  notConfirmed:
    'This step asks first: hold GO at the desk, which says what it opens. Programs name what `go.asks` names.',
  nothingToUndo: 'There is nothing to undo.',
  undoTooLate: 'That can be undone for ten seconds only.',
  undoImpossible: 'Others have acted on this already, so it cannot be undone.',
  startStands: 'Marks or votes were given since, so the show cannot go back to before its start.',
  wrongState: 'This cannot be done in the present state.',
  inRehearsal: 'A rehearsal is on. Throw it away first.',
  movedOn: '{who} moved the show on in the meantime. Look at the desk before you press again.',
  pressedForOther:
    'This was pressed for “{round}”, which is not on now: {instead}. Nothing was done. Look at what is on before you press again.',
  orderIsClosed:
    'The show is over, so its running order and its votes stay as they are, and nothing can be added to them. If another round is to come, call that one first.',
  noRehearsal: 'There is no such rehearsal.',
  rehearseBefore: 'The show has begun. A rehearsal comes before it.',
  rehearseVoteOpen: 'A vote is open. Close it before you rehearse.',
  noStartPlanned: 'This event has no planned start yet. Start the clock from now.',
  playsElsewhere: '{name} plays music at another desk.',
  noDeskMusic:
    'No desk that plays music is open. Open the desk at the laptop that is wired to the sound desk, and switch on there that music starts by itself.',
  cueBehindEnd: 'The cue point is behind the end of the music.',
  cueBeforeEnd: 'Choose a moment before the end of the music.',
  noSilence: 'There is no file here whose silence has been measured.',
  currentTrack: 'This is the current version already.',

  /** The running order. */
  inOrderAlready: '{name} is in the running order already.',
  notAccepted: '{name} is not accepted yet. Accept the act first.',
  calledByStageName: 'An act is called by its stage name. Change it on its participant page.',
  overKeepsPlace: '{name} has been on already. What is over keeps its place.',
  scratchInstead: 'This act has scores or stands on a ballot. Scratch it instead; they are kept.',

  /** Votes. */
  pollIsOpen: 'Voting is open. Close it first.',
  pollIsClosed: 'Voting has closed already.',
  countPublished: 'The count of this vote is published, so it stays closed.',
  otherPollOpen: 'Another vote is open. Close it first.',
  pollVoted: 'Somebody has voted already. Close the vote instead.',
  noPoll: 'There is no such poll.',
  notVoting: 'Voting is not open.',
  pollOpenAlready: 'This poll is open already.',
  pollNotOpen: 'This poll is not open.',
  pollNeverOpened: 'This poll was never opened.',
  nobodyToVoteFor: 'There is nobody to vote for yet. Put acts into the running order first.',
  roomForPolls: 'There is room for {most} votes in a round. Remove one first.',
  roomForActs: 'A vote of this kind has room for {most} acts. Choose fewer, or another kind.',
  whyReopen: 'Say why this poll is opened again.',
  deadlinePast: 'A deadline lies in the future. Close the poll instead.',
  voteActsGone: 'One of these acts is not in the running order.',
  chooseActsOfOrder: 'Choose acts of the running order.',
  chooseVoteOfOrder: 'Choose a vote of the running order.',
  openedByVote: 'A poll is opened by a vote of the running order.',
  cueOpensOther: 'Another poll is opened by this cue.',
  pollWasOpenTitle: 'This poll was open. Only its title can change now.',
  pollWasOpenKept: 'This poll was open. Its votes are kept.',
  codesMade: 'Codes were made for this poll. End them first.',
  noCodes: 'There are no such codes.',
  codesEnded: 'These codes were ended.',
  choosePoll: 'Choose a poll.',
  noGroup: 'There is no such group of ballots.',
  groupAside: 'These ballots are set aside already.',
  groupCounts: 'These ballots count already.',
  closePollFirst: 'Close this poll first.',
  countedAfterClose: 'The votes are counted after the close.',

  /** Results. */
  notCertified: 'The result is not certified yet.',
  notReady: 'The result cannot be certified yet.',
  countsDisagree: 'The second count does not agree. Two people can certify it all the same, with a reason.',
  samePerson: 'Somebody other than the first has to do this.',
  reasonNeeded: 'Say why: this is done only with a reason.',
  sayWhy: 'Say why.',
  noResult: 'There is no such result.',
  notInResults: 'The show has not come to the results yet.',
  allRevealed: 'Everything is revealed already.',
  notAllRevealed: 'Not everything is revealed yet.',
  otherReveal: 'Another result is being revealed. Stop it first.',
  takenBackCertifyAgain: 'This result was taken back. Certify it again before it is announced.',
  notSoManyPlaces: 'There are not that many places to announce.',
  prizesCertified:
    'The prizes are certified with the result. Take the result back first, then certify it again.',
  certifiedAlready: 'This result is certified already.',
  prizesChanged:
    'The prizes or the reveal changed while you looked at them. Look at them again, then certify.',
  scoresChanged: 'The scores changed while you looked at them. Look at them again, then certify.',
  takenBackAlready: 'This result was taken back already.',
  whyTakenBack: 'Say why the result is taken back.',
  askedAlready: 'You asked for this already. Another person certifies it.',
  whyRulesChange: 'Scores are in. Say why the rules change now.',
  placesNoPoints:
    'Judges write places in this round, so there are no points to take off. Let the judges place the act accordingly, or remove it from the running order.',
  noDeduction: 'There is no such deduction.',
  noDecision: 'There is no such decision.',
  rehearsalNoDiplomas: 'A rehearsal gives no diplomas. They come with the show’s own result.',
  printOther: 'This result does not stand any more. Print from the one that does.',
  noAward: 'There is no such award.',
  followsStandings: 'Nobody gives this prize by hand: it follows the standings.',
  faceOffOpen: 'A face-off is open already. End it first.',
  faceOffOver: 'This face-off is over.',
  voteStillOpen: 'The vote is still open. Close it first, then it is counted.',
  notInFaceOff: 'This act is not in the face-off.',
  adminTakesBack: 'The result is certified. Ask an admin to take it back first.',
  actNotInOrder: 'This act is not in the running order.',
  judgeAside: 'This judge is set aside already.',
  judgeNotAside: 'This judge is not set aside.',
  noTimeRule: 'The rules take nothing off for time. Change the rules first.',
  notPublished: 'The result is not published yet.',
  notShared: 'These acts do not share a place now.',
  minorsPodium: 'Somebody under age performs: announce only the podium or the winner.',

  /** What a round waits for before it is certified, one sentence after the other. `acts`: names in a row. */
  noPlaceYet: 'No act has a place yet.',
  pollStillOpen: 'A poll is still open.',
  pollsStillOpen: '{count} polls are still open.',
  sheetOut: 'One scoresheet is not in.',
  sheetsOut: '{count} scoresheets are not in.',
  paperWaits: 'One paper sheet waits for a second person.',
  papersWait: '{count} paper sheets wait for a second person.',
  notReleasedMore: 'The head judge has not released: {acts} and {more} more.',
  notReleased: 'The head judge has not released: {acts}.',
  tieOpen: 'One tie is not decided.',
  tiesOpen: '{count} ties are not decided.',

  /** Somebody else asked for it with another choice of what is published: the four of them. */
  askedPlaces:
    '{name} asked for this result with “Places only”. Certify that, or take the request back first.',
  askedTotals:
    '{name} asked for this result with “Places and totals”. Certify that, or take the request back first.',
  askedCriteria:
    '{name} asked for this result with “Every criterion”. Certify that, or take the request back first.',
  askedMarks:
    '{name} asked for this result with “Every mark, without the judges’ names”. Certify that, or take the request back first.',

  /** What would be taken back by a change: one sentence for each result, then what rests on it, then what to do. */
  takesBackCertified: 'This would take back the result of {round}, version {version}, which is certified.',
  takesBackRevealing:
    'This would take back the result of {round}, version {version}, which is being revealed.',
  takesBackPublished: 'This would take back the result of {round}, version {version}, which is published.',
  restsCertified:
    'The result of {round}, which is certified, is based on it and stays where it is until you take that back too.',
  restsRevealing:
    'The result of {round}, which is being revealed, is based on it and stays where it is until you take that back too.',
  restsPublished:
    'The result of {round}, which is published, is based on it and stays where it is until you take that back too.',
  sayWhyDone: 'Say why, and it is done.',
  adminAlone: 'Only an admin can do that.',

  /** Around what the second count found. */
  countsDiffer: 'The second count does not agree.',
  twoCertify: 'Two people can certify it all the same, with a reason.',

  /** Who goes on, small behind a name: “3rd in Vocal”; in other languages `ordinal` is the number alone. */
  goesOverall: '{ordinal} overall',
  goesIn: '{ordinal} in {name}',
  goesWildcardBy: 'wildcard {number}: best of the rest, {figure}',
  goesWildcard: 'wildcard {number}: best of the rest',
  sharedOverall: '{ordinal} overall is shared.',
  sharedIn: '{ordinal} in {name} is shared.',
  sharedWildcard: 'The last wildcard is shared.',
  chooseWhoGoesOn: 'Choose who goes on.',

  /** What is not done in a rehearsal: the first, then one of the others. */
  rehearsalOn: 'A rehearsal is on.',
  throwAwayFirst: 'Throw it away first.',
  noRoundMade: 'No round is made from it.',
  followsScript: 'It follows the script of the show: change that before or after.',
  nothingHandedOn: 'Nothing of it is handed on.',
  noLettersNow: 'No letters are sent while it lasts.',
  nothingPublished: 'Nothing of it is published.',

  /** How results are told. */
  toldAsCertified: 'The result is certified, and with it how it is revealed.',
  thirdOrFirst: 'Choose 3rd or 1st.',
  pictureNotKept: 'A picture is not kept any more: nobody saved it for a day. Choose it again.',
  pictureAgain: 'Choose the picture again.',
  noSuchPicture: 'There is no such picture.',
  nameTheTied: 'Name the acts of the tie.',
  sheetChanged: 'A sheet changed while you looked. Look at it again, then release.',
  tieCriterionGone: 'A tie is to be broken by a criterion that is not there any more.',
  criterionUnknown: 'No criterion has this id.',

  /** Rounds. */
  notMadeFrom: '{name} was not made from an earlier round. Its points start at zero.',
  restsAlready: 'It rests on these results already.',
  roundsOfEvents: 'These rounds are not of one event.',
  notComparable:
    'Results of these rounds cannot be compared with each other. Take the best of each group, without wildcards.',
  categoriesAlone:
    'Each category is ranked by itself here. Take the best of each category, without wildcards.',
  carryRanked:
    'Only points can be carried forward. Here acts are ranked, and places of one round mean nothing in another.',
  carryAlike:
    'Points are carried forward only between rounds whose points are made by the same rules. How ties are broken and figures are shown may differ.',
  prizeOfAll:
    'The prize “{title}” goes to the best of all acts, but each category is ranked by itself here. Remove the prize first, then add it for a category.',
  noRound: 'There is no such round.',
  certifySource: '{name} is not certified. Certify its result first.',
  nobodyGoesOn: 'By this rule nobody goes on.',
  whyGoOn: 'Say why these acts go on.',
  roundCalledLater: 'Another round can be called once it is over.',
  roundCurrent: '{name} is the current round already.',
  roundRuns: 'The show of {name} is running. End it first.',
  roundNameTaken: 'There is a round called {name} already.',
  moreHeatsThanActs: 'That is more heats than acts: {acts} compete in {name}.',
  roundBegun: 'The show of {name} has begun. Its acts stay where they are.',
  roundScored: '{name} is being scored. Its acts stay where they are.',
  roundPointsSettled: '{name} is being scored. How its points begin is settled.',
  roundFollows: 'Who is in {name} follows from an earlier result.',
  roundHadShow: 'This round had its show. It is kept.',
  roundIsCurrent: 'This is the current round. Make another one current first.',
  roundHasScores: 'This round has scores, votes or decisions. They are kept.',
  actInRound: 'One of these acts is in {name} already.',
  actStaysInRound: 'One of these acts has scores or stands on a ballot of its round. It stays there.',
  pointsOnly: 'Only points can be carried forward. This method does not make points.',
} as const;
