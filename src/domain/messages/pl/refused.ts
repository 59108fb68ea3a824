/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const refused: Translated<'refused'> = {
  unauthenticated: 'Zaloguj się, żeby to zrobić.',
  wrong_login: 'E-mail i hasło do siebie nie pasują.',
  forbidden: 'Twoje konto nie może tego zrobić.',
  judge_unknown: 'Ta sesja jury się skończyła. Otwórz swój osobisty link jeszcze raz.',
  link_unknown: 'Ten link jest nieważny. Poproś organizatorów o nowy.',
  link_used: 'Tego linku już użyto.',
  link_erased: 'Dane osobowe pod tym linkiem zostały usunięte. Pseudonim, utwór i wynik pozostają.',
  invalid_judge_token: 'Ten link jury jest nieważny',
  not_found: 'Tu nic nie ma.',
  stale: 'W międzyczasie ktoś to zmienił.',
  scoring_not_open: 'Ocenianie tego występu jeszcze się nie zaczęło. Twoje punkty zostają na tym urządzeniu.',
  scoring_closed: 'Ocenianie tego występu jest zamknięte. Poproś w reżyserce o ponowne otwarcie.',
  certified: 'Wynik jest zatwierdzony. Najpierw musi go wycofać administracja.',
  unknown_poll: 'Nie ma takiego głosowania.',
  poll_closed: 'Głosowanie jest zamknięte. Ten głos nie został policzony.',
  poll_not_open: 'Głosowanie jeszcze się nie zaczęło. Ten głos nie został policzony.',
  newer_vote:
    'Ten głos nie został policzony: jest już inny twój głos, oddany później albo taki, o którym ta strona nie wiedziała. Obejrzyj go i zagłosuj jeszcze raz, jeśli chcesz go zmienić.',
  changed_too_often:
    'Ten głos zmieniano zbyt wiele razy, więc tej zmiany nie policzono. Liczy się ostatni przyjęty.',
  voted_by_code: 'Ten głos nie został policzony: na tym urządzeniu głosowano kodem i liczy się tamten głos.',
  code_needed: 'To głosowanie przyjmuje tylko kody. Najpierw wpisz kod z karty.',
  wrong_vote_code:
    'Ten kod jest nieznany. Sprawdź każdy znak jeszcze raz albo poproś przy wejściu o inną kartę.',
  invalid_code: 'To nie może być kod: ma on dziesięć liter i cyfr. Sprawdź każdy znak jeszcze raz.',
  code_shared:
    'Ten kod wpisano już na trzech urządzeniach, które mają wspólny jeden głos. Poproś organizatorów o inną kartę.',
  room_code_needed: 'To głosowanie jest dla sali. Najpierw wpisz kod, który pokazuje ekran.',
  wrong_room_code: 'To nie jest kod sali albo już nim nie jest. Wpisz ten, który ekran pokazuje teraz.',
  voter_unknown:
    'Wczytaj tę stronę ponownie, żeby zagłosować: to urządzenie nie ma jeszcze pliku cookie do głosowania.',
  registration_closed: 'Zgłoszenia są zamknięte.',
  registration_not_open: 'Zgłoszenia jeszcze się nie zaczęły.',
  contact_full: 'Z tym kontaktem wysłano już tyle zgłoszeń, ile można.',
  editing_closed: 'Minął czas, o którym show miało się zacząć. Poproś o zmianę organizatorów.',
  tracks_closed: 'Czas na przysyłanie muzyki minął. Poproś organizatorów, żeby ją przyjęli.',
  uploads_full: 'Dla tego występu trwa już przesyłanie trzech plików. Najpierw dokończ jeden z nich.',
  too_large: 'To jest za duże.',
  too_slow: 'To szło za wolno i nic z tego nie zapisano. Wyślij jeszcze raz.',
  too_many: 'Za dużo prób. Poczekaj chwilę i spróbuj jeszcze raz.',
  no_event: 'Nie ma jeszcze wydarzenia.',
  internal: 'Coś u nas zawiodło. Spróbuj jeszcze raz; jeśli tak zostanie, powiedz organizatorom.',
  busy: 'Przez chwilę jest za duży ruch. Spróbuj jeszcze raz za kilka sekund.',
  not_saved:
    'Tego nie zapisano: baza danych niczego teraz nie przyjmuje. Spróbuj jeszcze raz za kilka sekund.',
  clock_wrong:
    'Zegar tego serwera źle chodzi, więc serwer nie przyjmuje głosów. Spróbuj jeszcze raz za kilka sekund.',
  storage_away: 'Magazyn z muzyką nie odpowiada. Spróbuj jeszcze raz za chwilę.',
  storage_full: 'Dysk jest pełny. Nic nie zapisano; powiedz organizatorom.',
};
