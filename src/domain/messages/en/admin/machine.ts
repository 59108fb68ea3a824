/** What the server tells the admin about its machine, its mail server, its backups and its log: made of these lines there. */
export const machine = {
  /** Whether the machine is ready: the disk. What to do about it stands in the line that ends in Do. */
  cannotWrite: 'Nothing can be written where the data lies: {why}.',
  cannotWriteDo: 'Let this user write there, or name another folder in OVATION_DATA.',
  writeTakes: 'A small write that is safe on the disk takes {took} ms.',
  writeSlow: 'That is slow.',
  writeTooSlow: 'Votes will queue up.',
  writeDo:
    'Put the data on a disk inside this machine, no stick, card or network folder; end what copies or scans files.',
  freeUnknown: 'How much room the disk has cannot be asked here.',
  freeUnknownDo: 'Look yourself: 2 GB should be left.',
  freeLeft: '{left} MB are left on the disk.',
  musicRefused: 'Music is refused.',
  freeDo: 'Delete or move other files; music and backups need the room.',

  /** Its database, and whether a power cut takes what was acknowledged. */
  databaseFile: 'The database is a file of this program (SQLite): what is acknowledged is on the disk.',
  databaseWaits:
    'PostgreSQL writes what it acknowledges to its disk, and can mend what a power cut leaves half-written.',
  fsyncOff:
    'PostgreSQL has fsync switched off: a power cut can take votes and marks that were acknowledged, or the whole database.',
  fsyncOffDo:
    'Set fsync to on, and full_page_writes as well, in postgresql.conf, and have PostgreSQL read it again.',
  halfPages:
    'PostgreSQL has full_page_writes switched off: a power cut can leave pages of the database half-written, and damaged for good.',
  halfPagesDo:
    'Set full_page_writes to on in postgresql.conf and have PostgreSQL read it again, unless its file system never writes half a page (ZFS).',
  databaseUnasked: 'Whether the database keeps what it acknowledges could not be asked.',
  databaseUnaskedDo: 'Look whether PostgreSQL runs and OVATION_DATABASE_URL leads to it, then ask again.',
  databaseEmptyDo: 'It is empty: the first start makes its tables. Check again after that.',
  databaseShut: 'The database cannot be opened. {why}',
  databaseShutDo: 'Do what this says, then check again.',

  /** Its port. */
  portOurs: 'The server answers on port {port}.',
  portFree: 'Port {port} is free.',
  portTaken: 'Port {port} is taken by another program.',
  portForbidden: 'This account may not listen on port {port}.',
  portDo: 'End that program, or set OVATION_PORT to another one above 1024.',
  portForbiddenDo: 'Set OVATION_PORT to one above 1024.',
  hostNotHere: 'This machine has no address {host}, so the server cannot start.',
  hostNotHereDo: 'Correct OVATION_HOST; with 0.0.0.0 it listens on all addresses that the machine has.',

  /** Its addresses, and the one that phones are sent to. */
  noNetwork: 'This machine is in no network: no phone can reach it.',
  noNetworkDo: 'Join the hall’s network, by cable where that can be done.',
  here: 'This machine is {addresses} in its network.',
  hereOnly: 'The address for phones is {host}: that is this machine only.',
  listensHere:
    'The server listens to this machine alone (OVATION_HOST): no phone can reach it without a proxy in front.',
  listensHereDo:
    'Set OVATION_HOST to 0.0.0.0. Where a proxy is in front, set its address under Settings, Screens.',
  setAddress: 'Set it under Settings, Screens: QR codes lead there.',
  unseen: 'Whether {host} leads to it cannot be seen from inside a container or a tunnel.',
  unseenDo: 'Open it once on a phone before doors.',
  elsewhere: 'But the address for phones is {host}: QR codes lead nowhere.',
  elsewhereDo: 'Correct it under Settings, Screens, and give this machine a fixed address in the router.',
  noneForPhones:
    'None of these is one that phones get to, as in a container or a tunnel: nothing with a code is printed.',
  noneForPhonesDo: 'Set what phones open under Settings, Screens.',
  noAddress: 'No address for phones is set.',
  guessed: 'No address for phones is set, so they are sent to {first}, though it might be {others}.',
  guessedDo: 'Choose under Settings, Addresses and codes.',

  /** Its clock, ffmpeg and browser. */
  clockShows: 'The clock shows {time} UTC.',
  longPast: 'That has long been past.',
  laterWritten: 'But something was written later than that already.',
  clockDo: 'Set the clock, or let the system set it by the network; then start the server again.',
  ffmpegThere: 'ffmpeg is there: music is listened to and levelled.',
  noFfmpeg: 'There is no ffmpeg: music can be sent, but nobody hears in advance what is wrong with it.',
  noFfmpegDo: 'Debian: apt install ffmpeg. macOS: brew install ffmpeg. Windows: winget install ffmpeg.',
  noBrowser: 'No browser was found on this machine.',
  noBrowserDo:
    'Show /projector from another one, with Chrome, Edge, Firefox or Safari of the last two years.',
  browserThere: '{browser} can show the projector’s page.',

  /** https. */
  httpAlone:
    'Tablets have http alone: judges’ pages must stay open while the network is away, screens go dark.',
  httpAloneDo: 'Set OVATION_HTTPS_PORT, unless a proxy in front has https.',
  httpsTaken: 'Port {port} for https is taken.',
  httpsTakenDo: 'Set OVATION_HTTPS_PORT to another one.',
  certificateOut: 'The certificate on port {port} has run out.',
  certificateSoon: 'The certificate on port {port} runs out soon. Days left: {days}.',
  renewOwn: 'Renew it where you got it; the new file is read by itself.',
  certificateShut: 'The certificate for https cannot be used, so the server does not start: {why}.',
  certificateShutDo: 'Correct OVATION_TLS_CERTIFICATE and OVATION_TLS_KEY.',
  renewOurs: 'Start the server again: it makes a new one, which tablets have to trust at /trust.',
  httpsFree: 'Port {port} is free for https.',
  httpsServed: 'https is served on port {port}.',

  /** Backups: where they go, and why one could not be taken. */
  noCopies: 'There are no backups.',
  noCopiesDo: 'Mount the disk or correct its rights; OVATION_BACKUP_DIR names it.',
  folderShut: 'Nothing can be written to {folder} ({code}).',
  noneBySelf: 'The server makes no backups by itself.',
  noneBySelfDo: 'Set OVATION_BACKUP_MINUTES to 5, or make them by another program.',
  sameDisk: 'Backups go to {folder}, on the disk of the data: both are lost together.',
  sameDiskDo: 'Name a folder on another disk in OVATION_BACKUP_DIR, a stick for example.',
  otherDisk: 'Backups go to {folder}, on another disk.',
  copyShut:
    'Nothing can be written to {folder} ({code}), so there are no backups. Mount the disk, give the server’s account the right to write there, or name another folder in OVATION_BACKUP_DIR.',
  copyFull:
    'The disk of {folder} is full, so no backup could be made. Make room, or name a folder elsewhere in OVATION_BACKUP_DIR.',
  copyNoRoom:
    'The disk of {folder} has no room for a backup beside what votes and scoresheets need, so none was made. Make room, or name a folder elsewhere in OVATION_BACKUP_DIR.',
  copySlow:
    'A backup to {folder} takes so long that nothing waits for it any more. If it does not get done, look at that disk and at the database, or name another folder in OVATION_BACKUP_DIR.',
  copyTooLong:
    'A backup to {folder} was not done after {time} and was given up. Look at that disk and at the database, or name another folder in OVATION_BACKUP_DIR.',
  databaseLeft:
    'The database ended the session in the middle ({why}), so nothing came of it. Look at the database, then do it again.',

  /** What keeps the server from doing its work. */
  notSaved: 'Nothing can be saved.',
  notSavedFull: 'Nothing can be saved: the disk is full.',
  notSavedReadOnly: 'Nothing can be saved: the database can only be read.',
  notSavedDisk: 'Nothing can be saved: the disk does not take what is written.',
  notSavedDamaged: 'Nothing can be saved: the disk or the database is damaged.',
  notSavedMoved: 'Nothing can be saved: the database was moved or deleted while the server runs.',
  logBroken:
    'The log of the database (ovation.db-wal) breaks off in the middle: it was damaged, or the power was cut while it was written. What was saved last may be missing, so look whether the newest entries of the audit log are there. The database as it was found lies in {place}. Once you have seen to it, move that folder out of the data folder, and this is no longer said.',
  notSavedKeyChanged:
    'Nothing can be saved: the key of this installation was changed while the server runs. Give this machine the new key and start the server again.',
  notSavedLocked: 'Nothing can be saved: the database is locked or too slow.',
  notSavedAway: 'Nothing can be saved: the database does not answer.',
  databaseSilent: 'The database does not answer.',
  almostFull: 'The disk is almost full: {left} MB are left.',
  clockAhead: 'This machine’s clock is {seconds} s ahead of the database’s, so no votes are taken here.',
  clockBehind: 'This machine’s clock is {seconds} s behind the database’s, so no votes are taken here.',
  clocksDo: 'Set both by a time server (NTP); if a show is under way, start this process again afterwards.',
  clockBeforeLog: 'When the server started the clock showed {now}, but the log has entries of {logged}.',
  clockAfterPause:
    'When the server started the clock showed {now}, but nothing was written for {days} days before that.',
  clockHolds: 'Nothing is removed for its age until an admin says in the settings that the clock is right.',

  /** Files of music that are not in their place: of one at its act; of all. */
  fileNotThere: 'The file is not where it was kept. Put the music back in its place, or ask for it again.',
  oneLost:
    'A file of music is not where it was kept: put the folder or the bucket of the music back in its place.',
  manyLost:
    '{count} files of music are not where they were kept: put the folder or the bucket of the music back in its place.',
  /** Of the bucket that the music is kept in; `answer` as "507 QuotaExceeded". */
  storageSilent:
    'The storage of the music does not answer. What arrives waits on this machine and moves by itself; what is stored there cannot be played meanwhile.',
  storageRefuses:
    'The storage of the music answers {answer}: see whether it is full and whether our key still holds. What arrives waits on this machine and moves by itself once it is taken.',

  /** After a backup was put back: what was verified. */
  filesRight: 'Files: {files}, made {time} by version {version}; checksums right.',
  rowsRight: 'Rows: {rows}, as many as when it was made; the database’s own checks are clean.',
  recountAgrees: '{round}: the recount agrees with the certified result.',
  erasedAgain: 'What was erased after it was made is erased again when the server starts.',
  otherInstallation:
    '{folder} is not known to be of the same installation as this backup. The first start will say in the audit log that a backup was put back, but not what was lost by it: name the right data folder in OVATION_DATA for that.',
  inBucket: 'Files of music in the bucket {bucket}: {files}.',

  /** Why a backup was not put back, and where it lies in a folder of its own, which key it takes. */
  copySealed: '{file} is sealed. Give its passphrase in OVATION_BACKUP_PASSPHRASE.',
  copyCutOff: '{file} ends too early. Use another backup.',
  copyDamaged: '{part} in {file} is damaged. Use another backup.',
  copyUnread:
    'The manifest of {file} cannot be read here. Where a newer version of Ovation made it, restore it with that one; else use another backup.',
  copyHoldsMore: '{file} holds more than its manifest says. Use another backup.',
  copyRowsMissing: 'The database in the backup names rows that are not there.',
  copyFormerKey:
    'This backup opens with a former key, not with the one in {key}, so it cannot be put back here. Restore it into a new folder (ovation restore), put {former} there as secret.key and start with that folder.',
  copyOtherKey:
    'This backup was sealed with another key than the one in {key}, so it cannot be put back here. Restore it into a new folder (ovation restore), put your copy of the key of then there as secret.key and start with that folder.',
  copyTakesFormerKey:
    'This backup opens with a former key, not with the one in {key}: put {former} into the restored folder as secret.key.',
  copyTakesOtherKey:
    'This backup was sealed with another key than the one in {key}: no server starts on it before your copy of the key of then lies in the restored folder as secret.key.',
  targetFilled:
    '{folder} is not empty. A backup is restored into a new or empty folder only; nothing was changed.',
  targetNoFolder:
    '{path} is there and is no folder. A backup is restored into a new or empty folder only; nothing was changed.',

  /** The check of the audit log. `head`: the newest row’s digest. */
  logWhole: 'The audit log is whole: {rows} rows, newest {head}.',
  logWholeOne: 'The audit log is whole: 1 row, newest {head}.',
  logInOrder: 'The audit log has all its rows in their order: {rows} rows, newest {head}.',
  logInOrderOne: 'The audit log has all its rows in their order: 1 row, newest {head}.',
  logKeyedFrom: 'It is keyed from row {row} on.',
  logUnfollowed: 'Whether the keyed rows were changed is not known: that takes the installation’s key.',
  logUnkeyed:
    'None is keyed: an earlier version wrote them, or somebody made them anew. The server keys the log when it starts.',
  logNoted: 'The digest you noted is that of row {row}.',
  logCut:
    'The audit log is broken: none of its rows ({rows}) has the digest you noted. It was cut off before that row, or made anew.',
  logChanged: 'The audit log is broken: row {row} was changed after it was written.',
  logMissing: 'The audit log is broken: row {row} is missing.',
  logLedger: 'The audit log is broken: row {row} is the last one and does not match the ledger.',
  logHolds: '{rows} rows hold.',
  logHoldsOne: '1 row holds.',

  /** What came of a try with a mail server. `host`: its name, in quotation marks already. */
  mailNobody:
    'This server never connects to {host}, not even in the hall. Write the mail server’s own name or address.',
  mailPrivate: '{host} lies in a private network. Say that it is a machine of the hall if it is one.',
  mailNoName: 'No machine is called {host}, or this one is not on the internet just now.',
  mailNoAnswer: 'Nothing answers on port {port} of {host}. Mail servers take letters on 587 or 465.',
  mailUnreachable: '{host} cannot be reached from this network.',
  mailTimedOut:
    '{host} did not answer in time on port {port}. A firewall may be in between, or the encryption is another: 465 encrypts from the first byte, 587 after a greeting.',
  mailNotTrusted:
    'The mail server shows a certificate that is not to be trusted for that name. Write the name as its provider does.',
  mailNotEncrypted:
    'The mail server does not encrypt from the first byte on this port. Choose “after a greeting”, as on port 587.',
  mailNoEncryption:
    'The mail server offers no encryption on this port, so nothing was sent. Try port 465, encrypted from the first byte.',
  mailEncryption: 'The encryption could not be agreed on with the mail server.',
  mailNoSignIn: 'The mail server takes no sign-in on this port in this way.',
  mailSignIn:
    'The mail server refused the sign-in. Look at user name and password; many providers want a password made for programs alone.',
  mailSender:
    'The mail server refuses letters from this sender. Use the address of the account that signs in.',
  mailSenderUnknown: 'The mail server refuses letters from this sender, or wants a sign-in first.',
  mailNotThere: 'The mail server takes no letters to the address that this one was for.',
  mailLetter: 'The mail server took the address and refused the letter.',
  mailEnded: 'The mail server ended the connection. Look at port and encryption.',
  mailBrokeOff: 'The mail server broke off, and did not say why. Look at port and encryption.',
  mailSaid: 'It said: “{answer}”.',
  mailRefusedBefore: 'The mail server refused this address for good before, so nothing more is sent there.',
  mailTooOften:
    'Registrations wrote {count} letters to this address within a day, so this one was not sent. Send it again if that is right.',
  mailUnsure:
    'The mail server did not say in time whether it took the letter. It may arrive twice; both are then the same letter to a mail program.',
  mailMayHaveArrived: 'The mail server may have taken this letter before it was cancelled.',
  mailNoAddress: 'The act has no mail address any more, so this letter was cancelled.',

  /** What other gear answered to what it was told. */
  gearTooOld: 'Not told: more than five minutes had passed.',
  gearAnswered: 'Answered {status}.',
  gearSilent: 'No answer within ten seconds.',

  /** Why something is in the audit log that the server wrote by itself. */
  logWentOn: 'The log went on to row {lost} before; what is above row {row} now is another.',
  logMadeAnew: 'Row {row} was another before: the log was made anew.',
  notPerformed: 'They did not perform.',
  certifiedNow: 'Result certified, version {version}.',
} as const;
