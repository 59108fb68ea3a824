import type { Translated } from '../../catalogue.ts';

export const imports: Translated<'imports'> = {
  fileTitle: '1. Datei wählen oder Inhalt einfügen',
  sample: 'Eine Beispieldatei',
  fileLead:
    'Eine CSV-Datei mit einer Zeile Überschriften, wie Tabellenprogramme sie speichern, oder die aus einer Tabelle kopierten Zellen. Nichts wird geschrieben, bevor du bestätigst, und es gehen keine E-Mails hinaus.',
  csvFile: 'CSV-Datei',
  orPaste: 'Oder füge die Zellen hier ein, samt Überschriften',
  usePasted: 'Eingefügtes benutzen',
  tooLong: 'Das ist zu lang für eine Liste von Acts.',
  noRows: 'Unter den Überschriften stehen keine Zeilen.',
  tooLarge: 'Diese Datei ist zu groß für eine Liste von Acts.',
  guessedLetters:
    'Diese Datei sagt nichts über ihre Buchstaben. Sie wurden als die von Windows in Westeuropa gelesen. Sieh dir die Namen an, bevor du sie übernimmst; eine als CSV UTF-8 gespeicherte Datei wird gelesen, wie sie ist.',

  columnsTitle: '2. Sagen, was in den Spalten steht',
  column: 'Spalte {number}',
  notUsed: 'Nicht benutzt',
  answerTo: 'Antwort: {question}',
  empty: 'Leer',
  exampleOf: 'Wie „{example}“',
  sameBy: 'Eine Zeile gehört zu dem Act mit gleichem',
  sameNumber: 'Eintrag bei Nummer',
  sameNameAndSong: 'Bühnennamen und Song',
  personalLead:
    'Namen, Kontakte und Eltern werden nur bei neuen Acts übernommen; bei Acts, die schon da sind, bleiben sie, wie sie sind. Wo die Datei nicht sagt, wie die Musik eines neuen Acts kommt, wird sie am Tag mitgebracht.',
  look: 'Zeigen, was jede Zeile täte',
  nothingWritten: 'Nichts wurde geschrieben.',
  awayTryAgain: 'Der Server ist nicht erreichbar. Versuch es noch einmal.',
  taken: '{new, plural, one {# neuer Act} other {# neue Acts}}, {changed, number} geändert',

  fieldNumber: 'Nummer',
  fieldCategory: 'Kategorie, nach ihrem Namen',
  fieldLength: 'Länge, als 3:45 oder in Sekunden',
  fieldPreferredName: 'Name für die Ansprache',
  fieldContact: 'Kontakt',
  fieldEmergencyName: 'Notfallkontakt, Name',
  fieldEmergencyContact: 'Notfallkontakt, Erreichbarkeit',
  fieldUnderAge: 'Minderjährig, ja oder nein',
  fieldParentName: 'Elternteil, Name',
  fieldParentContact: 'Elternteil, Erreichbarkeit',
  fieldMembers: 'Andere auf der Bühne, wie Ada (minderjährig, Kontakt der Eltern); Ben',

  fateNew: 'Neu',
  fateChanged: 'Geändert',
  fateChoose: 'Welcher Act?',
  fateSame: 'Wie es ist',
  fateProblem: 'Problem',

  rowsTitle: '3. Prüfen, dann importieren',
  nothingToTake: 'Nichts zu importieren',
  takeIn: 'Importieren: {new, number} neu, {changed, number} geändert',
  counts:
    '{new, number} neu, {changed, number} geändert, {same, number} wie sie sind, {problems, plural, one {# Problem} other {# Probleme}}. Zeilen mit einem Problem, oder bei denen nichts gewählt ist, bleiben weg.',
  countsToChoose:
    '{new, number} neu, {changed, number} geändert, {same, number} wie sie sind, {problems, plural, one {# Problem} other {# Probleme}}, {choose, number} zu wählen. Zeilen mit einem Problem, oder bei denen nichts gewählt ist, bleiben weg.',
  meantCategory: '„{name}“ in der Datei ist die Kategorie',
  choose: 'Wählen',

  table: 'Was jede Zeile täte',
  line: 'Zeile',
  whatHappens: 'Was geschieht',
  lineIsAbout: 'Zeile {number} gehört zu',
  newAct: 'Einem neuen Act',
  knownAct: 'Nummer {number}: {name}, {song}',
  changeOf: '{field}: {before} → {after}',
  nothing: 'nichts',
  showMore: 'Mehr von {count, number} zeigen',
};
