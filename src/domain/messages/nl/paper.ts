/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'Favoriet van de zaal',
  thanks: 'Met dank aan',
  wasOnStage: 'voor het optreden op ons podium',
  pointsOf: '{score} van {most} punten',
  points: '{score} punten',
  forOrganisers: 'Namens de organisatie',
  forJudges: 'Namens de jury',
  signedResult: 'Bekrachtigde uitslag',
  slip: 'Je eigen pagina: hoe het staat, wat ontbreekt, je tijd. Hou dit briefje voor jezelf.',

  programme: 'Programma',
  firstHalf: 'Eerste deel',
  secondHalf: 'Tweede deel',
  part: 'Deel {part}',
  minutes: '{minutes, number} min',
  ring: 'De ring is van jou: zet een teken bij wie je raakte.',
  endsAbout: 'Einde rond {time}',
  doors: 'Deuren {time}',
  begins: 'Begin {time}',
  where: 'Waar',
  howWon: 'Zo wordt er gewonnen',
  panel: 'In de jury',
  vote: 'Stemmen',
  lineup: 'Het programma',
  wifi: 'Wifi: {line}',
  withThanks: 'Met dank aan',
  notes: 'Notities',
};
