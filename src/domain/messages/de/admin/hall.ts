import type { Translated } from '../../catalogue.ts';

export const hall: Translated<'hall'> = {
  judgesTime: 'Zeit der Jury nach einem Act, in Minuten',
  judgesTimeHint:
    'Läuft auf den Geräten der Jury ab; dann schließen die Wertungen des Acts von selbst. Leer: sie bleiben offen, bis jemand sie sperrt.',
  betweenActs: 'Zeit zwischen Acts, in Sekunden',
  betweenActsHint: 'Zählt in den geplanten und erwarteten Zeiten mit.',
  phonesFollow: 'Handys folgen dem Saal nach, in Sekunden',
  phonesFollowHint:
    'Wenn Plätze verkündet werden: so lange nach der Bühne stehen sie auf Handys, auf /results und, sobald eine Leinwand gekoppelt ist, auf denen, die es nicht sind. Bei einem Stream so lange, wie er nachhinkt; 0: sofort.',
  stageSide: 'Wo Acts auf die Bühne kommen',
  stageSideHint: 'Auf der Ruftafel. Der Ablauf kann es für einen Act anders sagen.',
  sideUnsaid: 'Nicht gesagt',
  stageLeft: 'Links (von der Bühne aus)',
  stageRight: 'Rechts (von der Bühne aus)',

  phoneAddress: 'Adresse für Handys',
  phoneAddressHint:
    'In QR-Codes und Links. Leer: die Adresse, mit der diese Seite geöffnet wurde, oder die dieses Rechners im Netz.',
  wifiInWords: 'WLAN in Worten',
  wifiInWordsHint:
    'Auf der Leinwand neben der Adresse, wie „Saal-Gast, kein Passwort“. Der Code entsteht unter Adressen und Codes.',
  mcCode: 'Zugangscode der Moderation',
  mcCodeHint:
    'Die Moderation gibt ihn einmal auf /mc ein und sieht dann Text, Aussprache und Notizen. Leer: Seiten werden nur unter Gekoppelte Bildschirme gekoppelt.',
  publishLineup: 'Programm veröffentlichen',
  publishLineupHint:
    'Die Startseite zeigt die Acts in der Reihenfolge des Ablaufs. Von da an behält jeder seine Nummer.',
  showTurnout: 'Zeigen, wie viele abgestimmt haben',
  showTurnoutHint: 'Eine Zahl auf der Leinwand, solange eine Abstimmung offen ist; nie, wer vorn liegt.',
  openingCount: 'Bis zum Titel herunterzählen',
  openingCountHint:
    'Zehn Sekunden auf der Leinwand, wenn die Eröffnung beginnt. Aus: Der Titel steht sofort.',
  actScores: 'Wertungen eines Acts auf der Leinwand',
  actScoresHint:
    'Sobald sie gesperrt sind, wenn die Regie sie zeigt. Was die Regeln streichen, ist durchgestrichen.',
  never: 'Nie',
  byNumber: 'Als „Jury 1“',
  byNames: 'Mit den Namen der Jury',
  standings: 'Zwischenstand auf der Leinwand',
  standingsHint:
    'Nur die Jury, über die Acts mit gesperrten Wertungen. Der Anteil des Publikums ist nie dabei.',
  untilLast: 'Bis der letzte Act gewertet ist',
  toTheEnd: 'Bis zum Ende',

  notPossible: 'Das ging nicht.',
  paired: 'Gekoppelte Bildschirme',
  nonePaired: 'Noch ist kein Bildschirm gekoppelt.',
  identify: 'Erkennen',
  unpair: 'Entkoppeln',
  unpairIt: 'Entkoppeln',
  keepIt: 'Behalten',
  unpairLead:
    'Eine Leinwand behält ihr Bild ohne Namen; eine Moderationsseite oder Ruftafel verliert, was sie zeigt.',
  codeOnScreen: 'Code auf dem Bildschirm',
  codeOnScreenHint: 'Öffne dort /projector, /backstage oder /mc; P zeigt ihn an einer Leinwand noch einmal.',
  screenName: 'Name des Bildschirms',
  screenNameHint: 'Wie „Großer Saal“.',
  pairScreen: 'Bildschirm koppeln',
  pairFailed: 'Der Server ist nicht erreichbar. Versuch es noch einmal.',
  kindMc: 'Moderationsseite',
  kindProjector: 'Leinwand',
  kindBackstage: 'Ruftafel',
  screenHere: '{kind}, verbunden',
  screenSilent: '{kind}, still seit {time}',
  unpairAsk: 'Entkoppeln: {name}?',
  nameOf: 'Name von {name}',

  whereMachineIs: 'Wo dieser Rechner ist',
  whereMachineIsHint: 'Ein Druck macht sie zur Adresse für Handys.',
  addressCard: '{address} ({card})',
  addressUnlikely: '{address} ({card}: wohl nicht die des Saals)',
  addressOpen: '{address} (wie du sie offen hast)',

  codes: 'Codes',
  printPosters: 'Plakate drucken',
  onlyHere: 'Diese Codes führen nur zu diesem Rechner.',
  onlyHereLead:
    'Wähle oben seine Adresse im Netz, oder gib sie unter Bildschirme ein; bis dahin wird nichts gedruckt.',
  wifiName: 'WLAN-Name',
  wifiNameHint:
    'Wie Geräte es auflisten. Es steht auf Plakaten und Karten der Jury, mit einem Code zum Verbinden.',
  itsPassword: 'Sein Passwort',
  wpa: 'WPA, 2 oder 3',
  wep: 'WEP, alt',
  noPassword: 'Keines',
  wifiPassword: 'WLAN-Passwort',
  wifiPasswordHint: 'Wer das Papier sieht, kann es lesen: nenne das Netz für Gäste.',
  judgesLinks: 'Die eigenen Links der Jury, und Karten damit, stehen unter <link>Jury</link>.',
  addressOf: 'Adresse: {title}',
  noPhoneAddress:
    'Es ist keine Adresse für Handys eingestellt. Eine andere gibst du unter <link>Bildschirme</link> ein.',
  phonesSentTo:
    'Handys werden hierhin geschickt: {address}. Eine andere gibst du unter <link>Bildschirme</link> ein.',
  wpaShort: 'Ein WPA-Passwort hat {least} Zeichen oder mehr. Nichts davon wird gedruckt.',
  onPoster: '{title}, auf dem Plakat',

  front: 'Startseite',
  frontWhose: 'Alle: die Veranstaltung und ihr Programm',
  register: 'Anmelden',
  registerWhose: 'Acts, die auftreten wollen',
  vote: 'Abstimmen',
  voteWhose: 'Das Publikum',
  results: 'Ergebnisse',
  resultsWhose: 'Alle, sobald sie verkündet sind',
  projectorWhose: 'Der Rechner an der Leinwand',
  mc: 'Moderation',
  mcWhose: 'Das Tablet der Moderation, mit dem Zugangscode',
  boardWhose: 'Ein Bildschirm im Aufenthaltsraum, gekoppelt',

  twoPeople: 'Zwei Personen stellen fest',
  twoPeopleHint: 'Eine beantragt es, eine andere sieht dieselben Zahlen an und stellt sie fest.',

  askingTrust: 'Es wird gefragt, wie dieser Server erreichbar ist',
  cannotAsk: 'Das lässt sich gerade nicht fragen.',
  httpOnly:
    'Dieser Server selbst hört nur auf http: OVATION_HTTPS_PORT ist aus, oder der Port war beim Start vergeben. Seiten der Jury müssen offen bleiben, solange das Netz weg ist.',
  scanOnce:
    'Scanne das einmal mit jedem Tablet der Jury und jedem Gerät der Crew. Es sagt, wie das Gerät diesem Server vertraut, und wann es so weit ist. Dann öffnen sich Seiten auch ohne Netz, Bildschirme bleiben an und die Kamera lässt sich benutzen. Handys des Publikums brauchen nichts davon.',
  trustServer: 'Diesem Server vertrauen',
  goodFor: 'Gültig für',
  fingerprint: 'Fingerabdruck',
  ownCertificate:
    'Er läuft auf Port {port} mit einem eigenen Zertifikat von dir. Es muss nichts installiert werden.',

  doctorLead:
    'Prüft diesen Rechner jetzt: Festplatte, Platz, Port, Adresse, Uhr, Musik, https, Sicherungen, Browser. Auf dem Rechner selbst: „ovation doctor“.',
  lookAgain: 'Noch einmal prüfen',
  lookAtMachine: 'Diesen Rechner prüfen',
};
