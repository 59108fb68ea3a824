import type { Translated } from '../../catalogue.ts';

export const prints: Translated<'prints'> = {
  cueSheet: 'Conduite : {sheet}',
  sheet: 'Feuille',
  orderNotLoaded: 'L’ordre de passage ne peut pas être chargé',
  showTimes: '{date}, de {from} à {until} environ',

  itemByItem: 'Élément par élément',
  at: 'Heure',
  item: 'Élément',
  sayIt: 'Prononciation',
  line: 'Phrase',
  cue: 'Repère',
  lookAndCue: 'Ambiance et repère',
  setAndStrike: 'Mise en place et démontage',
  mics: 'Micros',

  noTrack: 'pas nécessaire',

  rehearsalReport: 'Bilan de la répétition',
  loadingReport: 'Chargement du bilan',
  noReport: 'Il n’y a pas encore de bilan',

  notOnYet: 'Pas encore passé',
  standsBy: 'En attente',
  skipped: 'Sauté',
  wasNotOn: 'Pas passé',

  start: 'Début',
  end: 'Fin',
  notYet: 'Pas encore',
  planned: 'prévu à {time}',
  plannedBut: 'prévu à {time}, {difference}',
  stopped: 'Arrêt complet',
  never: 'Jamais',
  stops: '{count, number}×, {length}',
  actsOver: 'Numéros trop longs',

  plannedAt: 'Prévu',
  late: 'Retard',
  was: 'Réelle',
  over: 'En trop',
  changeover: 'Changement',
  held: 'Suspendu',

  againstPlan: 'Chaque élément face au plan',
  columns:
    'Retard et en trop se mesurent par rapport au plan. Changement va de la fin de ce qui précède au début. Suspendu est le temps pendant lequel l’horloge était arrêtée alors que l’élément était en cours.',

  paper: 'Papier',
  letter: 'Lettre US',

  loadingDiplomas: 'Chargement des diplômes',
  noDiplomas: 'Il n’y a pas de diplômes à imprimer',
  fromResult: 'D’après le résultat certifié : {round}. Dans l’apparence et la langue de l’événement.',
  printDiplomas: 'Imprimer {count, plural, one {# diplôme} other {# diplômes}}',
  printSheets: 'Imprimer {count, plural, one {# feuille} other {# feuilles}}',

  what: 'Pour',
  podium: 'Trois premières places',
  places: 'Toutes les places',
  awards: 'Prix',
  part: 'Participation',
  resultSheet: 'Feuille de résultats',
  allActs: 'Tous',

  signsOrganisers: 'Signature pour l’organisation',
  signsJudges: 'Signature pour le jury',
  withPoints: 'Avec les points',

  noPodium: 'Aucun numéro n’a l’une des trois premières places.',
  noPlaces: 'Aucun numéro n’a de place.',
  noAwards: 'Personne n’a de prix. Ils s’attribuent sur la page « Notation », avant la certification.',
  noPart: 'Personne n’a été sur scène.',

  noProgramme: 'Il n’y a pas de programme à imprimer',
  loadingProgramme: 'Chargement du programme',
  howToPrint:
    '{count, plural, one {Une feuille} other {# feuilles, l’une dans l’autre}}. Imprimez en recto verso, retourné sur le bord court, et pliez une fois.',
  noCode: 'Aucun code n’est imprimé.',
  noCodeWhy: 'Il ne mènerait qu’à cette machine. Indiquez dans les réglages l’adresse pour les téléphones.',

  nameJudges: 'Nommer le jury',
  howWon: 'Comment on gagne',
  thanks: 'Remerciements, avec les noms des partenaires',

  outside: 'Feuille {number}, extérieur',
  inside: 'Feuille {number}, intérieur',
};
