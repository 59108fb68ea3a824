import type { Translated } from '../../catalogue.ts';

export const help: Translated<'help'> = {
  guide: 'Anleitung',
  loading: 'Anleitung wird geladen',
  notLoaded: 'Die Anleitung lässt sich gerade nicht laden.',
  parts: 'Teile der Anleitung',
  firstPath: 'Der erste Weg',
  forExpert: 'Für Fortgeschrittene',
};
