/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'Język',
  languageAway: '{language}: bez połączenia nie można wczytać. Spróbuj jeszcze raz.',
  unreachable: 'Nie ma połączenia z serwerem.',
  resultStands: 'Nic nie zmieniono: wynik zostaje.',
  saved: 'Zapisane',
  saving: 'Wysyłanie',
  kept: 'Jest na tym urządzeniu',
  notSaved: 'Niezapisane',
  rehearsal: 'Próba',
  rehearsalCounts: 'Nic się nie liczy.',
  theShow: 'Show',
  interval: 'Przerwa',
  withThanks: 'Dziękujemy za wsparcie',
  showOver: 'Koniec show',
  roundOver: '{round}: koniec',
  moreFollows: 'To jeszcze nie koniec.',
  thanks: 'Dziękujemy, że jesteś z nami.',
  act: 'Występ {number}',
  actOf: 'Występ {number} z {last}',
  needsScript: 'Ovation potrzebuje JavaScriptu. Włącz go dla tej strony i wczytaj ją ponownie.',
  pageLoading: 'Wczytywanie strony',
  pageFailed: 'Strona się nie wczytała',
  pageFailedLead:
    'Może nie ma sieci albo stronę właśnie zaktualizowano. Nic z zapisanych danych nie zginęło.',
  tryAgain: 'Spróbuj jeszcze raz',
  toFrontPage: 'Na stronę główną',
};
