/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const refused: Translated<'refused'> = {
  unauthenticated: 'Per farlo devi accedere.',
  wrong_login: 'E-mail e password non corrispondono.',
  forbidden: 'Il tuo account non può farlo.',
  judge_unknown: 'Questa sessione della giuria è chiusa. Riapri il tuo link personale.',
  link_unknown: 'Questo link non è valido. Chiedine uno nuovo all’organizzazione.',
  link_used: 'Questo link è già stato usato.',
  link_erased:
    'I dati personali dietro questo link sono stati cancellati. Nome d’arte, brano e risultato restano.',
  invalid_judge_token: 'Link della giuria non valido',
  not_found: 'Qui non c’è niente.',
  stale: 'Nel frattempo qualcuno lo ha cambiato.',
  scoring_not_open:
    'La valutazione di questa esibizione non è ancora aperta. I tuoi punti restano su questo dispositivo.',
  scoring_closed: 'La valutazione di questa esibizione è chiusa. Chiedi alla regia di riaprirla.',
  certified: 'Il risultato è certificato. Prima un admin deve ritirarlo.',
  unknown_poll: 'Questa votazione non esiste.',
  poll_closed: 'La votazione è chiusa. Questo voto non è stato contato.',
  poll_not_open: 'La votazione non è ancora aperta. Questo voto non è stato contato.',
  newer_vote:
    'Questo voto non è stato contato: ne è arrivato un altro tuo, inviato dopo o che questa pagina non conosceva. Guardalo, e vota di nuovo se vuoi cambiarlo.',
  changed_too_often:
    'Questo voto è stato cambiato troppe volte, quindi questa modifica non è stata contata. Conta l’ultima accettata.',
  voted_by_code:
    'Questo voto non è stato contato: qualcuno ha votato con un codice su questo dispositivo, e conta quel voto.',
  code_needed: 'Qui si vota solo con un codice. Inserisci prima quello del tuo biglietto.',
  wrong_vote_code:
    'Questo codice non è riconosciuto. Ricontrolla ogni carattere, o chiedi un altro biglietto all’ingresso.',
  invalid_code: 'Questo non può essere un codice: ha dieci lettere e cifre. Ricontrolla ogni carattere.',
  code_shared:
    'Questo codice è già stato inserito su tre dispositivi, che condividono un solo voto. Chiedi un altro biglietto all’organizzazione.',
  room_code_needed: 'Qui vota chi è in sala. Inserisci prima il codice che mostra lo schermo.',
  wrong_room_code:
    'Questo non è il codice della sala, o non lo è più. Inserisci quello che lo schermo mostra ora.',
  voter_unknown: 'Ricarica questa pagina per votare: questo dispositivo non ha ancora il cookie per votare.',
  registration_closed: 'Le iscrizioni sono chiuse.',
  registration_not_open: 'Le iscrizioni non sono ancora aperte.',
  contact_full: 'Con questo contatto ci sono già tutte le iscrizioni permesse.',
  editing_closed:
    'L’ora prevista per l’inizio dello spettacolo è passata. Chiedi la modifica all’organizzazione.',
  tracks_closed: 'Il tempo per inviare la musica è finito. Chiedi all’organizzazione di accettarla.',
  uploads_full: 'Per questa esibizione ci sono già tre invii in corso. Prima finiscine uno.',
  too_large: 'È troppo grande.',
  too_slow: 'È arrivato troppo lentamente e non ne è stato salvato niente. Invialo di nuovo.',
  too_many: 'Troppi tentativi. Aspetta un momento e riprova.',
  no_event: 'Non c’è ancora nessun evento.',
  internal: 'Qualcosa è andato storto da noi. Riprova; se continua, dillo all’organizzazione.',
  busy: 'Troppe richieste in questo momento. Riprova tra qualche secondo.',
  not_saved: 'Non è stato salvato: al momento il database non accetta niente. Riprova tra qualche secondo.',
  clock_wrong:
    'L’orologio di questo server è sbagliato, quindi non accetta voti. Riprova tra qualche secondo.',
  storage_away: 'L’archivio della musica non risponde. Riprova tra un momento.',
  storage_full: 'Il disco è pieno. Non è stato salvato niente; dillo all’organizzazione.',
};
