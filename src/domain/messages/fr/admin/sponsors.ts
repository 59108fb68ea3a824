import type { Translated } from '../../catalogue.ts';

export const sponsors: Translated<'sponsors'> = {
  lead: 'Montrés quand il n’y a rien en scène, et sur ce que le public emporte. Jamais à côté d’un numéro, d’un vote, d’une place ou d’un spectacle arrêté.',
  add: 'Ajouter un partenaire',
  roomFor: 'Il y a de la place pour {count, number}.',
  formats: 'PNG, JPEG, WebP ou SVG. Sur fond blanc, tel qu’il a été dessiné.',
  file: 'Fichier image d’un partenaire',
  sponsor: 'Partenaire',
  remove: 'Supprimer le partenaire',
  removeLead: 'Son image disparaît aussitôt de tous les écrans, pages, e-mails et impressions.',

  name: 'Nom, pour qui ne peut pas le voir',
  whereShows: 'Où se montre : {name}',
  holding: 'Avant le spectacle',
  interval: 'Entracte',
  ballot: 'Après le vote',
  results: 'Sous les résultats',
  programme: 'Programme',
  letters: 'E-mails',

  beforeNone: 'Avant le spectacle : aucun',
  before: 'Avant le spectacle, le nom reste le plus grand',
  beforeThree: 'Avant le spectacle, le nom reste le plus grand, trois à la fois',
  intervalNone: 'Entracte : aucun',
  intervalFour: 'Entracte, quatre à la fois, huit secondes chacun',
};
