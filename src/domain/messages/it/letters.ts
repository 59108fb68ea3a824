/** Italiano, con il “tu”, anche per i genitori. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'La tua esibizione è arrivata: {stage_name}',
  receivedBody:
    'Ciao {name},\n\nla tua iscrizione è arrivata: {stage_name}, “{song}”. Evento: {event}.\n\nQuesta è la tua pagina. Mostra a che punto sei e che cosa resta da fare. Tieni il link per te:\n{link}',
  acceptedSubject: 'Ci sei: {event}',
  acceptedBody:
    'Ciao {name},\n\n{stage_name} con “{song}” fa parte dello spettacolo. Data: {date}. {venue}\n\nQuello che resta da fare, e più avanti il tuo orario di chiamata, è sulla tua pagina:\n{link}',
  declinedSubject: 'La tua iscrizione: {event}',
  declinedBody:
    'Ciao {name},\n\ngrazie per aver voluto salire sul palco con “{song}”. Questa volta non abbiamo potuto dare un posto a ogni esibizione, e la tua non è nello spettacolo.\n\nLa tua pagina:\n{link}',
  waitlistedSubject: 'Sei in lista d’attesa: {event}',
  waitlistedBody:
    'Ciao {name},\n\nal momento tutti i posti sono occupati. {stage_name} con “{song}” è in lista d’attesa, e scriviamo appena si libera un posto.\n\nLa tua pagina mostra a che punto sei:\n{link}',
  reminderSubject: 'Manca ancora qualcosa: {stage_name}',
  reminderBody:
    'Ciao {name},\n\nper {stage_name} manca ancora qualcosa. Evento: {event}.\n\n{missing}\n\nPuoi sistemarlo sulla tua pagina:\n{link}',
  callSubject: 'Il tuo orario di chiamata: {call_time}',
  callBody:
    'Ciao {name},\n\nti aspettiamo al palco alle {call_time}. Giorno: {date}. {venue}\n\nGli orari si spostano con lo spettacolo. Sulla tua pagina c’è sempre l’ultimo:\n{link}',
  consentSubject: 'Ti chiediamo il consenso: {stage_name}, {event}',
  consentBody:
    'Ciao {name},\n\n{performer} ha un’iscrizione con il nome {stage_name} e “{song}”, e ti ha indicato come genitore o chi ne fa le veci. Evento: {event}. Data: {date}. L’esibizione va sul palco solo con il tuo consenso.\n\nLeggi qui il testo e acconsenti, oppure revoca il consenso. Il link è solo tuo, non passarlo ad altri:\n{link}',
  thanksSubject: 'Grazie, {stage_name}',
  thanksBody:
    'Ciao {name},\n\ngrazie per aver portato “{song}” sul nostro palco. Evento: {event}.\n\n{result}\n\nQuello che puoi conservare è sulla tua pagina:\n{link}',
  thanksPlace: 'Il tuo posto: {place} di {count}',
  thanksAward: 'Il tuo premio: {award}',
  signature: 'Domande? {contact}\n{event}',
  openPage: 'Apri la tua pagina',
  openConsent: 'Leggi e acconsenti',
  leadsTo: 'Porta a {host}',
  calendar: 'Il file allegato mette l’orario nel tuo calendario.',
  dateOpen: 'da definire',
  missingTrack: 'la tua base',
  missingTrackUntil: 'la tua base, entro {when}',
  missingConsent: 'il consenso di un genitore o di chi ne fa le veci',
};
