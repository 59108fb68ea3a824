import type { Translated } from '../../catalogue.ts';

export const order: Translated<'order'> = {
  title: 'Roteiro',
  none: 'Ainda não há roteiro',
  loading: 'Carregando o roteiro',

  toLookAtCount: '{count, plural, one {# ponto para ver no roteiro} other {# pontos para ver no roteiro}}',

  actsNoDay:
    '{count, plural, one {# apresentação. Marque um dia, e cada uma terá seu horário.} other {# apresentações. Marque um dia, e cada uma terá seu horário.}}',
  fromTo: '{acts}, das {from} às {until}',

  undoOf: 'Desfazer<v>: {change}</v>',
  published: 'Publicado: os números ficam',
  publish: 'Segure para publicar',
  publishTitle: 'Publicar a programação? Ela fica na página inicial, e cada apresentação mantém seu número.',
  publishIt: 'Publicar',
  notYet: 'Ainda não',
  publishDone: 'Publicado: cada apresentação mantém seu número de agora em diante.',
  publishFailed: 'Não foi publicado. Tente de novo.',

  begun: 'O show começou.',
  begunLead: 'De agora em diante o roteiro é mudado na produção.',
  goToDesk: 'Ir para a produção',

  noAct: 'Ainda não há apresentações nele',
  noActLead: 'Elas vêm por categoria e inscrição. Depois mova como quiser.',
  putInAllAccepted: '{count, plural, one {Pôr # apresentação aceita} other {Pôr as # apresentações aceitas}}',
  putInAll: '{count, plural, one {Pôr # apresentação} other {Pôr as # apresentações}}',
  notInIt: 'Ainda fora do roteiro',
  notInItCount: 'Ainda fora do roteiro: {count, number}',
  allAreIn: 'Todas as apresentações aceitas têm seu lugar.',
  inOtherRounds: 'Em outras rodadas',
  notAccepted: 'não aceita',
  putAtEnd: 'Pôr no fim: {name}',

  cues: 'Entradas',
  notAnAct: 'Não é apresentação',
  opening: 'Abertura',
  interval: 'Intervalo',
  vote: 'Votação da plateia',
  results: 'Resultados',
  otherCue: 'Outra entrada',

  cueTitle: 'Pôr uma entrada',
  putItIn: 'Pôr',
  name: 'Nome',
  length: 'Duração',
  lengthHint: 'Minutos, como 15 ou 2:30',
  lengthWrong: 'Digite minutos, como 15 ou 2:30.',
  where: 'Onde',
  atFront: 'No começo',
  atTime: 'Em um horário',
  afterItem: 'Depois de: {item}',
  at: 'Às',
  atHint: 'Antes do primeiro item que começa nessa hora ou depois.',

  moveTitle: 'Mover: {name}',
  moveIt: 'Mover',
  after: 'Depois de',

  putAfter: 'Pôr depois de…',
  toFront: 'Para o começo',
  toEnd: 'Para o fim',
  plannedTime: 'Tempo planejado',
  intervalAfter: 'Intervalo depois',
  cueAfter: 'Outra entrada depois',
  takeOut: 'Remover',
  moveUp: 'Subir: {name}',
  moveDown: 'Descer: {name}',
  moreFor: 'Mais: {name}',
  scratched: 'Cancelada',
  disqualified: 'Desclassificada',
  guest: 'participação especial',

  notChanged: 'Não mudou: não foi possível conectar ao servidor.',
  movedTo: '{name}: agora em {place, number} de {all, number}',
  takenOut: '{name}: fora do roteiro',
  timeSet: '{name}: tempo definido',
  putIn: '{name}: no roteiro',
  allPutIn: 'Todas as apresentações aceitas no roteiro',

  toLookAt: 'Para conferir',
  finding: '<b>{name}</b>. {words}',
  putItAfter: 'Pôr depois de: {name}',
  tooLong: '{length}; o máximo permitido é {limit}.',
  samePersonBefore: 'O mesmo contato de logo antes: {name}.',
  samePersonBetween: 'O mesmo contato, com só uma apresentação no meio: {name}.',
  bunched: 'A partir daqui vêm {count, number} seguidas: {category}.',
  pianoOften:
    'O piano entra {count, number} vezes. As apresentações que precisam dele poderiam ficar juntas.',
  drumsOften:
    'A bateria entra {count, number} vezes. As apresentações que precisam dela poderiam ficar juntas.',
  tableOften: 'A mesa entra {count, number} vezes. As apresentações que precisam dela poderiam ficar juntas.',
  chairsOften:
    'As cadeiras entram {count, number} vezes. As apresentações que precisam delas poderiam ficar juntas.',
  noInterval: 'Antes há uma hora e meia sem intervalo.',
  unsaid: 'Falta a pronúncia deste nome.',
  unsaidAndMore: 'Falta a pronúncia deste nome e de mais {count, number}.',

  suggest: 'Sugerir uma ordem',
  suggestLead:
    'Na medida do possível: duas outras apresentações entre as de um mesmo contato, piano e bateria pouco movidos e nenhuma categoria repetida em sequência. A primeira apresentação, a última e as outras entradas ficam onde estão.',
  suggestIt: 'Reordenar as apresentações',
  suggested: 'Apresentações reordenadas',
  suggestNone: 'Nenhuma ordem melhor foi encontrada.',
};
