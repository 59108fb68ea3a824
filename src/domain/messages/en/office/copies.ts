/** Settings of copies: what was copied, putting a copy back, and how the server is doing. */
export const copies = {
  /** Copies of everything. */
  taken: 'A copy of everything is taken',
  notTaken: 'No copy was taken. Try again.',
  notDownloaded: 'Nothing was downloaded. Try again.',
  copies: 'Copies',
  takeNow: 'Take a copy now',
  loading: 'Loading the copies',
  notListed: 'The copies cannot be listed',
  newestFailed: 'The newest copy could not be taken.',
  noneYet: 'There is no copy yet.',
  datedLater:
    'Dated later than now: taken while the clock was wrong. Nobody knows when, so it counts as older than the others and goes 30 days after it was first seen.',
  putBack: 'Put back',
  byItself:
    'While something changes, a copy of the database is taken {minutes, plural, one {every minute} other {every # minutes}}, and before every certification.',
  notByItself: 'The server takes no copies by itself; its settings say so.',
  whereTheyLie:
    'They lie in <code>{folder}</code> on the server’s machine. The secret key is never in them: keep a copy of it somewhere else.',
  line: '{reason}, {size}',
  lineSealed: '{reason}, {size}, sealed',

  /** Why a copy was taken. */
  byHand: 'By hand, with the music',
  byTime: 'By itself',
  atStop: 'When the server was stopped',
  beforeUpdate: 'Before a newer version changed the database',
  beforeCertifying: 'Before certifying',
  beforeRestoring: 'Before another copy was put back',
  afterErasing: 'After people were erased',

  /** A machine elsewhere that keeps the copies too. */
  newestOn: 'The newest copy on {machine} is {age} old ({time}).',
  saidNothing: '{machine} said nothing for {age}.',
  followLook: '{newest} Look whether deploy/follow.sh still runs there.',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  lessThanMinute: 'less than a minute',

  /** Putting a copy back. */
  isPutBack: 'The copy is put back',
  loadAgain: 'Load the page again',
  keepWhatIs: 'Keep what is there',
  everythingSince: 'Everything since then is set aside.',
  putItBack: 'Put it back',
  holdPutBack: 'Hold to put it back',
  asideLead:
    'Everything that was changed since then (acts, scores, votes, the show) is set aside in the data folder and no longer shown. First a copy of it is taken. Music stays.',
  nothingPutBack: 'Nothing was put back.',
  putBackAsk: 'Put back the copy of {time}?',
  startsAnew:
    'The server starts anew with it now. Every screen comes back by itself. You may have to sign in again.',
  startItAnew: 'Start the server anew: it then runs with the copy. You may have to sign in again.',

  /** How the server is doing. */
  howItDoes: 'How the server is doing',
  loadingLoad: 'Loading what was measured',
  nothingKnown: 'Nothing is known about the server',
  noneMeasured: 'None yet',
  calls: 'Calls answered',
  ballots: 'Ballots',
  commits: 'Slowest commits (99 %)',
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
  clockNotTaken: 'Not taken. Try again.',
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
