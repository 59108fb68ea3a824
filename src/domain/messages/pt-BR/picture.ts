/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const picture: Translated<'picture'> = {
  yours: 'Sua foto',
  lead: 'Para o telão, os celulares, os resultados e o programa impresso, se quiser. Quem aparece nela precisa concordar.',
  choose: 'Escolher uma foto',
  another: 'Outra foto',
  crop: 'Fique dentro do círculo: mova a foto com o dedo, o mouse ou as setas.',
  place: 'A foto no círculo',
  zoom: 'Maior ou menor',
  use: 'Usar esta foto',
  remove: 'Remover',
  removeAsk: 'Remover sua foto?',
  waiting: 'A organização olha primeiro. Até lá só você e a organização veem a foto.',
  approved: 'A organização aprovou. Ela aparece enquanto você estiver no show.',
  nowhere: 'Nenhum lugar está marcado: ela não aparece em nenhum.',
  refused: 'A organização pede outra foto.',
  parent: 'Ela aparece quando a mãe, o pai ou responsável tiver autorizado.',
  small: 'É pequena demais para o telão, por isso aparece só em celulares e no papel.',
  unread: 'Este arquivo não é uma foto que possa ser lida aqui. Escolha um JPEG ou PNG.',
  notSent: 'A foto não foi enviada. Tente de novo.',
  places: 'Onde fotos podem ser mostradas',
  placeBallotToo: 'E no programa impresso',
  keptByParents: 'A mãe, o pai ou responsável não quer aqui: {places}.',
  parentSays: 'A mãe, o pai ou responsável diz onde ela pode ser mostrada.',
  inTheHall: 'Como a sala vai ver',
  inTheHallLead: 'Na luz só durante a sua apresentação. Antes ela espera em cinza.',
};
