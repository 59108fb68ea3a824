import type { Translated } from '../../catalogue.ts';

export const prints: Translated<'prints'> = {
  cueSheet: 'Folha de entradas: {sheet}',
  sheet: 'Folha',
  orderNotLoaded: 'Não foi possível carregar o roteiro',
  showTimes: '{date}, das {from} até cerca de {until}',

  itemByItem: 'Item por item',
  at: 'Hora',
  item: 'Item',
  sayIt: 'Como se diz',
  line: 'Frase',
  cue: 'Entrada',
  lookAndCue: 'Clima e entrada',
  setAndStrike: 'Montagem e desmontagem',
  mics: 'Microfones',

  noTrack: 'não precisa',

  rehearsalReport: 'Relatório do ensaio',
  loadingReport: 'Carregando o relatório',
  noReport: 'Ainda não há relatório',

  notOnYet: 'Ainda não entrou',
  standsBy: 'A postos',
  skipped: 'Pulado',
  wasNotOn: 'Não entrou',

  start: 'Início',
  end: 'Fim',
  notYet: 'Ainda não',
  planned: 'previsto: {time}',
  plannedBut: 'previsto: {time}, {difference}',
  stopped: 'Parada geral',
  never: 'Nunca',
  stops: '{count, number}×, {length}',
  actsOver: 'Apresentações que passaram do tempo',

  plannedAt: 'Previsto',
  late: 'Atraso',
  was: 'Real',
  over: 'Excesso',
  changeover: 'Troca',
  held: 'Parado',

  againstPlan: 'Cada item em relação ao plano',
  columns:
    'Atraso e excesso são em relação ao plano. Troca vai do fim do que veio antes até o início. Parado é o tempo em que o relógio não andou enquanto o item estava em andamento.',

  paper: 'Papel',
  letter: 'Carta',

  loadingDiplomas: 'Carregando os diplomas',
  noDiplomas: 'Não há diplomas para imprimir',
  fromResult: 'Do resultado homologado: {round}. Com a aparência e no idioma do evento.',
  printDiplomas: 'Imprimir {count, plural, one {# diploma} other {# diplomas}}',
  printSheets: 'Imprimir {count, plural, one {# folha} other {# folhas}}',

  what: 'Para',
  podium: 'Três primeiros lugares',
  places: 'Todos os lugares',
  awards: 'Prêmios',
  part: 'Participação',
  resultSheet: 'Folha de resultados',
  allActs: 'Todas',

  signsOrganisers: 'Assina pela organização',
  signsJudges: 'Assina pelo júri',
  withPoints: 'Com os pontos',

  noPodium: 'Nenhuma apresentação ficou em um dos três primeiros lugares.',
  noPlaces: 'Nenhuma apresentação tem lugar.',
  noAwards: 'Ninguém tem um prêmio. Eles são dados na página “Pontuação”, antes de homologar.',
  noPart: 'Ninguém subiu ao palco.',

  noProgramme: 'Não há programa para imprimir',
  loadingProgramme: 'Carregando o programa',
  howToPrint:
    '{count, plural, one {Uma folha} other {# folhas, uma dentro da outra}}. Imprima nos dois lados, virando na borda curta, e dobre uma vez.',
  noCode: 'Nenhum código será impresso.',
  noCodeWhy: 'Ele levaria só a esta máquina. Defina nas configurações o endereço para celulares.',

  nameJudges: 'Citar o júri',
  howWon: 'Como se vence',
  thanks: 'Agradecimentos, com os nomes dos patrocinadores',

  outside: 'Folha {number}, por fora',
  inside: 'Folha {number}, por dentro',
};
