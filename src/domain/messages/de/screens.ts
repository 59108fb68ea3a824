/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'Regie koppelt mit {code}',
  toPair: 'Zum Koppeln bei der Regie unter Einstellungen, Bildschirme eingeben: {code}',
  noEvent: 'Es gibt noch keine Veranstaltung. Sobald es eine gibt, füllt sich diese Seite von selbst.',
  connecting: 'Verbindung zur Show wird hergestellt',
  notSent: 'Nicht bei der Regie angekommen. Noch einmal drücken.',
  noteFrom: 'Von {name}, {time}',
  gotIt: 'Verstanden',
  callDesk: 'Regie rufen',
  deskCalled: 'Die Regie weiß, dass du Hilfe brauchst.',
  deskHasIt: 'Bei der Regie kümmert sich {name}.',
  noCall: 'Nicht mehr nötig',
  deviceOn: '{browser} auf {system}',
  androidPhone: 'Android-Handy',
  androidTablet: 'Android-Tablet',
  unknownDevice: 'Unbekanntes Gerät',
};
