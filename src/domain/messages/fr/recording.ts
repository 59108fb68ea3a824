/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: 'Comment se dit votre nom',
  lead: 'Dites votre nom une fois, en dix secondes au plus. Seules la présentation et l’organisation l’entendent.',
  record: 'Enregistrer',
  stop: 'Terminé',
  choose: 'Choisir un fichier son',
  listen: 'Écouter',
  remove: 'L’enlever',
  removeAsk: 'Enlever l’enregistrement ?',
  noMicrophone: 'Ce navigateur ne donne pas accès à un micro. Choisissez plutôt un fichier son.',
  unread: 'Ce fichier n’est pas un son qui puisse être lu ici.',
  notSent: 'L’enregistrement n’a pas été envoyé. Réessayez.',
  none: 'Pas d’enregistrement',
};
