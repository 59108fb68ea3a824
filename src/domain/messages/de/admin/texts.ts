import type { Translated } from '../../catalogue.ts';

export const texts: Translated<'texts'> = {
  sendLetters: 'Mitwirkenden E-Mails schicken',
  sendLettersHint:
    'Das Formular fragt dann nach einer E-Mail-Adresse. Zu- und Absagen gehen eine Minute später hinaus, damit Rückgängigmachen unbemerkt bleibt.',
  letter: 'E-Mail',
  letterHint:
    'Wie mitgeliefert bekommen sie alle in ihrer Sprache. Deine eigenen Worte gehen so hinaus, wie du sie schreibst, oder wie du sie unter Sprachen in anderen Sprachen sagst.',
  subject: 'Betreff',
  text: 'Text',
  backToOurs: 'Zurück zum Text, der mit Ovation kommt',
  howItReads: 'Wie sie sich liest',
  howItReadsMadeUp: 'Wie sie sich liest, mit erfundenen Worten',
  in: 'Auf',
  filledFor: 'Wird für jeden Act eingesetzt: {blanks}',

  kindReceived: 'Anmeldung eingegangen',
  kindAccepted: 'Zugesagt',
  kindDeclined: 'Abgesagt',
  kindWaitlisted: 'Auf der Warteliste',
  kindReminder: 'Erinnerung an das, was fehlt',
  kindCall: 'Bereit um',
  kindConsent: 'An die Eltern',
  kindThanks: 'Dank nach der Show',

  isQueued: 'Wartet',
  isSent: 'Verschickt',
  isFailed: 'Gescheitert',
  isCancelled: 'Nicht verschickt',
  isExpired: 'Lohnt nicht mehr',

  outbox: 'Postausgang',
  noServer: 'Es ist kein Mailserver eingestellt.',
  noServerLead: 'Stell oben einen ein. Bis dahin warten E-Mails hier.',
  letterNotSent: 'Nicht verschickt. Versuch es noch einmal.',
  doNotSend: 'Nicht schicken',
  sendAgain: 'Noch einmal schicken',
  nobodyToWrite: 'Niemand anzuschreiben',
  outboxFrom: 'Von {sender}.',
  outboxCounts: '{queued, number} warten, {sent, number} verschickt, {failed, number} gescheitert.',
  outboxCountsOld:
    '{queued, number} warten, {sent, number} verschickt, {failed, number} gescheitert, {expired, number} lohnen nicht mehr.',
  letterOf: '<b>{about}</b>: {kind}',
  letterRefused: '<b>{about}</b>: {kind}. <link>Adresse berichtigen<hidden> ({about})</hidden></link>',
  goesOutAt: 'Geht hinaus: {time}',
  tries: '{count, plural, one {# Versuch} other {# Versuche}}',
  showAll: 'Alle {count} zeigen',
  inOutbox: '{count, plural, one {# E-Mail} other {# E-Mails}} im Postausgang',
  remind: 'An Fehlendes erinnern',
  remindAsk: 'An Fehlendes erinnern?',
  sendCalls: 'Zeiten schicken',
  sendCallsAsk: 'Die Zeiten schicken, zu denen alle bereit sind?',
  thank: 'Den Acts danken',
  thankAsk: 'Allen danken, die auf der Bühne waren?',
  sendLettersCount: '{count, plural, one {# E-Mail} other {# E-Mails}} schicken',
  actsGetIt: '{acts, plural, one {# Act bekommt} other {# Acts bekommen}} sie.',
  actsAndParents:
    '{acts, plural, one {# Act bekommt} other {# Acts bekommen}} sie, und {parents, plural, one {# Elternteil} other {# Eltern}} eine E-Mail mit der Bitte um Einwilligung.',
  actsWithout: '{acts, plural, one {# Act hat} other {# Acts haben}} keine E-Mail-Adresse hinterlassen.',

  mailServer: 'Mailserver',
  notTried: 'Nicht versucht. Was du getippt hast, steht noch hier; versuch es noch einmal.',
  forgotten: 'Vergessen. E-Mails warten, bis es einen anderen gibt.',
  notForgotten: 'Nicht vergessen. Versuch es noch einmal.',
  serverLead:
    'Dein Mailanbieter nennt sie, oft als „SMTP“ oder „Postausgang“. Der Server wird benutzt, sobald er eine Testmail angenommen hat.',
  serverIsSet:
    'E-Mails gehen über diesen Server hinaus. Eine Änderung gilt, sobald der neue Server eine Testmail angenommen hat.',
  sendTest: 'Testmail schicken und diesen Server benutzen',
  forgetServer: 'Diesen Server vergessen',
  encryption: 'Verschlüsselung',
  port: 'Port',
  userName: 'Benutzername',
  password: 'Passwort',
  passwordKept: 'Gespeichert, und niemandem gezeigt. Leer bleibt es, wie es ist.',
  passwordHint: 'Oft ein App-Passwort. Es wird versiegelt gespeichert und niemandem gezeigt.',
  sender: 'E-Mails kommen von',
  inTheHallHint:
    'Nur dann darf der Server eine private Adresse anrufen, wie 192.168.1.20. Für einen Anbieter bleibt es aus.',
  testTo: 'Eine Testmail an',
  testTaken: 'Die Testmail wurde angenommen.',
  testTakenLead:
    'Dieser Server wird ab jetzt benutzt. Sieh nach, ob die Testmail ankommt, und nicht im Spam.',
  testNotTaken: 'Die Testmail wurde nicht angenommen.',
  testSubject: 'Eine Test-E-Mail: {event}',
  testLetter:
    'Die E-Mails kommen an: {event}.\n\nDiese wurde aus den Einstellungen gesendet, um den Mailserver zu probieren. Sonst hat sie niemand bekommen.',
  fixedServer:
    'Die Einstellungen dieses Rechners nennen ihn: <b>{host}</b>, als {sender}. Wer den Server betreibt, ändert ihn dort (OVATION_SMTP_HOST und die anderen).',
  starttls: 'STARTTLS (nach der Begrüßung)',
  tls: 'Vom ersten Byte an (TLS)',
  noEncryption: 'Keine: nur innerhalb des Saals',

  musicUntil: 'Mitwirkende schicken Musik bis',
  musicUntilHint:
    'Sie sehen es auf ihrer Seite und in Erinnerungen. Leer: bis die Show beginnt. Was rechtzeitig begonnen wurde, darf noch eine Stunde lang ankommen. Die Crew hängt Dateien jederzeit an.',
  largestFile: 'Größte Datei, in Megabyte',
  leaveSilence: 'Stille an beiden Enden weglassen',
  leaveSilenceHint:
    'In der Kopie, die gespielt wird, bei Dateien, die ab jetzt ankommen. Was geschickt wurde, wird nie verändert; jeder Act hat einen eigenen Schalter.',
  largestHint:
    'Angenommen werden MP3, M4A, AAC, WAV, FLAC, Ogg oder Opus. Ein Song von fünf Minuten hat etwa 10 MB als MP3 und 50 MB als WAV.',

  strays: 'Musik, die zu keinem Act gehört',
  straysRemoved: 'Die Dateien, die zu keinem Act gehörten, sind entfernt',
  nothingRemoved: 'Nichts wurde entfernt. Versuch es noch einmal.',
  straysFinal: 'Das lässt sich nicht rückgängig machen. Jeder Datenbank, die sie nennt, werden sie fehlen.',
  removeThem: 'Entfernen',
  keepThem: 'Behalten',
  holdRemove: 'Zum Entfernen halten',
  straysLead:
    '{count, plural, one {# Musikdatei} other {# Musikdateien}}, {size}, liegen bei der Musik, ohne dass ein Act sie nennt. So ist es, nachdem eine ältere Sicherung zurückgespielt wurde oder eine Datenbank verloren ging, und wo eine andere Installation denselben Speicher benutzt. Von selbst entfernt sie nichts.',
  straysAside:
    '{count, plural, one {# davon nennt} other {# davon nennt}} die Datenbank, die beim Zurückspielen einer Sicherung zur Seite gelegt wurde. Mit ihr finden sie sich wieder, sonst gehen sie mit ihr.',
  straysAsk: '{count, plural, one {# Musikdatei} other {# Musikdateien}} entfernen?',

  parentAgrees: 'Worin Eltern oder Sorgeberechtigte einwilligen',
  rulesAccepted: 'Bühnenregeln und Risiken, die alle Mitwirkenden annehmen',
  version: 'Fassung {version}',
};
