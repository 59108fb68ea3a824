import type { Translated } from '../../catalogue.ts';

export const bulk: Translated<'bulk'> = {
  notDone: 'Nicht erledigt:',
  andMore: 'Und noch {count, number}.',
  toolbar: 'Was mit den gewählten Acts geschehen soll',
  chooseNone: 'Keine wählen',

  selected: '{count, number} gewählt',
  accept: 'Zusagen',
  setStatus: 'Status setzen',
  change: 'Ändern',

  nowSubmitted: '{count, plural, one {# Act: zu prüfen} other {# Acts: zu prüfen}}',
  nowAccepted: '{count, plural, one {# Act: zugesagt} other {# Acts: zugesagt}}',
  nowWaitlisted: '{count, plural, one {# Act: Warteliste} other {# Acts: Warteliste}}',
  nowDeclined: '{count, plural, one {# Act: abgesagt} other {# Acts: abgesagt}}',
  nowWithdrawn: '{count, plural, one {# Act: zurückgezogen} other {# Acts: zurückgezogen}}',
  noAnswer:
    'Keine Antwort vom Server. Sieh in der Liste nach, ob es erledigt ist, und versuch es noch einmal.',
  notTakenBack: 'Der Server ist nicht erreichbar. Es wurde nicht zurückgenommen.',
  takenBack: 'Zurückgenommen',

  changeTitle: '{count, plural, one {# Act ändern} other {# Acts ändern}}',
  changeThem: 'Ändern',
  othersDone: 'Nicht erledigt; die anderen schon:',
  acceptThem: 'Zusagen',
  onPaper:
    '{count, plural, one {Die Einwilligungen kamen auf Papier, von # Act} other {Die Einwilligungen kamen auf Papier, von # Acts}}',
  howCame: 'Wie kamen sie?',
  howCameHint: 'Keine Kontaktdaten: Das kommt in den Verlauf.',
  signedOnPaper: 'Auf Papier unterschrieben',
  asItIs: 'Wie es ist',
  trackIs: 'Der Track ist',
  emergencyMissing: 'Es fehlt, wer im Notfall anzurufen ist',
  callName: 'Für {name}: Name',
  callPhone: 'Telefon',
  emergencyContact: 'Notfallkontakt',
  notAllSaved: 'Nicht alles wurde gespeichert: Der Server ist nicht erreichbar. Sieh in der Liste nach.',
  anAct: 'Ein Act',
  changed: '{count, plural, one {# Act geändert} other {# Acts geändert}}',
  changedAndConsents:
    '{count, plural, one {# Act geändert} other {# Acts geändert}}, {consents, plural, one {# Einwilligung eingetragen} other {# Einwilligungen eingetragen}}',
  refusedOf: '{name}: {why}',

  remind: 'Erinnern',
  lettersInOutbox: '{count, plural, one {# E-Mail im Postausgang} other {# E-Mails im Postausgang}}',
  sendTitle:
    '{count, plural, one {# E-Mail über Fehlendes senden?} other {# E-Mails über Fehlendes senden?}}',
  nobodyToRemind: 'Niemand kann erinnert werden',
  send: '{count, plural, one {# E-Mail senden} other {# E-Mails senden}}',
  sendNothing: 'Nichts senden',
  sentTo: 'An: {names}. Jede E-Mail sagt, was dem Act noch fehlt.',
  parentsAsked: 'Eltern oder Sorgeberechtigte werden um Einwilligung gebeten für: {names}.',
  withoutAddress: 'Ohne E-Mail-Adresse: {names}.',
  namesAndMore: '{names} und noch {count, number}',
};
