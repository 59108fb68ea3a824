/** The music of an act, its picture and how its name is said, as the crew sees them. */
export const music = {
  /** How the track comes, under the song’s title. */
  byMail: 'To come by email.',
  onStick: 'To come on a flash drive.',
  onDay: 'To be brought on the day.',
  byUpload: 'To be uploaded by the performer.',
  live: 'Live, without a track.',

  /** Where the track stands, and what is wrong with it. */
  trackIs: 'The track is',
  whatIsWrong: 'What is wrong',
  whatIsWrongHint: 'The performer reads this on their own page.',
  away: 'the server cannot be reached',
  notDoneAway: 'Not done. The server cannot be reached.',

  /** The file that counts. */
  notWhereKept: 'The file is not where it was kept.',
  notWhereKeptLead:
    'It cannot be played. Put the folder or the bucket of the music back in its place, attach the file again, or use an earlier version.',
  trim: 'Trim',
  trimmed: 'Trimmed',
  trimmedStays: '{words} The file stays as it was sent.',
  nothingToTrim: 'There is no silence at its ends to leave out.',
  attachNewer: 'Attach a newer file',
  attach: 'Attach the file that arrived',

  /** Files that counted before. */
  earlier: 'Earlier versions ({count, number})',
  version: 'Version {number}, {format}, {size}',
  notThere: 'not where it was kept',
  useThis: 'Use this one',

  /** An upload from somebody’s phone, and through whose hands the file went. */
  uploadUnderWay: 'Upload under way',
  uploadWaits: 'An upload waits: the line is away, or the page was closed. It can go on for a day.',
  receivedBy: 'Received {time} by {name}.',
  checkedBy: 'Checked {time} by {name}.',

  /** All music in one zip, for the sound desk’s laptop. */
  allTracks: 'All tracks',
  zipTitle: 'All tracks, in running order',
  zipDownload: '{count, plural, one {Download # track} other {Download # tracks}}, {size}',
  zipLead: 'One zip for the sound desk’s laptop. Each file is named by its place, the act and the song.',
  whichSound: 'Which sound',
  asSent: 'As it was sent',
  asSentDetail: 'The very files, in their own formats.',
  evenedOut: 'Evened out',
  evenedOutDetail: 'MP3 at −16 LUFS. Tracks that could not be evened out come as they were sent.',
  noFiles: 'No accepted act has a file here yet.',
  withoutFile: 'Without a file here: {names}.',

  /** The act’s picture: how it stands, small. @most 16 */
  pictureToLookAt: 'To review',
  pictureApproved: 'Approved',
  pictureRefused: 'Refused',

  /** Why the picture is shown nowhere. */
  barSaidNo: 'They answered that no photos of them are to be shown, so it is shown nowhere.',
  barNotSaid: 'Nobody has said yet that photos of them may be shown, so it is shown nowhere.',
  barParent: 'A parent or guardian has not agreed yet, so it is shown nowhere.',

  /** Where the picture may be shown; {places} are places, in a row. */
  shownHere: 'They let it be shown here: {places}.',
  shownNowhere: 'They let it be shown nowhere.',

  /** The picture and its cutting. */
  picture: 'Picture',
  noPicture: 'None yet. The act can send one on its own page, or you can add one here.',
  anotherPicture: 'Another picture',
  choosePicture: 'Choose a picture',
  crop: 'Put them into the circle: drag, or use the arrow keys.',
  pictureInCircle: 'The picture in its circle',
  zoom: 'Larger or smaller',
  usePicture: 'Use this picture',
  removePictureAsk: 'Remove this picture?',
  pictureUnread: 'This browser cannot read this file as a picture. Choose a JPEG or PNG.',
  notSavedTryAgain: 'Not saved. Try again.',
  asCrowdSees: '{name}, as the audience would see it',
  fromCrew: 'From {name}, of the crew.',
  fromAct: 'Sent by the act.',
  tooSmall: 'Too small for the big screen: phones and paper only.',
  wordIfRefused: 'Message to the act, if refused',
  approve: 'Approve <v>the picture of {name}</v>',
  refuse: 'Refuse <v>the picture of {name}</v>',
  showNoMore: 'Stop showing <v>the picture of {name}</v>',

  /** The list of pictures that wait for a look. */
  picturesNotLoaded: 'The pictures did not load',
  loadingPictures: 'Loading the pictures',
  noPictureWaits: 'No picture is waiting',
  noPictureWaitsLead: 'What acts send comes here first. Nobody else sees it until you have looked.',
  picturesThatWait: 'Pictures waiting for review',

  /** How the act’s name is said. */
  nameTitle: 'How the name is said',
  noSpokenForm: 'No pronunciation yet.',
  recordedByCrew: 'Recorded by {name}, of the crew. Only the MC and the crew hear it.',
  recordedByAct: 'Recorded by the act. Only the MC and the crew hear it.',
  recordLead:
    'The act can record it on its own page, or you can here, in ten seconds at most. Only the MC and the crew hear it.',
  recordAgain: 'Record again',
  soundUnread: 'This browser cannot read this file as sound.',
} as const;
