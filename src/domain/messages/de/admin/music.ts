import type { Translated } from '../../catalogue.ts';

export const music: Translated<'music'> = {
  byMail: 'Kommt per E-Mail.',
  onStick: 'Kommt auf einem USB-Stick.',
  onDay: 'Wird am Tag mitgebracht.',
  byUpload: 'Wird vom Act selbst hochgeladen.',
  live: 'Live, ohne Track.',

  trackIs: 'Der Track ist',
  whatIsWrong: 'Was nicht stimmt',
  whatIsWrongHint: 'Der Act liest das auf der eigenen Seite.',
  away: 'der Server ist nicht erreichbar',
  notDoneAway: 'Nicht erledigt. Der Server ist nicht erreichbar.',

  notWhereKept: 'Die Datei ist nicht da, wo sie lag.',
  notWhereKeptLead:
    'Sie kann nicht abgespielt werden. Bring den Ordner oder den Bucket der Musik zurück an seinen Platz, hänge die Datei neu an, oder nimm eine frühere Fassung.',
  trim: 'Kürzen',
  trimmed: 'Gekürzt',
  trimmedStays: '{words} Die Datei bleibt, wie sie gesendet wurde.',
  nothingToTrim: 'An den Enden ist keine Stille, die wegbleiben könnte.',
  attachNewer: 'Neuere Datei anhängen',
  attach: 'Angekommene Datei anhängen',

  earlier: 'Frühere Fassungen ({count, number})',
  version: 'Fassung {number}, {format}, {size}',
  notThere: 'nicht da, wo sie lag',
  useThis: 'Diese benutzen',

  uploadUnderWay: 'Hochladen läuft',
  uploadWaits:
    'Ein Hochladen wartet: Die Verbindung ist weg, oder die Seite wurde geschlossen. Es kann einen Tag lang weitergehen.',
  receivedBy: 'Erhalten: {time}, {name}.',
  checkedBy: 'Geprüft: {time}, {name}.',

  allTracks: 'Alle Tracks',
  zipTitle: 'Alle Tracks, in der Reihenfolge des Ablaufs',
  zipDownload: '{count, plural, one {# Track herunterladen} other {# Tracks herunterladen}}, {size}',
  zipLead: 'Ein Zip für den Laptop am Mischpult. Jede Datei heißt nach Platz, Act und Song.',
  whichSound: 'Welcher Klang',
  asSent: 'Wie gesendet',
  asSentDetail: 'Die Dateien selbst, in ihren eigenen Formaten.',
  evenedOut: 'Angeglichen',
  evenedOutDetail: 'MP3 mit −16 LUFS. Tracks, die nicht angeglichen werden konnten, kommen wie gesendet.',
  noFiles: 'Noch hat kein zugesagter Act hier eine Datei.',
  withoutFile: 'Hier ohne Datei: {names}.',

  pictureToLookAt: 'Anzusehen',
  pictureApproved: 'Freigegeben',
  pictureRefused: 'Abgelehnt',

  barSaidNo: 'Die Antwort war, dass keine Fotos gezeigt werden sollen; darum ist es nirgends zu sehen.',
  barNotSaid: 'Noch hat niemand gesagt, dass Fotos gezeigt werden dürfen; darum ist es nirgends zu sehen.',
  barParent: 'Eltern oder Sorgeberechtigte haben noch nicht eingewilligt; darum ist es nirgends zu sehen.',
  shownHere: 'Darf hier gezeigt werden: {places}.',
  shownNowhere: 'Soll nirgends gezeigt werden.',

  picture: 'Bild',
  noPicture: 'Noch keins. Der Act kann auf der eigenen Seite eins senden, oder du gibst ihm hier eins.',
  anotherPicture: 'Anderes Bild',
  choosePicture: 'Bild wählen',
  crop: 'Bring sie in den Kreis: ziehe, oder nimm die Pfeiltasten.',
  pictureInCircle: 'Das Bild in seinem Kreis',
  zoom: 'Größer oder kleiner',
  usePicture: 'Dieses Bild benutzen',
  removePictureAsk: 'Dieses Bild entfernen?',
  pictureUnread: 'Diese Datei ist kein Bild, das dieser Browser lesen kann. Wähle ein JPEG oder PNG.',
  notSavedTryAgain: 'Nicht gespeichert. Versuch es noch einmal.',
  asCrowdSees: '{name}, wie das Publikum es sähe',
  fromCrew: 'Von {name}, aus der Crew.',
  fromAct: 'Vom Act gesendet.',
  tooSmall: 'Zu klein für die Leinwand: nur Handys und Papier.',
  wordIfRefused: 'Nachricht an den Act, falls abgelehnt',
  approve: 'Freigeben <v>(Bild: {name})</v>',
  refuse: 'Ablehnen <v>(Bild: {name})</v>',
  showNoMore: 'Nicht mehr zeigen <v>(Bild: {name})</v>',

  picturesNotLoaded: 'Die Bilder wurden nicht geladen',
  loadingPictures: 'Bilder werden geladen',
  noPictureWaits: 'Kein Bild wartet',
  noPictureWaitsLead:
    'Was Acts senden, kommt zuerst hierher. Niemand sonst sieht es, bevor du es angesehen hast.',
  picturesThatWait: 'Bilder, die angesehen werden wollen',

  nameTitle: 'Wie der Name klingt',
  noSpokenForm: 'Noch keine Aussprache.',
  recordedByCrew: 'Aufgenommen von {name}, aus der Crew. Nur Moderation und Crew hören es.',
  recordedByAct: 'Vom Act aufgenommen. Nur Moderation und Crew hören es.',
  recordLead:
    'Der Act kann ihn auf der eigenen Seite aufnehmen, oder du tust es hier, höchstens zehn Sekunden. Nur Moderation und Crew hören es.',
  recordAgain: 'Neu aufnehmen',
  soundUnread: 'Diese Datei ist kein Ton, den dieser Browser lesen kann.',
};
