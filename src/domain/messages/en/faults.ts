/**
 * What exactly was refused, where the code alone says too little: found by the English sentence, which goes out as it is.
 */
export const faults = {
  /** Above a form, beside what is wrong with each field. */
  notRight: 'Some of this is missing or not right.',
  /** At a field of which no more is known. */
  fieldNotRight: 'This is not right.',
  /** At an empty field. */
  fillIn: 'Fill this in.',
  /** At a field that holds too much. */
  keepTo: 'Keep this to {most} characters.',
  /** The same. */
  keepToOne: 'Keep this to 1 character.',
  /** At a field with signs that nobody sees. */
  cannotShow: 'This holds characters that cannot be shown.',
  /** At a field with accents heaped on a letter. */
  heapedAccents: 'This has too many accents on one letter.',
  /** On the registration form. */
  trackHow: 'Choose how your track reaches us.',
  /** The same. */
  length: 'Enter the length in minutes and seconds.',
  /** The same. */
  sayMinor: 'Say whether you are under age on the day of the show.',
  /** The same. */
  acceptRules: 'Accept the stage rules to take part.',
  /** The same. */
  nameParent: 'A parent or guardian has to be named.',
  /** The same. */
  sayParent: 'Say whether a parent or guardian agrees.',
  /** The same, at a field that only programs fill in. */
  leaveEmpty: 'Leave this field empty.',
  /** On the page of parents. */
  tickToAgree: 'Tick the box to agree.',
  /** On the registration form. */
  mailContact: 'Enter an email address: the answer comes by email.',
  /** The same. */
  contact: 'Enter an email address or a phone number.',
  /** The same. */
  photosOfYou: 'Say whether photos of you may be shown.',
  /** On the page of parents. */
  photosOfChild: 'Say whether photos of your child may be shown.',
  /** On the registration form. */
  category: 'Choose one of the categories.',
  /** The same, of a question of the organisers. */
  answer: 'Answer “{question}”.',
  /** The same. */
  chooseAnswer: 'Choose one of the answers to “{question}”.',
  /** The same. */
  registrationsMany: 'Too many registrations are coming in at this moment. Try again in a minute.',
  /** On a performer’s own page, and on the one of parents. */
  savesMany: 'This was saved too often in a short time. Wait a few seconds, then save again.',
  /** On a performer’s own page. */
  notInShow: 'This act is no longer in the show, so it cannot be changed.',
  /** The same, of the others on stage. */
  membersClosed: 'This registration is closed: nobody can be added to it or taken out.',
  /** The same. */
  membersMost: 'Name at most {most} people.',
  /** On the page of parents. */
  replaced:
    'This registration was replaced by number {number}, {name}. Consent for it is asked through a link of its own: ask the organisers.',
  /** The same. */
  ofAge: '{name} is of age, so no consent is needed.',
  /** The same. */
  ofAgeTaken: '{name} is of age, so there is no consent to take back.',
  /** The same. */
  textChanged: 'The text was changed while you read it. Read it again, then agree.',
  /** Of a file of music that cannot be taken. */
  fileEmpty: 'This file is empty. Choose the file again, or save it again.',
  /** The same. */
  notMusic:
    'This is not a music file that we can play, whatever its name says. Send MP3, M4A, AAC, WAV, FLAC, Ogg or Opus.',
  /** The same. */
  video: 'This is a video. Send only its sound, as MP3, M4A, AAC, WAV, FLAC, Ogg or Opus.',
  /** The same. */
  twoInOne: 'Something other than music is packed into this file. Save the song again and send that.',
  /** The same. */
  cutOff: 'This file ends too early: a part of it is missing. Save or download it again and send that.',
  /** The same. */
  damaged: 'This file is damaged and cannot be played to its end. Save or download it again and send that.',
  /** The same. */
  endless: 'This is longer than an hour. Cut it to your song and send that.',
  /** The same. */
  unlooked: 'We could not check this file. Save the song again, or in another format, and send that.',
  /** The same, while it waits. */
  lookedLater:
    'Your file has arrived complete. It could not be checked yet; that is tried again by itself, and you need not send it again.',
  /** The same. */
  placeAway:
    'Your file has arrived complete. It is accepted as soon as the storage of the music answers; you need not send it again.',
  /** The same. A size: “60 MB”. */
  fileLarge: 'This file is too large: the limit is {size}. MP3 or M4A is smaller than WAV.',
  /** Of a file of music. */
  fileGone: 'This file is no longer here.',
  /** The same. */
  uploadGone: 'This upload is no longer here. Send the file again.',
  /** The same. */
  fileLost: 'This file was lost on our side before it was stored. Please send it again.',
  /** The same. */
  takenIn:
    'This file has already been accepted. Send the one that should count instead, or ask the organisers.',
  /** The same. */
  needsNoMusic: 'This act is not in the show, so it needs no music.',
  /** The same. */
  diskFullKept:
    'There is no room left on our disk. What arrived of your file is kept: tell the organisers, and continue later.',
  /** The same. */
  diskFull:
    'There is too little room on our disk to accept a file now. Nothing was saved; tell the organisers.',
  /** Of a link to a file. */
  addressOld: 'This address has expired. Reload the page for a new one.',
  /** Of a picture that is sent. */
  pictureBytes: 'A picture may have {most} MB at most.',
  /** The same. */
  pictureUnreadable: 'This picture cannot be read. Choose another one, as JPEG, PNG or WebP.',
  /** The same. */
  pictureSide: 'A picture may have {most} pixels a side at most.',
  /** The same. */
  pictureSmall: 'This picture is too small to show. Choose one of {least} pixels a side or more.',
  /** The same. */
  pictureLarge: 'This picture is too large.',
  /** The same. */
  pictureGone: 'This picture is no longer here.',
  /** The same. */
  photosNo: 'You answered that no photos of you are to be shown. Ask the organisers to change that.',
  /** The same, of somebody under age. */
  photosParent: 'A parent or guardian says where photos of you may be shown, on a page of their own.',
  /** On the page of parents. */
  photosNowhere: 'No photos of your child are to be shown, so there is no place to choose.',
  /** The same. */
  noPicturesHere: 'This server cannot process pictures: the program for them does not run here.',
  /** Of a recording of how a name is said. */
  recordingSeconds: 'A recording may last {most} seconds at most.',
  /** The same. */
  recordingShort: 'This recording is too short to hear a name.',
  /** The same. */
  recordingLong: 'This recording is too long.',
  /** The same. */
  recordingGone: 'This recording is no longer here.',
  /** On a judge’s page. */
  notOnList: 'This act is not on your list.',
  /** The same. */
  sheetElsewhere: 'Your other device changed this scoresheet in the meantime. Choose which one counts.',
  /** The same. */
  notScoredOn: 'This act is not scored on that criterion.',
  /** The same, at a mark. */
  stepsFromTo: 'Give a whole number of steps from {least} to {most}.',
  /** The same, at a mark that is missing. */
  stillToScore: 'Still to score.',
  /** After a vote was sent. */
  chooseFirst: 'Choose an act first.',
  /** Of a vote that is gone. */
  noPoll: 'There is no such poll.',
  /** The same. */
  tooManyActs: 'These are more acts than this vote allows.',
  /** The same. */
  eachOnce: 'Choose each act once.',
  /** The same. */
  notCandidate: 'This act is not in this vote. Reload the page to see who is.',
  /** The same. */
  starsFromOne: 'Give each act 1 to 5 stars.',
  /** The same. */
  starsFromNone: 'Give each act 0 to {most} stars.',
  /** After a vote was sent. */
  rankMost: 'A ranking has {most} places at most.',
  /** The same. */
  closedAt: 'Not counted: voting closed at {time}.',
  /** The same. */
  closedNow: 'Not counted: voting is closed.',
  /** The same. */
  noMark:
    'This vote was not counted: the browser did not keep this page’s cookie. Allow cookies for it and send the vote again.',
  /** At the field for a voting code. */
  typeCode: 'Type your code.',
  /** The same, of the room. */
  typeRoomCode: 'Type the code that the screen shows.',
  /** After a code was typed. */
  codeEnded: 'The organisers have ended this code. Ask them for another card.',
  /** The same. */
  notRoomCode: 'This is not the room code.',
  /** The same. */
  noRoomCode: 'No vote asks for the room code at the moment.',
  /** Where a vote is checked. */
  receiptsLater: 'Receipts can be checked once voting is closed.',
  /** The same. */
  noReceipt: 'This vote gave no such receipt. Check each character, or whether it is the right vote.',
  /** The same. */
  listLater: 'The organisers have not published the list yet.',
  /** On the MC’s page. */
  wrongCode: 'That code does not match. Ask the desk for it.',
  /** The same. */
  tooSoon: 'This was pressed a moment ago. The second press was not taken.',
  /** The same. */
  soAlready: 'It is so already.',
  /** At the field for the code of the MC’s page. */
  codeWrong: 'That code does not match.',
  /** On a screen, or the MC’s page. */
  notPaired: 'This page is not paired any more. Enter the code again.',
  /** The same. */
  pairedForOther: 'This page was paired for another event. Pair it for this one.',
  /** At the login, after what was wrong. */
  triesLeft: '{left} tries left.',
  /** The same. */
  oneTryLeft: 'One try left.',
  /** The same. */
  laterTries: 'From now on each wrong try is answered later.',
  /** On the head judge’s page. */
  noReview: 'No head judge releases scores in this event.',
  /** The same. */
  headAlone: 'Only the head judge reviews scores.',
  /** The same. */
  stillOpenToJudges: 'This act’s scoring is open: its judges can still change what they gave.',
  /** The same. */
  judgesLinkEnded: '{name}’s link was ended. An admin can give a new one.',
  /** The same. */
  releasedAlready: 'These scores are released already.',
  /** The same. */
  lockFirst: 'This act’s scoring is not locked yet. Lock it first, then release.',
  /** The same. */
  sheetStillBack: 'One sheet was sent back and is not in again yet.',
  /** Where a result is counted again. */
  noRecordYet: 'This result was certified before there was a record to check.',
  /** Whatever was sent: the server’s disk or database. */
  savedReadOnly: 'This was not saved: what is kept can only be read at the moment. Tell the organisers.',
  /** The same. */
  savedNotByDisk: 'This was not saved: the disk does not take it. Tell the organisers.',
  /** The same. */
  diskDamaged: 'The disk or the database is damaged: nothing can be read or saved. Tell the organisers.',
  /** The same. */
  savedNotMoved: 'This was not saved: the database was moved or deleted while we run. Tell the organisers.',
  /** The same. */
  savedUnsure:
    'The disk does not take what is written, so whether this is saved is not certain. Look again before you repeat it, and tell the organisers.',
  /** On a performer’s page, at the name of somebody else on stage. */
  answeredForName:
    'A parent answered for this person by the name that stands here. Only its spelling can be put right; if somebody else comes, take this person out and add them.',
} as const;
