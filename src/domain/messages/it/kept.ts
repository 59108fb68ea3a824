/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const kept: Translated<'kept'> = {
  title: 'Che cosa si conserva su di te',
  responsible:
    'Titolare di questi dati: {host}. Puoi chiedere una copia di tutto ciò che si conserva su di te, una correzione e la cancellazione.',
  responsibleContact:
    'Titolare di questi dati: {host}. Puoi chiedere una copia di tutto ciò che si conserva su di te, una correzione e la cancellazione: {contact}',
  names: 'Nomi, contatti, contatto di emergenza, genitore, assistenza',
  namesWhy:
    'Per raggiungerti, aiutarti e sapere che chi è minorenne può partecipare. Conservati cifrati; li vedono solo gli admin dell’organizzazione, e ogni consultazione viene annotata.',
  agreement: 'Il consenso di un genitore',
  agreementWhy:
    'Chi ha acconsentito, quando e a quale testo, per poterlo mostrare in seguito. Conservato e consultato allo stesso modo.',
  byLetter: '{by} per {of}, con il link personale del genitore',
  onPaper: '{by} per {of}, su carta, registrazione: {recorder}',
  throughPage: '{by} per {of}, dalla pagina di chi si esibisce, senza conferma del genitore',
  someParent: 'Un genitore o chi ne fa le veci',
  organisers: 'l’organizzazione',
  agreed: '{how}.',
  agreedOn: '{how} ({time}).',
  act: 'Nome d’arte, brano, categoria, pronomi, pronuncia del nome, parole per la conduzione, esigenze sul palco',
  actWhy:
    'Per fare lo spettacolo. Li vedono staff e giuria; nome d’arte, pronomi e brano compaiono sugli schermi e nei risultati.',
  track: 'La tua base',
  trackWhy:
    'Per suonarla. La sentono l’organizzazione e lo staff; sta insieme agli altri file dell’organizzazione.',
  scores: 'Punteggi e commenti',
  scoresWhy:
    'Per trovare il risultato. Li vedono giuria e admin; i commenti ti arrivano quando l’organizzazione li rende disponibili.',
  letters: 'E-mail',
  lettersWhy: 'Indirizzo e testo sono cifrati finché un’e-mail aspetta, e cancellati dopo l’invio.',
  votes: 'Voti della sala',
  votesWhy: 'Un voto si conserva senza un nome, un indirizzo o un dispositivo a cui si possa ricondurre.',
  howLong: 'Per quanto tempo',
  byHand:
    'Tutto ciò che è personale si conserva finché l’organizzazione non lo cancella. Nome d’arte, brano e risultato restano, come in un programma stampato.',
  byItself:
    'Tutto ciò che è personale e la base vengono cancellati dal server stesso {days, plural, =0 {quando comincia lo spettacolo} one {un giorno dopo lo spettacolo} other {# giorni dopo lo spettacolo}}. Le copie di emergenza spariscono al più tardi 30 giorni dopo. Nome d’arte, brano e risultato restano, come in un programma stampato.',
  wholeFile:
    'Tutto ciò che si conserva su di te: l’esibizione, i contatti, il consenso, l’assistenza, le note, le modifiche, le e-mail, i file della tua musica, la tua foto, la registrazione del tuo nome e i commenti resi disponibili.',
  copyStatus: 'Stato',
  copyNote: 'Nota dello staff',
  copyCounted: 'Persone contate al check-in',
  copyHistory: 'Chi ha cambiato o visto che cosa',
  copyOther: 'Un’altra iscrizione della stessa esibizione',
  mergedInto: 'Unita al numero {number}, che resta.',
  mergedFrom: 'Unita con il numero {number}.',
  agreedInForm: 'Consenso di un genitore dalla pagina di chi si esibisce, senza conferma del genitore.',
  agreedByLink: 'con il link personale del genitore',
  agreedOnPage: 'dalla pagina di chi si esibisce, senza conferma del genitore',
  agreedOnPaper: 'su carta, registrazione: {name}',
  placeScreen: 'Schermo grande',
  placeBallot: 'Scheda e programma',
  placeResults: 'Risultati, dopo',
};
