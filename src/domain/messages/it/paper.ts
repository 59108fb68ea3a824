/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'Il preferito della sala',
  thanks: 'Con un grazie a',
  wasOnStage: 'per l’esibizione sul nostro palco',
  pointsOf: '{score} punti su {most}',
  points: '{score} punti',
  forOrganisers: 'Per l’organizzazione',
  forJudges: 'Per la giuria',
  signedResult: 'Risultato certificato',
  slip: 'La tua pagina: a che punto sei, cosa manca, il tuo orario. Tieni il foglietto per te.',

  programme: 'Programma',
  firstHalf: 'Prima parte',
  secondHalf: 'Seconda parte',
  part: 'Parte {part}',
  minutes: '{minutes, number} min',
  ring: 'Il cerchio è tuo: segna chi ti ha emozionato.',
  endsAbout: 'Fine verso le {time}',
  doors: 'Porte {time}',
  begins: 'Inizio {time}',
  where: 'Dove',
  howWon: 'Come si vince',
  panel: 'In giuria',
  vote: 'Vota',
  lineup: 'Il programma',
  wifi: 'Wi-Fi: {line}',
  withThanks: 'Con un grazie a',
  notes: 'Appunti',
};
