import type { Translated } from '../../catalogue.ts';

export const help: Translated<'help'> = {
  guide: 'Guía',
  loading: 'Cargando la guía',
  notLoaded: 'Ahora no se puede cargar la guía.',
  parts: 'Partes de la guía',
  firstPath: 'El primer camino',
  forExpert: 'Para quien ya sabe',
};
