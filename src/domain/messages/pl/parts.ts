/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'Strony',
  menu: 'Menu',
  lineup: 'Program',
  results: 'Wyniki',
  event: 'Wydarzenie',
  signIn: 'Zaloguj się',
  act: 'Występ',
  loggedIn: 'Zalogowano',
  loggedOut: 'Wylogowano',
  loading: 'Wczytywanie',
  optional: 'opcjonalnie',
  charactersLeft:
    '{left, plural, one {Został # znak} few {Zostały # znaki} many {Zostało # znaków} other {Zostało # znaku}}',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  toFix:
    '{count, plural, one {Jedna rzecz do poprawy} =2 {Dwie rzeczy do poprawy} =3 {Trzy rzeczy do poprawy} =4 {Cztery rzeczy do poprawy} =5 {Pięć rzeczy do poprawy} =6 {Sześć rzeczy do poprawy} =7 {Siedem rzeczy do poprawy} =8 {Osiem rzeczy do poprawy} =9 {Dziewięć rzeczy do poprawy} few {# rzeczy do poprawy} many {# rzeczy do poprawy} other {# rzeczy do poprawy}}',
  errorTitle: 'Błąd: {title}',
  messages: 'Komunikaty',
  close: 'Zamknij',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  selected: 'Zaznaczono. Skopiuj tak, jak zwykle na tym urządzeniu.',
  share: 'Udostępnij',
  qrCode: 'Kod QR: {label}',
  fillIn: 'Wypełnij to pole',
  keepTo: 'Najwyżej {most} znaków.',
};
