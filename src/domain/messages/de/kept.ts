/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const kept: Translated<'kept'> = {
  title: 'Was über dich gespeichert ist',
  responsible:
    'Verantwortlich für diese Daten: {host}. Du darfst eine Kopie von allem verlangen, was über dich gespeichert ist, eine Berichtigung und die Löschung.',
  responsibleContact:
    'Verantwortlich für diese Daten: {host}. Du darfst eine Kopie von allem verlangen, was über dich gespeichert ist, eine Berichtigung und die Löschung: {contact}',
  names: 'Namen, Kontakte, Notfallkontakt, Eltern oder Sorgeberechtigte, Unterstützung',
  namesWhy:
    'Um dich zu erreichen, dir zu helfen und zu wissen, dass auch Minderjährige teilnehmen dürfen. Verschlüsselt gespeichert; nur Admins der Orga sehen es, und jeder Blick wird vermerkt.',
  agreement: 'Die Zustimmung von Eltern oder Sorgeberechtigten',
  agreementWhy:
    'Wer wann welchem Text zugestimmt hat, damit es sich später zeigen lässt. Ebenso gespeichert und gesehen.',
  byLetter: '{by} für {of}, über den eigenen Link der Eltern',
  onPaper: '{by} für {of}, auf Papier, eingetragen von {recorder}',
  throughPage: '{by} für {of}, über die Seite des Acts, von den Eltern nicht bestätigt',
  someParent: 'Ein Elternteil oder eine sorgeberechtigte Person',
  organisers: 'der Orga',
  agreed: '{how}.',
  agreedOn: '{how}, am {time}.',
  act: 'Bühnenname, Song, Kategorie, Pronomen, Aussprache, Worte für die Moderation, Bedarf auf der Bühne',
  actWhy:
    'Für die Show. Crew und Jury sehen es; Bühnenname, Pronomen und Song stehen auf der Leinwand und in den Ergebnissen.',
  track: 'Dein Playback',
  trackWhy: 'Zum Abspielen. Orga und Crew hören es; es liegt bei den anderen Dateien der Orga.',
  scores: 'Punkte und Rückmeldungen',
  scoresWhy:
    'Für das Ergebnis. Jury und Admins sehen sie; Rückmeldungen bekommst du, sobald die Orga sie freigibt.',
  letters: 'E-Mails',
  lettersWhy:
    'Adresse und Text sind verschlüsselt, solange eine E-Mail wartet, und werden nach dem Senden gelöscht.',
  votes: 'Stimmen aus dem Saal',
  votesWhy:
    'Eine Stimme wird ohne Namen, ohne Adresse und ohne ein Gerät gespeichert, zu dem sie sich verfolgen ließe.',
  howLong: 'Wie lange',
  byHand:
    'Alles Persönliche bleibt, bis die Orga es löscht. Bühnenname, Song und Ergebnis bleiben, wie in einem gedruckten Programm.',
  byItself:
    'Alles Persönliche und das Playback löscht der Server von selbst, {days, plural, =0 {sobald die Show beginnt} one {einen Tag nach der Show} other {# Tage nach der Show}}. Kopien für Notfälle verschwinden spätestens 30 Tage danach. Bühnenname, Song und Ergebnis bleiben, wie in einem gedruckten Programm.',
  wholeFile:
    'Alles, was über dich gespeichert ist: der Act, Kontaktdaten, Einwilligung, Unterstützung, Notizen, Änderungen, E-Mails, deine Musikdateien, dein Bild, die Aufnahme deines Namens und freigegebenes Feedback.',
  copyStatus: 'Stand',
  copyNote: 'Notiz der Crew',
  copyCounted: 'Beim Check-in gezählte Personen',
  copyHistory: 'Wer was geändert oder gesehen hat',
  copyOther: 'Eine weitere Anmeldung desselben Acts',
  mergedInto: 'Mit Nummer {number} zusammengeführt, die bleibt.',
  mergedFrom: 'Nummer {number} hiermit zusammengeführt.',
  agreedInForm: 'Einwilligung eines Elternteils über die Seite des Acts, vom Elternteil nicht bestätigt.',
  agreedByLink: 'über den eigenen Link des Elternteils',
  agreedOnPage: 'über die Seite des Acts, vom Elternteil nicht bestätigt',
  agreedOnPaper: 'auf Papier, eingetragen von {name}',
  placeScreen: 'Leinwand',
  placeBallot: 'Abstimmung und Programm',
  placeResults: 'Ergebnisse, danach',
};
