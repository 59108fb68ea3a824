import type { Translated } from '../../catalogue.ts';

export const prints: Translated<'prints'> = {
  cueSheet: 'Ablaufplan: {sheet}',
  sheet: 'Blatt',
  orderNotLoaded: 'Der Ablauf kann nicht geladen werden',
  showTimes: '{date}, {from} bis etwa {until}',

  itemByItem: 'Punkt für Punkt',
  at: 'Um',
  item: 'Punkt',
  sayIt: 'Aussprache',
  line: 'Satz',
  cue: 'Einsatz',
  lookAndCue: 'Stimmung und Einsatz',
  setAndStrike: 'Auf- und Abbau',
  mics: 'Mikros',

  noTrack: 'keiner nötig',

  rehearsalReport: 'Bericht zur Probe',
  loadingReport: 'Bericht wird geladen',
  noReport: 'Es gibt noch keinen Bericht',

  notOnYet: 'Noch nicht dran',
  standsBy: 'Macht sich bereit',
  skipped: 'Ausgelassen',
  wasNotOn: 'War nicht dran',

  start: 'Beginn',
  end: 'Ende',
  notYet: 'Noch nicht',
  planned: 'geplant {time}',
  plannedBut: 'geplant {time}, {difference}',
  stopped: 'Ganz angehalten',
  never: 'Nie',
  stops: '{count, number}×, {length}',
  actsOver: 'Acts über ihrer Zeit',

  plannedAt: 'Geplant',
  late: 'Verzug',
  was: 'War',
  over: 'Über',
  changeover: 'Umbau',
  held: 'Angehalten',

  againstPlan: 'Jeder Punkt neben seinem Plan',
  columns:
    'Verzug und Über gelten gegenüber dem Plan. Umbau reicht vom Ende dessen, was davor war, bis zum Beginn. Angehalten ist die Zeit, in der die Uhr stillstand, während der Punkt dran war.',

  paper: 'Papier',
  letter: 'US Letter',

  loadingDiplomas: 'Urkunden werden geladen',
  noDiplomas: 'Es gibt keine Urkunden zum Drucken',
  fromResult: 'Aus dem festgestellten Ergebnis: {round}. Im Aussehen und in der Sprache der Veranstaltung.',
  printDiplomas: '{count, plural, one {# Urkunde} other {# Urkunden}} drucken',
  printSheets: '{count, plural, one {# Blatt} other {# Blätter}} drucken',

  what: 'Für',
  podium: 'Die ersten drei',
  places: 'Jeder Platz',
  awards: 'Preise',
  part: 'Teilnahme',
  resultSheet: 'Ergebnisblatt',
  allActs: 'Alle',

  signsOrganisers: 'Unterschrift für die Veranstaltung',
  signsJudges: 'Unterschrift für die Jury',
  withPoints: 'Mit den Punkten',

  noPodium: 'Kein Act hat einen der ersten drei Plätze.',
  noPlaces: 'Kein Act hat einen Platz.',
  noAwards: 'Niemand hat einen Preis. Sie werden auf der Seite „Wertung“ vergeben, bevor festgestellt wird.',
  noPart: 'Niemand war auf der Bühne.',

  noProgramme: 'Es gibt kein Programm zum Drucken',
  loadingProgramme: 'Programm wird geladen',
  howToPrint:
    '{count, plural, one {Ein Blatt} other {# Blätter, ineinandergelegt}}. Beidseitig drucken, über die kurze Kante wenden und einmal falten.',
  noCode: 'Es wird kein Code gedruckt.',
  noCodeWhy: 'Er würde nur zu diesem Gerät führen. Lege in den Einstellungen die Adresse für Handys fest.',

  nameJudges: 'Jury nennen',
  howWon: 'So wird gewonnen',
  thanks: 'Dank, mit den Namen der Sponsoren',

  outside: 'Blatt {number}, außen',
  inside: 'Blatt {number}, innen',
};
