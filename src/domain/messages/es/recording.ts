/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: 'Así se dice tu nombre',
  lead: 'Di tu nombre una vez, diez segundos como máximo. Solo lo oyen la presentación y la organización.',
  record: 'Grabar',
  stop: 'Listo',
  choose: 'Elegir un archivo de sonido',
  listen: 'Escuchar',
  remove: 'Quitarla',
  removeAsk: '¿Quitar la grabación?',
  noMicrophone: 'Este navegador no da acceso a ningún micrófono. Elige un archivo de sonido.',
  unread: 'Este archivo no es un sonido que se pueda leer aquí.',
  notSent: 'La grabación no se ha enviado. Inténtalo de nuevo.',
  none: 'Sin grabación',
};
