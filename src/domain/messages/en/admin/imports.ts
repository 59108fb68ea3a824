/** Importing acts from a file: the file, what its columns hold, what each row would do. */
export const imports = {
  /** 1: the file, or what is pasted, and what is wrong with it. */
  fileTitle: '1. Choose the file, or paste it',
  sample: 'A sample file',
  fileLead:
    'A CSV file with a row of headings, as spreadsheets save it, or the cells copied out of a spreadsheet. Nothing is written before you confirm, and no letters are sent.',
  csvFile: 'CSV file',
  orPaste: 'Or paste the cells here, headings too',
  usePasted: 'Use what is pasted',
  tooLong: 'This is too long for a list of acts.',
  noRows: 'There are no rows below the headings.',
  tooLarge: 'This file is too large for a list of acts.',
  guessedLetters:
    'This file says nothing of its letters, so they were read as those of Windows in Western Europe. Look at the names before you take them in; a file saved as CSV UTF-8 is read as it is.',

  /** 2: the columns. */
  columnsTitle: '2. Say what the columns hold',
  column: 'Column {number}',
  notUsed: 'Not used',
  answerTo: 'Answer: {question}',
  empty: 'Empty',
  exampleOf: 'Like “{example}”',
  sameBy: 'A row is about the act with the same',
  sameNumber: 'number',
  sameNameAndSong: 'stage name and song',
  personalLead:
    'Names, contacts and parents are imported for new acts only; acts that are already here keep theirs. Where the file does not say how a new act’s track comes, it is brought on the day.',
  look: 'See what each row would do',
  nothingWritten: 'Nothing was written.',
  awayTryAgain: 'The server cannot be reached. Try again.',
  taken: '{new, plural, one {# new act} other {# new acts}}, {changed, number} changed',

  /** What a column can hold. */
  fieldNumber: 'Number',
  fieldCategory: 'Category, by its name',
  fieldLength: 'Length, as 3:45 or in seconds',
  fieldPreferredName: 'Name to call them',
  fieldContact: 'Contact',
  fieldEmergencyName: 'Emergency contact, name',
  fieldEmergencyContact: 'Emergency contact, how to reach',
  fieldUnderAge: 'Under age, yes or no',
  fieldParentName: 'Parent, name',
  fieldParentContact: 'Parent, how to reach',
  fieldMembers: 'Others on stage, as Ada (under age, parent’s contact); Ben',

  /** 3: the rows. What becomes of one, small. */
  fateNew: 'New',
  fateChanged: 'Changed',
  fateChoose: 'Which act?',
  fateSame: 'Unchanged',
  fateProblem: 'Problem',

  /** The button, and the line under it. */
  rowsTitle: '3. Check, then import',
  nothingToTake: 'Nothing to import',
  takeIn: 'Import {new, number} new, {changed, number} changed',
  counts:
    '{new, number} new, {changed, number} changed, {same, number} unchanged, {problems, plural, one {# problem} other {# problems}}. Rows with a problem, or where nothing is chosen, are left out.',
  countsToChoose:
    '{new, number} new, {changed, number} changed, {same, number} unchanged, {problems, plural, one {# problem} other {# problems}}, {choose, number} to choose. Rows with a problem, or where nothing is chosen, are left out.',
  meantCategory: '“{name}” in the file is the category',
  choose: 'Choose',

  /** The table: its spoken name, headings, and what stands in a row. */
  table: 'What each row would do',
  line: 'Line',
  whatHappens: 'What happens',
  lineIsAbout: 'Line {number} is about',
  newAct: 'A new act',
  knownAct: 'Number {number}: {name}, {song}',
  changeOf: '{field}: {before} to {after}',
  nothing: 'nothing',
  showMore: 'Show more of {count, number}',
} as const;
