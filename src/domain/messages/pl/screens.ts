/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'Sparuj: {code}',
  toPair: 'Żeby sparować ten ekran, wpisz w reżyserce, w Settings, Screens: {code}',
  noEvent: 'Nie ma jeszcze wydarzenia. Gdy się pojawi, ta strona sama się wypełni.',
  connecting: 'Łączenie z show',
  notSent: 'Nie dotarło do reżyserki. Naciśnij jeszcze raz.',
  noteFrom: '{name}, {time}',
  gotIt: 'Jasne',
  callDesk: 'Wezwij kogoś z reżyserki',
  deskCalled: 'W reżyserce wiedzą, że potrzebna ci pomoc.',
  deskHasIt: 'W reżyserce zajmuje się tym {name}.',
  noCall: 'Już niepotrzebne',
  deviceOn: '{browser}, {system}',
  androidPhone: 'telefon z Androidem',
  androidTablet: 'tablet z Androidem',
  unknownDevice: 'Nieznane urządzenie',
};
