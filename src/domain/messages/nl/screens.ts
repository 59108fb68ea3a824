/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'Koppelen: {code}',
  toPair: 'Typ om dit scherm te koppelen bij de regie, onder Settings, Screens: {code}',
  noEvent: 'Er is nog geen evenement. Deze pagina vult zich vanzelf zodra er een is.',
  connecting: 'Verbinden met de show',
  notSent: 'Niet bij de regie aangekomen. Druk nog een keer.',
  noteFrom: 'Van {name}, {time}',
  gotIt: 'Begrepen',
  callDesk: 'Regie roepen',
  deskCalled: 'De regie weet dat je hulp nodig hebt.',
  deskHasIt: 'Bij de regie zorgt {name} ervoor.',
  noCall: 'Niet meer nodig',
  deviceOn: '{browser} op {system}',
  androidPhone: 'Android-telefoon',
  androidTablet: 'Android-tablet',
  unknownDevice: 'Onbekend apparaat',
};
