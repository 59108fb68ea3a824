/** Polski, na „ty”, także do rodziców. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'Mamy twoje zgłoszenie: {stage_name}',
  receivedBody:
    'Cześć, {name}!\n\nTwoje zgłoszenie dotarło: {stage_name}, „{song}”. Wydarzenie: {event}.\n\nTo twoja własna strona. Pokazuje, na czym stoi zgłoszenie i co jeszcze zostało do zrobienia. Zachowaj link dla siebie:\n{link}',
  acceptedSubject: 'Jesteś w programie: {event}',
  acceptedBody:
    'Cześć, {name}!\n\n{stage_name}, „{song}”: ten występ jest w programie. Termin: {date}. {venue}\n\nCo jeszcze zostało do zrobienia, a później godzina wezwania na scenę, jest na twojej stronie:\n{link}',
  declinedSubject: 'Twoje zgłoszenie: {event}',
  declinedBody:
    'Cześć, {name}!\n\nDziękujemy za chęć występu z „{song}”. Tym razem nie starczyło miejsc dla wszystkich występów i twojego nie ma w programie.\n\nTwoja strona:\n{link}',
  waitlistedSubject: 'Jesteś na liście rezerwowej: {event}',
  waitlistedBody:
    'Cześć, {name}!\n\nW tej chwili wszystkie miejsca są zajęte. {stage_name}, „{song}”: ten występ jest na liście rezerwowej. Napiszemy, gdy tylko zwolni się miejsce.\n\nTwoja strona pokazuje, na czym stoi zgłoszenie:\n{link}',
  reminderSubject: 'Czegoś jeszcze brakuje: {stage_name}',
  reminderBody:
    'Cześć, {name}!\n\nCzegoś jeszcze brakuje. Występ: {stage_name}. Wydarzenie: {event}.\n\n{missing}\n\nMożesz to załatwić na swojej stronie:\n{link}',
  callSubject: 'Twoja godzina: {call_time}',
  callBody:
    'Cześć, {name}!\n\nPrzyjdź pod scenę na godzinę {call_time}. Dzień: {date}. {venue}\n\nGodziny przesuwają się razem z show. Najnowsza jest zawsze na twojej stronie:\n{link}',
  consentSubject: 'Prosimy o zgodę: {stage_name}, {event}',
  consentBody:
    'Dzień dobry, {name}!\n\nZgłoszenie: {performer}, na scenie {stage_name}, „{song}”. Podano w nim ciebie jako rodzica lub opiekuna. Wydarzenie: {event}. Termin: {date}. Występ może wejść na scenę tylko z twoją zgodą.\n\nPrzeczytaj tu tekst i wyraź zgodę albo ją cofnij. Link jest tylko dla ciebie, nie przekazuj go dalej:\n{link}',
  thanksSubject: 'Dziękujemy: {stage_name}',
  thanksBody:
    'Cześć, {name}!\n\nDziękujemy za występ na naszej scenie: „{song}”. Wydarzenie: {event}.\n\n{result}\n\nTo, co możesz zachować, jest na twojej stronie:\n{link}',
  thanksPlace: 'Twoje miejsce: {place} z {count}',
  thanksAward: 'Twoja nagroda: {award}',
  signature: 'Pytania? {contact}\n{event}',
  openPage: 'Otwórz swoją stronę',
  openConsent: 'Przeczytaj i wyraź zgodę',
  leadsTo: 'Prowadzi do {host}',
  calendar: 'Załączony plik dopisze godzinę do twojego kalendarza.',
  dateOpen: 'do ustalenia',
  missingTrack: 'twój podkład',
  missingTrackUntil: 'twój podkład, do: {when}',
  missingConsent: 'zgoda rodzica lub opiekuna',
};
