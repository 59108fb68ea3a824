/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: 'Como se fala seu nome',
  lead: 'Fale seu nome uma vez, em até dez segundos. Só quem apresenta e a organização escutam.',
  record: 'Gravar',
  stop: 'Pronto',
  choose: 'Escolher um arquivo de som',
  listen: 'Ouvir',
  remove: 'Remover',
  removeAsk: 'Remover a gravação?',
  noMicrophone: 'Este navegador não libera o microfone. Escolha um arquivo de som.',
  unread: 'Este arquivo não é um som que possa ser lido aqui.',
  notSent: 'A gravação não foi enviada. Tente de novo.',
  none: 'Sem gravação',
};
