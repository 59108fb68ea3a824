import type { Translated } from '../../catalogue.ts';

export const bulk: Translated<'bulk'> = {
  notDone: 'Não foi feito:',
  andMore: 'E mais {count, number}.',
  toolbar: 'O que fazer com as apresentações escolhidas',
  chooseNone: 'Não escolher nenhuma',

  selected: 'Escolhidas: {count, number}',
  accept: 'Aceitar',
  setStatus: 'Mudar situação',
  change: 'Mudar',

  nowSubmitted: '{count, plural, one {# apresentação: para avaliar} other {# apresentações: para avaliar}}',
  nowAccepted: '{count, plural, one {# apresentação: aceita} other {# apresentações: aceitas}}',
  nowWaitlisted:
    '{count, plural, one {# apresentação: lista de espera} other {# apresentações: lista de espera}}',
  nowDeclined: '{count, plural, one {# apresentação: recusada} other {# apresentações: recusadas}}',
  nowWithdrawn: '{count, plural, one {# apresentação: retirada} other {# apresentações: retiradas}}',
  noAnswer: 'O servidor não respondeu. Veja na lista se foi feito e tente de novo.',
  notTakenBack: 'Não foi possível conectar ao servidor. Não foi desfeito.',
  takenBack: 'Desfeito',

  changeTitle: '{count, plural, one {Mudar # apresentação} other {Mudar # apresentações}}',
  changeThem: 'Mudar',
  othersDone: 'Não foi feito; as outras sim:',
  acceptThem: 'Aceitar',
  onPaper:
    '{count, plural, one {Os consentimentos vieram em papel, de # apresentação} other {Os consentimentos vieram em papel, de # apresentações}}',
  howCame: 'Como chegaram?',
  howCameHint: 'Sem dados de contato: isto vai para o histórico.',
  signedOnPaper: 'Assinado em papel',
  asItIs: 'Como está',
  trackIs: 'O playback está',
  emergencyMissing: 'Falta dizer quem chamar em uma emergência',
  callName: 'Para {name}: nome',
  callPhone: 'Telefone',
  emergencyContact: 'Contato de emergência',
  notAllSaved: 'Nem tudo foi salvo: não foi possível conectar ao servidor. Veja a lista.',
  anAct: 'Uma apresentação',
  changed: '{count, plural, one {# apresentação mudada} other {# apresentações mudadas}}',
  changedAndConsents:
    '{count, plural, one {# apresentação mudada} other {# apresentações mudadas}}, {consents, plural, one {# consentimento registrado} other {# consentimentos registrados}}',
  refusedOf: '{name}: {why}',

  remind: 'Lembrar',
  lettersInOutbox: '{count, plural, one {# e-mail na caixa de saída} other {# e-mails na caixa de saída}}',
  sendTitle:
    '{count, plural, one {Enviar # e-mail sobre o que falta?} other {Enviar # e-mails sobre o que falta?}}',
  nobodyToRemind: 'Não há quem lembrar',
  send: '{count, plural, one {Enviar # e-mail} other {Enviar # e-mails}}',
  sendNothing: 'Não enviar nada',
  sentTo: 'Para: {names}. Cada e-mail diz o que ainda falta a essa apresentação.',
  parentsAsked: 'Pede-se a mães, pais ou responsáveis que concordem por: {names}.',
  withoutAddress: 'Sem endereço de e-mail: {names}.',
  namesAndMore: '{names} e mais {count, number}',
};
