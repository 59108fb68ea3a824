/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'Coup de cœur de la salle',
  thanks: 'Avec nos remerciements à',
  wasOnStage: 'pour son passage sur notre scène',
  pointsOf: '{score} points sur {most}',
  points: '{score} points',
  forOrganisers: 'Pour l’organisation',
  forJudges: 'Pour le jury',
  signedResult: 'Résultat certifié',
  slip: 'Ta page : où tu en es, ce qui manque, ton heure. Garde ce papier pour toi.',

  programme: 'Programme',
  firstHalf: 'Première partie',
  secondHalf: 'Seconde partie',
  part: 'Partie {part}',
  minutes: '{minutes, number} min',
  ring: 'L’anneau est à vous : notez qui vous a touché.',
  endsAbout: 'Fin vers {time}',
  doors: 'Portes {time}',
  begins: 'Début {time}',
  where: 'Lieu',
  howWon: 'Comment on gagne',
  panel: 'Dans le jury',
  vote: 'Voter',
  lineup: 'Le programme',
  wifi: 'Wi-Fi : {line}',
  withThanks: 'Avec nos remerciements à',
  notes: 'Notes',
};
