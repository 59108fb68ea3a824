/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'Parear este {code}',
  toPair: 'Para parear esta tela, digite na produção, em Configurações, Telas: {code}',
  noEvent: 'Ainda não há evento. Esta página se preenche sozinha quando houver.',
  connecting: 'Conectando ao show',
  notSent: 'Não chegou à produção. Aperte de novo.',
  noteFrom: 'De {name}, {time}',
  gotIt: 'Entendido',
  callDesk: 'Chamar a produção',
  deskCalled: 'A produção sabe que você precisa de ajuda.',
  deskHasIt: 'Na produção, {name} cuida disso.',
  noCall: 'Não precisa mais',
  deviceOn: '{browser} em {system}',
  androidPhone: 'celular Android',
  androidTablet: 'tablet Android',
  unknownDevice: 'Aparelho desconhecido',
};
