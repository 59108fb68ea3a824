/** Settings of letters, the mail server, music and the texts that people agree to. */
export const texts = {
  /** What letters say. */
  sendLetters: 'Send letters to performers',
  sendLettersHint:
    'The form then asks for an email address. Letters of acceptance or refusal go out a minute later, so that an undo goes unnoticed.',
  letter: 'Letter',
  letterHint:
    'Ovation’s own text reaches everybody in their own language. Your own words go out as you write them, or as you put them in other languages under Languages.',
  subject: 'Subject',
  text: 'Text',
  backToOurs: 'Back to the text that comes with Ovation',
  howItReads: 'How it reads',
  howItReadsMadeUp: 'How it reads, with made-up words',
  in: 'In',
  filledFor: 'Filled in for each act: {blanks}',

  /** What the letters are called. */
  kindReceived: 'Registration received',
  kindAccepted: 'Accepted',
  kindDeclined: 'Declined',
  kindWaitlisted: 'On the waiting list',
  kindReminder: 'Reminder of what is missing',
  kindCall: 'Call time',
  kindConsent: 'To a parent',
  kindThanks: 'Thanks after the show',

  /** What became of a letter. */
  isQueued: 'Waiting',
  isSent: 'Sent',
  isFailed: 'Failed',
  isCancelled: 'Not sent',
  isExpired: 'No longer worth sending',

  /** The outbox. */
  outbox: 'Outbox',
  noServer: 'No mail server is set.',
  noServerLead: 'Set one above. Until then letters wait here.',
  letterNotSent: 'Not sent. Try again.',
  doNotSend: 'Do not send',
  sendAgain: 'Send again',
  nobodyToWrite: 'Nobody to write to',
  outboxFrom: 'From {sender}.',
  outboxCounts: '{queued, number} waiting, {sent, number} sent, {failed, number} failed.',
  outboxCountsOld:
    '{queued, number} waiting, {sent, number} sent, {failed, number} failed, {expired, number} no longer worth sending.',
  letterOf: '<b>{about}</b>: {kind}',
  letterRefused: '<b>{about}</b>: {kind}. <link>Correct the address<hidden> ({about})</hidden></link>',
  goesOutAt: 'Goes out at {time}',
  tries: '{count, plural, one {# try} other {# tries}}',
  showAll: 'Show all {count}',
  inOutbox: '{count, plural, one {# letter} other {# letters}} in the outbox',
  remind: 'Remind about what is missing',
  remindAsk: 'Remind about what is missing?',
  sendCalls: 'Send call times',
  sendCallsAsk: 'Send the call times?',
  thank: 'Thank the acts',
  thankAsk: 'Thank everybody who was on stage?',
  sendLettersCount: 'Send {count, plural, one {# letter} other {# letters}}',
  actsGetIt: '{acts, plural, one {# act} other {# acts}} will get it.',
  actsAndParents:
    '{acts, plural, one {# act} other {# acts}} will get it, and {parents, plural, one {# parent} other {# parents}} a letter that asks them to agree.',
  actsWithout: '{acts, plural, one {# act} other {# acts}} left no email address.',

  /** The mail server. */
  mailServer: 'Mail server',
  notTried: 'Not tried. What you typed is still here; try again.',
  forgotten: 'Forgotten. Letters wait until there is another.',
  notForgotten: 'Not forgotten. Try again.',
  serverLead:
    'Your mail provider names these, often as “SMTP” or “outgoing mail”. The server is used once it has accepted a test letter.',
  serverIsSet:
    'Letters go out by this server. A change is used once the new server has accepted a test letter.',
  sendTest: 'Send a test letter and use this server',
  forgetServer: 'Forget this server',
  encryption: 'Encryption',
  port: 'Port',
  userName: 'User name',
  password: 'Password',
  passwordKept: 'Kept, and shown to nobody. Empty leaves it as it is.',
  passwordHint: 'Often an app password. It is kept sealed and shown to nobody.',
  sender: 'Letters come from',
  inTheHallHint:
    'Only then may the server call a private address, such as 192.168.1.20. Leave it off for a provider.',
  testTo: 'A test letter to',
  testTaken: 'The test letter was accepted.',
  testTakenLead: 'This server is used from now on. Check that the letter arrives, and not as spam.',
  testNotTaken: 'The test letter was not accepted.',

  /** The letter that tries a mail server: its subject, and its text. */
  testSubject: 'A test letter: {event}',
  testLetter:
    'Letters of {event} arrive.\n\nThis one was sent from the settings, to try the mail server. Nobody else got it.',

  /** Its settings. */
  fixedServer:
    'The settings of this machine name it: <b>{host}</b>, as {sender}. Whoever runs the server changes it there (OVATION_SMTP_HOST and the others).',
  starttls: 'STARTTLS (after a greeting)',
  tls: 'From the first byte (TLS)',
  noEncryption: 'None: only within the hall',

  /** Music that performers send. */
  musicUntil: 'Performers send music until',
  musicUntilHint:
    'They see it on their own page and in reminders. Empty: until the show starts. What is begun in time may arrive for an hour more. The crew attaches files at any time.',
  largestFile: 'Largest file, in megabytes',
  leaveSilence: 'Leave out silence at both ends',
  leaveSilenceHint:
    'In the copy that is played, of files that arrive from now on. What was sent is never altered; each act has a switch of its own.',
  largestHint:
    'MP3, M4A, AAC, WAV, FLAC, Ogg or Opus are accepted. A song of five minutes is about 10 MB as MP3 and 50 MB as WAV.',

  /** Files of music that no act names. */
  strays: 'Music that belongs to no act',
  straysRemoved: 'The files that belonged to no act are removed',
  nothingRemoved: 'Nothing was removed. Try again.',
  straysFinal: 'This cannot be undone. Whatever database names them will be without them.',
  removeThem: 'Remove them',
  keepThem: 'Keep them',
  holdRemove: 'Hold to remove them',
  straysLead:
    '{count, plural, one {# music file} other {# music files}}, {size}, in the storage of the music that no act names. That happens after an older backup was restored or a database was lost, and where another installation uses the same bucket. Nothing removes them by itself.',
  straysAside:
    '{count, plural, one {# of them is} other {# of them are}} named by the database that was set aside when a backup was restored. Those are found again when that database is, and go with it otherwise.',
  straysAsk: 'Remove {count, plural, one {# music file} other {# music files}}?',

  /** Texts that people agree to. */
  parentAgrees: 'What a parent or guardian agrees to',
  rulesAccepted: 'Stage rules and risks every performer accepts',
  version: 'Version {version}',
} as const;
