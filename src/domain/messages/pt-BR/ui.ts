/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'Idioma',
  languageAway: '{language} não pode ser carregado sem conexão. Tente de novo.',
  unreachable: 'Não foi possível conectar ao servidor.',
  resultStands: 'Nada foi mudado: o resultado vale.',
  saved: 'Salvo',
  saving: 'Enviando',
  kept: 'Guardado neste aparelho',
  notSaved: 'Não foi salvo',
  rehearsal: 'Ensaio',
  rehearsalCounts: 'Nada conta.',
  theShow: 'O show',
  interval: 'Intervalo',
  withThanks: 'Com agradecimento a',
  showOver: 'O show acabou',
  roundOver: '{round}: acabou',
  moreFollows: 'Ainda tem mais.',
  thanks: 'Valeu pela presença.',
  act: 'Nº {number}',
  actOf: 'Apresentação {number} de {last}',
  needsScript: 'O Ovation precisa de JavaScript. Ative-o para este site e recarregue a página.',
  pageLoading: 'Carregando a página',
  pageFailed: 'Esta página não carregou',
  pageFailedLead:
    'Talvez a rede tenha caído, ou a página acabou de ser atualizada. Nada do que você salvou se perdeu.',
  tryAgain: 'Tentar de novo',
  toFrontPage: 'Ir à página inicial',
};
