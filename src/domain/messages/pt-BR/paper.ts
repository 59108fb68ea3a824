/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'Preferência do público',
  thanks: 'Com agradecimento a',
  wasOnStage: 'pela apresentação no nosso palco',
  pointsOf: '{score} de {most} pontos',
  points: '{score} pontos',
  forOrganisers: 'Pela organização',
  forJudges: 'Pelo júri',
  signedResult: 'Resultado certificado',
  slip: 'Sua página: situação, o que falta, seu horário. Não passe este papel adiante.',

  programme: 'Programa',
  firstHalf: 'Primeira parte',
  secondHalf: 'Segunda parte',
  part: 'Parte {part}',
  minutes: '{minutes, number} min',
  ring: 'O círculo é seu: marque quem emocionou você.',
  endsAbout: 'Término por volta de {time}',
  doors: 'Portas {time}',
  begins: 'Início {time}',
  where: 'Local',
  howWon: 'Como se vence',
  panel: 'No júri',
  vote: 'Votar',
  lineup: 'O programa',
  wifi: 'Wi-Fi: {line}',
  withThanks: 'Com agradecimento a',
  notes: 'Anotações',
};
