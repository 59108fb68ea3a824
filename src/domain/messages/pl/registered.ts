/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: 'Zgłoszenie wysłane',
  doneWaiting: 'Jesteś na liście rezerwowej',
  doneNumber: '{name}, {song}. Numer {number}.',
  ownPage: 'Twoja własna strona',
  ownPageLead:
    'Zawsze pokazuje, czy masz miejsce, co jeszcze zrobić i kiedy wchodzisz na scenę. Ten link to twój klucz: nigdzie go nie publikuj.',
  ownLink: 'Twój prywatny link',
  openPage: 'Otwórz moją stronę',
  mailMyself: 'Wyślij do mnie mailem',
  mailMyselfSubject: 'Twoja strona: {event}',
  scanToMove: 'Zeskanuj, żeby przenieść na inny telefon',
  forParent: 'Dla rodzica lub opiekuna',
  notSigned: 'Jeszcze bez podpisu.',
  notSignedLead: 'Bez tej zgody nie możemy cię przyjąć.',
  sendThemLink: 'Przekaż ten link dalej.',
  linkGoesToThem:
    'Link do zgody trafia na podany adres e-mail rodzica lub opiekuna i nigdzie indziej. Jak to działa, mówi twoja strona.',
  linkByOrganisers:
    'Rodzic lub opiekun ma przeczytać i podpisać. Link wysyłają organizatorzy: zapytaj ich, jeśli nie dotrze.',
  theirLink: 'Link do zgody',
  mailThem: 'Wyślij mailem',
  mailThemSubject: 'Proszę o zgodę na mój udział: {event}',
  membersNotSigned:
    'Brakuje jeszcze zgody rodziców wszystkich niepełnoletnich. Na twojej stronie jest link dla każdej osoby.',
  next: 'Co dalej',
  nextWaiting:
    'Gdy zwolni się miejsce, organizatorzy idą po kolei według listy. Twoja strona pokazuje, które masz na niej miejsce.',
  nextLead:
    'Organizatorzy rozpatrzą zgłoszenie i je przyjmą albo powiedzą, dlaczego nie. Gdy tylko to zrobią, zobaczysz to na swojej stronie.',
  another: 'Zgłoś kolejny występ',
};
