/** Deutsch, mit „du“, auch für Eltern. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'Dein Act ist angemeldet: {stage_name}',
  receivedBody:
    'Hallo {name},\n\ndeine Anmeldung ist angekommen: {stage_name}, „{song}“. Veranstaltung: {event}.\n\nDas ist deine eigene Seite. Sie zeigt, wo du stehst und was noch zu tun ist. Behalte den Link für dich:\n{link}',
  acceptedSubject: 'Du bist dabei: {event}',
  acceptedBody:
    'Hallo {name},\n\n{stage_name} mit „{song}“ ist in der Show. Termin: {date}. {venue}\n\nWas noch zu tun ist und später, wann du an der Bühne sein sollst, steht auf deiner eigenen Seite:\n{link}',
  declinedSubject: 'Deine Anmeldung: {event}',
  declinedBody:
    'Hallo {name},\n\ndanke, dass du mit „{song}“ auf die Bühne wolltest. Diesmal konnten wir nicht jedem Act einen Platz geben, und deiner ist nicht in der Show.\n\nDeine Seite:\n{link}',
  waitlistedSubject: 'Du bist auf der Warteliste: {event}',
  waitlistedBody:
    'Hallo {name},\n\nim Moment sind alle Plätze vergeben. {stage_name} mit „{song}“ steht auf der Warteliste, und wir schreiben dir, sobald ein Platz frei ist.\n\nDeine Seite zeigt, wo du stehst:\n{link}',
  reminderSubject: 'Es fehlt noch etwas: {stage_name}',
  reminderBody:
    'Hallo {name},\n\nfür {stage_name} fehlt noch etwas. Veranstaltung: {event}.\n\n{missing}\n\nAuf deiner eigenen Seite kannst du es erledigen:\n{link}',
  callSubject: 'Sei an der Bühne um {call_time}',
  callBody:
    'Hallo {name},\n\nsei bitte spätestens um {call_time} an der Bühne. Tag: {date}. {venue}\n\nZeiten verschieben sich mit der Show. Auf deiner Seite steht immer die neueste:\n{link}',
  consentSubject: 'Bitte um Zustimmung: {stage_name}, {event}',
  consentBody:
    'Hallo {name},\n\n{performer} ist als {stage_name} mit „{song}“ angemeldet und hat dich als Elternteil oder sorgeberechtigte Person genannt. Veranstaltung: {event}. Termin: {date}. Nur mit deiner Zustimmung geht der Act auf die Bühne.\n\nLies hier den Text und stimme zu oder nimm die Zustimmung zurück. Der Link gehört dir allein, gib ihn bitte nicht weiter:\n{link}',
  thanksSubject: 'Danke, {stage_name}',
  thanksBody:
    'Hallo {name},\n\ndanke, dass du mit „{song}“ auf unserer Bühne warst. Veranstaltung: {event}.\n\n{result}\n\nWas du behalten kannst, steht auf deiner Seite:\n{link}',
  thanksPlace: 'Dein Platz: {place} von {count}',
  thanksAward: 'Dein Preis: {award}',
  signature: 'Fragen? {contact}\n{event}',
  openPage: 'Deine Seite öffnen',
  openConsent: 'Lesen und zustimmen',
  leadsTo: 'Führt zu {host}',
  calendar: 'Die angehängte Datei trägt die Zeit in deinen Kalender ein.',
  dateOpen: 'folgt noch',
  missingTrack: 'dein Playback',
  missingTrackUntil: 'dein Playback, bis {when}',
  missingConsent: 'die Zustimmung eines Elternteils oder einer sorgeberechtigten Person',
};
