/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'Idioma',
  languageAway: '{language}: no se puede cargar sin conexión. Inténtalo de nuevo.',
  unreachable: 'No se puede conectar con el servidor.',
  resultStands: 'No se ha cambiado nada: el resultado sigue en pie.',
  saved: 'Guardado',
  saving: 'Enviando',
  kept: 'En este dispositivo',
  notSaved: 'Sin guardar',
  rehearsal: 'Ensayo',
  rehearsalCounts: 'No cuenta nada.',
  theShow: 'El espectáculo',
  interval: 'Intermedio',
  withThanks: 'Con agradecimiento a',
  showOver: 'El espectáculo ha terminado',
  roundOver: '{round} ha terminado',
  moreFollows: 'Aún hay más.',
  thanks: 'Gracias por estar aquí.',
  act: 'N.º {number}',
  actOf: 'Actuación {number} de {last}',
  needsScript: 'Ovation necesita JavaScript. Actívalo para este sitio y vuelve a cargar la página.',
  pageLoading: 'Cargando la página',
  pageFailed: 'Esta página no se ha cargado',
  pageFailedLead:
    'Puede que no haya red, o que la página se acabe de actualizar. No se ha perdido nada de lo que guardaste.',
  tryAgain: 'Intentar de nuevo',
  toFrontPage: 'Ir a la portada',
};
