/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'Sprache',
  languageAway: '{language} lässt sich ohne Verbindung nicht laden. Versuch es noch einmal.',
  unreachable: 'Der Server ist nicht erreichbar.',
  resultStands: 'Es wurde nichts geändert: Das Ergebnis gilt.',
  saved: 'Gespeichert',
  saving: 'Wird gesendet',
  kept: 'Auf diesem Gerät gespeichert',
  notSaved: 'Nicht gespeichert',
  rehearsal: 'Probe',
  rehearsalCounts: 'Nichts zählt.',
  theShow: 'Die Show',
  interval: 'Pause',
  withThanks: 'Mit Dank an',
  showOver: 'Die Show ist vorbei',
  roundOver: '{round} ist vorbei',
  moreFollows: 'Es geht noch weiter.',
  thanks: 'Danke, dass du da warst.',
  act: 'Act {number}',
  actOf: 'Act {number} von {last}',
  needsScript: 'Ovation braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.',
  pageLoading: 'Die Seite wird geladen',
  pageFailed: 'Die Seite wurde nicht geladen',
  pageFailedLead:
    'Vielleicht ist das Netz weg, oder die Seite wurde gerade aktualisiert. Nichts, was du gespeichert hast, ist verloren.',
  tryAgain: 'Noch einmal',
  toFrontPage: 'Zur Startseite',
};
