/** Português do Brasil. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const regulations: Translated<'regulations'> = {
  mean: 'Em cada critério, a média do júri; ponderadas, elas se somam.',
  sum: 'Em cada critério, a soma do júri, extrapolada a todas as pessoas que julgam a apresentação se faltar alguma; ponderadas, elas se somam.',
  sumAsGiven: 'Em cada critério, a soma do júri; ponderadas, elas se somam.',
  trimmed:
    'Em cada critério, a média das notas sem as {highest} mais altas e as {lowest} mais baixas; ponderadas, elas se somam.',
  trimmedTotals: 'A média dos totais do júri sem os {highest} mais altos e os {lowest} mais baixos.',
  median: 'Em cada critério, a nota do meio; de duas no meio, a média; ponderadas, elas se somam.',
  medianTotals: 'O total do meio do júri; de dois no meio, a média.',
  standardized:
    'Cada total vira a distância até a média de quem o deu, em seus desvios (população, sobre as apresentações que avaliou, sem as convidadas; 0 se deu o mesmo a todas). O resultado é 50 + 10 × a média das distâncias.',
  ordered: 'Os totais de cada pessoa do júri são ordenados, o mais alto primeiro.',
  orderedPlaces: 'O júri escreve lugares; os totais de cada pessoa são ordenados, o mais baixo primeiro.',
  rankSum: 'As colocações se somam, extrapoladas a todo o júri se faltar alguém. Vence a soma mais baixa.',
  pointsTable:
    'As colocações viram pontos, {table}, e depois nenhum; totais iguais dividem os pontos das colocações que ocupam. Os pontos se somam, extrapolados a todo o júri se faltar alguém.',
  pointsTablePlain:
    'As colocações viram pontos, {table}, e depois nenhum. Os pontos se somam, extrapolados a todo o júri se faltar alguém.',
  exponential:
    'As colocações viram pesos, {top} × e^(−{rate} × (colocação − 1)); totais iguais dividem o que valem as colocações que ocupam. Os pesos se somam, extrapolados a todo o júri se faltar alguém.',
  exponentialByMean:
    'As colocações viram pesos, {top} × e^(−{rate} × (colocação − 1)); totais iguais têm o que vale sua colocação média. Os pesos se somam, extrapolados a todo o júri se faltar alguém.',
  ranksLeftOut:
    'Das colocações de cada apresentação ficam de fora as {worst} piores e depois as {best} melhores, e a soma é extrapolada ao júri menos outros tantos; sem mais colocações que essas não há lugar.',
  duels:
    'Cada apresentação em duelo com todas as outras: quem deu um total às duas prefere a mais alta. Um duelo ganho conta 1, um empatado meio. Se nada da plateia se soma, somas iguais se separam pela diferença: votos do júri a favor menos contra, em todos os duelos.',
  duelsOfPlaces: 'O júri escreve lugares, então se prefere o total mais baixo.',
  majority:
    'Julgamento majoritário: o total do meio do júri; de dois no meio, o mais baixo. Se nada da plateia se soma, apresentações com o mesmo se separam tirando-o das duas e comparando o próximo do meio, e assim por diante; se têm quantidades diferentes de totais, cada um é tomado as vezes que igualam essas quantidades.',
  grades: 'Conceitos, do mais baixo: {grades}.',
  star: 'STAR, pontos e depois duelo final automático: os totais do júri se somam, extrapolados a todas as pessoas que julgam a apresentação se faltar alguma. Para cada lugar se enfrentam as duas apresentações com as somas mais altas, e o lugar é daquela a que mais pessoas do júri deram o total mais alto; se foram as mesmas, a soma mais alta e depois mais notas máximas. O próximo lugar se acha do mesmo jeito entre as outras.',
  starTies:
    'Das apresentações que empatam por uma vaga no duelo final sai a que perde para mais das outras, repetidamente; se todas perdem para as mesmas, passam as que têm mais notas máximas, ou saem as que têm menos. Se nada as separa, divide o lugar quem venceria qualquer uma que pudesse ter a vaga. Apresentações que dividem um lugar têm a média dos lugares que ocupam.',
  skatingDances: 'Sistema Skating, cada critério uma dança: {first}.',
  skatingTotals: 'Sistema Skating, pelos totais do júri: {first}.',
  highestFirst: 'o mais alto vem primeiro',
  placesWritten: 'o júri escreve lugares, o mais baixo é o melhor',
  skatingMajority:
    'Maioria é mais da metade de quem deu lugar a uma apresentação; se alguém não deu, contagens e somas se comparam como partes de quem deu.',
  skatingOneDance:
    'Regra 5: o lugar é da apresentação que a maioria pôs ali ou mais acima. Regra 6: de várias, a maioria maior. Regra 7: de maiorias iguais, a soma mais baixa desses lugares, e depois a coluna seguinte. Regra 8: se nenhuma tem maioria, a coluna seguinte entra também.',
  skatingAllDances:
    'Regra 9: os lugares das danças se somam, vence o total mais baixo. Regra 10: de totais iguais, mais lugares ali e mais acima, e depois sua soma mais baixa. Regra 11: ainda iguais, todos os lugares do júri em todas as danças como uma só dança.',
  skatingShared: 'Apresentações que dividem um lugar têm a média dos lugares que ocupam.',
  calls:
    'O júri diz sim, reserva ou não: a nota mais alta é um sim e conta 1, a mais baixa um não e conta 0, {worths}. Em cada critério se soma o que elas contam, extrapolado a todas as pessoas que julgam a apresentação se faltar alguma; ponderadas, elas se somam.',
  oneAlternate: 'o que fica no meio é reserva e conta {worth}',
  alternates:
    'as seguintes abaixo de um sim são, em ordem, {each}, e qualquer outra no meio também é reserva {last}',
  alternateWorth: 'reserva {number}, que conta {worth}',
  recallOpen: 'A quantas apresentações se diz sim fica em aberto.',
  recall:
    'Cada pessoa do júri diz sim a {count, plural, one {# apresentação} other {# apresentações}}, e passam outras tantas.',
  alternatesOpen: 'Quantas reservas se dão fica em aberto.',
  alternatesAsked: 'Cada pessoa do júri dá {count, plural, one {# reserva} other {# reservas}}.',
  alternatesOfEach:
    'Cada pessoa do júri dá {count, plural, one {# reserva} other {# reservas}} de cada tipo.',
  juries: 'Os júris dão pontos.',
  juryMean: 'De cada júri conta a média dos totais de seus membros, a mais alta primeiro.',
  juryMeanPlaces:
    'Escrevem-se lugares. De cada júri conta a média dos totais de seus membros, a mais baixa primeiro.',
  juryRanks: 'De cada júri conta a média das colocações de seus membros, a mais baixa primeiro.',
  juryWeights:
    'As colocações viram pesos, {top} × e^(−{rate} × (colocação − 1)); totais iguais dividem os pesos das colocações que ocupam. De cada júri conta a média dos pesos de seus membros, a mais alta primeiro.',
  juryPoints:
    'O valor de cada júri vira uma colocação, e esta, pontos: {table}, e depois nenhum; iguais dividem os pontos das colocações que ocupam. Os pontos se somam, extrapolados a todos os júris se faltar algum.',
  juryPointsPlain:
    'O valor de cada júri vira uma colocação, e esta, pontos: {table}, e depois nenhum. Os pontos se somam, extrapolados a todos os júris se faltar algum.',
  juryPointsGiven:
    'O valor de cada júri vira uma colocação, e esta, pontos: {table}, e depois nenhum; iguais dividem os pontos das colocações que ocupam. Os pontos se somam como são: a apresentação que um júri não avalia não recebe nenhum dele.',
  juryPointsGivenPlain:
    'O valor de cada júri vira uma colocação, e esta, pontos: {table}, e depois nenhum. Os pontos se somam como são: a apresentação que um júri não avalia não recebe nenhum dele.',
  juryAlone: '{name} é um júri por si só.',
  juryOf: 'Júri {name}: {jurors}.',
  fewerMarks: 'Com menos de {count, plural, one {# nota} other {# notas}} nenhuma fica de fora.',
  fewerMarksBlocked:
    'Com menos de {count, plural, one {# nota} other {# notas}} a apresentação não tem lugar.',
  fewerTotals: 'Com menos de {count, plural, one {# total} other {# totais}} nenhum fica de fora.',
  fewerTotalsBlocked:
    'Com menos de {count, plural, one {# total} other {# totais}} a apresentação não tem lugar.',
  otherwise: '{criterion}, à parte: {way}.',
  otherwiseTrimmed:
    '{criterion}, à parte: {way}, sem as {highest} mais altas e as {lowest} mais baixas; com menos de {least} nenhuma fica de fora.',
  otherwiseBlocked:
    '{criterion}, à parte: {way}, sem as {highest} mais altas e as {lowest} mais baixas; com menos de {least} a apresentação não tem lugar.',
  wayMean: 'a média do júri',
  waySum: 'a soma do júri, extrapolada a todo ele se faltar alguém',
  wayTrimmed: 'a média das notas',
  wayMedian: 'a nota do meio; de duas no meio, a média',
  pointsOff: '{criterion}: as notas são descontos de {from}.',
  weights: 'Pesos: {weights}.',
  weightsInTies: 'Pesos, onde um empate se desfaz por totais: {weights}.',
  weightsShared: 'Os pesos são divididos pela soma dos que valem para a apresentação.',
  scoresNothing: '{judge} não avalia nada.',
  scoresAlone: '{judge} avalia só {criteria}.',
  judgesInJury: 'Dentro de seu júri contam {weights}; cada júri conta uma vez.',
  judgesCount: 'No júri contam {weights}.',
  judgesInTies: 'Cada pessoa do júri tem um voto; onde um empate se desfaz por notas, contam {weights}.',
  judgesOnce: 'Cada pessoa do júri tem um voto, seja qual for seu peso.',
  missingExclude: 'Uma nota que falta fica de fora.',
  missingBlock: 'Uma apresentação a que falta uma nota não tem lugar.',
  missingZero: 'Uma nota que falta conta 0.',
  decimals: '{places, plural, one {# casa decimal} other {# casas decimais}}, {mode}',
  halfUp: 'metades para cima',
  halfEven: 'metades para o par',
  cutOff: 'truncando',
  roundedCriterion: 'A nota do júri em um critério é arredondada: {decimals}.',
  roundedWeight: 'Uma nota ponderada é arredondada: {decimals}.',
  roundedTotal: 'O resultado do júri é arredondado: {decimals}.',
  figures: 'Números mostrados: {decimals}.',
  figuresApart: 'Números mostrados: {decimals}, e mais onde resultados diferentes pareceriam iguais.',
  shownCriterion:
    'A nota do júri em um critério é mostrada arredondada, sem efeito nas colocações: {decimals}.',
  shownWeight: 'Uma nota ponderada é mostrada arredondada, sem efeito nas colocações: {decimals}.',
  offResult: 'Os descontos saem do resultado do júri, nunca abaixo de 0.',
  offResultBelow: 'Os descontos saem do resultado do júri, também abaixo de 0.',
  offTotals: 'Os descontos saem de cada total antes de ordenar, nunca abaixo de 0.',
  offTotalsBelow: 'Os descontos saem de cada total antes de ordenar, também abaixo de 0.',
  offMarks: 'Os descontos saem de cada nota antes de ordenar, nunca abaixo de 0.',
  offMarksBelow: 'Os descontos saem de cada nota antes de ordenar, também abaixo de 0.',
  offPlaces: 'Os descontos não mudam nada: o júri escreve lugares.',
  overTime: 'Além do tempo: {points} a menos a cada {unit} s iniciados após {grace} s.',
  apart: 'O júri decide sozinho; a plateia tem sua própria tabela.',
  pointsAdded: 'Os pontos da plateia se somam aos do júri.',
  shares: 'Júri {judges} por cento, plateia {audience} por cento.',
  scaleAsIs: 'O resultado do júri entra como é.',
  scaleOfMaximum: 'O resultado do júri entra como porcentagem do máximo possível.',
  scaleShare: 'O resultado do júri entra como porcentagem do que todas as apresentações somam.',
  scaleRelative: 'O resultado do júri entra com 100 para a melhor apresentação e as outras em proporção.',
  scaleMinMax: 'O resultado do júri entra de 0 para a última apresentação a 100 para a melhor.',
  scalePoints: 'O resultado do júri entra como pontos por colocação.',
  votesShare:
    'Os votos contam como porcentagem do total, as avaliações por sua média como porcentagem de {best}.',
  votesRelative:
    'Os votos contam com 100 para a melhor apresentação e as outras em proporção, as avaliações por sua média.',
  votesTable: 'Os votos contam como pontos por colocação em cada lista, as avaliações por sua média.',
  votesMinMax: 'Os votos contam de 0 para o menor número a 100 para o maior, as avaliações por sua média.',
  votesMean:
    'As avaliações contam por sua média como porcentagem de {best}, votos que não são avaliações como porcentagem do total.',
  votesAsGiven: 'Os votos contam como são, as avaliações por sua média.',
  votesFirst:
    'Os votos contam pela conversão {conversion} da primeira versão do motor; a melhor avaliação é {best}.',
  audienceTable: 'Pontos por colocação da plateia: {table}.',
  audienceFrom: 'A plateia conta a partir de {count, plural, one {# cédula} other {# cédulas}}.',
  audiencePrizeFrom:
    'A plateia conta a partir de {count, plural, one {# cédula} other {# cédulas}}, e tem prêmio a partir de outras tantas.',
  equalBest:
    'Onde as colocações se somam ou viram pontos, iguais têm cada um a melhor das colocações que ocupam: 1, 2, 2, 4.',
  equalDense:
    'Onde as colocações se somam ou viram pontos, iguais têm a mesma colocação e nenhuma é pulada: 1, 2, 2, 3.',
  carried:
    'Onde pontos são levados adiante, deles contam {earlier} por cento e dos desta rodada {round} por cento.',
  byCategory: 'Cada categoria é classificada à parte.',
  allTogether: 'Todas as apresentações são classificadas juntas.',
  ties: 'Empates: {keys}.',
  tieThen: '{keys}; depois {key}',
  downTo: '{key} (até o lugar {place})',
  personDecides: 'uma pessoa decide',
  placeShared: 'o lugar é dividido',
  keyJudges: 'o resultado do júri',
  keyAudience: 'o número da plateia',
  keyTotalsInTurn: 'o total mais alto do júri, depois o próximo (totais de 0 não contam)',
  keyPlaces: 'mais primeiros lugares do júri, depois segundos',
  keyLists: 'os pontos mais altos das listas de votos, depois os próximos',
  keyTotals: 'a soma dos totais do júri, extrapolada a todo ele se faltar alguém',
  keyScored: 'quantas pessoas do júri deram algo',
  keyListsGave: 'quantas listas de votos deram algo',
  keyDuels: 'os duelos entre quem empatou',
  keyHead: 'o total da presidência do júri',
  keyOff: 'menos descontos',
  keyEarlier: 'quem se apresentou antes',
  keyDecision: 'uma decisão registrada',
  keyShared: 'ninguém: o lugar é dividido',
  keyPanel: 'o júri em {criterion}',
  keyMean: 'a média das notas de {criterion}',
  withoutEffect: 'Definido, e sem efeito aqui: {settings}.',
  setPer: 'por critério ou por total ({value})',
  setWeighting: 'ponderação ({value})',
  setRounding: 'arredondamento do resultado ({decimals})',
  setLeast: 'um mínimo de notas de {count}',
  setTrim: 'deixar de fora {highest} e {lowest} a partir de {least} notas, senão {value}',
  setTable: 'pontos por colocação ({table})',
  setRankWeights: 'pesos das colocações ({top}, {rate})',
  setBelow: 'resultados abaixo de 0',
  setBest: 'melhor avaliação ({best})',
  setAudienceTable: 'pontos por colocação da plateia ({table})',
  setEqual: 'a colocação de iguais ({value})',
  setShares: 'partes de {judges} e {audience} por cento',
  setScale: 'a escala do júri ({value})',
  setTies: 'para empates, depois do fim, {keys}',
  engine: 'Contado com a versão {engine} do motor.',
};
