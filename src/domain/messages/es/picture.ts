/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const picture: Translated<'picture'> = {
  yours: 'Tu foto',
  lead: 'Para la pantalla grande, los teléfonos, los resultados y el programa impreso, si quieres. Quien aparezca en ella debe estar de acuerdo.',
  choose: 'Elegir una foto',
  another: 'Otra foto',
  crop: 'Colócate en el círculo: mueve la foto con el dedo, el ratón o las flechas.',
  place: 'La foto en su círculo',
  zoom: 'Más grande o pequeña',
  use: 'Usar esta foto',
  remove: 'Quitarla',
  removeAsk: '¿Quitar tu foto?',
  waiting: 'La organización la mira primero. Hasta entonces nadie más la ve.',
  approved: 'La organización la ha aprobado. Se muestra mientras estés en el espectáculo.',
  nowhere: 'No hay ningún lugar marcado: no se muestra en ninguna parte.',
  refused: 'La organización pide otra foto.',
  parent: 'Se muestra cuando tu madre, padre o representante legal haya dado su consentimiento.',
  small: 'Es demasiado pequeña para la pantalla grande, así que solo se muestra en teléfonos y en papel.',
  unread: 'Este archivo no es una foto que se pueda leer aquí. Elige un JPEG o PNG.',
  notSent: 'La foto no se ha enviado. Inténtalo de nuevo.',
  places: 'Dónde se pueden mostrar fotos',
  placeBallotToo: 'Y en el programa impreso',
  keptByParents: 'Una madre o un padre no lo quiere aquí: {places}.',
  parentSays: 'Dónde se puede mostrar lo dice tu madre, padre o representante legal.',
  inTheHall: 'Así la verá la sala',
  inTheHallLead: 'Con luz solo mientras actúas. Antes espera en gris.',
};
