/** Nederlands, met ‘je’, ook voor ouders. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'We hebben je act: {stage_name}',
  receivedBody:
    'Hallo {name},\n\nJe inschrijving is binnen: {stage_name}, “{song}”. Evenement: {event}.\n\nDit is je eigen pagina. Die laat zien hoe het ervoor staat en wat er nog te doen is. Houd de link voor jezelf:\n{link}',
  acceptedSubject: 'Je doet mee: {event}',
  acceptedBody:
    'Hallo {name},\n\n{stage_name} met “{song}” zit in de show. Datum: {date}. {venue}\n\nWat er nog te doen is, en later hoe laat je er moet zijn, staat op je eigen pagina:\n{link}',
  declinedSubject: 'Je inschrijving: {event}',
  declinedBody:
    'Hallo {name},\n\nFijn dat je met “{song}” op het podium wilde staan. We konden deze keer niet elke act een plaats geven, en die van jou zit niet in de show.\n\nJe pagina:\n{link}',
  waitlistedSubject: 'Je staat op de wachtlijst: {event}',
  waitlistedBody:
    'Hallo {name},\n\nOp dit moment zijn alle plaatsen bezet. {stage_name} met “{song}” staat op de wachtlijst, en we schrijven zodra er een plaats vrijkomt.\n\nJe pagina laat zien hoe het ervoor staat:\n{link}',
  reminderSubject: 'Er ontbreekt nog iets: {stage_name}',
  reminderBody:
    'Hallo {name},\n\nVoor {stage_name} ontbreekt nog iets. Evenement: {event}.\n\n{missing}\n\nJe kunt het op je eigen pagina regelen:\n{link}',
  callSubject: 'Zo laat word je verwacht: {call_time}',
  callBody:
    'Hallo {name},\n\nWees om {call_time} bij het podium. Dag: {date}. {venue}\n\nTijden schuiven mee met de show. Op je pagina staat altijd de nieuwste:\n{link}',
  consentSubject: 'Geef je toestemming? {stage_name}, {event}',
  consentBody:
    'Hallo {name},\n\n{performer} is ingeschreven als {stage_name} met “{song}”, en noemde jou als ouder of voogd. Evenement: {event}. Datum: {date}. De act kan alleen met jouw toestemming het podium op.\n\nLees hier de tekst en geef toestemming, of trek die in. De link is alleen voor jou, geef hem niet door:\n{link}',
  thanksSubject: 'Dank je wel, {stage_name}',
  thanksBody:
    'Hallo {name},\n\nDank je wel dat je met “{song}” op ons podium stond. Evenement: {event}.\n\n{result}\n\nWat je kunt bewaren, staat op je pagina:\n{link}',
  thanksPlace: 'Jouw plaats: {place} van {count}',
  thanksAward: 'Jouw prijs: {award}',
  signature: 'Vragen? {contact}\n{event}',
  openPage: 'Je pagina openen',
  openConsent: 'Lezen en toestemming geven',
  leadsTo: 'Leidt naar {host}',
  calendar: 'Het bijgevoegde bestand zet de tijd in je agenda.',
  dateOpen: 'volgt nog',
  missingTrack: 'je backingtrack',
  missingTrackUntil: 'je backingtrack, uiterlijk {when}',
  missingConsent: 'de toestemming van een ouder of voogd',
};
