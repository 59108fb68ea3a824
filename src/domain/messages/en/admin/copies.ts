/** Settings of backups: what was backed up, restoring a backup, and how the server is doing. */
export const copies = {
  /** Backups of everything. */
  taken: 'A backup of everything has been made',
  notTaken: 'No backup was made. Try again.',
  notDownloaded: 'Nothing was downloaded. Try again.',
  copies: 'Backups',
  takeNow: 'Back up now',
  loading: 'Loading the backups',
  notListed: 'The backups cannot be listed',
  newestFailed: 'The latest backup could not be made.',
  noneYet: 'There is no backup yet.',
  datedLater:
    'Dated later than now: made while the clock was wrong. Nobody knows when, so it counts as older than the others and goes 30 days after it was first seen.',
  putBack: 'Restore',
  byItself:
    'While something changes, a backup of the database is made {minutes, plural, one {every minute} other {every # minutes}}, and before every certification.',
  notByItself: 'The server makes no backups by itself; its settings say so.',
  whereTheyLie:
    'They are in <code>{folder}</code> on the server’s machine. The secret key is never in them: keep a copy of it somewhere else.',
  line: '{reason}, {size}',
  lineSealed: '{reason}, {size}, sealed',

  /** Why a backup was made. */
  byHand: 'By hand, with the music',
  byTime: 'Automatic',
  atStop: 'When the server was stopped',
  beforeUpdate: 'Before a newer version changed the database',
  beforeCertifying: 'Before certifying',
  beforeRestoring: 'Before another backup was restored',
  afterErasing: 'After people were erased',

  /** A machine elsewhere that keeps the backups too. */
  newestOn: 'The latest backup on {machine} is {age} old ({time}).',
  saidNothing: 'Nothing has been heard from {machine} for {age}.',
  followLook: '{newest} Check whether deploy/follow.sh is still running there.',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  lessThanMinute: 'less than a minute',

  /** Restoring a backup. */
  isPutBack: 'The backup is restored',
  loadAgain: 'Reload the page',
  keepWhatIs: 'Keep what is there',
  everythingSince: 'Everything since then is set aside.',
  putItBack: 'Restore it',
  holdPutBack: 'Hold to restore it',
  asideLead:
    'Everything that was changed since then (acts, scores, votes, the show) is set aside in the data folder and no longer shown. A backup of it is made first. Music stays.',
  nothingPutBack: 'Nothing was restored.',
  putBackAsk: 'Restore the backup of {time}?',
  startsAnew:
    'The server now restarts with it. Every screen comes back by itself. You may have to sign in again.',
  startItAnew: 'Restart the server: it then runs with the backup. You may have to sign in again.',

  /** How the server is doing. */
  howItDoes: 'How the server is doing',
  loadingLoad: 'Loading the measurements',
  nothingKnown: 'Nothing is known about the server',
  noneMeasured: 'None yet',
  calls: 'Calls answered',
  ballots: 'Ballots',
  commits: 'Slowest commits (99%)',
  waited: 'Waited for the processor',
  viewers: 'Screens and phones',
  memory: 'Memory',
  waiting: 'Waiting',
  diskLeft: 'Disk left',
  notKnown: 'Not known',
  failedCalls: 'Failed calls',
  runningSince: 'Running since',
  version: 'Version',
  clockRight: 'Is the clock right?',
  clockIsRight: 'The clock is right',
  clockNotTaken: 'Not accepted. Try again.',
  atMost: 'At most {most} in ten minutes',
  aSecond: '{rate} a second',
  queues:
    '{ballots, plural, one {# ballot} other {# ballots}}, {letters, plural, one {# letter} other {# letters}}, {tracks, plural, one {# track} other {# tracks}}',
  inTenMinutes: '{count, number} in ten minutes',
  ms: '{count} ms',
  megabytes: '{count} MB',
  gigabytes: '{count} GB',
  versionOn: '{version} on {engine}',
  clockShows: 'It shows {time} UTC now.',
  phones: 'Phones',
  projectors: 'Projectors',
  mc: 'MC',
  judges: 'Judges',
  backstage: 'Backstage',
  desks: 'Desks',
} as const;
