import type { Translated } from '../../catalogue.ts';

export const help: Translated<'help'> = {
  guide: 'Guia',
  loading: 'Carregando o guia',
  notLoaded: 'O guia não pode ser carregado agora.',
  parts: 'Partes do guia',
  firstPath: 'O primeiro caminho',
  forExpert: 'Para quem já sabe',
};
