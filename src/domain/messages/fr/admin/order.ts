import type { Translated } from '../../catalogue.ts';

export const order: Translated<'order'> = {
  title: 'Ordre de passage',
  none: 'Il n’y a pas encore d’ordre de passage',
  loading: 'Chargement de l’ordre de passage',

  toLookAtCount:
    '{count, plural, one {# point à regarder dans l’ordre} other {# points à regarder dans l’ordre}}',

  actsNoDay:
    '{count, plural, one {# numéro. Fixez un jour, et chacun a son heure.} other {# numéros. Fixez un jour, et chacun a son heure.}}',
  fromTo: '{acts}, de {from} à {until}',

  undoOf: 'Annuler<v> : {change}</v>',
  published: 'Publié : les numéros restent',
  publish: 'Maintenir pour publier',
  publishTitle:
    'Publier le programme ? Il est affiché sur la page d’accueil, et chaque numéro garde son rang.',
  publishIt: 'Le publier',
  notYet: 'Pas encore',
  publishDone: 'Publié : chaque numéro garde son rang désormais.',
  publishFailed: 'Non publié. Réessayez.',

  begun: 'Le spectacle a commencé.',
  begunLead: 'Désormais, l’ordre se modifie en régie.',
  goToDesk: 'Aller à la régie',

  noAct: 'Aucun numéro n’y est encore',
  noActLead: 'Ils viennent par catégorie et inscription. Déplacez-les ensuite à votre gré.',
  putInAllAccepted: '{count, plural, one {Mettre # numéro accepté} other {Mettre les # numéros acceptés}}',
  putInAll: '{count, plural, one {Mettre # numéro} other {Mettre les # numéros}}',
  notInIt: 'Pas encore dans l’ordre',
  notInItCount: 'Pas encore dans l’ordre, {count, number}',
  allAreIn: 'Tous les numéros acceptés ont leur place.',
  inOtherRounds: 'Dans d’autres manches',
  notAccepted: 'non accepté',
  putAtEnd: 'Mettre à la fin : {name}',

  cues: 'Repères',
  notAnAct: 'Pas un numéro',
  opening: 'Ouverture',
  interval: 'Entracte',
  vote: 'Vote du public',
  results: 'Résultats',
  otherCue: 'Autre repère',

  cueTitle: 'Mettre un repère',
  putItIn: 'Le mettre',
  name: 'Nom',
  length: 'Durée',
  lengthHint: 'Minutes, comme 15 ou 2:30',
  lengthWrong: 'Indiquez des minutes, comme 15 ou 2:30.',
  where: 'Où',
  atFront: 'Au début',
  atTime: 'À une heure',
  afterItem: 'Après : {item}',
  at: 'À',
  atHint: 'Avant le premier élément qui commence alors ou plus tard.',

  moveTitle: 'Déplacer : {name}',
  moveIt: 'Déplacer',
  after: 'Après',

  putAfter: 'Mettre après…',
  toFront: 'Au début',
  toEnd: 'À la fin',
  plannedTime: 'Durée prévue',
  intervalAfter: 'Entracte ensuite',
  cueAfter: 'Autre repère ensuite',
  takeOut: 'L’enlever',
  moveUp: 'Monter : {name}',
  moveDown: 'Descendre : {name}',
  moreFor: 'Plus : {name}',
  scratched: 'Rayé',
  disqualified: 'Disqualifié',
  guest: 'hors concours',

  notChanged: 'Rien n’a changé : le serveur est injoignable.',
  movedTo: '{name} : déplacé au rang {place, number} sur {all, number}',
  takenOut: '{name} : retiré de l’ordre',
  timeSet: '{name} : durée fixée',
  putIn: '{name} : mis dans l’ordre',
  allPutIn: 'Tous les numéros acceptés mis dans l’ordre',

  toLookAt: 'À vérifier',
  finding: '<b>{name}</b>. {words}',
  putItAfter: 'Mettre après : {name}',
  tooLong: '{length}, la durée maximale est {limit}.',
  samePersonBefore: 'Même contact que juste avant : {name}.',
  samePersonBetween: 'Même contact, avec un seul numéro entre les deux : {name}.',
  bunched: 'À partir d’ici, {count, number} se suivent : {category}.',
  pianoOften:
    'Le piano est apporté {count, number} fois. Les numéros qui en ont besoin pourraient se suivre.',
  drumsOften:
    'La batterie est apportée {count, number} fois. Les numéros qui en ont besoin pourraient se suivre.',
  tableOften:
    'La table est apportée {count, number} fois. Les numéros qui en ont besoin pourraient se suivre.',
  chairsOften:
    'Les chaises sont apportées {count, number} fois. Les numéros qui en ont besoin pourraient se suivre.',
  noInterval: 'Une heure et demie sans entracte le précède.',
  unsaid: 'Personne n’a dit comment se prononce ce nom.',
  unsaidAndMore: 'Personne n’a dit comment se prononce ce nom, ni {count, number} autres.',

  suggest: 'Proposer un ordre',
  suggestLead:
    'Autant que possible : deux autres numéros entre deux du même contact, piano et batterie peu déplacés, jamais deux fois de suite la même catégorie. Le premier numéro, le dernier et tous les repères restent à leur place.',
  suggestIt: 'Réorganiser les numéros',
  suggested: 'Numéros réorganisés',
  suggestNone: 'Aucun meilleur ordre trouvé.',
};
