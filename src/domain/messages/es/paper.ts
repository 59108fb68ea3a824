/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'La actuación favorita del público',
  thanks: 'Con agradecimiento a',
  wasOnStage: 'por su actuación en nuestro escenario',
  pointsOf: '{score} de {most} puntos',
  points: '{score} puntos',
  forOrganisers: 'Por la organización',
  forJudges: 'Por el jurado',
  signedResult: 'Resultado certificado',
  slip: 'Tu página: cómo vas, qué falta y tu hora. No compartas este papel.',

  programme: 'Programa',
  firstHalf: 'Primera parte',
  secondHalf: 'Segunda parte',
  part: 'Parte {part}',
  minutes: '{minutes, number} min',
  ring: 'El círculo es tuyo: marca quién te emocionó.',
  endsAbout: 'Termina hacia las {time}',
  doors: 'Puertas {time}',
  begins: 'Comienzo {time}',
  where: 'Lugar',
  howWon: 'Cómo se gana',
  panel: 'En el jurado',
  vote: 'Votar',
  lineup: 'El programa',
  wifi: 'Wi-Fi: {line}',
  withThanks: 'Con agradecimiento a',
  notes: 'Notas',
};
