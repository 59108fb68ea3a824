/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: 'La tua iscrizione è arrivata',
  doneWaiting: 'Sei in lista d’attesa',
  doneNumber: '{name}, {song}. Numero {number}.',
  ownPage: 'La tua pagina',
  ownPageLead:
    'Dice sempre se ci sei, che cosa resta da fare e quando vai in scena. Questo link è la tua chiave: non pubblicarlo.',
  ownLink: 'Il tuo link privato',
  openPage: 'Apri la mia pagina',
  mailMyself: 'Inviala a me',
  mailMyselfSubject: 'La tua pagina per {event}',
  scanToMove: 'Scansiona per portarla su un altro telefono',
  forParent: 'Per un genitore o chi ne fa le veci',
  notSigned: 'Non ancora firmato.',
  notSignedLead: 'Senza il consenso la tua esibizione non può essere accettata.',
  sendThemLink: 'Invia questo link.',
  linkGoesToThem:
    'Il link per il consenso va all’indirizzo e-mail che hai lasciato a questo scopo, e a nessun altro. La tua pagina dice come.',
  linkByOrganisers:
    'Un genitore o chi ne fa le veci deve leggere e firmare. Il link lo invia l’organizzazione: chiedi lì se non arriva.',
  theirLink: 'Link per il consenso',
  mailThem: 'Invialo per e-mail',
  mailThemSubject: 'Acconsenti alla mia partecipazione: {event}',
  membersNotSigned: 'Manca il consenso per ogni minorenne. Sulla tua pagina c’è un link per ciascuno.',
  next: 'Che cosa succede ora',
  nextWaiting:
    'Quando si libera un posto, l’organizzazione scorre la lista. La tua pagina mostra a che punto sei.',
  nextLead:
    'L’organizzazione esamina la tua iscrizione e la accetta, o ti dice perché no. Appena è deciso, la tua pagina lo mostra.',
  another: 'Iscrivi un’altra esibizione',
};
