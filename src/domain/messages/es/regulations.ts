/** Español. Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const regulations: Translated<'regulations'> = {
  mean: 'En cada criterio, la media del jurado; ponderadas, se suman.',
  sum: 'En cada criterio, la suma del jurado, extrapolada a todas las personas que juzgan la actuación si falta alguna; ponderadas, se suman.',
  sumAsGiven: 'En cada criterio, la suma del jurado; ponderadas, se suman.',
  trimmed:
    'En cada criterio, la media de las notas sin las {highest} más altas ni las {lowest} más bajas; ponderadas, se suman.',
  trimmedTotals: 'La media de los totales del jurado sin los {highest} más altos ni los {lowest} más bajos.',
  median: 'En cada criterio, la nota central; de dos centrales, su media; ponderadas, se suman.',
  medianTotals: 'El total central del jurado; de dos centrales, su media.',
  standardized:
    'Cada total pasa a ser su distancia a la media de quien lo dio, en sus desviaciones (población, sobre las actuaciones que puntuó, sin las invitadas; 0 si dio a todas lo mismo). El resultado es 50 + 10 × la media de las distancias.',
  ordered: 'Los totales de cada miembro del jurado se ordenan, el más alto primero.',
  orderedPlaces: 'El jurado escribe puestos; los totales de cada miembro se ordenan, el más bajo primero.',
  rankSum: 'Los puestos se suman, extrapolados a todo el jurado si falta alguien. Gana la suma más baja.',
  pointsTable:
    'Los puestos pasan a puntos, {table}, y después ninguno; los totales iguales se reparten los puntos de los puestos que ocupan. Los puntos se suman, extrapolados a todo el jurado si falta alguien.',
  pointsTablePlain:
    'Los puestos pasan a puntos, {table}, y después ninguno. Los puntos se suman, extrapolados a todo el jurado si falta alguien.',
  exponential:
    'Los puestos pasan a pesos, {top} × e^(−{rate} × (puesto − 1)); los totales iguales se reparten lo que valen los puestos que ocupan. Los pesos se suman, extrapolados a todo el jurado si falta alguien.',
  exponentialByMean:
    'Los puestos pasan a pesos, {top} × e^(−{rate} × (puesto − 1)); los totales iguales tienen lo que vale su puesto medio. Los pesos se suman, extrapolados a todo el jurado si falta alguien.',
  ranksLeftOut:
    'De los puestos de cada actuación se dejan fuera los {worst} peores y luego los {best} mejores, y la suma se extrapola al jurado menos otros tantos; sin más puestos que esos no hay puesto.',
  duels:
    'Cada actuación en duelo con todas las demás: quien dio un total a ambas prefiere la más alta. Un duelo ganado cuenta 1, uno empatado medio. Si nada se suma del público, las sumas iguales se separan por la diferencia: votos del jurado a favor menos en contra, en todos sus duelos.',
  duelsOfPlaces: 'El jurado escribe puestos, así que se prefiere el total más bajo.',
  majority:
    'Juicio mayoritario: el total central del jurado; de dos centrales, el más bajo. Si nada se suma del público, las actuaciones con el mismo se separan quitándolo a ambas y comparando el siguiente central, y así sucesivamente; si tienen distinto número de totales, cada uno se toma las veces que igualan esos números.',
  grades: 'Calificaciones, desde la más baja: {grades}.',
  star: 'STAR, puntos y luego mano a mano automático: los totales del jurado se suman, extrapolados a todas las personas que juzgan la actuación si falta alguna. Para cada puesto se enfrentan las dos actuaciones con las sumas más altas, y el puesto es de aquella a la que más personas del jurado dieron el total más alto; si fueron las mismas, la suma más alta y después más máximos del jurado. El siguiente puesto se halla igual entre las demás.',
  starTies:
    'De las actuaciones que empatan por entrar en un mano a mano sale la que pierde contra más de las otras, una y otra vez; si todas pierden contra las mismas, pasan las que tienen más máximos del jurado o salen las que tienen menos. Si nada las separa, comparte el puesto la que ganaría a cualquiera que pudiera entrar. Las actuaciones que comparten puesto tienen la media de los puestos que ocupan.',
  skatingDances: 'Sistema Skating, cada criterio un baile: {first}.',
  skatingTotals: 'Sistema Skating, por los totales del jurado: {first}.',
  highestFirst: 'lo más alto va primero',
  placesWritten: 'el jurado escribe puestos, el más bajo es el mejor',
  skatingMajority:
    'Mayoría es más de la mitad de quienes dieron puesto a una actuación; si alguien no lo dio, cuentas y sumas se comparan como partes de quienes sí.',
  skatingOneDance:
    'Regla 5: el puesto es de la actuación que una mayoría puso ahí o más arriba. Regla 6: de varias, la mayoría más grande. Regla 7: de mayorías iguales, la suma más baja de esos puestos, y luego la columna siguiente. Regla 8: si ninguna tiene mayoría, se añade la columna siguiente.',
  skatingAllDances:
    'Regla 9: los puestos de los bailes se suman y gana el total más bajo. Regla 10: de totales iguales, más puestos ahí y más arriba, y luego su suma más baja. Regla 11: si siguen iguales, todos los puestos del jurado en todos los bailes como un solo baile.',
  skatingShared: 'Las actuaciones que comparten puesto tienen la media de los puestos que ocupan.',
  calls:
    'El jurado dice sí, reserva o no: la nota más alta es un sí y cuenta 1, la más baja un no y cuenta 0, {worths}. En cada criterio se suma lo que cuentan, extrapolado a todas las personas que juzgan la actuación si falta alguna; ponderadas, se suman.',
  oneAlternate: 'lo que queda en medio es reserva y cuenta {worth}',
  alternates:
    'las siguientes por debajo de un sí son, por orden, {each}, y cualquier otra en medio es también reserva {last}',
  alternateWorth: 'reserva {number}, que cuenta {worth}',
  recallOpen: 'A cuántas actuaciones se dice sí queda abierto.',
  recall:
    'Cada persona del jurado dice sí a {count, plural, one {# actuación} other {# actuaciones}}, y pasan otras tantas.',
  alternatesOpen: 'Cuántas reservas se dan queda abierto.',
  alternatesAsked: 'Cada persona del jurado da {count, plural, one {# reserva} other {# reservas}}.',
  alternatesOfEach:
    'Cada persona del jurado da {count, plural, one {# reserva} other {# reservas}} de cada tipo.',
  juries: 'Los jurados dan puntos.',
  juryMean: 'De cada jurado cuenta la media de los totales de sus miembros, la más alta primero.',
  juryMeanPlaces:
    'Se escriben puestos. De cada jurado cuenta la media de los totales de sus miembros, la más baja primero.',
  juryRanks: 'De cada jurado cuenta la media de los puestos de sus miembros, la más baja primero.',
  juryWeights:
    'Los puestos pasan a pesos, {top} × e^(−{rate} × (puesto − 1)); los totales iguales se reparten los pesos de los puestos que ocupan. De cada jurado cuenta la media de los pesos de sus miembros, la más alta primero.',
  juryPoints:
    'El valor de cada jurado pasa a ser un puesto, y este, puntos: {table}, y después ninguno; los iguales se reparten los puntos de los puestos que ocupan. Los puntos se suman, extrapolados a todos los jurados si falta alguno.',
  juryPointsPlain:
    'El valor de cada jurado pasa a ser un puesto, y este, puntos: {table}, y después ninguno. Los puntos se suman, extrapolados a todos los jurados si falta alguno.',
  juryPointsGiven:
    'El valor de cada jurado pasa a ser un puesto, y este, puntos: {table}, y después ninguno; los iguales se reparten los puntos de los puestos que ocupan. Los puntos se suman tal cual: la actuación que un jurado no puntúa no recibe ninguno de él.',
  juryPointsGivenPlain:
    'El valor de cada jurado pasa a ser un puesto, y este, puntos: {table}, y después ninguno. Los puntos se suman tal cual: la actuación que un jurado no puntúa no recibe ninguno de él.',
  juryAlone: '{name} es un jurado por sí solo.',
  juryOf: 'Jurado {name}: {jurors}.',
  fewerMarks: 'Con menos de {count, plural, one {# nota} other {# notas}} no se deja fuera ninguna.',
  fewerMarksBlocked:
    'Con menos de {count, plural, one {# nota} other {# notas}} la actuación no tiene puesto.',
  fewerTotals: 'Con menos de {count, plural, one {# total} other {# totales}} no se deja fuera ninguno.',
  fewerTotalsBlocked:
    'Con menos de {count, plural, one {# total} other {# totales}} la actuación no tiene puesto.',
  otherwise: '{criterion}, aparte: {way}.',
  otherwiseTrimmed:
    '{criterion}, aparte: {way}, sin las {highest} más altas ni las {lowest} más bajas; con menos de {least} no se deja fuera ninguna.',
  otherwiseBlocked:
    '{criterion}, aparte: {way}, sin las {highest} más altas ni las {lowest} más bajas; con menos de {least} la actuación no tiene puesto.',
  wayMean: 'la media del jurado',
  waySum: 'la suma del jurado, extrapolada a todo él si falta alguien',
  wayTrimmed: 'la media de las notas',
  wayMedian: 'la nota central; de dos centrales, su media',
  pointsOff: '{criterion}: las notas son descuentos sobre {from}.',
  weights: 'Pesos: {weights}.',
  weightsInTies: 'Pesos, si un empate se deshace por totales: {weights}.',
  weightsShared: 'Los pesos se dividen por la suma de los que se aplican a la actuación.',
  scoresNothing: '{judge} no puntúa nada.',
  scoresAlone: '{judge} puntúa solo {criteria}.',
  judgesInJury: 'Dentro de su jurado cuentan {weights}; cada jurado cuenta una vez.',
  judgesCount: 'En el jurado cuentan {weights}.',
  judgesInTies:
    'Cada persona del jurado tiene un voto; si un empate se deshace por notas, cuentan {weights}.',
  judgesOnce: 'Cada persona del jurado tiene un voto, pese lo que pese.',
  missingExclude: 'Una nota que falta se deja fuera.',
  missingBlock: 'Una actuación a la que falta una nota no tiene puesto.',
  missingZero: 'Una nota que falta cuenta 0.',
  decimals: '{places, plural, one {# decimal} other {# decimales}}, {mode}',
  halfUp: 'mitades hacia arriba',
  halfEven: 'mitades al par',
  cutOff: 'truncando',
  roundedCriterion: 'La nota del jurado en un criterio se redondea: {decimals}.',
  roundedWeight: 'Una nota ponderada se redondea: {decimals}.',
  roundedTotal: 'El resultado del jurado se redondea: {decimals}.',
  figures: 'Cifras que se muestran: {decimals}.',
  figuresApart: 'Cifras que se muestran: {decimals}, y más donde resultados distintos parecerían iguales.',
  shownCriterion:
    'La nota del jurado en un criterio se muestra redondeada, sin efecto en los puestos: {decimals}.',
  shownWeight: 'Una nota ponderada se muestra redondeada, sin efecto en los puestos: {decimals}.',
  offResult: 'Los descuentos se quitan del resultado del jurado, nunca por debajo de 0.',
  offResultBelow: 'Los descuentos se quitan del resultado del jurado, también por debajo de 0.',
  offTotals: 'Los descuentos se quitan de cada total antes de ordenarlo, nunca por debajo de 0.',
  offTotalsBelow: 'Los descuentos se quitan de cada total antes de ordenarlo, también por debajo de 0.',
  offMarks: 'Los descuentos se quitan de cada nota antes de ordenarla, nunca por debajo de 0.',
  offMarksBelow: 'Los descuentos se quitan de cada nota antes de ordenarla, también por debajo de 0.',
  offPlaces: 'Los descuentos no cambian nada: el jurado escribe puestos.',
  overTime: 'Pasado el tiempo: {points} menos por cada {unit} s empezados tras {grace} s.',
  apart: 'El jurado decide solo; el público tiene su propia tabla.',
  pointsAdded: 'Los puntos del público se suman a los del jurado.',
  shares: 'Jurado {judges} por ciento, público {audience} por ciento.',
  scaleAsIs: 'El resultado del jurado entra tal cual.',
  scaleOfMaximum: 'El resultado del jurado entra como porcentaje del máximo posible.',
  scaleShare: 'El resultado del jurado entra como porcentaje de lo que suman todas las actuaciones.',
  scaleRelative: 'El resultado del jurado entra con 100 para la mejor actuación y las demás en proporción.',
  scaleMinMax: 'El resultado del jurado entra de 0 para la última actuación a 100 para la mejor.',
  scalePoints: 'El resultado del jurado entra como puntos por puesto.',
  votesShare:
    'Los votos cuentan como porcentaje del total, las valoraciones por su media como porcentaje de {best}.',
  votesRelative:
    'Los votos cuentan con 100 para la mejor actuación y las demás en proporción, las valoraciones por su media.',
  votesTable: 'Los votos cuentan como puntos por puesto en cada lista, las valoraciones por su media.',
  votesMinMax: 'Los votos cuentan de 0 para los menos a 100 para los más, las valoraciones por su media.',
  votesMean:
    'Las valoraciones cuentan por su media como porcentaje de {best}, los votos que no lo son como porcentaje del total.',
  votesAsGiven: 'Los votos cuentan tal cual, las valoraciones por su media.',
  votesFirst:
    'Los votos cuentan por la conversión {conversion} de la primera versión del motor; la mejor valoración es {best}.',
  audienceTable: 'Puntos por puestos del público: {table}.',
  audienceFrom: 'El público cuenta a partir de {count, plural, one {# papeleta} other {# papeletas}}.',
  audiencePrizeFrom:
    'El público cuenta a partir de {count, plural, one {# papeleta} other {# papeletas}}, y tiene premio a partir de las mismas.',
  equalBest:
    'Donde los puestos se suman o pasan a puntos, los iguales tienen cada uno el mejor de los puestos que ocupan: 1, 2, 2, 4.',
  equalDense:
    'Donde los puestos se suman o pasan a puntos, los iguales tienen el mismo puesto y no se salta ninguno: 1, 2, 2, 3.',
  carried:
    'Si se arrastran puntos, de ellos cuenta el {earlier} por ciento y de los de esta ronda el {round} por ciento.',
  byCategory: 'Cada categoría se ordena por separado.',
  allTogether: 'Todas las actuaciones se ordenan juntas.',
  ties: 'Empates: {keys}.',
  tieThen: '{keys}; después {key}',
  downTo: '{key} (hasta el puesto {place})',
  personDecides: 'decide una persona',
  placeShared: 'el puesto se comparte',
  keyJudges: 'el resultado del jurado',
  keyAudience: 'la cifra del público',
  keyTotalsInTurn: 'el total más alto del jurado y luego el siguiente (los totales de 0 no cuentan)',
  keyPlaces: 'más primeros puestos del jurado y luego segundos',
  keyLists: 'los puntos más altos de las listas de votos y luego los siguientes',
  keyTotals: 'la suma de los totales del jurado, extrapolada a todo él si falta alguien',
  keyScored: 'cuántas personas del jurado dieron algo',
  keyListsGave: 'cuántas listas de votos dieron algo',
  keyDuels: 'los duelos entre quienes empatan',
  keyHead: 'el total de la presidencia del jurado',
  keyOff: 'menos descuentos',
  keyEarlier: 'quien actuó antes',
  keyDecision: 'una decisión registrada',
  keyShared: 'nadie: el puesto se comparte',
  keyPanel: 'el jurado en {criterion}',
  keyMean: 'la media de las notas de {criterion}',
  withoutEffect: 'Fijado y sin efecto aquí: {settings}.',
  setPer: 'por criterio o por total ({value})',
  setWeighting: 'ponderación ({value})',
  setRounding: 'redondeo del resultado ({decimals})',
  setLeast: 'un mínimo de notas de {count}',
  setTrim: 'dejar fuera {highest} y {lowest} desde {least} notas, si no {value}',
  setTable: 'puntos por puestos ({table})',
  setRankWeights: 'pesos de los puestos ({top}, {rate})',
  setBelow: 'resultados por debajo de 0',
  setBest: 'mejor valoración ({best})',
  setAudienceTable: 'puntos por puestos del público ({table})',
  setEqual: 'el puesto de los iguales ({value})',
  setShares: 'partes de {judges} y {audience} por ciento',
  setScale: 'la escala del jurado ({value})',
  setTies: 'para empates, tras el final, {keys}',
  engine: 'Contado con la versión {engine} del motor.',
};
