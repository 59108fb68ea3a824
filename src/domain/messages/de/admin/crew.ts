import type { Translated } from '../../catalogue.ts';

export const crew: Translated<'crew'> = {
  hidden: 'Verdeckt',
  hide: 'Verdecken <v>({part})</v>',
  showAndLog: 'Zeigen, und den Blick protokollieren <v>({part})</v>',

  safety: 'Sicherheit und Einwilligung',
  missing: 'fehlt',
  nothingSaid: 'Nichts gesagt',
  photos: 'Fotos',
  mayBeShown: 'Dürfen gezeigt werden',
  notToBeShown: 'Nicht zeigen',
  stageRules: 'Bühnenregeln',
  rulesAccepted: 'Angenommen',
  rulesNotAccepted: 'Nicht angenommen',
  rulesIn: '{time}, Text, Fassung {version}: „{text}“',
  nobodyNamed: 'Niemand wurde genannt',

  changePerson: 'Ändern, und den Blick protokollieren',
  changePersonTitle: 'Wer sich angemeldet hat',
  becomesMinor:
    'Dann müssen Eltern oder Sorgeberechtigte einwilligen, bevor der Act zugesagt wird oder auf die Bühne geht. Danach hier ihren Link senden oder ihre Einwilligung auf Papier eintragen.',
  becomesAdult:
    'Dann ist keine Einwilligung nötig, und der Link der Eltern endet. Haben sie eingewilligt, bleibt das erhalten und gilt wieder, wenn dies zurückgenommen wird.',

  byOwnLink: 'über den eigenen Link der Eltern',
  onPaper: 'auf Papier, eingetragen von {name}',
  onPaperSomebody: 'auf Papier, von der Orga eingetragen',
  throughPage: 'über die Seite des Acts, nicht von den Eltern bestätigt',
  howOn: '{how}, {time}',
  signedIn: 'Im Namen von {name}, {time}, {how}',
  signedOn: '{time}, {how}',
  textVersion: 'Text, Fassung {version}: „{text}“',

  person: 'Person {number}, minderjährig',
  photosShown: 'Fotos dürfen gezeigt werden',
  photosNotShown: 'keine Fotos zeigen',
  somebodyElse: 'Noch jemand',
  nobodyElse: 'Niemand ist genannt',
  underAge: 'minderjährig',
  parentNamed: 'Elternteil: {name}',
  notOnStage: 'Ist nicht auf der Bühne',
  notOnStageAsk: 'Diese Person aus dem Act nehmen?',
  notOnStageLead:
    'Name und Antwort der Eltern werden gelöscht. Kommt die Person wieder dazu, müssen die Eltern neu zustimmen.',
  takeOut: 'Herausnehmen',
  addPerson: 'Person hinzufügen',
  addTitle: 'Wer ist noch auf der Bühne?',
  addThePerson: 'Person hinzufügen',
  correctName: 'Namen berichtigen',
  correctTitle: 'Diesen Namen berichtigen',
  correctHint:
    'Alles andere zu dieser Person bleibt, auch was ein Elternteil geantwortet hat. Kommt jemand anderes, nimm diese Person heraus und füge die andere hinzu.',
  name: 'Name',
  isMinor: 'Am Tag minderjährig: Eltern müssen einwilligen',
  parentReach: 'Telefon oder E-Mail der Eltern',

  sendLink: 'Den Eltern ihren Link senden',
  sendLinkTitle: 'Den Eltern ihren Link senden?',
  sendIt: 'Senden',
  goesByLetter:
    'Er geht an die E-Mail-Adresse, unter der sie erreichbar sind, und an niemand sonst. Dem Act wird er nie gezeigt.',
  shownHere:
    'Es ist kein Mailserver eingestellt: Der Link wird hier gezeigt, und du schickst ihn den Eltern selbst.',
  showIt: 'Link zeigen',
  linkEnds:
    'Sie haben keine eigene E-Mail-Adresse hinterlassen; darum bekam der Act den Link, und was darüber kommt, ist nicht von den Eltern bestätigt. Mit einer Adresse hier endet dieser Link, und ein neuer geht allein an die Eltern.',
  otherAddress: 'Andere E-Mail-Adresse',
  parentAddress: 'E-Mail-Adresse der Eltern',
  askParent: 'Frage die Eltern danach, nicht den Act.',
  letterInOutbox: 'Die E-Mail ist im Postausgang.',
  noLetter:
    'Es geht keine E-Mail hinaus: Der Versand ist nicht eingerichtet oder nicht eingeschaltet, oder es gibt keine Adresse. Schicke diesen Link den Eltern selbst, nicht über den Act.',

  takenBack: 'Sie wurde zurückgenommen',
  cameOnPaper: 'Sie kam auf Papier',
  takenBackTitle: 'Eintragen, dass die Einwilligung zurückgenommen wurde?',
  onPaperTitle: 'Eine Einwilligung auf Papier eintragen?',
  recordAndHold: 'Eintragen und den Act anhalten',
  recordConsent: 'Einwilligung eintragen',
  howCame: 'Wie kam sie?',
  howCameHint:
    'Wie „unterschriebenes Formular, im Ordner in der Regie“. Keine Kontaktdaten: Das kommt in den Verlauf.',
  sayHowCame: 'Sage, wie sie kam',

  letters: 'E-Mails',
  noLinkYet: 'Die Eltern haben ihren Link nicht bekommen.',
  noLetterWent: 'Es ging keine E-Mail an sie hinaus. Drücke „Den Eltern ihren Link senden“.',
  noMailServer:
    'Es ist kein Mailserver eingestellt; darum geht keine E-Mail hinaus. Drücke „Den Eltern ihren Link senden“, um den Link zu sehen, und schicke ihn den Eltern selbst.',
  parentRefused: 'Die Adresse der Eltern wurde abgelehnt.',
  parentRefusedLead:
    '{why} Dorthin wird nichts mehr gesendet. Frage die Eltern nach der richtigen Adresse und trage sie über „Den Eltern ihren Link senden“ ein.',
  performerRefused: 'Die Adresse des Acts wurde abgelehnt.',
  performerRefusedLead:
    '{why} Dorthin wird nichts mehr gesendet. Mit der richtigen Adresse hier gehen die abgelehnten E-Mails an sie hinaus.',
  performerAddress: 'E-Mail-Adresse des Acts',
  correctAddress: 'Adresse berichtigen',
  letterAt: '{time}: {trouble}',

  history: 'Verlauf',
  historyFailed: 'Der Verlauf wurde nicht geladen. Noch einmal versuchen',
  loadingHistory: 'Verlauf wird geladen',
};
