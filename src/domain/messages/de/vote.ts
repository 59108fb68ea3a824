/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const vote: Translated<'vote'> = {
  vote: 'Abstimmen',
  titleChoose: 'Wählen und abstimmen',
  titleIn: 'Deine Stimme zählt',
  titleTrying: 'Wird noch versucht',
  description: 'Stimme für einen Auftritt der Show ab.',
  loading: 'Der Stimmzettel wird geladen',

  chooseOne: 'Wähle einen Act',
  chooseUpTo: 'Wähle bis zu {most, plural, one {# Act} other {# Acts}}',
  rateActs: 'Bewerte die Acts von 1 bis 5',
  putInOrder: 'Ordne {most, plural, one {# Act} other {# Acts}}',
  closesIn: 'Schließt in',
  closing: 'Schließt',
  closesInSeconds: 'Die Abstimmung schließt in {seconds} Sekunden.',
  findAct: 'Act suchen',
  actLeft:
    'Der Act, für den du gestimmt hast, ist nicht mehr dabei. Stimm noch einmal ab, sonst bekommt niemand deine Stimme.',
  ownUnknown:
    'Ob von diesem Gerät schon abgestimmt wurde, lässt sich gerade nicht nachsehen. Du kannst abstimmen; von mehreren Stimmen zählt die zuletzt gedrückte.',
  codeOnAnother:
    'Dieser Code wurde schon auf einem anderen Gerät eingegeben. Beide teilen sich eine Stimme: Es zählt, was zuletzt gedrückt wurde.',
  codeOnOthers:
    'Dieser Code wurde schon auf anderen Geräten eingegeben. Alle teilen sich eine Stimme: Es zählt, was zuletzt gedrückt wurde.',
  givesUp:
    'Von diesem Gerät wurde ohne Code abgestimmt. Sobald du mit dem Code abstimmst, zählt nur diese Stimme.',
  practice: '<b>Zum Üben:</b> Diese Stimme zählt nicht.',
  rateHint: '5 ist am besten. Bewerte so viele, wie du willst.',
  rankHint: 'Der beste Act zuerst. Die letzten Plätze darfst du frei lassen.',
  oncePerCode:
    'Eine Stimme je Code; du kannst sie ändern, bis die Abstimmung schließt. Damit deine Stimme einmal zählt, behält die Seite ein Merkzeichen auf diesem Gerät. Niemand sieht, wen du gewählt hast.',
  oncePerDevice:
    'Eine Stimme je Gerät; du kannst sie ändern, bis die Abstimmung schließt. Damit deine Stimme einmal zählt, behält die Seite ein Merkzeichen auf diesem Gerät. Niemand sieht, wen du gewählt hast.',
  haveCode: 'Ich habe einen Code',
  chooseFirst: 'Wähle zuerst einen Act.',
  sending: 'Deine Stimme wird gesendet',
  chooseToVote: 'Zum Abstimmen Act wählen',
  rateToVote: 'Zum Abstimmen Act bewerten',
  sendRatings: '{count, plural, one {# Bewertung senden} other {# Bewertungen senden}}',
  voteInOrder: 'In dieser Reihenfolge abstimmen',
  voteForThese: 'Für diese {count} Acts stimmen',
  voteFor: 'Stimme für {name}',
  startAgain: 'Von vorn',
  keepVote: 'Meine Stimme so lassen',
  stars: '{stars} von 5',
  place: '{place, selectordinal, other {#.}}',
  placeSpoken: '{place, selectordinal, other {#. Platz}}',
  anAct: 'Ein Act',

  connected: 'Verbunden',
  noConnection: 'Keine Verbindung',

  voteIsIn: 'Deine \nStimme \nzählt',
  changed: 'Geändert. Nur diese Stimme zählt jetzt.',
  counted: 'Gezählt. Du kannst die Seite schließen oder für das, was noch kommt, offen lassen.',
  votingOpen: 'Abstimmung läuft',
  timeLeft: 'noch {time}',
  youChoseAct: 'Du hast Act {number} gewählt',
  youChose: 'Du hast gewählt',
  nextVote: 'Nächste: {title}',
  changeVote: 'Stimme ändern',
  receipt: 'Beleg',

  closed: 'Abstimmung geschlossen',
  closedActLeft:
    'Der Act, für den du gestimmt hast, ist nicht mehr dabei. Deine Stimme bleibt außen vor und geht an niemanden.',
  closedCounted: 'Deine Stimme wurde um {time} gezählt. Das Ergebnis gibt es auf der Bühne.',
  closedCountedTold: 'Deine Stimme wurde um {time} gezählt.',
  closedNone: 'Von diesem Gerät kam keine Stimme.',
  closedNoneBefore: 'Von diesem Gerät kam bis {time} keine Stimme.',
  seeResults: 'Zu den Ergebnissen',
  backToEvent: 'Zurück zur Veranstaltung',

  tooLate: 'Diese Stimme kam zu spät',
  wasNotCounted: 'Diese Stimme wurde nicht gezählt',
  notCountedBare: 'Diese Stimme wurde nicht gezählt.',
  notCounted: 'Nicht gezählt',
  earlierCounts: 'Es zählt deine Stimme davor',
  otherCounts: 'Deine Stimme, die zählt',
  haveRead: 'Gelesen',
  backToBallot: 'Zurück zum Stimmzettel',
  sendAgain: 'Noch einmal senden',

  safeOnPhone: 'Deine Stimme ist hier sicher',
  tryingBusy:
    'Sie ist noch nicht gezählt. Sehr viele stimmen gerade ab; deine behält ihren Platz und wird von selbst noch einmal gesendet.',
  tryingLine:
    'Sie ist noch nicht gezählt. Wir versuchen es alle paar Sekunden. Lass die Seite offen, und geh dorthin, wo der Empfang besser ist, falls es länger als eine Minute dauert.',
  waitingToSend: 'Wartet aufs Senden',
  yourVote: 'Deine Stimme',
  tryingNow: 'Wird versucht.',
  nextTry: 'Nächster Versuch in <b>{seconds} s</b>.',
  votingClosesIn: 'Die Abstimmung schließt in {time}',
  tryNow: 'Jetzt versuchen',

  nothingYet: 'Noch nichts zum Abstimmen',
  nothingYetLead: 'Diese Seite füllt sich von selbst, sobald es eine Veranstaltung gibt.',
  opensAfter: 'Abstimmung öffnet nach Act {number}',
  notOpenYet: 'Die Abstimmung ist noch nicht offen',
  keepOpen:
    'Lass die Seite offen. Der Stimmzettel erscheint hier von selbst, auch wenn das WLAN eine Weile ausfällt.',
  noVotePlanned: 'Gerade ist keine Abstimmung geplant',
  noVotePlannedLead: 'Wenn eine öffnet, erscheint der Stimmzettel hier von selbst.',
  noVoteAnyMore: 'Es gibt keine Abstimmung mehr. {after}',
  opensHere: '{after} Gibt es dort eine Abstimmung, öffnet sie hier.',
  onStage: 'Jetzt auf der Bühne',
  onStageOf: 'Jetzt auf der Bühne: Act {number} von {total}',
  shouldOpen: 'Die Abstimmung öffnet etwa um',

  enterCode: 'Gib deinen Code ein',
  enterCodeLead:
    'Tippe die zehn Buchstaben und Ziffern von deiner Karte ab, oder scanne ihr Bild. Großschreibung, Leerzeichen und Bindestrich sind egal.',
  codeFilled: 'Der Code deiner Karte steht schon da. Drücke, um auf diesem Gerät damit abzustimmen.',
  enterRoomCode: 'Gib den Code des Saals ein',
  enterRoomCodeLead:
    'Tippe die sechs Buchstaben und Ziffern ab, die die Leinwand jetzt zeigt, oder scanne dort das Bild. Sie wechseln jede halbe Minute.',
  codeLead: '{title}: {lead}',
  audienceVote: 'Publikumsabstimmung',
  code: 'Code',
  codeNotSent: 'Der Code wurde nicht gesendet. Versuch es noch einmal.',
  goToBallot: 'Zum Stimmzettel',
  voteWithoutCode: 'Ohne Code abstimmen',

  countedVotes: 'Gezählt, Stimmen',
  soFarVotes: 'Bisher, Stimmen',
  countedStars: 'Gezählt, Sterne im Schnitt',
  soFarStars: 'Bisher, Sterne im Schnitt',
  countedPoints: 'Gezählt, Punkte',
  soFarPoints: 'Bisher, Punkte',
};
