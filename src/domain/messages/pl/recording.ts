/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: 'Tak brzmi twoja nazwa',
  lead: 'Powiedz ją raz, najwyżej w dziesięć sekund. Usłyszą ją tylko prowadzący i organizatorzy.',
  record: 'Nagraj',
  stop: 'Gotowe',
  choose: 'Wybierz plik dźwiękowy',
  listen: 'Posłuchaj',
  remove: 'Usuń',
  removeAsk: 'Usunąć nagranie?',
  noMicrophone: 'Ta przeglądarka nie daje mikrofonu. Wybierz zamiast tego plik dźwiękowy.',
  unread: 'Tego pliku nie da się tu odczytać jako dźwięku.',
  notSent: 'Nagranie nie zostało wysłane. Spróbuj ponownie.',
  none: 'Brak nagrania',
};
