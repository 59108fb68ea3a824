/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const picture: Translated<'picture'> = {
  yours: 'La tua foto',
  lead: 'Per lo schermo grande, i telefoni, i risultati e il programma stampato, se vuoi. Chi vi appare deve essere d’accordo.',
  choose: 'Scegli una foto',
  another: 'Un’altra foto',
  crop: 'Mettiti nel cerchio: sposta la foto con il dito, il mouse o le frecce.',
  place: 'La foto nel suo cerchio',
  zoom: 'Più grande o piccola',
  use: 'Usa questa foto',
  remove: 'Togli',
  removeAsk: 'Togliere la tua foto?',
  waiting: 'L’organizzazione la guarda prima. Fino ad allora la vedete solo tu e l’organizzazione.',
  approved: 'L’organizzazione l’ha approvata. Si vede finché sei nello spettacolo.',
  nowhere: 'Nessun posto è selezionato: non viene mostrata da nessuna parte.',
  refused: 'L’organizzazione chiede un’altra foto.',
  parent: 'Si vede quando un genitore o chi ne fa le veci ha dato il consenso.',
  small: 'È troppo piccola per lo schermo grande, quindi si vede solo sui telefoni e su carta.',
  unread: 'Questo file non è una foto leggibile qui. Scegli un JPEG o un PNG.',
  notSent: 'La foto non è stata inviata. Riprova.',
  places: 'Dove si possono mostrare foto',
  placeBallotToo: 'E nel programma stampato',
  keptByParents: 'Un genitore non lo vuole qui: {places}.',
  parentSays: 'Dove si può mostrare lo dice un genitore o chi ne fa le veci.',
  inTheHall: 'Come la vedrà la sala',
  inTheHallLead: 'In luce solo mentre sei in scena. Prima aspetta in grigio.',
};
