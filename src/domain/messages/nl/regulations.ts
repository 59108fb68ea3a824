/** Nederlands. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const regulations: Translated<'regulations'> = {
  mean: 'Per criterium het gemiddelde van de jury; gewogen worden deze opgeteld.',
  sum: 'Per criterium de som van de jury, omgerekend naar alle juryleden van de act waar iemand ontbreekt; gewogen worden deze opgeteld.',
  sumAsGiven: 'Per criterium de som van de jury; gewogen worden deze opgeteld.',
  trimmed:
    'Per criterium het gemiddelde van de scores zonder de {highest} hoogste en de {lowest} laagste; gewogen worden deze opgeteld.',
  trimmedTotals:
    'Het gemiddelde van de totalen van de jury zonder de {highest} hoogste en de {lowest} laagste.',
  median:
    'Per criterium de middelste score, van twee middelste hun gemiddelde; gewogen worden deze opgeteld.',
  medianTotals: 'Het middelste totaal van de jury; van twee middelste hun gemiddelde.',
  standardized:
    'Elk totaal wordt de afstand tot het gemiddelde van hetzelfde jurylid, in diens afwijkingen (populatie, over de acts die het beoordeelde, zonder gasten; 0 waar alle acts evenveel kregen). Het resultaat is 50 + 10 × het gemiddelde van de afstanden.',
  ordered: 'De totalen van elk jurylid worden geordend, het hoogste eerst.',
  orderedPlaces: 'De jury schrijft plaatsen; de totalen van elk jurylid worden geordend, het laagste eerst.',
  rankSum:
    'De rangen worden opgeteld, omgerekend naar de hele jury waar iemand ontbreekt. De laagste som wint.',
  pointsTable:
    'Rangen worden punten, {table}, daarna geen; gelijke totalen delen de punten van de rangen die ze innemen. De punten worden opgeteld, omgerekend naar de hele jury waar iemand ontbreekt.',
  pointsTablePlain:
    'Rangen worden punten, {table}, daarna geen. De punten worden opgeteld, omgerekend naar de hele jury waar iemand ontbreekt.',
  exponential:
    'Rangen worden gewichten, {top} × e^(−{rate} × (rang − 1)); gelijke totalen delen wat de rangen die ze innemen waard zijn. De gewichten worden opgeteld, omgerekend naar de hele jury waar iemand ontbreekt.',
  exponentialByMean:
    'Rangen worden gewichten, {top} × e^(−{rate} × (rang − 1)); gelijke totalen hebben wat hun gemiddelde rang waard is. De gewichten worden opgeteld, omgerekend naar de hele jury waar iemand ontbreekt.',
  ranksLeftOut:
    'Van de rangen van elke act vallen de {worst} slechtste en dan de {best} beste weg, en de som wordt omgerekend naar de jury min evenveel; een act met niet meer rangen dan dat heeft geen plaats.',
  duels:
    'Elke act in duel met elke andere: een jurylid dat beide een totaal gaf, verkiest het hoogste. Een gewonnen duel telt 1, een gelijk duel een half. Waar niets van het publiek erbij komt, scheidt het verschil gelijke sommen: juryleden vóór de act min die ertegen, over alle duels.',
  duelsOfPlaces: 'De jury schrijft plaatsen, dus het laagste totaal wordt verkozen.',
  majority:
    'Meerderheidsoordeel: het middelste totaal van de jury, van twee middelste het laagste. Waar niets van het publiek erbij komt, worden acts met hetzelfde gescheiden door het bij beide weg te nemen en het volgende middelste te vergelijken, enzovoort; hebben ze niet evenveel totalen, dan wordt elk zo vaak genomen dat het evenveel zijn.',
  grades: 'Oordelen, vanaf het laagste: {grades}.',
  star: 'STAR, eerst punten, dan een beslissende ronde: de totalen van de jury worden opgeteld, omgerekend naar alle juryleden van de act waar iemand ontbreekt. Voor elke plaats treffen de twee acts met de hoogste sommen elkaar, en de plaats is voor de act die van meer juryleden het hoogste totaal kreeg; bij evenveel de hoogste som, dan meer keer het hoogste dat er is. De volgende plaats wordt onder de andere net zo gevonden.',
  starTies:
    'Van acts die gelijk staan voor een plek in de beslissende ronde valt af wie van de meeste andere verliest, telkens weer; verliezen alle van evenveel, dan gaat door wie het vaakst het hoogste kreeg, of valt af wie het het minst kreeg. Waar niets ze scheidt, deelt de plaats wie zou winnen van ieder die de plek kan krijgen. Acts die een plaats delen, hebben het gemiddelde van de plaatsen die ze innemen.',
  skatingDances: 'Het Skating System, elk criterium een dans: {first}.',
  skatingTotals: 'Het Skating System, naar de totalen van de jury: {first}.',
  highestFirst: 'het hoogste is eerste',
  placesWritten: 'de jury schrijft plaatsen, de laagste is de beste',
  skatingMajority:
    'Een meerderheid is meer dan de helft van de juryleden die een act plaatsten; waar sommige dat niet deden, worden aantallen en sommen vergeleken als delen van wie het wel deden.',
  skatingOneDance:
    'Regel 5: de plaats is voor de act die een meerderheid daar of hoger zette. Regel 6: van meer de grootste meerderheid. Regel 7: bij gelijke meerderheden de laagste som van die plaatsen, dan de volgende kolom. Regel 8: waar geen een meerderheid heeft, komt de volgende kolom erbij.',
  skatingAllDances:
    'Regel 9: de plaatsen in de dansen worden opgeteld, het laagste totaal wint. Regel 10: bij gelijke totalen de meeste plaatsen daar en hoger, dan hun laagste som. Regel 11: nog steeds gelijk, alle plaatsen van de jury over alle dansen als één dans.',
  skatingShared: 'Acts die een plaats delen, hebben het gemiddelde van de plaatsen die ze innemen.',
  calls:
    'Elk jurylid zegt ja, reserve of nee: de hoogste score is een ja en telt 1, de laagste een nee en telt 0, {worths}. Per criterium wordt opgeteld wat ze tellen, omgerekend naar alle juryleden van de act waar iemand ontbreekt; gewogen worden deze opgeteld.',
  oneAlternate: 'alles ertussen is reserve en telt {worth}',
  alternates:
    'de volgende onder een ja zijn om de beurt {each}, en al het andere ertussen is ook reserve {last}',
  alternateWorth: 'reserve {number}, die {worth} telt',
  recallOpen: 'Tegen hoeveel acts een jurylid ja zegt, staat open.',
  recall: 'Elk jurylid zegt ja tegen {count, plural, one {# act} other {# acts}}, en evenveel gaan er door.',
  alternatesOpen: 'Hoeveel reserves een jurylid geeft, staat open.',
  alternatesAsked: 'Elk jurylid geeft {count, plural, one {# reserve} other {# reserves}}.',
  alternatesOfEach: 'Elk jurylid geeft {count, plural, one {# reserve} other {# reserves}} van elke soort.',
  juries: 'Jury’s geven punten.',
  juryMean: 'Een jury komt op het gemiddelde van de totalen van haar leden, het hoogste eerst.',
  juryMeanPlaces:
    'Er worden plaatsen geschreven. Een jury komt op het gemiddelde van de totalen van haar leden, het laagste eerst.',
  juryRanks: 'Een jury komt op het gemiddelde van de rangen van haar leden, het laagste eerst.',
  juryWeights:
    'Rangen worden gewichten, {top} × e^(−{rate} × (rang − 1)); gelijke totalen delen de gewichten van de rangen die ze innemen. Een jury komt op het gemiddelde van de gewichten van haar leden, het hoogste eerst.',
  juryPoints:
    'Waar jury’s op komen, wordt een rang en die wordt punten, {table}, daarna geen; gelijke delen de punten van de rangen die ze innemen. De punten worden opgeteld, omgerekend naar alle jury’s waar er een ontbreekt.',
  juryPointsPlain:
    'Waar jury’s op komen, wordt een rang en die wordt punten, {table}, daarna geen. De punten worden opgeteld, omgerekend naar alle jury’s waar er een ontbreekt.',
  juryPointsGiven:
    'Waar jury’s op komen, wordt een rang en die wordt punten, {table}, daarna geen; gelijke delen de punten van de rangen die ze innemen. De punten worden opgeteld zoals ze zijn: een act die een jury niet beoordeelt, krijgt er van die jury geen.',
  juryPointsGivenPlain:
    'Waar jury’s op komen, wordt een rang en die wordt punten, {table}, daarna geen. De punten worden opgeteld zoals ze zijn: een act die een jury niet beoordeelt, krijgt er van die jury geen.',
  juryAlone: '{name} is een jury op zich.',
  juryOf: 'Jury {name}: {jurors}.',
  fewerMarks: 'Bij minder dan {count, plural, one {# score} other {# scores}} valt er geen weg.',
  fewerMarksBlocked:
    'Bij minder dan {count, plural, one {# score} other {# scores}} heeft de act geen plaats.',
  fewerTotals: 'Bij minder dan {count, plural, one {# totaal} other {# totalen}} valt er geen weg.',
  fewerTotalsBlocked:
    'Bij minder dan {count, plural, one {# totaal} other {# totalen}} heeft de act geen plaats.',
  otherwise: '{criterion}, apart: {way}.',
  otherwiseTrimmed:
    '{criterion}, apart: {way}, zonder de {highest} hoogste en de {lowest} laagste; bij minder dan {least} valt er geen weg.',
  otherwiseBlocked:
    '{criterion}, apart: {way}, zonder de {highest} hoogste en de {lowest} laagste; bij minder dan {least} heeft de act geen plaats.',
  wayMean: 'het gemiddelde van de jury',
  waySum: 'de som van de jury, omgerekend naar alle leden waar iemand ontbreekt',
  wayTrimmed: 'het gemiddelde van de scores',
  wayMedian: 'de middelste score, van twee middelste hun gemiddelde',
  pointsOff: '{criterion}: scores zijn aftrek van {from}.',
  weights: 'Gewichten: {weights}.',
  weightsInTies: 'Gewichten, waar totalen een gelijke stand beslissen: {weights}.',
  weightsShared: 'De gewichten worden gedeeld door de som van die waarop de act wordt beoordeeld.',
  scoresNothing: '{judge} beoordeelt niets.',
  scoresAlone: '{judge} beoordeelt alleen {criteria}.',
  judgesInJury: 'Binnen hun jury tellen {weights}; elke jury telt één keer.',
  judgesCount: 'In de jury tellen {weights}.',
  judgesInTies: 'Elk jurylid heeft één stem; waar scores een gelijke stand beslissen, tellen {weights}.',
  judgesOnce: 'Elk jurylid heeft één stem, hoe zwaar het ook weegt.',
  missingExclude: 'Een ontbrekende score blijft buiten beschouwing.',
  missingBlock: 'Een act waarvan een score ontbreekt, heeft geen plaats.',
  missingZero: 'Een ontbrekende score telt 0.',
  decimals: '{places, plural, one {# decimaal} other {# decimalen}}, {mode}',
  halfUp: 'helften omhoog',
  halfEven: 'helften naar even',
  cutOff: 'afgekapt',
  roundedCriterion: 'De score van de jury per criterium wordt afgerond: {decimals}.',
  roundedWeight: 'Een gewogen score wordt afgerond: {decimals}.',
  roundedTotal: 'Het resultaat van de jury wordt afgerond: {decimals}.',
  figures: 'Getoonde getallen: {decimals}.',
  figuresApart: 'Getoonde getallen: {decimals}, meer waar verschillende resultaten gelijk zouden lijken.',
  shownCriterion:
    'De score van de jury per criterium wordt afgerond getoond, zonder gevolg voor de plaatsen: {decimals}.',
  shownWeight: 'Een gewogen score wordt afgerond getoond, zonder gevolg voor de plaatsen: {decimals}.',
  offResult: 'Aftrek gaat van het resultaat van de jury af, nooit onder 0.',
  offResultBelow: 'Aftrek gaat van het resultaat van de jury af, ook onder 0.',
  offTotals: 'Aftrek gaat vóór het ordenen van elk totaal af, nooit onder 0.',
  offTotalsBelow: 'Aftrek gaat vóór het ordenen van elk totaal af, ook onder 0.',
  offMarks: 'Aftrek gaat vóór het ordenen van elke score af, nooit onder 0.',
  offMarksBelow: 'Aftrek gaat vóór het ordenen van elke score af, ook onder 0.',
  offPlaces: 'Aftrek verandert niets: de jury schrijft plaatsen.',
  overTime: 'Over de tijd: {points} eraf per begonnen {unit} s na {grace} s.',
  apart: 'De jury beslist alleen; het publiek heeft een eigen tabel.',
  pointsAdded: 'De punten van het publiek komen bij die van de jury.',
  shares: 'Jury {judges} procent, publiek {audience} procent.',
  scaleAsIs: 'Het resultaat van de jury telt zoals het is.',
  scaleOfMaximum: 'Het resultaat van de jury telt in procenten van het hoogst mogelijke.',
  scaleShare: 'Het resultaat van de jury telt in procenten van wat alle acts samen hebben.',
  scaleRelative: 'Het resultaat van de jury telt met 100 voor de beste act en de andere naar verhouding.',
  scaleMinMax: 'Het resultaat van de jury telt van 0 voor de laatste act tot 100 voor de beste.',
  scalePoints: 'Het resultaat van de jury telt als punten naar rang.',
  votesShare:
    'Stemmen tellen in procenten van alle stemmen, beoordelingen met hun gemiddelde in procenten van {best}.',
  votesRelative:
    'Stemmen tellen met 100 voor de beste act en de andere naar verhouding, beoordelingen met hun gemiddelde.',
  votesTable: 'Stemmen tellen als punten naar rang in elke lijst, beoordelingen met hun gemiddelde.',
  votesMinMax:
    'Stemmen tellen van 0 voor de minste tot 100 voor de meeste, beoordelingen met hun gemiddelde.',
  votesMean:
    'Beoordelingen tellen met hun gemiddelde in procenten van {best}, andere stemmen in procenten van alle stemmen.',
  votesAsGiven: 'Stemmen tellen zoals ze zijn, beoordelingen met hun gemiddelde.',
  votesFirst:
    'Stemmen tellen met de omrekening {conversion} van de eerste versie van het telwerk; de beste beoordeling is {best}.',
  audienceTable: 'Punten voor rangen bij het publiek: {table}.',
  audienceFrom: 'Het publiek telt vanaf {count, plural, one {# stembiljet} other {# stembiljetten}}.',
  audiencePrizeFrom:
    'Het publiek telt vanaf {count, plural, one {# stembiljet} other {# stembiljetten}} en heeft vanaf evenveel een prijs.',
  equalBest:
    'Waar rangen worden opgeteld of punten worden, heeft bij gelijke stand elk de beste van de rangen die ze innemen: 1, 2, 2, 4.',
  equalDense:
    'Waar rangen worden opgeteld of punten worden, is bij gelijke stand de rang dezelfde en wordt er geen overgeslagen: 1, 2, 2, 3.',
  carried:
    'Waar punten worden meegenomen, telt daarvan {earlier} procent en van die van deze ronde {round} procent.',
  byCategory: 'Elke categorie wordt apart gerangschikt.',
  allTogether: 'Alle acts worden samen gerangschikt.',
  ties: 'Bij gelijke stand: {keys}.',
  tieThen: '{keys}; dan {key}',
  downTo: '{key} (tot plaats {place})',
  personDecides: 'een mens beslist',
  placeShared: 'de plaats wordt gedeeld',
  keyJudges: 'het resultaat van de jury',
  keyAudience: 'het getal van het publiek',
  keyTotalsInTurn: 'het hoogste totaal van de jury, dan het volgende (totalen van 0 tellen niet)',
  keyPlaces: 'de meeste eerste plaatsen bij de jury, dan tweede',
  keyLists: 'de hoogste punten van de stemlijsten, dan de volgende',
  keyTotals: 'de som van de totalen van de jury, omgerekend naar alle leden waar iemand ontbreekt',
  keyScored: 'het aantal juryleden dat iets gaf',
  keyListsGave: 'het aantal stemlijsten dat iets gaf',
  keyDuels: 'de duels tussen wie gelijk staan',
  keyHead: 'het totaal van de juryvoorzitter',
  keyOff: 'de minste aftrek',
  keyEarlier: 'wie eerder op was',
  keyDecision: 'een vastgelegde beslissing',
  keyShared: 'niemand: de plaats wordt gedeeld',
  keyPanel: 'de jury op {criterion}',
  keyMean: 'het gemiddelde van de scores voor {criterion}',
  withoutEffect: 'Ingesteld, en hier zonder effect: {settings}.',
  setPer: 'per criterium of per totaal ({value})',
  setWeighting: 'weging ({value})',
  setRounding: 'afronding van het resultaat ({decimals})',
  setLeast: 'minstens zoveel scores: {count}',
  setTrim: 'weglaten van {highest} en {lowest} vanaf {least} scores, anders {value}',
  setTable: 'punten voor rangen ({table})',
  setRankWeights: 'gewichten van rangen ({top}, {rate})',
  setBelow: 'resultaten onder 0',
  setBest: 'beste beoordeling ({best})',
  setAudienceTable: 'punten voor rangen bij het publiek ({table})',
  setEqual: 'de rang bij gelijke stand ({value})',
  setShares: 'delen van {judges} en {audience} procent',
  setScale: 'de schaal van de jury ({value})',
  setTies: 'bij gelijke stand, na het einde, {keys}',
  engine: 'Geteld met versie {engine} van het telwerk.',
};
