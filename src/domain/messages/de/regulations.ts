/** Deutsch. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const regulations: Translated<'regulations'> = {
  mean: 'Je Kriterium das Mittel der Jury; gewichtet werden diese addiert.',
  sum: 'Je Kriterium die Summe der Jury, auf alle für den Act hochgerechnet, wo jemand fehlt; gewichtet werden diese addiert.',
  sumAsGiven: 'Je Kriterium die Summe der Jury; gewichtet werden diese addiert.',
  trimmed:
    'Je Kriterium das Mittel der Wertungen ohne die höchsten {highest} und die niedrigsten {lowest}; gewichtet werden diese addiert.',
  trimmedTotals:
    'Das Mittel der Summen aus der Jury ohne die höchsten {highest} und die niedrigsten {lowest}.',
  median: 'Je Kriterium die mittlere Wertung, von zwei mittleren ihr Mittel; gewichtet werden diese addiert.',
  medianTotals: 'Die mittlere Summe aus der Jury; von zwei mittleren ihr Mittel.',
  standardized:
    'Jede Summe wird zum Abstand vom Mittel desselben Jurymitglieds, in dessen Abweichungen (Grundgesamtheit, über die von ihm gewerteten Acts, ohne Gäste; 0, wo jemand allen gleich viel gab). Das Ergebnis ist 50 + 10 × das Mittel der Abstände.',
  ordered: 'Die Summen jedes Jurymitglieds werden gereiht, die höchste zuerst.',
  orderedPlaces:
    'Die Jury schreibt Plätze; die Summen jedes Jurymitglieds werden gereiht, die niedrigste zuerst.',
  rankSum:
    'Die Ränge werden addiert, auf die ganze Jury hochgerechnet, wo jemand fehlt. Die niedrigste Summe gewinnt.',
  pointsTable:
    'Aus Rängen werden Punkte, {table}, danach keine; gleiche Summen teilen sich die Punkte ihrer Ränge. Die Punkte werden addiert, auf die ganze Jury hochgerechnet, wo jemand fehlt.',
  pointsTablePlain:
    'Aus Rängen werden Punkte, {table}, danach keine. Die Punkte werden addiert, auf die ganze Jury hochgerechnet, wo jemand fehlt.',
  exponential:
    'Aus Rängen werden Gewichte, {top} × e^(−{rate} × (Rang − 1)); gleiche Summen teilen sich, was ihre Ränge wert sind. Die Gewichte werden addiert, auf die ganze Jury hochgerechnet, wo jemand fehlt.',
  exponentialByMean:
    'Aus Rängen werden Gewichte, {top} × e^(−{rate} × (Rang − 1)); gleiche Summen haben, was ihr mittlerer Rang wert ist. Die Gewichte werden addiert, auf die ganze Jury hochgerechnet, wo jemand fehlt.',
  ranksLeftOut:
    'Von den Rängen jedes Acts fallen die schlechtesten {worst} und dann die besten {best} weg, und die Summe wird auf die Jury ohne ebenso viele hochgerechnet; wer nicht mehr Ränge hat, hat keinen Platz.',
  duels:
    'Jeder Act im Duell mit jedem anderen: Wer beiden eine Summe gab, zieht die höhere vor. Ein gewonnenes Duell zählt 1, ein unentschiedenes ein Halb. Wo nichts vom Publikum dazukommt, trennt gleiche Summen die Differenz: Stimmen der Jury für den Act weniger die gegen ihn, über alle seine Duelle.',
  duelsOfPlaces: 'Die Jury schreibt Plätze, also wird die niedrigere Summe vorgezogen.',
  majority:
    'Mehrheitsurteil: die mittlere Summe aus der Jury, von zwei mittleren die niedrigere. Wo nichts vom Publikum dazukommt, werden Acts mit derselben getrennt, indem sie bei beiden weggenommen und die nächste mittlere verglichen wird, und so weiter; haben sie verschieden viele Summen, wird jede so oft genommen, dass es gleich viele sind.',
  grades: 'Noten, von der niedrigsten an: {grades}.',
  star: 'STAR, erst Punkte, dann Stichwahl: Die Summen aus der Jury werden addiert, auf alle für den Act hochgerechnet, wo jemand fehlt. Für jeden Platz treffen die zwei Acts mit den höchsten Summen in einer Stichwahl aufeinander, und den Platz hat, wem mehr aus der Jury die höhere Summe gaben; bei ebenso vielen die höhere Summe, dann von mehr aus der Jury das Beste, was es gibt. Der nächste Platz wird unter den anderen ebenso gefunden.',
  starTies:
    'Von Acts, die um einen Platz in der Stichwahl gleichstehen, scheidet aus, wer gegen die meisten anderen verliert, immer wieder; verlieren alle gegen gleich viele, kommt weiter, wem die meisten aus der Jury das Beste gaben, oder es scheidet aus, wem es die wenigsten gaben. Wo nichts sie trennt, teilen sich den Platz alle, die gegen irgendeine mögliche Besetzung gewinnen würden. Acts auf einem geteilten Platz haben das Mittel der Plätze, die sie einnehmen.',
  skatingDances: 'Das Skating-System, jedes Kriterium ein Tanz: {first}.',
  skatingTotals: 'Das Skating-System, nach den Summen aus der Jury: {first}.',
  highestFirst: 'das Höchste ist vorn',
  placesWritten: 'die Jury schreibt Plätze, der niedrigste ist der beste',
  skatingMajority:
    'Eine Mehrheit ist mehr als die Hälfte derer, die den Act platziert haben; wo manche es nicht taten, werden Anzahlen und Summen als Teile derer verglichen, die es taten.',
  skatingOneDance:
    'Regel 5: Der Platz geht an den Act, den eine Mehrheit dort oder höher gesetzt hat. Regel 6: von mehreren die größere Mehrheit. Regel 7: bei gleichen Mehrheiten die niedrigere Summe dieser Plätze, dann die nächste Spalte. Regel 8: Wo keiner eine Mehrheit hat, kommt die nächste Spalte dazu.',
  skatingAllDances:
    'Regel 9: Die Plätze in den Tänzen werden addiert, die niedrigste Summe gewinnt. Regel 10: bei gleichen Summen die meisten Plätze dort und höher, dann deren niedrigere Summe. Regel 11: noch immer gleich, alle Plätze der Jury über alle Tänze als ein Tanz.',
  skatingShared: 'Acts auf einem geteilten Platz haben das Mittel der Plätze, die sie einnehmen.',
  calls:
    'Wer wertet, sagt Ja, Reserve oder Nein: Die höchste Wertung ist ein Ja und zählt 1, die niedrigste ein Nein und zählt 0, {worths}. Je Kriterium wird addiert, was das zählt, auf alle für den Act hochgerechnet, wo jemand fehlt; gewichtet werden diese addiert.',
  oneAlternate: 'alles dazwischen Reserve und zählt {worth}',
  alternates:
    'die nächsten unter einem Ja der Reihe nach {each}, und alles andere dazwischen ist ebenfalls Reserve {last}',
  alternateWorth: 'Reserve {number}, zählt {worth}',
  recallOpen: 'Wie oft jemand Ja sagt, ist offen.',
  recall:
    'Wer wertet, sagt {count, plural, one {zu # Act} other {zu # Acts}} Ja, und ebenso viele kommen weiter.',
  alternatesOpen: 'Wie viele jemand in Reserve setzt, ist offen.',
  alternatesAsked: 'Wer wertet, setzt {count, plural, one {# Act} other {# Acts}} in Reserve.',
  alternatesOfEach: 'Wer wertet, setzt in jede Art Reserve {count, plural, one {# Act} other {# Acts}}.',
  juries: 'Jurys geben Punkte.',
  juryMean: 'Eine Jury kommt auf das Mittel der Summen ihrer Mitglieder, das höchste zuerst.',
  juryMeanPlaces:
    'Die Jury schreibt Plätze. Eine Jury kommt auf das Mittel der Summen ihrer Mitglieder, das niedrigste zuerst.',
  juryRanks: 'Eine Jury kommt auf das Mittel der Ränge ihrer Mitglieder, das niedrigste zuerst.',
  juryWeights:
    'Aus Rängen werden Gewichte, {top} × e^(−{rate} × (Rang − 1)); gleiche Summen teilen sich die Gewichte ihrer Ränge. Eine Jury kommt auf das Mittel der Gewichte ihrer Mitglieder, das höchste zuerst.',
  juryPoints:
    'Worauf Jurys kommen, wird zu Rängen und diese zu Punkten, {table}, danach keine; gleiche teilen sich die Punkte ihrer Ränge. Die Punkte werden addiert, auf alle Jurys hochgerechnet, wo eine fehlt.',
  juryPointsPlain:
    'Worauf Jurys kommen, wird zu Rängen und diese zu Punkten, {table}, danach keine. Die Punkte werden addiert, auf alle Jurys hochgerechnet, wo eine fehlt.',
  juryPointsGiven:
    'Worauf Jurys kommen, wird zu Rängen und diese zu Punkten, {table}, danach keine; gleiche teilen sich die Punkte ihrer Ränge. Die Punkte werden addiert, wie sie sind: Ein Act, den eine Jury nicht wertet, bekommt von ihr keine.',
  juryPointsGivenPlain:
    'Worauf Jurys kommen, wird zu Rängen und diese zu Punkten, {table}, danach keine. Die Punkte werden addiert, wie sie sind: Ein Act, den eine Jury nicht wertet, bekommt von ihr keine.',
  juryAlone: '{name} ist eine Jury für sich.',
  juryOf: 'Jury {name}: {jurors}.',
  fewerMarks: 'Bei weniger als {count, plural, one {# Wertung} other {# Wertungen}} fällt keine weg.',
  fewerMarksBlocked:
    'Bei weniger als {count, plural, one {# Wertung} other {# Wertungen}} hat der Act keinen Platz.',
  fewerTotals: 'Bei weniger als {count, plural, one {# Summe} other {# Summen}} fällt keine weg.',
  fewerTotalsBlocked:
    'Bei weniger als {count, plural, one {# Summe} other {# Summen}} hat der Act keinen Platz.',
  otherwise: '{criterion}, abweichend: {way}.',
  otherwiseTrimmed:
    '{criterion}, abweichend: {way}, ohne die höchsten {highest} und die niedrigsten {lowest}; bei weniger als {least} fällt keine weg.',
  otherwiseBlocked:
    '{criterion}, abweichend: {way}, ohne die höchsten {highest} und die niedrigsten {lowest}; bei weniger als {least} hat der Act keinen Platz.',
  wayMean: 'das Mittel der Jury',
  waySum: 'die Summe der Jury, auf alle hochgerechnet, wo jemand fehlt',
  wayTrimmed: 'das Mittel der Wertungen',
  wayMedian: 'die mittlere Wertung, von zwei mittleren ihr Mittel',
  pointsOff: '{criterion}: Wertungen sind Abzüge von {from}.',
  weights: 'Gewichte: {weights}.',
  weightsInTies: 'Gewichte, wo ein Gleichstand nach Summen entschieden wird: {weights}.',
  weightsShared: 'Die Gewichte werden durch die Summe derer geteilt, in denen der Act gewertet wird.',
  scoresNothing: '{judge} wertet nichts.',
  scoresAlone: '{judge} wertet nur {criteria}.',
  judgesInJury: 'Innerhalb ihrer Jury zählen {weights}; jede Jury zählt einmal.',
  judgesCount: 'In der Jury zählen {weights}.',
  judgesInTies:
    'Alle in der Jury haben eine Stimme; wo ein Gleichstand nach Wertungen entschieden wird, zählen {weights}.',
  judgesOnce: 'Alle in der Jury haben eine Stimme, was immer sie wiegen.',
  missingExclude: 'Eine fehlende Wertung bleibt außer Betracht.',
  missingBlock: 'Ein Act mit einer fehlenden Wertung hat keinen Platz.',
  missingZero: 'Eine fehlende Wertung zählt 0.',
  decimals: '{places, plural, one {# Stelle} other {# Stellen}}, {mode}',
  halfUp: 'Hälften aufgerundet',
  halfEven: 'Hälften zur geraden Ziffer',
  cutOff: 'abgeschnitten',
  roundedCriterion: 'Die Wertung der Jury je Kriterium wird gerundet: {decimals}.',
  roundedWeight: 'Eine gewichtete Wertung wird gerundet: {decimals}.',
  roundedTotal: 'Das Ergebnis der Jury wird gerundet: {decimals}.',
  figures: 'Angezeigte Zahlen: {decimals}.',
  figuresApart: 'Angezeigte Zahlen: {decimals}, mehr, wo verschiedene Ergebnisse gleich aussähen.',
  shownCriterion:
    'Die Wertung der Jury je Kriterium wird gerundet angezeigt, ohne Wirkung auf die Plätze: {decimals}.',
  shownWeight: 'Eine gewichtete Wertung wird gerundet angezeigt, ohne Wirkung auf die Plätze: {decimals}.',
  offResult: 'Abzüge gehen vom Ergebnis der Jury ab, nie unter 0.',
  offResultBelow: 'Abzüge gehen vom Ergebnis der Jury ab, auch unter 0.',
  offTotals: 'Abzüge gehen vor dem Reihen von jeder Summe ab, nie unter 0.',
  offTotalsBelow: 'Abzüge gehen vor dem Reihen von jeder Summe ab, auch unter 0.',
  offMarks: 'Abzüge gehen vor dem Reihen von jeder Wertung ab, nie unter 0.',
  offMarksBelow: 'Abzüge gehen vor dem Reihen von jeder Wertung ab, auch unter 0.',
  offPlaces: 'Abzüge ändern nichts: Die Jury schreibt Plätze.',
  overTime: 'Über der Zeit: {points} Abzug je angefangene {unit} s nach {grace} s.',
  apart: 'Die Jury entscheidet allein; das Publikum hat eine eigene Tabelle.',
  pointsAdded: 'Die Punkte des Publikums kommen zu denen der Jury.',
  shares: 'Jury {judges} Prozent, Publikum {audience} Prozent.',
  scaleAsIs: 'Das Ergebnis der Jury geht ein, wie es ist.',
  scaleOfMaximum: 'Das Ergebnis der Jury geht ein in Prozent des Höchstmöglichen.',
  scaleShare: 'Das Ergebnis der Jury geht ein in Prozent dessen, was alle Acts zusammen haben.',
  scaleRelative: 'Das Ergebnis der Jury geht ein mit 100 für den besten Act und den anderen im Verhältnis.',
  scaleMinMax: 'Das Ergebnis der Jury geht ein von 0 für den letzten Act bis 100 für den besten.',
  scalePoints: 'Das Ergebnis der Jury geht ein als Punkte nach Rang.',
  votesShare: 'Stimmen zählen in Prozent aller Stimmen, Bewertungen mit ihrem Mittel in Prozent von {best}.',
  votesRelative:
    'Stimmen zählen mit 100 für den besten Act und den anderen im Verhältnis, Bewertungen mit ihrem Mittel.',
  votesTable: 'Stimmen zählen als Punkte nach Rang in jeder Liste, Bewertungen mit ihrem Mittel.',
  votesMinMax:
    'Stimmen zählen von 0 für die wenigsten bis 100 für die meisten, Bewertungen mit ihrem Mittel.',
  votesMean:
    'Bewertungen zählen mit ihrem Mittel in Prozent von {best}, Stimmen ohne Bewertung in Prozent aller Stimmen.',
  votesAsGiven: 'Stimmen zählen, wie sie sind, Bewertungen mit ihrem Mittel.',
  votesFirst:
    'Stimmen zählen nach der Umrechnung {conversion} der ersten Programmversion, die beste Bewertung ist {best}.',
  audienceTable: 'Punkte für Ränge beim Publikum: {table}.',
  audienceFrom: 'Das Publikum zählt ab {count, plural, one {# Stimmzettel} other {# Stimmzetteln}}.',
  audiencePrizeFrom:
    'Das Publikum zählt ab {count, plural, one {# Stimmzettel} other {# Stimmzetteln}} und hat ab ebenso vielen einen Preis.',
  equalBest:
    'Wo Ränge addiert oder zu Punkten werden, hat von gleichen jeder den besten der Ränge, die sie einnehmen: 1, 2, 2, 4.',
  equalDense:
    'Wo Ränge addiert oder zu Punkten werden, haben gleiche denselben Rang, und keiner wird ausgelassen: 1, 2, 2, 3.',
  carried:
    'Wo Punkte mitgenommen werden, zählen von ihnen {earlier} Prozent und von denen dieser Runde {round} Prozent.',
  byCategory: 'Jede Kategorie wird für sich gereiht.',
  allTogether: 'Alle Acts werden zusammen gereiht.',
  ties: 'Bei Gleichstand: {keys}.',
  tieThen: '{keys}; dann {key}',
  downTo: '{key} (bis Platz {place})',
  personDecides: 'ein Mensch entscheidet',
  placeShared: 'der Platz wird geteilt',
  keyJudges: 'das Ergebnis der Jury',
  keyAudience: 'die Zahl des Publikums',
  keyTotalsInTurn: 'die höchste Summe aus der Jury, dann die nächste (Summen von 0 zählen nicht)',
  keyPlaces: 'die meisten ersten Plätze bei der Jury, dann zweiten',
  keyLists: 'die höchsten Punkte aus den Stimmenlisten, dann die nächsten',
  keyTotals: 'die Summe aller Summen der Jury, auf alle hochgerechnet, wo jemand fehlt',
  keyScored: 'die Zahl derer in der Jury, die etwas gaben',
  keyListsGave: 'die Zahl der Stimmenlisten, die etwas gaben',
  keyDuels: 'die Duelle unter den Gleichen',
  keyHead: 'die Summe der Juryleitung',
  keyOff: 'die wenigsten Abzüge',
  keyEarlier: 'der frühere Auftritt',
  keyDecision: 'eine festgehaltene Entscheidung',
  keyShared: 'niemand: der Platz wird geteilt',
  keyPanel: 'die Jury bei {criterion}',
  keyMean: 'das Mittel der Wertungen für {criterion}',
  withoutEffect: 'Eingestellt, hier ohne Wirkung: {settings}.',
  setPer: 'nach Kriterium oder nach Summe ({value})',
  setWeighting: 'Gewichtung ({value})',
  setRounding: 'Rundung des Ergebnisses ({decimals})',
  setLeast: 'mindestens so viele Wertungen: {count}',
  setTrim: 'Weglassen von {highest} und {lowest} ab {least} Wertungen, sonst {value}',
  setTable: 'Punkte für Ränge ({table})',
  setRankWeights: 'Gewichte der Ränge ({top}, {rate})',
  setBelow: 'Ergebnisse unter 0',
  setBest: 'beste Bewertung ({best})',
  setAudienceTable: 'Punkte für Ränge beim Publikum ({table})',
  setEqual: 'der Rang von gleichen ({value})',
  setShares: 'Anteile von {judges} und {audience} Prozent',
  setScale: 'Skala der Jury ({value})',
  setTies: 'bei Gleichstand, nach dem Ende, {keys}',
  engine: 'Gezählt mit Version {engine} des Zählwerks.',
};
