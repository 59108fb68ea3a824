/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const kept: Translated<'kept'> = {
  title: 'Co o tobie przechowujemy',
  responsible:
    'Za te dane odpowiada: {host}. Masz prawo do kopii wszystkiego, co o tobie przechowujemy, do poprawienia tego i do usunięcia.',
  responsibleContact:
    'Za te dane odpowiada: {host}. Masz prawo do kopii wszystkiego, co o tobie przechowujemy, do poprawienia tego i do usunięcia: {contact}',
  names: 'Imiona i nazwiska, kontakty, kontakt alarmowy, rodzic lub opiekun, wsparcie',
  namesWhy:
    'Żeby się z tobą skontaktować, pomóc ci i wiedzieć, że osoba niepełnoletnia może wziąć udział. Zaszyfrowane; widzi to tylko administracja wydarzenia, a każde obejrzenie jest odnotowane.',
  agreement: 'Zgoda rodzica lub opiekuna',
  agreementWhy:
    'Kto wyraził zgodę, kiedy i na jaki tekst, żeby można to było później wykazać. Przechowywana i widoczna tak samo.',
  byLetter: '{by}, w imieniu: {of}, przez własny link rodzica',
  onPaper: '{by}, w imieniu: {of}, na papierze, zapis: {recorder}',
  throughPage: '{by}, w imieniu: {of}, przez stronę występu, bez potwierdzenia rodzica',
  someParent: 'Rodzic lub opiekun',
  organisers: 'organizatorzy',
  agreed: '{how}.',
  agreedOn: '{how}, {time}.',
  act: 'Pseudonim sceniczny, utwór, kategoria, zaimki, wymowa, słowa do zapowiedzi, potrzeby na scenie',
  actWhy:
    'Żeby poprowadzić show. Widzą to ekipa i jury; pseudonim, zaimki i utwór są na ekranach i w wynikach.',
  track: 'Twój podkład',
  trackWhy: 'Żeby go odtworzyć. Słyszą go organizatorzy i ekipa; leży razem z innymi plikami organizatorów.',
  scores: 'Oceny i komentarze',
  scoresWhy:
    'Żeby ustalić wynik. Widzą je jury i administracja; komentarze dostaniesz, gdy organizatorzy je udostępnią.',
  letters: 'E-maile',
  lettersWhy: 'Adres i treść są zaszyfrowane, dopóki e-mail czeka, a po wysłaniu usuwane.',
  votes: 'Głosy na sali',
  votesWhy: 'Głos jest zapisany bez nazwiska, adresu i bez urządzenia, do którego można by go przypisać.',
  howLong: 'Jak długo',
  byHand:
    'Wszystko, co osobiste, przechowujemy, dopóki organizatorzy tego nie usuną. Pseudonim, utwór i wynik zostają, jak w drukowanym programie.',
  byItself:
    'Wszystko, co osobiste, i podkład usuwa sam serwer {days, plural, =0 {z początkiem show} one {dzień po show} few {# dni po show} many {# dni po show} other {# dnia po show}}. Kopie awaryjne znikają najpóźniej 30 dni później. Pseudonim, utwór i wynik zostają, jak w drukowanym programie.',
  wholeFile:
    'Wszystko, co o tobie przechowujemy: występ, kontakty, zgoda, wsparcie, notatki, zmiany, e-maile, pliki twojej muzyki, twoje zdjęcie, nagranie twojej nazwy i udostępnione komentarze.',
  copyStatus: 'Stan zgłoszenia',
  copyNote: 'Notatka ekipy',
  copyCounted: 'Osoby policzone przy rejestracji',
  copyHistory: 'Kto co zmieniał lub oglądał',
  copyOther: 'Inne zgłoszenie tego samego występu',
  mergedInto: 'Połączone z numerem {number}, który zostaje.',
  mergedFrom: 'Dołączono numer {number}.',
  agreedInForm: 'Zgoda rodzica przez stronę występu, bez potwierdzenia rodzica.',
  agreedByLink: 'przez własny link rodzica',
  agreedOnPage: 'przez stronę występu, bez potwierdzenia rodzica',
  agreedOnPaper: 'na papierze, zapis: {name}',
  placeScreen: 'Duży ekran',
  placeBallot: 'Głosowanie i program',
  placeResults: 'Wyniki, po występach',
};
