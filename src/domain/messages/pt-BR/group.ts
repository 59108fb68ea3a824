/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: 'Alguém terá menos de {age} anos no dia?',
  othersYes: 'Sim',
  othersNo: 'Não',
  whoMinor: 'Quem?',
  minorsHint:
    'Para cada menor, a mãe, o pai ou responsável precisa autorizar por um link próprio. Os links ficam na sua página.',
  minorParent: '{name}: telefone ou e-mail de responsável',
  credited: 'Colocar nossos nomes no programa',
  wrongOthers: 'Escreva os nomes, um por linha',
  wrongOthersAge: 'Diga se há menores de idade no grupo',
  wrongMinors: 'Escolha quem é menor de idade',
  ownYes: 'Sim',
  ownNo: 'Não',
  ownPrinted: 'Aparece no programa.',
  ownSeen: 'Só a organização e a equipe veem.',
  wrongOwn: 'Responda a “{question}”',
};
