/** Italiano. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const regulations: Translated<'regulations'> = {
  mean: 'Per ogni criterio la media della giuria; pesate, si sommano.',
  sum: 'Per ogni criterio la somma della giuria, riportata a tutti i giudici dell’esibizione se qualcuno manca; pesate, si sommano.',
  sumAsGiven: 'Per ogni criterio la somma della giuria; pesate, si sommano.',
  trimmed:
    'Per ogni criterio la media dei punteggi senza i {highest} più alti e i {lowest} più bassi; pesate, si sommano.',
  trimmedTotals: 'La media dei totali della giuria senza i {highest} più alti e i {lowest} più bassi.',
  median: 'Per ogni criterio il punteggio centrale, di due centrali la media; pesati, si sommano.',
  medianTotals: 'Il totale centrale della giuria; di due centrali la media.',
  standardized:
    'Ogni totale diventa la distanza dalla media dello stesso giudice, nelle sue deviazioni (popolazione, sulle esibizioni che ha valutato, senza ospiti; 0 se ha dato a tutte lo stesso). Il risultato è 50 + 10 × la media delle distanze.',
  ordered: 'I totali di ogni giudice si mettono in ordine, il più alto per primo.',
  orderedPlaces: 'I giudici scrivono posti; i totali di ognuno si mettono in ordine, il più basso per primo.',
  rankSum: 'I ranghi si sommano, riportati a tutti i giudici se qualcuno manca. Vince la somma più bassa.',
  pointsTable:
    'I ranghi diventano punti, {table}, poi nessuno; totali uguali si dividono i punti dei ranghi che occupano. I punti si sommano, riportati a tutti i giudici se qualcuno manca.',
  pointsTablePlain:
    'I ranghi diventano punti, {table}, poi nessuno. I punti si sommano, riportati a tutti i giudici se qualcuno manca.',
  exponential:
    'I ranghi diventano pesi, {top} × e^(−{rate} × (rango − 1)); totali uguali si dividono il valore dei ranghi che occupano. I pesi si sommano, riportati a tutti i giudici se qualcuno manca.',
  exponentialByMean:
    'I ranghi diventano pesi, {top} × e^(−{rate} × (rango − 1)); totali uguali hanno il valore del loro rango medio. I pesi si sommano, riportati a tutti i giudici se qualcuno manca.',
  ranksLeftOut:
    'Dei ranghi di ogni esibizione si tolgono i {worst} peggiori e poi i {best} migliori, e la somma è riportata ai giudici meno altrettanti; chi non ha più ranghi di questi non ha posto.',
  duels:
    'Ogni esibizione in duello con ogni altra: il giudice che ha dato un totale a entrambe preferisce il più alto. Un duello vinto vale 1, uno pari mezzo. Se nulla si aggiunge dal pubblico, somme uguali si separano per lo scarto: giudici a favore meno giudici contro, su tutti i duelli.',
  duelsOfPlaces: 'I giudici scrivono posti, quindi si preferisce il totale più basso.',
  majority:
    'Giudizio maggioritario: il totale centrale della giuria, di due centrali il più basso. Se nulla si aggiunge dal pubblico, le esibizioni con lo stesso si separano togliendolo a entrambe e confrontando il successivo centrale, e così via; se hanno un numero diverso di totali, ognuno è preso tante volte da renderli pari.',
  grades: 'Giudizi, dal più basso: {grades}.',
  star: 'STAR, punti e poi ballottaggio automatico: i totali della giuria si sommano, riportati a tutti i giudici dell’esibizione se qualcuno manca. Per ogni posto le due esibizioni con le somme più alte vanno al ballottaggio, e il posto va a quella cui più giudici hanno dato il totale più alto; a parità la somma più alta, poi più punteggi massimi. Il posto successivo si trova allo stesso modo tra le altre.',
  starTies:
    'Delle esibizioni pari per entrare in un ballottaggio esce chi perde contro più delle altre, di volta in volta; se tutte perdono contro altrettante, passa chi ha più punteggi massimi, o esce chi ne ha meno. Se nulla le separa, condivide il posto chi vincerebbe contro chiunque possa entrarvi. Le esibizioni che condividono un posto hanno la media dei posti che occupano.',
  skatingDances: 'Skating System, ogni criterio un ballo: {first}.',
  skatingTotals: 'Skating System, sui totali della giuria: {first}.',
  highestFirst: 'il più alto è primo',
  placesWritten: 'i giudici scrivono posti, il più basso è il migliore',
  skatingMajority:
    'Maggioranza è più della metà dei giudici che hanno dato un posto all’esibizione; se alcuni non l’hanno dato, conteggi e somme si confrontano in parti di chi l’ha dato.',
  skatingOneDance:
    'Regola 5: il posto va all’esibizione che una maggioranza ha messo lì o più in alto. Regola 6: tra più, la maggioranza più grande. Regola 7: tra maggioranze uguali la somma più bassa di quei posti, poi la colonna seguente. Regola 8: se nessuna ha la maggioranza, si aggiunge la colonna seguente.',
  skatingAllDances:
    'Regola 9: i posti nei balli si sommano, vince il totale più basso. Regola 10: di totali uguali, più posti lì e più in alto, poi la loro somma più bassa. Regola 11: ancora pari, tutti i posti dei giudici in tutti i balli come un solo ballo.',
  skatingShared: 'Le esibizioni che condividono un posto hanno la media dei posti che occupano.',
  calls:
    'Ogni giudice dice sì, riserva o no: il punteggio più alto è un sì e vale 1, il più basso un no e vale 0, {worths}. Per ogni criterio si somma quanto valgono, riportato a tutti i giudici dell’esibizione se qualcuno manca; pesate, le somme si sommano.',
  oneAlternate: 'quanto sta in mezzo è riserva e vale {worth}',
  alternates:
    'i successivi sotto un sì sono, in ordine, {each}, e ogni altro in mezzo è anch’esso riserva {last}',
  alternateWorth: 'riserva {number}, che vale {worth}',
  recallOpen: 'A quante esibizioni un giudice dica sì è libero.',
  recall:
    'Ogni giudice dice sì a {count, plural, one {# esibizione} other {# esibizioni}}, e altrettante sono richiamate.',
  alternatesOpen: 'Quante riserve dia un giudice è libero.',
  alternatesAsked: 'Ogni giudice dà {count, plural, one {# riserva} other {# riserve}}.',
  alternatesOfEach: 'Ogni giudice dà {count, plural, one {# riserva} other {# riserve}} di ogni tipo.',
  juries: 'Le giurie danno punti.',
  juryMean: 'Una giuria arriva alla media dei totali dei suoi membri, la più alta per prima.',
  juryMeanPlaces:
    'Si scrivono posti. Una giuria arriva alla media dei totali dei suoi membri, la più bassa per prima.',
  juryRanks: 'Una giuria arriva alla media dei ranghi dei suoi membri, la più bassa per prima.',
  juryWeights:
    'I ranghi diventano pesi, {top} × e^(−{rate} × (rango − 1)); totali uguali si dividono i pesi dei ranghi che occupano. Una giuria arriva alla media dei pesi dei suoi membri, la più alta per prima.',
  juryPoints:
    'Ciò a cui arrivano le giurie diventa rango, e questo punti, {table}, poi nessuno; a parità si dividono i punti dei ranghi occupati. I punti si sommano, riportati a tutte le giurie se qualcuna manca.',
  juryPointsPlain:
    'Ciò a cui arrivano le giurie diventa rango, e questo punti, {table}, poi nessuno. I punti si sommano, riportati a tutte le giurie se qualcuna manca.',
  juryPointsGiven:
    'Ciò a cui arrivano le giurie diventa rango, e questo punti, {table}, poi nessuno; a parità si dividono i punti dei ranghi occupati. I punti si sommano così come sono: l’esibizione che una giuria non valuta non ne riceve da essa.',
  juryPointsGivenPlain:
    'Ciò a cui arrivano le giurie diventa rango, e questo punti, {table}, poi nessuno. I punti si sommano così come sono: l’esibizione che una giuria non valuta non ne riceve da essa.',
  juryAlone: '{name} è una giuria a sé.',
  juryOf: 'Giuria {name}: {jurors}.',
  fewerMarks: 'Con meno di {count, plural, one {# punteggio} other {# punteggi}} non se ne toglie nessuno.',
  fewerMarksBlocked:
    'Con meno di {count, plural, one {# punteggio} other {# punteggi}} l’esibizione non ha posto.',
  fewerTotals: 'Con meno di {count, plural, one {# totale} other {# totali}} non se ne toglie nessuno.',
  fewerTotalsBlocked:
    'Con meno di {count, plural, one {# totale} other {# totali}} l’esibizione non ha posto.',
  otherwise: '{criterion}, a parte: {way}.',
  otherwiseTrimmed:
    '{criterion}, a parte: {way}, senza i {highest} più alti e i {lowest} più bassi; con meno di {least} non se ne toglie nessuno.',
  otherwiseBlocked:
    '{criterion}, a parte: {way}, senza i {highest} più alti e i {lowest} più bassi; con meno di {least} l’esibizione non ha posto.',
  wayMean: 'la media della giuria',
  waySum: 'la somma della giuria, riportata a tutti se qualcuno manca',
  wayTrimmed: 'la media dei punteggi',
  wayMedian: 'il punteggio centrale, di due centrali la media',
  pointsOff: '{criterion}: i punteggi sono punti tolti da {from}.',
  weights: 'Pesi: {weights}.',
  weightsInTies: 'Pesi, dove una parità si risolve con i totali: {weights}.',
  weightsShared: 'I pesi sono divisi per la somma di quelli su cui l’esibizione è valutata.',
  scoresNothing: '{judge} non valuta nulla.',
  scoresAlone: '{judge} valuta solo {criteria}.',
  judgesInJury: 'Nella propria giuria contano {weights}; ogni giuria conta una volta.',
  judgesCount: 'In giuria contano {weights}.',
  judgesInTies: 'Ogni giudice ha un voto; dove una parità si risolve con i punteggi, contano {weights}.',
  judgesOnce: 'Ogni giudice ha un voto, qualunque sia il suo peso.',
  missingExclude: 'Un punteggio che manca resta fuori.',
  missingBlock: 'Un’esibizione a cui manca un punteggio non ha posto.',
  missingZero: 'Un punteggio che manca vale 0.',
  decimals: '{places, plural, one {# decimale} other {# decimali}}, {mode}',
  halfUp: 'metà per eccesso',
  halfEven: 'metà al pari',
  cutOff: 'troncati',
  roundedCriterion: 'Il punteggio della giuria su un criterio è arrotondato: {decimals}.',
  roundedWeight: 'Un punteggio pesato è arrotondato: {decimals}.',
  roundedTotal: 'Il risultato della giuria è arrotondato: {decimals}.',
  figures: 'Cifre mostrate: {decimals}.',
  figuresApart: 'Cifre mostrate: {decimals}, di più dove risultati diversi sembrerebbero uguali.',
  shownCriterion:
    'Il punteggio della giuria su un criterio è mostrato arrotondato, senza effetto sui posti: {decimals}.',
  shownWeight: 'Un punteggio pesato è mostrato arrotondato, senza effetto sui posti: {decimals}.',
  offResult: 'I punti tolti si tolgono dal risultato della giuria, mai sotto 0.',
  offResultBelow: 'I punti tolti si tolgono dal risultato della giuria, anche sotto 0.',
  offTotals: 'I punti tolti si tolgono da ogni totale prima dell’ordine, mai sotto 0.',
  offTotalsBelow: 'I punti tolti si tolgono da ogni totale prima dell’ordine, anche sotto 0.',
  offMarks: 'I punti tolti si tolgono da ogni punteggio prima dell’ordine, mai sotto 0.',
  offMarksBelow: 'I punti tolti si tolgono da ogni punteggio prima dell’ordine, anche sotto 0.',
  offPlaces: 'I punti tolti non cambiano nulla: i giudici scrivono posti.',
  overTime: 'Oltre il tempo: {points} in meno ogni {unit} s iniziati dopo {grace} s.',
  apart: 'La giuria decide da sola; il pubblico ha una sua tabella.',
  pointsAdded: 'I punti del pubblico si aggiungono a quelli della giuria.',
  shares: 'Giuria {judges} per cento, pubblico {audience} per cento.',
  scaleAsIs: 'Il risultato della giuria entra così com’è.',
  scaleOfMaximum: 'Il risultato della giuria entra in percentuale del massimo possibile.',
  scaleShare: 'Il risultato della giuria entra in percentuale di ciò che tutte le esibizioni hanno insieme.',
  scaleRelative:
    'Il risultato della giuria entra con 100 per l’esibizione migliore e le altre in proporzione.',
  scaleMinMax: 'Il risultato della giuria entra da 0 per l’ultima esibizione a 100 per la migliore.',
  scalePoints: 'Il risultato della giuria entra come punti per rango.',
  votesShare: 'I voti contano in percentuale di tutti, le valutazioni con la media in percentuale di {best}.',
  votesRelative:
    'I voti contano con 100 per l’esibizione migliore e le altre in proporzione, le valutazioni con la media.',
  votesTable: 'I voti contano come punti per rango in ogni lista, le valutazioni con la media.',
  votesMinMax: 'I voti contano da 0 per i meno a 100 per i più, le valutazioni con la media.',
  votesMean:
    'Le valutazioni contano con la media in percentuale di {best}, i voti che non lo sono in percentuale di tutti.',
  votesAsGiven: 'I voti contano così come sono, le valutazioni con la media.',
  votesFirst:
    'I voti contano con la conversione {conversion} della prima versione del motore; la valutazione massima è {best}.',
  audienceTable: 'Punti per ranghi del pubblico: {table}.',
  audienceFrom: 'Il pubblico conta da {count, plural, one {# scheda} other {# schede}} in su.',
  audiencePrizeFrom:
    'Il pubblico conta da {count, plural, one {# scheda} other {# schede}} in su, e da altrettante ha un premio.',
  equalBest:
    'Dove i ranghi si sommano o diventano punti, a parità ciascuno ha il migliore dei ranghi occupati: 1, 2, 2, 4.',
  equalDense:
    'Dove i ranghi si sommano o diventano punti, a parità il rango è lo stesso e nessuno si salta: 1, 2, 2, 3.',
  carried:
    'Se dei punti si portano avanti, di essi conta il {earlier} per cento e di quelli di questo turno il {round} per cento.',
  byCategory: 'Ogni categoria è classificata a sé.',
  allTogether: 'Tutte le esibizioni sono classificate insieme.',
  ties: 'Parità: {keys}.',
  tieThen: '{keys}; poi {key}',
  downTo: '{key} (fino al posto {place})',
  personDecides: 'decide una persona',
  placeShared: 'il posto è condiviso',
  keyJudges: 'il risultato della giuria',
  keyAudience: 'la cifra del pubblico',
  keyTotalsInTurn: 'il totale più alto della giuria, poi il successivo (i totali di 0 non contano)',
  keyPlaces: 'più primi posti della giuria, poi secondi',
  keyLists: 'i punti più alti delle liste di voti, poi i successivi',
  keyTotals: 'la somma dei totali della giuria, riportata a tutti se qualcuno manca',
  keyScored: 'quanti giudici hanno dato qualcosa',
  keyListsGave: 'quante liste di voti hanno dato qualcosa',
  keyDuels: 'i duelli tra chi è a pari merito',
  keyHead: 'il totale della presidenza di giuria',
  keyOff: 'meno punti tolti',
  keyEarlier: 'chi si è esibito prima',
  keyDecision: 'una decisione registrata',
  keyShared: 'nessuno: il posto è condiviso',
  keyPanel: 'la giuria su {criterion}',
  keyMean: 'la media dei punteggi per {criterion}',
  withoutEffect: 'Impostato, e qui senza effetto: {settings}.',
  setPer: 'per criterio o per totale ({value})',
  setWeighting: 'pesatura ({value})',
  setRounding: 'arrotondamento del risultato ({decimals})',
  setLeast: 'un minimo di punteggi di {count}',
  setTrim: 'togliere {highest} e {lowest} da {least} punteggi in su, altrimenti {value}',
  setTable: 'punti per ranghi ({table})',
  setRankWeights: 'pesi dei ranghi ({top}, {rate})',
  setBelow: 'risultati sotto 0',
  setBest: 'valutazione massima ({best})',
  setAudienceTable: 'punti per ranghi del pubblico ({table})',
  setEqual: 'il rango a parità ({value})',
  setShares: 'quote di {judges} e {audience} per cento',
  setScale: 'la scala della giuria ({value})',
  setTies: 'per le parità, dopo la fine, {keys}',
  engine: 'Contato con la versione {engine} del motore.',
};
