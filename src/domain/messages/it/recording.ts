/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: 'Come si dice il tuo nome',
  lead: 'Di’ il tuo nome una volta, in dieci secondi al massimo. Lo sentono solo la conduzione e l’organizzazione.',
  record: 'Registra',
  stop: 'Fatto',
  choose: 'Scegli un file audio',
  listen: 'Ascolta',
  remove: 'Togli',
  removeAsk: 'Togliere la registrazione?',
  noMicrophone: 'Questo browser non dà accesso a un microfono. Scegli un file audio.',
  unread: 'Questo file non è un suono che si possa leggere qui.',
  notSent: 'La registrazione non è stata inviata. Riprova.',
  none: 'Nessuna registrazione',
};
