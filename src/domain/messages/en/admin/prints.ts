/** What is printed: the pages around programme and diplomas, and what the crew reads on paper. */
export const prints = {
  /** Over the sheets of the crew: what the heading and the tab say, and which sheet is chosen. */
  cueSheet: 'Cue sheet: {sheet}',
  sheet: 'Sheet',
  orderNotLoaded: 'The running order cannot be loaded',
  showTimes: '{date}, {from} to about {until}',

  /** Headings of the columns of a cue sheet; the second group is left empty, to write in by hand. */
  itemByItem: 'Item by item',
  at: 'At',
  item: 'Item',
  sayIt: 'Say it',
  line: 'Line',
  cue: 'Cue',
  lookAndCue: 'Look and cue',
  setAndStrike: 'Set and strike',
  mics: 'Mics',

  /** In the column of tracks: none is needed. @most 16 */
  noTrack: 'none needed',

  /** The show report: its title after a rehearsal, and instead of it. */
  rehearsalReport: 'Report of the rehearsal',
  loadingReport: 'Loading the report',
  noReport: 'There is no report yet',

  /** Under the name of an item: how far it came. Any kind of item, an act or a part without one. */
  notOnYet: 'Not on yet',
  standsBy: 'Stands by',
  skipped: 'Skipped',
  wasNotOn: 'Was not on',

  /** Facts of the whole show, with what was planned under them; {difference} is a time with its sign, like +1:20. */
  start: 'Start',
  end: 'End',
  notYet: 'Not yet',
  planned: 'planned {time}',
  plannedBut: 'planned {time}, {difference}',
  stopped: 'Stopped as a whole',
  never: 'Never',
  stops: '{count, number}×, {length}',
  actsOver: 'Acts over their time',

  /** Headings of the columns of the report: short. Below the table it says what they mean. @most 14 */
  plannedAt: 'Planned',
  late: 'Late',
  was: 'Was',
  over: 'Over',
  changeover: 'Changeover',
  held: 'Held',

  /** Spoken: what the table is. Below it: what its columns are. */
  againstPlan: 'Each item against the plan',
  columns:
    'Late and over are against the plan. Changeover is from the end of what came before to the start. Held is the time that the clock stood still while it was on.',

  /** Over sheets that are printed for the hall: the choice of paper, A4 or the paper that is usual in the Americas. */
  paper: 'Paper',
  letter: 'Letter',

  /** The diplomas of a certified result; {round} is its name. */
  loadingDiplomas: 'Loading the diplomas',
  noDiplomas: 'There are no diplomas to print',
  fromResult: 'From the certified result of {round}, in the event’s look and language.',
  printDiplomas: 'Print {count, plural, one {# diploma} other {# diplomas}}',
  printSheets: 'Print {count, plural, one {# sheet} other {# sheets}}',

  /** What diplomas are for: a choice, and beside it the act. */
  what: 'For',
  podium: 'First three',
  places: 'Every place',
  awards: 'Awards',
  part: 'Taking part',
  resultSheet: 'Result sheet',
  allActs: 'All of them',

  /** What stands on a diploma: names at its lines to sign, and a switch. */
  signsOrganisers: 'Signs for the organisers',
  signsJudges: 'Signs for the judges',
  withPoints: 'With the points',

  /** Instead of diplomas, where nobody has one of that kind. */
  noPodium: 'No act has one of the first three places.',
  noPlaces: 'No act has a place.',
  noAwards: 'Nobody has an award. They are named on the scoring page, before it is certified.',
  noPart: 'Nobody was on stage.',

  /** The programme as a booklet: instead of it, and how its sheets are printed and folded. */
  noProgramme: 'There is no programme to print',
  loadingProgramme: 'Loading the programme',
  howToPrint:
    '{count, plural, one {One sheet} other {# sheets, one inside the other}}. Print on both sides, flipped on the short edge, and fold once.',
  noCode: 'No code is printed.',
  noCodeWhy: 'It would lead to this machine only. Set the address for phones in the settings.',

  /** What the organisers write for the back of the programme, and whether its judges are named there. */
  nameJudges: 'Name the judges',
  howWon: 'How the winner is found',
  thanks: 'Thanks, with sponsors’ names',

  /** Spoken: which side of which sheet this is. Sheets are counted from the outermost. */
  outside: 'Sheet {number}, outside',
  inside: 'Sheet {number}, inside',
} as const;
