/** Français. Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const regulations: Translated<'regulations'> = {
  mean: 'Pour chaque critère, la moyenne du jury ; pondérées, elles s’additionnent.',
  sum: 'Pour chaque critère, la somme du jury, ramenée à tous les juges du numéro s’il en manque ; pondérées, elles s’additionnent.',
  sumAsGiven: 'Pour chaque critère, la somme du jury ; pondérées, elles s’additionnent.',
  trimmed:
    'Pour chaque critère, la moyenne des notes sans les {highest} plus hautes ni les {lowest} plus basses ; pondérées, elles s’additionnent.',
  trimmedTotals: 'La moyenne des totaux du jury sans les {highest} plus hauts ni les {lowest} plus bas.',
  median:
    'Pour chaque critère, la note du milieu ; de deux au milieu, leur moyenne ; pondérées, elles s’additionnent.',
  medianTotals: 'Le total du milieu du jury ; de deux au milieu, leur moyenne.',
  standardized:
    'Chaque total devient son écart à la moyenne du juge, en écarts types du juge (population, sur les numéros qu’il a notés, hors invités ; 0 si tous ont reçu autant). Le résultat est 50 + 10 × la moyenne des écarts.',
  ordered: 'Les totaux de chaque juge sont classés, le plus haut d’abord.',
  orderedPlaces: 'Le jury écrit des places ; les totaux de chaque juge sont classés, le plus bas d’abord.',
  rankSum: 'Les rangs s’additionnent, ramenés à tous les juges s’il en manque. La somme la plus basse gagne.',
  pointsTable:
    'Les rangs deviennent des points, {table}, puis aucun ; les totaux égaux se partagent les points des rangs qu’ils occupent. Les points s’additionnent, ramenés à tous les juges s’il en manque.',
  pointsTablePlain:
    'Les rangs deviennent des points, {table}, puis aucun. Les points s’additionnent, ramenés à tous les juges s’il en manque.',
  exponential:
    'Les rangs deviennent des poids, {top} × e^(−{rate} × (rang − 1)) ; les totaux égaux se partagent la valeur des rangs qu’ils occupent. Les poids s’additionnent, ramenés à tous les juges s’il en manque.',
  exponentialByMean:
    'Les rangs deviennent des poids, {top} × e^(−{rate} × (rang − 1)) ; les totaux égaux ont la valeur de leur rang moyen. Les poids s’additionnent, ramenés à tous les juges s’il en manque.',
  ranksLeftOut:
    'Des rangs de chaque numéro, les {worst} pires puis les {best} meilleurs sont laissés de côté, et la somme est ramenée au jury moins autant ; un numéro qui n’a pas plus de rangs n’a pas de place.',
  duels:
    'Chaque numéro en duel avec chaque autre : le juge qui a donné un total aux deux préfère le plus haut. Un duel gagné compte 1, un duel nul un demi. Si rien du public ne s’ajoute, les sommes égales se départagent par l’écart : juges pour le numéro moins juges contre, sur tous ses duels.',
  duelsOfPlaces: 'Le jury écrit des places : le total le plus bas est préféré.',
  majority:
    'Jugement majoritaire : le total du milieu du jury, de deux au milieu le plus bas. Si rien du public ne s’ajoute, les numéros qui ont le même se départagent en l’ôtant aux deux et en comparant le suivant au milieu, et ainsi de suite ; s’ils n’ont pas autant de totaux, chacun est pris assez de fois pour égaliser.',
  grades: 'Mentions, de la plus basse : {grades}.',
  star: 'STAR, notes puis duel final : les totaux du jury s’additionnent, ramenés à tous les juges du numéro s’il en manque. Pour chaque place, les deux numéros aux plus hautes sommes s’affrontent, et la place va à celui que plus de juges ont mis plus haut ; à égalité, la plus haute somme, puis le plus de notes maximales. La place suivante se trouve de même parmi les autres.',
  starTies:
    'Des numéros à égalité pour entrer dans un duel final sort celui qui perd contre le plus d’autres, encore et encore ; si tous perdent contre autant, ceux qui ont le plus de notes maximales passent, ou ceux qui en ont le moins sortent. Si rien ne les sépare, partage la place celui qui battrait quiconque pourrait y entrer. Les numéros qui partagent une place ont la moyenne des places qu’ils occupent.',
  skatingDances: 'Le Skating System, chaque critère une danse : {first}.',
  skatingTotals: 'Le Skating System, par les totaux du jury : {first}.',
  highestFirst: 'le plus haut est premier',
  placesWritten: 'le jury écrit des places, la plus basse est la meilleure',
  skatingMajority:
    'Une majorité est plus de la moitié des juges qui ont placé un numéro ; si certains ne l’ont pas fait, nombres et sommes se comparent en parts de ceux qui l’ont fait.',
  skatingOneDance:
    'Règle 5 : la place va au numéro qu’une majorité a mis là ou plus haut. Règle 6 : de plusieurs, la plus grande majorité. Règle 7 : de majorités égales, la somme la plus basse de ces places, puis la colonne suivante. Règle 8 : si aucun n’a de majorité, on prend aussi la colonne suivante.',
  skatingAllDances:
    'Règle 9 : les places des danses s’additionnent, le total le plus bas gagne. Règle 10 : de totaux égaux, le plus de places là et plus haut, puis leur somme la plus basse. Règle 11 : encore à égalité, toutes les places du jury sur toutes les danses comme une seule danse.',
  skatingShared: 'Les numéros qui partagent une place ont la moyenne des places qu’ils occupent.',
  calls:
    'Chaque juge dit oui, réserve ou non : la note la plus haute est un oui et compte 1, la plus basse un non et compte 0, {worths}. Pour chaque critère s’additionne ce que cela compte, ramené à tous les juges du numéro s’il en manque ; pondérées, ces sommes s’additionnent.',
  oneAlternate: 'tout le reste est réserve et compte {worth}',
  alternates:
    'les suivantes sous un oui sont, dans l’ordre, {each}, et toute autre entre les deux est aussi réserve {last}',
  alternateWorth: 'réserve {number}, qui compte {worth}',
  recallOpen: 'À combien de numéros un juge dit oui est libre.',
  recall: 'Chaque juge dit oui à {count, plural, one {# numéro} other {# numéros}}, et autant sont retenus.',
  alternatesOpen: 'Combien de réserves un juge donne est libre.',
  alternatesAsked: 'Chaque juge donne {count, plural, one {# réserve} other {# réserves}}.',
  alternatesOfEach: 'Chaque juge donne {count, plural, one {# réserve} other {# réserves}} de chaque sorte.',
  juries: 'Les jurys donnent des points.',
  juryMean: 'Un jury arrive à la moyenne des totaux de ses membres, la plus haute d’abord.',
  juryMeanPlaces:
    'On écrit des places. Un jury arrive à la moyenne des totaux de ses membres, la plus basse d’abord.',
  juryRanks: 'Un jury arrive à la moyenne des rangs de ses membres, la plus basse d’abord.',
  juryWeights:
    'Les rangs deviennent des poids, {top} × e^(−{rate} × (rang − 1)) ; les totaux égaux se partagent les poids des rangs qu’ils occupent. Un jury arrive à la moyenne des poids de ses membres, la plus haute d’abord.',
  juryPoints:
    'Ce à quoi les jurys arrivent devient des rangs, et ceux-ci des points, {table}, puis aucun ; à égalité se partagent les points des rangs occupés. Les points s’additionnent, ramenés à tous les jurys s’il en manque.',
  juryPointsPlain:
    'Ce à quoi les jurys arrivent devient des rangs, et ceux-ci des points, {table}, puis aucun. Les points s’additionnent, ramenés à tous les jurys s’il en manque.',
  juryPointsGiven:
    'Ce à quoi les jurys arrivent devient des rangs, et ceux-ci des points, {table}, puis aucun ; à égalité se partagent les points des rangs occupés. Les points s’additionnent tels quels : un numéro qu’un jury ne note pas n’en reçoit aucun de lui.',
  juryPointsGivenPlain:
    'Ce à quoi les jurys arrivent devient des rangs, et ceux-ci des points, {table}, puis aucun. Les points s’additionnent tels quels : un numéro qu’un jury ne note pas n’en reçoit aucun de lui.',
  juryAlone: '{name} est un jury à soi seul.',
  juryOf: 'Jury {name} : {jurors}.',
  fewerMarks: 'Avec moins de {count, plural, one {# note} other {# notes}}, aucune n’est laissée de côté.',
  fewerMarksBlocked:
    'Avec moins de {count, plural, one {# note} other {# notes}}, le numéro n’a pas de place.',
  fewerTotals: 'Avec moins de {count, plural, one {# total} other {# totaux}}, aucun n’est laissé de côté.',
  fewerTotalsBlocked:
    'Avec moins de {count, plural, one {# total} other {# totaux}}, le numéro n’a pas de place.',
  otherwise: '{criterion}, à part : {way}.',
  otherwiseTrimmed:
    '{criterion}, à part : {way}, sans les {highest} plus hautes ni les {lowest} plus basses ; avec moins de {least}, aucune n’est laissée de côté.',
  otherwiseBlocked:
    '{criterion}, à part : {way}, sans les {highest} plus hautes ni les {lowest} plus basses ; avec moins de {least}, le numéro n’a pas de place.',
  wayMean: 'la moyenne du jury',
  waySum: 'la somme du jury, ramenée à tous s’il en manque',
  wayTrimmed: 'la moyenne des notes',
  wayMedian: 'la note du milieu ; de deux au milieu, leur moyenne',
  pointsOff: '{criterion} : les notes sont des points retirés de {from}.',
  weights: 'Poids : {weights}.',
  weightsInTies: 'Poids, si les totaux départagent : {weights}.',
  weightsShared: 'Les poids sont divisés par la somme de ceux sur lesquels le numéro est noté.',
  scoresNothing: '{judge} ne note rien.',
  scoresAlone: '{judge} ne note que {criteria}.',
  judgesInJury: 'Dans leur jury comptent {weights} ; chaque jury compte une fois.',
  judgesCount: 'Dans le jury comptent {weights}.',
  judgesInTies: 'Chaque juge a une voix ; si les notes départagent, comptent {weights}.',
  judgesOnce: 'Chaque juge a une voix, quel que soit son poids.',
  missingExclude: 'Une note qui manque est laissée de côté.',
  missingBlock: 'Un numéro à qui il manque une note n’a pas de place.',
  missingZero: 'Une note qui manque compte 0.',
  decimals: '{places, plural, one {# décimale} other {# décimales}}, {mode}',
  halfUp: 'moitiés vers le haut',
  halfEven: 'moitiés au pair',
  cutOff: 'tronqué',
  roundedCriterion: 'La note du jury sur un critère est arrondie : {decimals}.',
  roundedWeight: 'Une note pondérée est arrondie : {decimals}.',
  roundedTotal: 'Le résultat du jury est arrondi : {decimals}.',
  figures: 'Chiffres affichés : {decimals}.',
  figuresApart:
    'Chiffres affichés : {decimals}, davantage là où des résultats différents paraîtraient égaux.',
  shownCriterion:
    'La note du jury sur un critère est affichée arrondie, sans effet sur les places : {decimals}.',
  shownWeight: 'Une note pondérée est affichée arrondie, sans effet sur les places : {decimals}.',
  offResult: 'Les points retirés le sont du résultat du jury, jamais sous 0.',
  offResultBelow: 'Les points retirés le sont du résultat du jury, même sous 0.',
  offTotals: 'Les points retirés le sont de chaque total avant le classement, jamais sous 0.',
  offTotalsBelow: 'Les points retirés le sont de chaque total avant le classement, même sous 0.',
  offMarks: 'Les points retirés le sont de chaque note avant le classement, jamais sous 0.',
  offMarksBelow: 'Les points retirés le sont de chaque note avant le classement, même sous 0.',
  offPlaces: 'Les points retirés ne changent rien : le jury écrit des places.',
  overTime: 'Au-delà du temps : {points} de moins par {unit} s entamées après {grace} s.',
  apart: 'Le jury décide seul ; le public a son propre tableau.',
  pointsAdded: 'Les points du public s’ajoutent à ceux du jury.',
  shares: 'Jury {judges} pour cent, public {audience} pour cent.',
  scaleAsIs: 'Le résultat du jury entre tel quel.',
  scaleOfMaximum: 'Le résultat du jury entre en pourcentage du maximum possible.',
  scaleShare: 'Le résultat du jury entre en pourcentage de ce que tous les numéros ont ensemble.',
  scaleRelative: 'Le résultat du jury entre avec 100 pour le meilleur numéro, les autres en proportion.',
  scaleMinMax: 'Le résultat du jury entre de 0 pour le dernier numéro à 100 pour le meilleur.',
  scalePoints: 'Le résultat du jury entre en points par rang.',
  votesShare:
    'Les votes comptent en pourcentage du total, les évaluations par leur moyenne en pourcentage de {best}.',
  votesRelative:
    'Les votes comptent avec 100 pour le meilleur numéro, les autres en proportion, les évaluations par leur moyenne.',
  votesTable: 'Les votes comptent en points par rang dans chaque liste, les évaluations par leur moyenne.',
  votesMinMax: 'Les votes comptent de 0 pour le moins à 100 pour le plus, les évaluations par leur moyenne.',
  votesMean:
    'Les évaluations comptent par leur moyenne en pourcentage de {best}, les autres votes en pourcentage du total.',
  votesAsGiven: 'Les votes comptent tels quels, les évaluations par leur moyenne.',
  votesFirst:
    'Les votes comptent par la conversion {conversion} de la première version du moteur ; la meilleure évaluation est {best}.',
  audienceTable: 'Points par rangs du public : {table}.',
  audienceFrom: 'Le public compte à partir de {count, plural, one {# bulletin} other {# bulletins}}.',
  audiencePrizeFrom:
    'Le public compte à partir de {count, plural, one {# bulletin} other {# bulletins}}, et a un prix à partir d’autant.',
  equalBest:
    'Là où les rangs s’additionnent ou deviennent des points, à égalité chacun a le meilleur des rangs occupés : 1, 2, 2, 4.',
  equalDense:
    'Là où les rangs s’additionnent ou deviennent des points, à égalité chacun a le même rang et aucun n’est sauté : 1, 2, 2, 3.',
  carried:
    'Si des points sont reportés, ils comptent pour {earlier} pour cent, et ceux de cette manche pour {round} pour cent.',
  byCategory: 'Chaque catégorie est classée à part.',
  allTogether: 'Tous les numéros sont classés ensemble.',
  ties: 'Ex æquo : {keys}.',
  tieThen: '{keys} ; puis {key}',
  downTo: '{key} (jusqu’à la place {place})',
  personDecides: 'une personne décide',
  placeShared: 'la place est partagée',
  keyJudges: 'le résultat du jury',
  keyAudience: 'le chiffre du public',
  keyTotalsInTurn: 'le plus haut total du jury, puis le suivant (les totaux de 0 ne comptent pas)',
  keyPlaces: 'le plus de premières places du jury, puis de deuxièmes',
  keyLists: 'les plus hauts points des listes de votes, puis les suivants',
  keyTotals: 'la somme des totaux du jury, ramenée à tous s’il en manque',
  keyScored: 'le nombre de juges qui ont donné quelque chose',
  keyListsGave: 'le nombre de listes de votes qui ont donné quelque chose',
  keyDuels: 'les duels entre ex æquo',
  keyHead: 'le total de la présidence du jury',
  keyOff: 'le moins de points retirés',
  keyEarlier: 'le passage le plus tôt',
  keyDecision: 'une décision consignée',
  keyShared: 'personne : la place est partagée',
  keyPanel: 'le jury sur {criterion}',
  keyMean: 'la moyenne des notes pour {criterion}',
  withoutEffect: 'Réglé, et sans effet ici : {settings}.',
  setPer: 'par critère ou par total ({value})',
  setWeighting: 'pondération ({value})',
  setRounding: 'arrondi du résultat ({decimals})',
  setLeast: 'un minimum de notes de {count}',
  setTrim: 'laisser de côté {highest} et {lowest} à partir de {least} notes, sinon {value}',
  setTable: 'points par rangs ({table})',
  setRankWeights: 'poids des rangs ({top}, {rate})',
  setBelow: 'résultats sous 0',
  setBest: 'meilleure évaluation ({best})',
  setAudienceTable: 'points par rangs du public ({table})',
  setEqual: 'le rang à égalité ({value})',
  setShares: 'parts de {judges} et {audience} pour cent',
  setScale: 'l’échelle du jury ({value})',
  setTies: 'pour les ex æquo, après la fin, {keys}',
  engine: 'Compté avec la version {engine} du moteur.',
};
