/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const picture: Translated<'picture'> = {
  yours: 'Votre photo',
  lead: 'Pour le grand écran, les téléphones, les résultats et le programme imprimé, si vous voulez. Toute personne qui y figure doit être d’accord.',
  choose: 'Choisir une photo',
  another: 'Une autre photo',
  crop: 'Placez-vous dans le cercle : déplacez la photo du doigt, à la souris ou avec les flèches.',
  place: 'La photo dans son cercle',
  zoom: 'Plus grand ou plus petit',
  use: 'Utiliser cette photo',
  remove: 'L’enlever',
  removeAsk: 'Enlever votre photo ?',
  waiting: 'L’organisation la regarde d’abord. D’ici là, personne d’autre que vous ne la voit.',
  approved: 'L’organisation l’a approuvée. Elle est montrée tant que vous êtes dans le spectacle.',
  nowhere: 'Aucun endroit n’est coché : elle n’est montrée nulle part.',
  refused: 'L’organisation demande une autre photo.',
  parent: 'Elle sera montrée dès qu’un parent ou responsable légal aura donné son accord.',
  small: 'Elle est trop petite pour le grand écran et n’est montrée que sur les téléphones et le papier.',
  unread: 'Ce fichier n’est pas une photo lisible ici. Choisissez un JPEG ou un PNG.',
  notSent: 'La photo n’a pas été envoyée. Réessayez.',
  places: 'Où les photos peuvent être montrées',
  placeBallotToo: 'Et dans le programme imprimé',
  keptByParents: 'Un parent ne le veut pas ici : {places}.',
  parentSays: 'Un parent ou responsable légal dit où elle peut être montrée.',
  inTheHall: 'Comment la salle la verra',
  inTheHallLead: 'En lumière seulement pendant votre passage. Avant, elle attend en gris.',
};
