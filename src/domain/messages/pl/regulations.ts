/** Polski. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const regulations: Translated<'regulations'> = {
  mean: 'W każdym kryterium średnia jury; po zważeniu dodawane.',
  sum: 'W każdym kryterium suma jury, przeliczona na wszystkie osoby oceniające występ, gdy kogoś brakuje; po zważeniu dodawane.',
  sumAsGiven: 'W każdym kryterium suma jury; po zważeniu dodawane.',
  trimmed:
    'W każdym kryterium średnia ocen bez najwyższych ({highest}) i najniższych ({lowest}); po zważeniu dodawane.',
  trimmedTotals: 'Średnia sum jury bez najwyższych ({highest}) i najniższych ({lowest}).',
  median: 'W każdym kryterium ocena środkowa, z dwóch środkowych ich średnia; po zważeniu dodawane.',
  medianTotals: 'Środkowa suma jury; z dwóch środkowych ich średnia.',
  standardized:
    'Każda suma staje się odległością od średniej tej samej osoby z jury, w jej odchyleniach (populacja, po ocenionych przez nią występach, bez gości; 0, gdy wszystkie dostały tyle samo). Wynik to 50 + 10 × średnia odległości.',
  ordered: 'Sumy każdej osoby z jury są szeregowane od najwyższej.',
  orderedPlaces: 'Jury pisze miejsca; sumy każdej osoby są szeregowane od najniższej.',
  rankSum: 'Pozycje są dodawane, przeliczone na całe jury, gdy kogoś brakuje. Wygrywa najniższa suma.',
  pointsTable:
    'Pozycje stają się punktami, {table}, potem zero; równe sumy dzielą punkty zajmowanych pozycji. Punkty są dodawane, przeliczone na całe jury, gdy kogoś brakuje.',
  pointsTablePlain:
    'Pozycje stają się punktami, {table}, potem zero. Punkty są dodawane, przeliczone na całe jury, gdy kogoś brakuje.',
  exponential:
    'Pozycje stają się wagami, {top} × e^(−{rate} × (pozycja − 1)); równe sumy dzielą wartość zajmowanych pozycji. Wagi są dodawane, przeliczone na całe jury, gdy kogoś brakuje.',
  exponentialByMean:
    'Pozycje stają się wagami, {top} × e^(−{rate} × (pozycja − 1)); równe sumy mają wartość swojej średniej pozycji. Wagi są dodawane, przeliczone na całe jury, gdy kogoś brakuje.',
  ranksLeftOut:
    'Z pozycji każdego występu odpada {worst} najgorszych, potem {best} najlepszych, a suma jest przeliczana na jury bez tylu osób; występ, który nie ma więcej pozycji, nie ma miejsca.',
  duels:
    'Każdy występ w pojedynku z każdym innym: kto dał obu sumę, woli wyższą. Wygrany pojedynek liczy się 1, remis pół. Gdy nic nie dochodzi od publiczności, równe sumy rozdziela różnica: głosy jury za występem minus przeciw, we wszystkich pojedynkach.',
  duelsOfPlaces: 'Jury pisze miejsca, więc wygrywa niższa suma.',
  majority:
    'Osąd większościowy: środkowa suma jury, z dwóch środkowych niższa. Gdy nic nie dochodzi od publiczności, występy z tą samą rozdziela się, zabierając ją obu i porównując następną środkową, i tak dalej; gdy mają różną liczbę sum, każda brana jest tyle razy, by liczby się zrównały.',
  grades: 'Oceny słowne, od najniższej: {grades}.',
  star: 'STAR, najpierw punkty, potem dogrywka: sumy jury są dodawane, przeliczone na wszystkie osoby oceniające występ, gdy kogoś brakuje. O każde miejsce spotykają się dwa występy z najwyższymi sumami, a miejsce ma ten, któremu więcej osób z jury dało wyższą sumę; przy równości decyduje wyższa suma, potem więcej ocen najwyższych. Następne miejsce znajduje się tak samo wśród pozostałych.',
  starTies:
    'Z występów, które remisują o wejście do dogrywki, odpada ten, który przegrywa z większością innych, i tak w kółko; gdy wszystkie przegrywają z tyloma samymi, przechodzą te z największą liczbą ocen najwyższych albo odpadają te z najmniejszą. Gdy nic ich nie rozdziela, miejsce dzieli ten, kto wygrałby z każdym, kto może wejść. Występy na wspólnym miejscu mają średnią zajmowanych miejsc.',
  skatingDances: 'System skatingowy, każde kryterium to taniec: {first}.',
  skatingTotals: 'System skatingowy, według sum jury: {first}.',
  highestFirst: 'najwyższe jest pierwsze',
  placesWritten: 'jury pisze miejsca, najniższe jest najlepsze',
  skatingMajority:
    'Większość to ponad połowa tych, którzy dali występowi miejsce; gdy ktoś nie dał, liczby i sumy porównuje się jako części tych, którzy dali.',
  skatingOneDance:
    'Reguła 5: miejsce ma występ, któremu większość dała je lub wyższe. Reguła 6: z kilku większa większość. Reguła 7: przy równych większościach niższa suma tych miejsc, potem następna kolumna. Reguła 8: gdy nikt nie ma większości, dochodzi następna kolumna.',
  skatingAllDances:
    'Reguła 9: miejsca w tańcach są dodawane, wygrywa najniższa suma. Reguła 10: przy równych sumach najwięcej takich miejsc i wyższych, potem ich niższa suma. Reguła 11: wciąż równo, wszystkie miejsca jury we wszystkich tańcach jako jeden taniec.',
  skatingShared: 'Występy na wspólnym miejscu mają średnią zajmowanych miejsc.',
  calls:
    'Jury mówi tak, rezerwa lub nie: najwyższa ocena to tak i liczy się 1, najniższa to nie i liczy się 0, {worths}. W każdym kryterium dodaje się, ile to liczy, przeliczone na wszystkie osoby oceniające występ, gdy kogoś brakuje; po zważeniu dodawane.',
  oneAlternate: 'wszystko pomiędzy to rezerwa i liczy się {worth}',
  alternates: 'kolejne poniżej tak to po kolei {each}, a wszystko inne pomiędzy to też rezerwa {last}',
  alternateWorth: 'rezerwa {number}, liczona {worth}',
  recallOpen: 'Ile razy mówi się tak, jest dowolne.',
  recall:
    'Każda osoba z jury mówi tak {count, plural, one {# występowi} few {# występom} many {# występom} other {# występu}} i tyle samo przechodzi dalej.',
  alternatesOpen: 'Ile rezerw się daje, jest dowolne.',
  alternatesAsked:
    'Każda osoba z jury daje {count, plural, one {# rezerwę} few {# rezerwy} many {# rezerw} other {# rezerwy}}.',
  alternatesOfEach:
    'Każda osoba z jury daje {count, plural, one {# rezerwę} few {# rezerwy} many {# rezerw} other {# rezerwy}} każdego rodzaju.',
  juries: 'Jury dają punkty.',
  juryMean: 'Każde jury ma średnią sum swoich członków, najwyższa pierwsza.',
  juryMeanPlaces: 'Pisze się miejsca. Każde jury ma średnią sum swoich członków, najniższa pierwsza.',
  juryRanks: 'Każde jury ma średnią pozycji swoich członków, najniższa pierwsza.',
  juryWeights:
    'Pozycje stają się wagami, {top} × e^(−{rate} × (pozycja − 1)); równe sumy dzielą wagi zajmowanych pozycji. Każde jury ma średnią wag swoich członków, najwyższa pierwsza.',
  juryPoints:
    'To, co mają jury, staje się pozycjami, a te punktami, {table}, potem zero; równe dzielą punkty zajmowanych pozycji. Punkty są dodawane, przeliczone na wszystkie jury, gdy któregoś brakuje.',
  juryPointsPlain:
    'To, co mają jury, staje się pozycjami, a te punktami, {table}, potem zero. Punkty są dodawane, przeliczone na wszystkie jury, gdy któregoś brakuje.',
  juryPointsGiven:
    'To, co mają jury, staje się pozycjami, a te punktami, {table}, potem zero; równe dzielą punkty zajmowanych pozycji. Punkty są dodawane bez przeliczania: występ, którego jury nie oceniło, nie ma od niego żadnych.',
  juryPointsGivenPlain:
    'To, co mają jury, staje się pozycjami, a te punktami, {table}, potem zero. Punkty są dodawane bez przeliczania: występ, którego jury nie oceniło, nie ma od niego żadnych.',
  juryAlone: '{name} to jury jednoosobowe.',
  juryOf: 'Jury {name}: {jurors}.',
  fewerMarks:
    'Przy mniej niż {count, plural, one {# ocenie} few {# ocenach} many {# ocenach} other {# oceny}} żadna nie odpada.',
  fewerMarksBlocked:
    'Przy mniej niż {count, plural, one {# ocenie} few {# ocenach} many {# ocenach} other {# oceny}} występ nie ma miejsca.',
  fewerTotals:
    'Przy mniej niż {count, plural, one {# sumie} few {# sumach} many {# sumach} other {# sumy}} żadna nie odpada.',
  fewerTotalsBlocked:
    'Przy mniej niż {count, plural, one {# sumie} few {# sumach} many {# sumach} other {# sumy}} występ nie ma miejsca.',
  otherwise: '{criterion}, inaczej: {way}.',
  otherwiseTrimmed:
    '{criterion}, inaczej: {way}, bez najwyższych ({highest}) i najniższych ({lowest}); przy mniej niż {least} żadna nie odpada.',
  otherwiseBlocked:
    '{criterion}, inaczej: {way}, bez najwyższych ({highest}) i najniższych ({lowest}); przy mniej niż {least} występ nie ma miejsca.',
  wayMean: 'średnia jury',
  waySum: 'suma jury, przeliczona na wszystkich, gdy kogoś brakuje',
  wayTrimmed: 'średnia ocen',
  wayMedian: 'ocena środkowa, z dwóch środkowych ich średnia',
  pointsOff: '{criterion}: oceny to punkty odejmowane od {from}.',
  weights: 'Wagi: {weights}.',
  weightsInTies: 'Wagi, gdy remis rozstrzygają sumy: {weights}.',
  weightsShared: 'Wagi są dzielone przez sumę tych, w których występ jest oceniany.',
  scoresNothing: '{judge} nie ocenia niczego.',
  scoresAlone: '{judge} ocenia tylko: {criteria}.',
  judgesInJury: 'W swoim jury liczą się: {weights}; każde jury liczy się raz.',
  judgesCount: 'W jury liczą się: {weights}.',
  judgesInTies: 'Każda osoba z jury ma jeden głos; gdy remis rozstrzygają oceny, liczą się: {weights}.',
  judgesOnce: 'Każda osoba z jury ma jeden głos, bez względu na wagę.',
  missingExclude: 'Brakująca ocena jest pomijana.',
  missingBlock: 'Występ z brakującą oceną nie ma miejsca.',
  missingZero: 'Brakująca ocena liczy się 0.',
  decimals:
    '{places, plural, one {# miejsce po przecinku} few {# miejsca po przecinku} many {# miejsc po przecinku} other {# miejsca po przecinku}}, {mode}',
  halfUp: 'połówki w górę',
  halfEven: 'połówki do parzystej',
  cutOff: 'ucinane',
  roundedCriterion: 'Ocena jury w kryterium jest zaokrąglana: {decimals}.',
  roundedWeight: 'Ważona ocena jest zaokrąglana: {decimals}.',
  roundedTotal: 'Wynik jury jest zaokrąglany: {decimals}.',
  figures: 'Pokazywane liczby: {decimals}.',
  figuresApart: 'Pokazywane liczby: {decimals}, więcej tam, gdzie różne wyniki wyglądałyby tak samo.',
  shownCriterion:
    'Ocena jury w kryterium jest pokazywana po zaokrągleniu, bez wpływu na miejsca: {decimals}.',
  shownWeight: 'Ważona ocena jest pokazywana po zaokrągleniu, bez wpływu na miejsca: {decimals}.',
  offResult: 'Odjęte punkty schodzą z wyniku jury, nigdy poniżej 0.',
  offResultBelow: 'Odjęte punkty schodzą z wyniku jury, także poniżej 0.',
  offTotals: 'Odjęte punkty schodzą z każdej sumy przed szeregowaniem, nigdy poniżej 0.',
  offTotalsBelow: 'Odjęte punkty schodzą z każdej sumy przed szeregowaniem, także poniżej 0.',
  offMarks: 'Odjęte punkty schodzą z każdej oceny przed szeregowaniem, nigdy poniżej 0.',
  offMarksBelow: 'Odjęte punkty schodzą z każdej oceny przed szeregowaniem, także poniżej 0.',
  offPlaces: 'Odjęte punkty nic nie zmieniają: jury pisze miejsca.',
  overTime: 'Ponad czas: {points} mniej za każde rozpoczęte {unit} s po {grace} s.',
  apart: 'Jury decyduje samo; publiczność ma własną tabelę.',
  pointsAdded: 'Punkty publiczności dochodzą do punktów jury.',
  shares: 'Jury {judges} procent, publiczność {audience} procent.',
  scaleAsIs: 'Wynik jury wchodzi, jaki jest.',
  scaleOfMaximum: 'Wynik jury wchodzi w procentach najwyższego możliwego.',
  scaleShare: 'Wynik jury wchodzi w procentach tego, co wszystkie występy mają razem.',
  scaleRelative: 'Wynik jury wchodzi z 100 za najlepszy występ, pozostałe proporcjonalnie.',
  scaleMinMax: 'Wynik jury wchodzi od 0 za ostatni występ do 100 za najlepszy.',
  scalePoints: 'Wynik jury wchodzi jako punkty według pozycji.',
  votesShare: 'Głosy liczą się w procentach wszystkich, oceny swoją średnią w procentach {best}.',
  votesRelative: 'Głosy liczą się z 100 za najlepszy występ, pozostałe proporcjonalnie, oceny swoją średnią.',
  votesTable: 'Głosy liczą się jako punkty według pozycji na każdej liście, oceny swoją średnią.',
  votesMinMax: 'Głosy liczą się od 0 za najmniej do 100 za najwięcej, oceny swoją średnią.',
  votesMean: 'Oceny liczą się swoją średnią w procentach {best}, inne głosy w procentach wszystkich.',
  votesAsGiven: 'Głosy liczą się, jakie są, oceny swoją średnią.',
  votesFirst:
    'Głosy liczą się według przeliczenia {conversion} pierwszej wersji programu; najlepsza ocena to {best}.',
  audienceTable: 'Punkty za pozycje publiczności: {table}.',
  audienceFrom:
    'Publiczność liczy się od {count, plural, one {# karty do głosowania} few {# kart do głosowania} many {# kart do głosowania} other {# karty do głosowania}}.',
  audiencePrizeFrom:
    'Publiczność liczy się od {count, plural, one {# karty do głosowania} few {# kart do głosowania} many {# kart do głosowania} other {# karty do głosowania}} i od tylu samo ma nagrodę.',
  equalBest:
    'Gdzie pozycje są dodawane lub stają się punktami, równe mają każda najlepszą z zajmowanych pozycji: 1, 2, 2, 4.',
  equalDense:
    'Gdzie pozycje są dodawane lub stają się punktami, równe mają tę samą pozycję i żadna nie jest pomijana: 1, 2, 2, 3.',
  carried: 'Gdy punkty przechodzą dalej, liczy się z nich {earlier} procent, a z tej rundy {round} procent.',
  byCategory: 'Każda kategoria jest klasyfikowana osobno.',
  allTogether: 'Wszystkie występy są klasyfikowane razem.',
  ties: 'Remisy: {keys}.',
  tieThen: '{keys}; potem {key}',
  downTo: '{key} (do miejsca {place})',
  personDecides: 'decyduje człowiek',
  placeShared: 'miejsce jest wspólne',
  keyJudges: 'wynik jury',
  keyAudience: 'liczba publiczności',
  keyTotalsInTurn: 'najwyższa suma jury, potem następna (sumy 0 się nie liczą)',
  keyPlaces: 'najwięcej pierwszych miejsc u jury, potem drugich',
  keyLists: 'najwyższe punkty list głosów, potem następne',
  keyTotals: 'suma sum jury, przeliczona na wszystkich, gdy kogoś brakuje',
  keyScored: 'ile osób z jury coś dało',
  keyListsGave: 'ile list głosów coś dało',
  keyDuels: 'pojedynki wśród remisujących',
  keyHead: 'suma osoby przewodniczącej jury',
  keyOff: 'najmniej odjętych punktów',
  keyEarlier: 'wcześniejszy występ',
  keyDecision: 'zapisana decyzja',
  keyShared: 'nikt: miejsce jest wspólne',
  keyPanel: 'jury w kryterium {criterion}',
  keyMean: 'średnia ocen w kryterium {criterion}',
  withoutEffect: 'Ustawione, tu bez skutku: {settings}.',
  setPer: 'według kryterium lub sumy ({value})',
  setWeighting: 'ważenie ({value})',
  setRounding: 'zaokrąglanie wyniku ({decimals})',
  setLeast: 'najmniejsza liczba ocen: {count}',
  setTrim: 'pomijanie {highest} i {lowest} od {least} ocen, inaczej {value}',
  setTable: 'punkty za pozycje ({table})',
  setRankWeights: 'wagi pozycji ({top}, {rate})',
  setBelow: 'wyniki poniżej 0',
  setBest: 'najlepsza ocena ({best})',
  setAudienceTable: 'punkty za pozycje publiczności ({table})',
  setEqual: 'pozycja równych ({value})',
  setShares: 'udziały {judges} i {audience} procent',
  setScale: 'skala jury ({value})',
  setTies: 'przy remisach, po końcu, {keys}',
  engine: 'Policzone wersją {engine} mechanizmu.',
};
