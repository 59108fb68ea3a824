import type { Translated } from '../../catalogue.ts';

export const help: Translated<'help'> = {
  guide: 'Guide',
  loading: 'Chargement du guide',
  notLoaded: 'Le guide ne peut pas être chargé pour l’instant.',
  parts: 'Parties du guide',
  firstPath: 'Le premier chemin',
  forExpert: 'Pour aller plus loin',
};
