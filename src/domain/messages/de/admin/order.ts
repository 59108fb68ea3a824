import type { Translated } from '../../catalogue.ts';

export const order: Translated<'order'> = {
  title: 'Ablauf',
  none: 'Es gibt noch keinen Ablauf',
  loading: 'Ablauf wird geladen',

  toLookAtCount: '{count, plural, one {# Sache im Ablauf anzusehen} other {# Sachen im Ablauf anzusehen}}',

  actsNoDay:
    '{count, plural, one {# Act. Lege einen Tag fest, dann hat jeder seine Zeit.} other {# Acts. Lege einen Tag fest, dann hat jeder seine Zeit.}}',
  fromTo: '{acts}, {from} bis {until}',

  undoOf: 'Rückgängig machen<v>: {change}</v>',
  published: 'Veröffentlicht: Nummern bleiben',
  publish: 'Zum Veröffentlichen halten',
  publishTitle:
    'Das Programm veröffentlichen? Es steht auf der Startseite, und jeder Act behält seine Nummer.',
  publishIt: 'Veröffentlichen',
  notYet: 'Noch nicht',
  publishDone: 'Veröffentlicht: Jeder Act behält von jetzt an seine Nummer.',
  publishFailed: 'Nicht veröffentlicht. Versuch es noch einmal.',

  begun: 'Die Show hat begonnen.',
  begunLead: 'Von jetzt an wird der Ablauf in der Regie geändert.',
  goToDesk: 'Zur Regie',

  noAct: 'Noch ist kein Act darin',
  noActLead: 'Sie kommen nach Kategorie und Anmeldung. Dann ordne sie, wie du willst.',
  putInAllAccepted:
    '{count, plural, one {# zugesagten Act aufnehmen} other {Alle # zugesagten Acts aufnehmen}}',
  putInAll: '{count, plural, one {# Act aufnehmen} other {Alle # Acts aufnehmen}}',
  notInIt: 'Noch nicht im Ablauf',
  notInItCount: 'Noch nicht im Ablauf, {count, number}',
  allAreIn: 'Jeder zugesagte Act hat seinen Platz.',
  inOtherRounds: 'In anderen Runden',
  notAccepted: 'nicht zugesagt',
  putAtEnd: 'Ans Ende: {name}',

  cues: 'Punkte',
  notAnAct: 'Kein Act',
  opening: 'Eröffnung',
  interval: 'Pause',
  vote: 'Publikumsabstimmung',
  results: 'Ergebnisse',
  otherCue: 'Anderer Punkt',

  cueTitle: 'Punkt aufnehmen',
  putItIn: 'Aufnehmen',
  name: 'Name',
  length: 'Länge',
  lengthHint: 'Minuten, wie 15 oder 2:30',
  lengthWrong: 'Gib Minuten ein, wie 15 oder 2:30.',
  where: 'Wo',
  atFront: 'Am Anfang',
  atTime: 'Zu einer Uhrzeit',
  afterItem: 'Nach: {item}',
  at: 'Um',
  atHint: 'Vor dem ersten Punkt, der dann oder später beginnt.',

  moveTitle: 'Verschieben: {name}',
  moveIt: 'Verschieben',
  after: 'Nach',

  putAfter: 'Verschieben nach …',
  toFront: 'An den Anfang',
  toEnd: 'Ans Ende',
  plannedTime: 'Geplante Zeit',
  intervalAfter: 'Pause danach',
  cueAfter: 'Anderer Punkt danach',
  takeOut: 'Herausnehmen',
  moveUp: 'Nach oben: {name}',
  moveDown: 'Nach unten: {name}',
  moreFor: 'Mehr: {name}',
  scratched: 'Gestrichen',
  disqualified: 'Disqualifiziert',
  guest: 'Gast',

  notChanged: 'Nicht geändert: Der Server ist nicht erreichbar.',
  movedTo: '{name}: verschoben auf {place, number} von {all, number}',
  takenOut: '{name}: herausgenommen',
  timeSet: '{name}: Zeit gesetzt',
  putIn: '{name}: aufgenommen',
  allPutIn: 'Alle zugesagten Acts aufgenommen',

  toLookAt: 'Zu prüfen',
  finding: '<b>{name}</b>. {words}',
  putItAfter: 'Verschieben nach: {name}',
  tooLong: '{length}, erlaubt sind höchstens {limit}.',
  samePersonBefore: 'Derselbe Kontakt wie direkt davor: {name}.',
  samePersonBetween: 'Derselbe Kontakt, nur ein Act dazwischen: {name}.',
  bunched: 'Von hier an folgen {count, number} aufeinander: {category}.',
  pianoOften:
    'Das Klavier wird {count, number}-mal hereingetragen. Acts, die es brauchen, könnten zusammenstehen.',
  drumsOften:
    'Das Schlagzeug wird {count, number}-mal hereingetragen. Acts, die es brauchen, könnten zusammenstehen.',
  tableOften:
    'Der Tisch wird {count, number}-mal hereingetragen. Acts, die ihn brauchen, könnten zusammenstehen.',
  chairsOften:
    'Die Stühle werden {count, number}-mal hereingetragen. Acts, die sie brauchen, könnten zusammenstehen.',
  noInterval: 'Davor liegen anderthalb Stunden ohne Pause.',
  unsaid: 'Niemand hat gesagt, wie dieser Name klingt.',
  unsaidAndMore: 'Niemand hat gesagt, wie dieser Name klingt, auch bei {count, number} weiteren nicht.',

  suggest: 'Reihenfolge vorschlagen',
  suggestLead:
    'So weit es geht: zwei andere Acts zwischen Acts mit demselben Kontakt, Klavier und Schlagzeug selten bewegt, keine Kategorie zweimal hintereinander. Der erste und der letzte Act und alle anderen Punkte bleiben, wo sie sind.',
  suggestIt: 'Acts umstellen',
  suggested: 'Acts umgestellt',
  suggestNone: 'Keine bessere Reihenfolge gefunden.',
};
