import type { Translated } from '../../catalogue.ts';

export const machine: Translated<'machine'> = {
  cannotWrite: 'Wo die Daten liegen, lässt sich nichts schreiben: {why}.',
  cannotWriteDo: 'Lass diesen Benutzer dort schreiben, oder nenne in OVATION_DATA einen anderen Ordner.',
  writeTakes: 'Bis ein kleiner Eintrag sicher auf der Platte ist, vergehen {took} ms.',
  writeSlow: 'Das ist langsam.',
  writeTooSlow: 'Stimmen werden sich stauen.',
  writeDo:
    'Leg die Daten auf eine Platte in diesem Rechner, nicht auf Stick, Karte oder Netzwerkordner; beende, was Dateien kopiert oder durchsucht.',
  freeUnknown: 'Wie viel Platz auf der Platte ist, lässt sich hier nicht abfragen.',
  freeUnknownDo: 'Sieh selbst nach: 2 GB sollten frei sein.',
  freeLeft: 'Auf der Platte sind {left} MB frei.',
  musicRefused: 'Musik wird abgewiesen.',
  freeDo: 'Lösche oder verschiebe andere Dateien; Musik und Sicherungen brauchen den Platz.',
  databaseFile:
    'Die Datenbank ist eine Datei dieses Programms (SQLite): Was bestätigt ist, liegt auf der Platte.',
  databaseWaits:
    'PostgreSQL schreibt auf die Platte, was es bestätigt, und kann heilen, was ein Stromausfall halb geschrieben lässt.',
  fsyncOff:
    'In PostgreSQL ist fsync ausgeschaltet: Ein Stromausfall kann bestätigte Stimmen und Wertungen mitnehmen oder die ganze Datenbank.',
  fsyncOffDo:
    'Stelle in postgresql.conf fsync und auch full_page_writes auf on und lass PostgreSQL sie neu lesen.',
  halfPages:
    'In PostgreSQL ist full_page_writes ausgeschaltet: Ein Stromausfall kann Seiten der Datenbank halb geschrieben lassen, für immer beschädigt.',
  halfPagesDo:
    'Stelle in postgresql.conf full_page_writes auf on und lass PostgreSQL sie neu lesen, es sei denn, das Dateisystem schreibt nie halbe Seiten (ZFS).',
  databaseUnasked: 'Ob die Datenbank behält, was sie bestätigt, ließ sich nicht erfragen.',
  databaseUnaskedDo:
    'Sieh nach, ob PostgreSQL läuft und OVATION_DATABASE_URL dorthin führt, und frage dann noch einmal.',
  databaseEmptyDo: 'Sie ist leer: Der erste Start legt ihre Tabellen an. Prüfe danach noch einmal.',
  databaseShut: 'Die Datenbank lässt sich nicht öffnen. {why}',
  databaseShutDo: 'Tu, was hier steht, und prüfe dann noch einmal.',

  portOurs: 'Der Server antwortet auf Port {port}.',
  portFree: 'Port {port} ist frei.',
  portTaken: 'Port {port} ist von einem anderen Programm belegt.',
  portForbidden: 'Dieses Konto darf Port {port} nicht öffnen.',
  portDo: 'Beende jenes Programm, oder setze OVATION_PORT auf einen anderen über 1024.',
  portForbiddenDo: 'Setze OVATION_PORT auf einen Port über 1024.',
  hostNotHere: 'Dieser Rechner hat keine Adresse {host}; der Server kann so nicht starten.',
  hostNotHereDo: 'Berichtige OVATION_HOST; mit 0.0.0.0 lauscht er auf allen Adressen, die der Rechner hat.',

  noNetwork: 'Dieser Rechner ist in keinem Netz: Kein Handy erreicht ihn.',
  noNetworkDo: 'Verbinde ihn mit dem Netz des Saals, wenn es geht, per Kabel.',
  here: 'Dieser Rechner ist in seinem Netz {addresses}.',
  hereOnly: 'Die Adresse für Handys ist {host}: Das ist nur dieser Rechner.',
  listensHere:
    'Der Server lauscht nur auf diesem Rechner (OVATION_HOST): Ohne einen Proxy davor erreicht ihn kein Handy.',
  listensHereDo:
    'Setze OVATION_HOST auf 0.0.0.0. Steht ein Proxy davor, setze dessen Adresse unter Einstellungen, Bildschirme.',
  setAddress: 'Setze sie unter Einstellungen, Bildschirme: Dorthin führen die QR-Codes.',
  unseen: 'Ob {host} zu ihm führt, ist aus einem Container oder Tunnel nicht zu sehen.',
  unseenDo: 'Öffne sie vor dem Einlass einmal auf einem Handy.',
  elsewhere: 'Aber die Adresse für Handys ist {host}: Die QR-Codes führen nirgendwohin.',
  elsewhereDo:
    'Berichtige sie unter Einstellungen, Bildschirme, und gib diesem Rechner im Router eine feste Adresse.',
  noneForPhones:
    'Keine davon erreichen Handys, wie in einem Container oder Tunnel: Nichts mit einem Code wird gedruckt.',
  noneForPhonesDo: 'Setze unter Einstellungen, Bildschirme, was Handys öffnen.',
  noAddress: 'Es ist keine Adresse für Handys gesetzt.',
  guessed:
    'Es ist keine Adresse für Handys gesetzt, sie werden also an {first} geschickt; es könnte aber auch {others} sein.',
  guessedDo: 'Wähle unter Einstellungen, Adressen und Codes.',

  clockShows: 'Die Uhr zeigt {time} UTC.',
  longPast: 'Das ist längst vorbei.',
  laterWritten: 'Aber es wurde schon etwas Späteres geschrieben.',
  clockDo: 'Stell die Uhr, oder lass sie vom System übers Netz stellen; starte dann den Server neu.',
  ffmpegThere: 'ffmpeg ist da: Musik wird angehört und in der Lautstärke angeglichen.',
  noFfmpeg:
    'Es gibt kein ffmpeg: Musik lässt sich schicken, aber was daran nicht stimmt, hört vorher niemand.',
  noFfmpegDo: 'Debian: apt install ffmpeg. macOS: brew install ffmpeg. Windows: winget install ffmpeg.',
  noBrowser: 'Auf diesem Rechner wurde kein Browser gefunden.',
  noBrowserDo:
    'Zeig /projector von einem anderen, mit Chrome, Edge, Firefox oder Safari der letzten zwei Jahre.',
  browserThere: '{browser} kann die Seite der Leinwand zeigen.',

  httpAlone:
    'Tablets haben nur http: Seiten der Jury müssen offen bleiben, während das Netz weg ist, und Bildschirme werden dunkel.',
  httpAloneDo: 'Setze OVATION_HTTPS_PORT, außer ein Proxy davor hat https.',
  httpsTaken: 'Port {port} für https ist belegt.',
  httpsTakenDo: 'Setze OVATION_HTTPS_PORT auf einen anderen.',
  certificateOut: 'Das Zertifikat auf Port {port} ist abgelaufen.',
  certificateSoon: 'Das Zertifikat auf Port {port} läuft ab. Tage bis dahin: {days}.',
  renewOwn: 'Erneuere es dort, wo du es her hast; die neue Datei wird von selbst gelesen.',
  certificateShut: 'Das Zertifikat für https ist nicht zu gebrauchen, der Server startet so nicht: {why}.',
  certificateShutDo: 'Berichtige OVATION_TLS_CERTIFICATE und OVATION_TLS_KEY.',
  renewOurs: 'Starte den Server neu: Er macht ein neues, dem die Tablets unter /trust vertrauen müssen.',
  httpsFree: 'Port {port} ist für https frei.',
  httpsServed: 'https läuft auf Port {port}.',

  noCopies: 'Es gibt keine Sicherungen.',
  noCopiesDo: 'Binde die Platte ein oder berichtige ihre Rechte; OVATION_BACKUP_DIR nennt sie.',
  folderShut: 'In {folder} lässt sich nichts schreiben ({code}).',
  noneBySelf: 'Der Server macht von selbst keine Sicherungen.',
  noneBySelfDo: 'Setze OVATION_BACKUP_MINUTES auf 5, oder mach sie mit einem anderen Programm.',
  sameDisk: 'Sicherungen gehen nach {folder}, auf die Platte der Daten: Beides geht zusammen verloren.',
  sameDiskDo: 'Nenne in OVATION_BACKUP_DIR einen Ordner auf einer anderen Platte, zum Beispiel einem Stick.',
  otherDisk: 'Sicherungen gehen nach {folder}, auf eine andere Platte.',
  copyShut:
    'In {folder} lässt sich nichts schreiben ({code}), es gibt also keine Sicherungen. Binde die Platte ein, gib dem Konto des Servers dort das Recht zu schreiben, oder nenne in OVATION_BACKUP_DIR einen anderen Ordner.',
  copyFull:
    'Die Platte von {folder} ist voll, es konnte also keine Sicherung gemacht werden. Schaff Platz, oder nenne in OVATION_BACKUP_DIR einen Ordner anderswo.',
  copyNoRoom:
    'Auf der Platte von {folder} ist neben dem, was Stimmen und Wertungsbögen brauchen, kein Platz für eine Sicherung, es wurde also keine gemacht. Schaff Platz, oder nenne in OVATION_BACKUP_DIR einen Ordner anderswo.',
  copySlow:
    'Eine Sicherung nach {folder} dauert so lange, dass nichts mehr auf sie wartet. Wenn sie nicht fertig wird, sieh nach jener Platte und der Datenbank, oder nenne in OVATION_BACKUP_DIR einen anderen Ordner.',
  copyTooLong:
    'Eine Sicherung nach {folder} war nach {time} nicht fertig und wurde aufgegeben. Sieh nach jener Platte und der Datenbank, oder nenne in OVATION_BACKUP_DIR einen anderen Ordner.',
  databaseLeft:
    'Die Datenbank hat die Sitzung mittendrin beendet ({why}), es ist also nichts daraus geworden. Sieh nach der Datenbank, dann mach es noch einmal.',

  notSaved: 'Nichts lässt sich speichern.',
  notSavedFull: 'Nichts lässt sich speichern: Die Platte ist voll.',
  notSavedReadOnly: 'Nichts lässt sich speichern: Die Datenbank lässt sich nur lesen.',
  notSavedDisk: 'Nichts lässt sich speichern: Die Platte nimmt nicht an, was geschrieben wird.',
  notSavedDamaged: 'Nichts lässt sich speichern: Die Platte oder die Datenbank ist beschädigt.',
  notSavedMoved:
    'Nichts lässt sich speichern: Die Datenbank wurde verschoben oder gelöscht, während der Server läuft.',
  logBroken:
    'Das Protokoll der Datenbank (ovation.db-wal) bricht mitten darin ab: Es wurde beschädigt, oder der Strom fiel aus, während es geschrieben wurde. Was zuletzt gespeichert wurde, kann fehlen; sieh nach, ob die neuesten Einträge im Verlauf da sind. Die Datenbank, wie sie vorgefunden wurde, liegt in {place}. Ist das geklärt, nimm diesen Ordner aus dem Datenordner heraus, dann wird es nicht mehr gemeldet.',
  notSavedKeyChanged:
    'Nichts lässt sich speichern: Der Schlüssel dieser Installation wurde geändert, während der Server läuft. Gib diesem Rechner den neuen Schlüssel und starte den Server neu.',
  notSavedLocked: 'Nichts lässt sich speichern: Die Datenbank ist gesperrt oder zu langsam.',
  notSavedAway: 'Nichts lässt sich speichern: Die Datenbank antwortet nicht.',
  databaseSilent: 'Die Datenbank antwortet nicht.',
  almostFull: 'Die Platte ist fast voll: {left} MB sind frei.',
  clockAhead:
    'Die Uhr dieses Rechners geht gegenüber der Datenbank {seconds} s vor, darum werden hier keine Stimmen angenommen.',
  clockBehind:
    'Die Uhr dieses Rechners geht gegenüber der Datenbank {seconds} s nach, darum werden hier keine Stimmen angenommen.',
  clocksDo:
    'Stell beide nach einem Zeitserver (NTP); läuft gerade eine Show, starte diesen Prozess danach neu.',
  clockBeforeLog:
    'Beim Start des Servers zeigte die Uhr {now}, aber im Verlauf stehen Einträge von {logged}.',
  clockAfterPause:
    'Beim Start des Servers zeigte die Uhr {now}, aber davor wurde nichts geschrieben. Tage ohne Eintrag: {days}.',
  clockHolds:
    'Nichts wird seines Alters wegen entfernt, bis ein Admin in den Einstellungen sagt, dass die Uhr richtig geht.',
  fileNotThere:
    'Die Datei ist nicht dort, wo sie lag. Leg die Musik wieder an ihren Ort, oder bitte noch einmal darum.',
  oneLost:
    'Eine Musikdatei ist nicht dort, wo sie lag: Leg den Ordner oder den Bucket der Musik wieder an seinen Ort.',
  manyLost:
    '{count} Musikdateien sind nicht dort, wo sie lagen: Leg den Ordner oder den Bucket der Musik wieder an seinen Ort.',
  storageSilent:
    'Der Musikspeicher antwortet nicht. Was ankommt, wartet auf diesem Rechner und zieht von selbst um; was dort liegt, kann solange nicht gespielt werden.',
  storageRefuses:
    'Der Musikspeicher antwortet mit {answer}: Sieh nach, ob er voll ist und ob unser Schlüssel noch gilt. Was ankommt, wartet auf diesem Rechner und zieht von selbst um, sobald es angenommen wird.',

  filesRight: 'Dateien: {files}, gemacht {time} von Version {version}. Die Prüfsummen stimmen.',
  rowsRight:
    'Zeilen: {rows}, so viele wie bei der Sicherung; die Datenbank findet an sich selbst nichts auszusetzen.',
  recountAgrees: '{round}: Die Nachzählung ergibt das festgestellte Ergebnis.',
  erasedAgain: 'Was nach der Sicherung gelöscht wurde, wird beim Start des Servers wieder gelöscht.',
  otherInstallation:
    'Ob {folder} zur selben Installation gehört wie diese Sicherung, ist nicht bekannt. Der erste Start sagt im Verlauf, dass eine Sicherung zurückgespielt wurde, aber nicht, was dadurch verloren ging: Nenne dafür in OVATION_DATA den richtigen Datenordner.',
  inBucket: 'Musikdateien im Bucket {bucket}: {files}.',

  copySealed: '{file} ist versiegelt. Gib das Passwort dazu in OVATION_BACKUP_PASSPHRASE an.',
  copyCutOff: '{file} endet zu früh. Nimm eine andere Sicherung.',
  copyDamaged: '{part} in {file} ist beschädigt. Nimm eine andere Sicherung.',
  copyUnread:
    'Das Verzeichnis von {file} ist hier nicht lesbar. Kommt die Sicherung von einer neueren Version von Ovation, stelle sie mit dieser wieder her; sonst nimm eine andere.',
  copyHoldsMore: '{file} enthält mehr, als sein Verzeichnis sagt. Nimm eine andere Sicherung.',
  copyRowsMissing: 'Die Datenbank in der Sicherung nennt Zeilen, die es nicht gibt.',
  copyFormerKey:
    'Diese Sicherung geht mit einem früheren Schlüssel auf, nicht mit dem in {key}, sie lässt sich hier also nicht zurückspielen. Spiel sie in einen neuen Ordner zurück (ovation restore), leg {former} dort als secret.key hin und starte mit jenem Ordner.',
  copyOtherKey:
    'Diese Sicherung wurde mit einem anderen Schlüssel versiegelt als dem in {key}, sie lässt sich hier also nicht zurückspielen. Spiel sie in einen neuen Ordner zurück (ovation restore), leg deine Kopie des damaligen Schlüssels dort als secret.key hin und starte mit jenem Ordner.',
  copyTakesFormerKey:
    'Diese Sicherung geht mit einem früheren Schlüssel auf, nicht mit dem in {key}: Leg {former} als secret.key in den neuen Ordner.',
  copyTakesOtherKey:
    'Diese Sicherung wurde mit einem anderen Schlüssel versiegelt als dem in {key}: Kein Server startet mit ihr, bevor deine Kopie des damaligen Schlüssels im neuen Ordner als secret.key liegt.',
  targetFilled:
    '{folder} ist nicht leer. Eine Sicherung wird nur in einen neuen oder leeren Ordner zurückgespielt; geändert wurde nichts.',
  targetNoFolder:
    '{path} gibt es schon, und es ist kein Ordner. Eine Sicherung wird nur in einen neuen oder leeren Ordner zurückgespielt; geändert wurde nichts.',

  logWhole: 'Der Verlauf ist unversehrt. Zeilen: {rows}, neueste {head}.',
  logWholeOne: 'Der Verlauf ist unversehrt: 1 Zeile, neueste {head}.',
  logInOrder: 'Der Verlauf hat alle Zeilen in ihrer Reihenfolge: {rows}, neueste {head}.',
  logInOrderOne: 'Der Verlauf hat alle Zeilen in ihrer Reihenfolge: 1 Zeile, neueste {head}.',
  logKeyedFrom: 'Von Zeile {row} an ist er mit dem Schlüssel gesichert.',
  logUnfollowed:
    'Ob die so gesicherten Zeilen geändert wurden, ist nicht bekannt: Dazu braucht es den Schlüssel der Installation.',
  logUnkeyed:
    'Keine ist mit dem Schlüssel gesichert: Eine frühere Version hat sie geschrieben, oder jemand hat sie neu gemacht. Beim Start sichert der Server den Verlauf.',
  logNoted: 'Die notierte Prüfsumme ist die von Zeile {row}.',
  logCut:
    'Der Verlauf ist beschädigt: Keine seiner Zeilen ({rows}) hat die notierte Prüfsumme. Er wurde vor jener Zeile abgeschnitten oder neu gemacht.',
  logChanged: 'Der Verlauf ist beschädigt: Zeile {row} wurde geändert, nachdem sie geschrieben war.',
  logMissing: 'Der Verlauf ist beschädigt: Zeile {row} fehlt.',
  logLedger: 'Der Verlauf ist beschädigt: Zeile {row} ist die letzte und passt nicht zum Hauptbuch.',
  logHolds: 'Zeilen, die stimmen: {rows}.',
  logHoldsOne: '1 Zeile stimmt.',

  mailNobody:
    'Mit {host} verbindet sich dieser Server nie, auch im Saal nicht. Schreib den eigenen Namen oder die Adresse des Mailservers.',
  mailPrivate:
    '{host} liegt in einem privaten Netz. Sag, dass es ein Rechner im Saal ist, falls es einer ist.',
  mailNoName: 'Kein Rechner heißt {host}, oder dieser ist gerade nicht im Internet.',
  mailNoAnswer: 'Auf Port {port} von {host} antwortet nichts. Mailserver nehmen E-Mails auf 587 oder 465.',
  mailUnreachable: '{host} ist aus diesem Netz nicht zu erreichen.',
  mailTimedOut:
    '{host} hat auf Port {port} nicht rechtzeitig geantwortet. Vielleicht liegt eine Firewall dazwischen, oder die Verschlüsselung ist eine andere: 465 verschlüsselt vom ersten Byte an, 587 nach einer Begrüßung.',
  mailNotTrusted:
    'Der Mailserver zeigt ein Zertifikat, dem für diesen Namen nicht zu trauen ist. Schreib den Namen so, wie sein Anbieter es tut.',
  mailNotEncrypted:
    'Der Mailserver verschlüsselt auf diesem Port nicht vom ersten Byte an. Wähle „Nach einer Begrüßung“, wie auf Port 587.',
  mailNoEncryption:
    'Der Mailserver bietet auf diesem Port keine Verschlüsselung, darum wurde nichts geschickt. Versuch Port 465, vom ersten Byte an verschlüsselt.',
  mailEncryption: 'Über die Verschlüsselung kam keine Einigung mit dem Mailserver zustande.',
  mailNoSignIn: 'Auf diesem Port lässt sich so nicht einloggen.',
  mailSignIn:
    'Der Mailserver hat das Einloggen abgewiesen. Prüfe Benutzername und Passwort; viele Anbieter wollen ein Passwort, das nur für Programme gemacht ist.',
  mailSender:
    'Der Mailserver nimmt von dieser Absenderadresse nichts an. Nimm die Adresse des Kontos, das sich einloggt.',
  mailSenderUnknown:
    'Der Mailserver nimmt von dieser Absenderadresse nichts an, oder man muss sich vorher einloggen.',
  mailNotThere: 'Der Mailserver nimmt für diese Empfangsadresse keine E-Mails an.',
  mailLetter: 'Der Mailserver hat die Adresse angenommen und die E-Mail abgewiesen.',
  mailEnded: 'Der Mailserver hat die Verbindung beendet. Prüfe Port und Verschlüsselung.',
  mailBrokeOff: 'Der Mailserver hat abgebrochen und nicht gesagt, warum. Prüfe Port und Verschlüsselung.',
  mailSaid: 'Er sagte: „{answer}“.',
  mailRefusedBefore:
    'Der Mailserver hat diese Adresse schon einmal endgültig abgewiesen, darum geht nichts mehr dorthin.',
  mailTooOften:
    'Anmeldungen haben an diese Adresse an einem Tag {count} E-Mails geschrieben, darum wurde diese nicht geschickt. Schick sie noch einmal, wenn das stimmt.',
  mailUnsure:
    'Der Mailserver hat nicht rechtzeitig gesagt, ob er die E-Mail angenommen hat. Sie kommt vielleicht zweimal an; für ein Mailprogramm ist es dieselbe.',
  mailMayHaveArrived:
    'Vielleicht hat der Mailserver diese E-Mail noch angenommen, bevor sie zurückgezogen wurde.',
  mailNoAddress: 'Der Act hat keine E-Mail-Adresse mehr, darum wurde diese E-Mail zurückgezogen.',

  gearTooOld: 'Nicht mitgeteilt: Mehr als fünf Minuten waren vergangen.',
  gearAnswered: 'Antwort: {status}.',
  gearSilent: 'Keine Antwort innerhalb von zehn Sekunden.',

  logWentOn: 'Der Verlauf ging vorher bis Zeile {lost}; was jetzt über Zeile {row} steht, ist ein anderer.',
  logMadeAnew: 'Zeile {row} war vorher eine andere: Der Verlauf wurde neu gemacht.',
  notPerformed: 'Nicht aufgetreten.',
  certifiedNow: 'Ergebnis festgestellt, Fassung {version}.',
};
