/** An act’s music: what came, what was heard in it, and how it is sent. `@most` is how many letters fit. */
export const track = {
  /** Heading on a performer’s page. @most 24 */
  yours: 'Your track',
  /** Beside it: where the music is. @most 24 */
  missing: 'Not here yet',
  /** The same. @most 24 */
  received: 'Received',
  /** The same. @most 24 */
  checked: 'Checked',
  /** The same. @most 24 */
  problem: 'There is a problem',
  /** The same. @most 24 */
  loaded: 'Loaded at the desk',
  /** The same. @most 24 */
  notNeeded: 'Not needed',
  /** Button. @most 24 */
  choose: 'Choose your song',
  /** Button: another file instead. @most 24 */
  replace: 'Replace',
  /** Link that saves the file. @most 16 */
  save: 'Save',
  /** After a file was not taken, where there is another. */
  stillCounts: 'The file below is still the one that counts.',
  /** After the words on silence that is left out. */
  staysAsSent: 'Your file stays as you sent it.',
  /** Under the button; {time} is a day and a clock time. */
  sendUntil: 'Send it until {time}.',
  /** The same, where there is a file. */
  replaceUntil: 'You can replace it until {time}.',
  /** Instead of the button. */
  notNow: 'Music cannot be sent here now.',
  /** The same; {time} is a day and a clock time. */
  takenUntil: 'Music could be sent here until {time}.',
  /** The same, while a file that was begun in time is still on its way. */
  arrivesUntil: 'The deadline has passed. What is on its way may arrive until {time}.',
  /** After one of the two. */
  askToHandIn: 'To hand in your track, ask the organisers.',
  /** The same, where there is a file. */
  askToChange: 'To change your track, ask the organisers.',

  /** Under the button; {size} is such as “50 MB”. */
  formats:
    'MP3, M4A, AAC, WAV, FLAC, Ogg or Opus, up to {size}. If the connection breaks, the upload resumes where it stopped.',
  /** While a file goes. @most 30 */
  uploading: 'Uploading, {part}%',
  /** Button beside it. @most 14 */
  cancel: 'Cancel',
  /** For screen readers: how far it is. */
  upload: 'Upload',
  /** While it goes, without a line. */
  away: 'The connection is down. The upload resumes by itself; keep this page open.',
  /** While it goes. */
  keepOpen: 'Keep this page open.',
  /** The same, under a minute. */
  secondsLeft: 'About {seconds} s left. Keep this page open.',
  /** The same. */
  minutesLeft: 'About {minutes} min left. Keep this page open.',
  /** Once every byte is there. */
  checking: 'It is here. We are checking that it is complete.',
  /** After that. */
  whole: 'It is here, complete.',
  /** Before a reason. @most 20 */
  notTaken: 'Not accepted.',
  /** The reason; {size} and {most} are such as “50 MB”. */
  tooLarge: 'This file is {size}; the limit is {most}. MP3 or M4A is smaller than WAV.',
  /** The reason, where the server gave none. */
  notSent: 'The file could not be sent. Try again in a moment.',
  /** Before the sentence after it. @most 20 */
  here: 'It is here.',
  /** After it; {time} is a day and a clock time. */
  beingLookedAt: 'The file from {time} arrived complete and is being checked.',
  /** Before a reason; {time} is a day and a clock time. */
  fileNotTaken: 'The file from {time} was not accepted.',

  /** For screen readers: where in a song one is; {name} is the song. */
  position: 'Position in {name}',
  /** For screen readers: {at} and {length} are minutes and seconds. */
  positionAt: '{at} of {length}',
  /** Button. @most 12 */
  play: 'Play',
  /** The same button. @most 12 */
  pause: 'Pause',
  /** Button: play it as loud as the others. @most 24 */
  evenOut: 'Even out the level',
  /** The same button, once it is pressed. @most 24 */
  evened: 'Level evened out',
  /** Under the buttons. */
  notPlayed: 'The sound could not be played. The network may be down; try again in a moment.',

  /** What was heard in a file. */
  listening: 'We are listening to it.',
  /** The same. */
  listeningFailed: 'We could not listen to it to the end. Somebody will play it and tell you.',
  /** The same. */
  fine: 'We listened to it: length, level and both ends are fine.',
  /** For screen readers, before a line of what was heard. @most 14 */
  warning: 'Warning',
  /** The same. @most 14 */
  note: 'Note',
  /** What was heard in a file. */
  noSound: 'There is no sound in this file. Save the song again and send that.',
  /** The same. */
  tooLong: 'This is {seconds, plural, one {# second} other {# seconds}} too long.',
  /** The same; {limit} is minutes and seconds. */
  overLimit:
    'This is {seconds, plural, one {# second} other {# seconds}} over what your category allows, {limit}. Cut it, or ask the organisers.',
  /** The same. */
  veryShort: 'This is only {seconds, plural, one {# second} other {# seconds}} long. Is it the whole song?',
  /** The same. */
  lateStart:
    'It begins with {seconds, plural, one {# second} other {# seconds}} of silence. On stage you will wait for it; cut it off if you can.',
  /** The same. */
  lateEnd: 'It ends with {seconds, plural, one {# second} other {# seconds}} of silence. That does no harm.',
  /** The same. */
  clipped: 'It is distorted: the loudest parts are cut off. If you can, save it again a little quieter.',
  /** The same. */
  quiet: 'It is quiet. We can turn it up, but hiss comes up with it; a louder file sounds better.',
  /** The same. */
  loud: 'It is mastered very loud. The sound desk turns it down.',
  /** The same. */
  oneChannel: 'It is mono: the same sound comes from both sides. That is fine.',
  /** The same. */
  lowRate: 'It sounds dull, like a telephone line. If you have a better copy, send that one.',
  /** The same. */
  notHeard:
    'Loudness, silence and distortion could not be measured on this server. Somebody will listen to it.',
  /** Under a file; both are minutes and seconds. */
  trimmed: 'Played without the silence at its ends: {trimmed} instead of {length}.',
  /** What is wrong, on a performer’s own page: of a file that was kept whole. */
  fileDamaged: 'The file that we keep is damaged and does not play to its end. Please send it again.',
  /** The same, of one that is not where it was kept. */
  fileLost:
    'We cannot find your file at the moment. The organisers know. Send it again only if they ask you to.',
} as const;
