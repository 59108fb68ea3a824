/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'Lingua',
  languageAway: '{language} non si può caricare senza connessione. Riprova.',
  unreachable: 'Il server non è raggiungibile.',
  resultStands: 'Non è cambiato niente: il risultato resta.',
  saved: 'Salvato',
  saving: 'Invio in corso',
  kept: 'Su questo dispositivo',
  notSaved: 'Non salvato',
  rehearsal: 'Prova generale',
  rehearsalCounts: 'Niente conta.',
  theShow: 'Lo spettacolo',
  interval: 'Intervallo',
  withThanks: 'Con un grazie a',
  showOver: 'Lo spettacolo è finito',
  roundOver: '{round}: fine',
  moreFollows: 'C’è ancora altro in programma.',
  thanks: 'Grazie per la tua presenza.',
  act: 'N. {number}',
  actOf: 'Esibizione {number} di {last}',
  needsScript: 'Ovation ha bisogno di JavaScript. Attivalo per questo sito, poi ricarica la pagina.',
  pageLoading: 'La pagina si sta caricando',
  pageFailed: 'Questa pagina non si è caricata',
  pageFailedLead:
    'Forse manca la rete, o la pagina è stata appena aggiornata. Niente di quello che hai salvato è perduto.',
  tryAgain: 'Riprova',
  toFrontPage: 'Vai alla pagina iniziale',
};
