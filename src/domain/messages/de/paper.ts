/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'Liebling des Saals',
  thanks: 'Mit Dank an',
  wasOnStage: 'für den Auftritt auf unserer Bühne',
  pointsOf: '{score} von {most} Punkten',
  points: '{score} Punkte',
  forOrganisers: 'Für die Veranstaltung',
  forJudges: 'Für die Jury',
  signedResult: 'Festgestelltes Ergebnis',
  slip: 'Deine eigene Seite: Stand, was fehlt, deine Zeit. Gib den Zettel nicht weiter.',

  programme: 'Programm',
  firstHalf: 'Erster Teil',
  secondHalf: 'Zweiter Teil',
  part: 'Teil {part}',
  minutes: '{minutes, number} Min.',
  ring: 'Der Ring ist für dich: Merk dir, wer dich bewegt hat.',
  endsAbout: 'Ende etwa {time}',
  doors: 'Einlass {time}',
  begins: 'Beginn {time}',
  where: 'Wo',
  howWon: 'So wird gewonnen',
  panel: 'In der Jury',
  vote: 'Abstimmen',
  lineup: 'Das Programm',
  wifi: 'WLAN: {line}',
  withThanks: 'Mit Dank an',
  notes: 'Notizen',
};
