/** Polski, na „ty”. Słowa sceny: docs/translating.md. Ustawienia tak, jak nazywają się na urządzeniach. */
import type { Translated } from '../catalogue.ts';

export const doors: Translated<'doors'> = {
  notFound: 'Nie ma takiej strony',
  wrongDoor: 'Nie te drzwi',
  wrongDoorLead:
    'Tu nic nie ma: {address}. Jeśli to link dla jury albo do twojego występu, sprawdź, czy jest cały, albo zapytaj organizatorów.',
  rightDoors: 'Właściwe drzwi',
  vote: 'Głosowanie',
  results: 'Wyniki',
  signInTitle: 'Logowanie dla organizatorów',
  email: 'E-mail',
  password: 'Hasło',
  signIn: 'Zaloguj się',
  noSignIn:
    'Jury i występujący się nie logują. Otwórz swój osobisty link albo poproś o niego organizatorów jeszcze raz.',
  loginFailed: 'Logowanie się nie udało',
  setUp: 'Konfiguracja Ovation',
  checkingLink: 'Sprawdzanie linku',
  firstOne: 'Nikogo tu jeszcze nie było. Utwórz swoje konto: może wszystko i może dodawać inne.',
  name: 'Imię i nazwisko',
  emailHint: 'Służy do logowania. Nic na niego nie wysyłamy.',
  passwordHint: 'Co najmniej {least} znaków. Dobre jest kilka słów z rzędu.',
  makeAccount: 'Utwórz moje konto',
  notReached: 'Nie ma połączenia z serwerem. Spróbuj jeszcze raz.',
  linkBroken: 'Ten link do konfiguracji nie działa',
  linkUnknown: 'Nie można teraz sprawdzić tego linku',
  newLink: 'Nowy pojawia się przy starcie serwera, dopóki nie ma jeszcze żadnego konta.',
  trust: 'Zaufaj temu serwerowi',
  forCrew: 'Dla jury i ekipy',
  askingHow: 'Sprawdzamy, jak można dotrzeć do tego serwera',
  nothingNow: 'Teraz nie można tego sprawdzić',
  nothingToDo: 'Nie trzeba nic robić',
  nothingToDoLead: 'Ta strona przyszła przez połączenie, któremu twoje urządzenie ufa.',
  onlyHttp: 'Tu jest tylko http',
  onlyHttpLead:
    'Wszystko działa. Strona jury musi zostać otwarta, dopóki nie ma sieci, ekrany gasną, jeśli urządzenie nie jest ustawione inaczej, a aparatu nie da się użyć przy rejestracji.',
  trusted: 'To urządzenie ufa serwerowi',
  trustedLead: 'Gotowe. Otwórz swój link jeszcze raz albo zeskanuj kod: strona sama przejdzie na https.',
  takeOff:
    'Po show usuń certyfikat z pożyczonych urządzeń, tam gdzie był instalowany: kto ma klucz tego serwera, mógłby podszyć się wobec nich pod urządzenia sieci prywatnej.',
  trustLead:
    'Dla tabletów jury i urządzeń ekipy, raz na każdym. Potem strony otwierają się także bez sieci, ekrany nie gasną i działa aparat. Telefony do głosowania tego nie potrzebują.',
  whatYouInstall: 'Co instalujesz',
  whatYouInstallLead:
    'Jest ważny tylko dla nazw i adresów sieci prywatnych, nigdy dla strony w internecie. Organizatorzy widzą w ustawieniach ten sam odcisk:',
  openHttps: 'Otwórz {address} przez https',
  loadCertificate: 'Pobierz certyfikat',
  ios: 'iPad i iPhone',
  iosAllow: 'Otwórz tę stronę w Safari, pobierz plik i stuknij Pozwól.',
  iosInstall: 'Ustawienia, Pobrany profil, Instaluj.',
  iosTrust:
    'Ustawienia, Ogólne, To urządzenie, Ustawienia zaufania certyfikatów: włącz ten, który zaczyna się od „Ovation on”.',
  iosBack: 'Wróć na tę stronę.',
  android: 'Android',
  androidLoad: 'Pobierz plik.',
  androidSearch:
    'W Ustawieniach wyszukaj „certyfikat CA”: jest w części Zabezpieczenia, Szyfrowanie i dane logowania, Zainstaluj certyfikat.',
  androidInstall: 'Stuknij Zainstaluj mimo to i wybierz ovation.crt w Pobranych.',
  androidBack: 'Wróć na tę stronę w Chrome.',
  windows: 'Windows',
  windowsOpen: 'Pobierz plik i otwórz go. Kliknij Zainstaluj certyfikat, Bieżący użytkownik.',
  windowsStore:
    'Wybierz „Umieść wszystkie certyfikaty w następującym magazynie”, Przeglądaj, Zaufane główne urzędy certyfikacji.',
  windowsBack: 'Zakończ, a przy ostrzeżeniu Tak. Potem wróć na tę stronę w Edge lub Chrome.',
  macos: 'Mac',
  macosOpen: 'Pobierz plik i otwórz go.',
  macosInstall:
    'Ustawienia systemowe, Ogólne, Zarządzanie urządzeniami: otwórz profil, który zaczyna się od „Ovation on”, i zainstaluj go.',
  macosBack: 'Wróć na tę stronę w Safari lub Chrome.',
};
