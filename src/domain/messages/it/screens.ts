/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'Abbina in regia {code}',
  toPair: 'Per abbinare questo schermo, in regia sotto Settings, Screens scrivi: {code}',
  noEvent: 'Non c’è ancora nessun evento. Questa pagina si riempirà da sola.',
  connecting: 'Connessione allo spettacolo',
  notSent: 'Non è arrivato alla regia. Premi di nuovo.',
  noteFrom: 'Da {name}, {time}',
  gotIt: 'Ricevuto',
  callDesk: 'Chiama la regia',
  deskCalled: 'La regia sa che ti serve aiuto.',
  deskHasIt: 'In regia se ne occupa {name}.',
  noCall: 'Non serve più',
  deviceOn: '{browser} su {system}',
  androidPhone: 'telefono Android',
  androidTablet: 'tablet Android',
  unknownDevice: 'Dispositivo sconosciuto',
};
