/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'Emparejar: {code}',
  toPair: 'Para emparejar esta pantalla, escribe en regiduría, en Ajustes, Pantallas: {code}',
  noEvent: 'Aún no hay ningún evento. Esta página se llena sola cuando lo haya.',
  connecting: 'Conectando con el espectáculo',
  notSent: 'No ha llegado a regiduría. Pulsa de nuevo.',
  noteFrom: 'De {name}, {time}',
  gotIt: 'Entendido',
  callDesk: 'Llamar a regiduría',
  deskCalled: 'Regiduría sabe que necesitas ayuda.',
  deskHasIt: 'En regiduría se ocupa {name}.',
  noCall: 'Ya no hace falta',
  deviceOn: '{browser} en {system}',
  androidPhone: 'teléfono Android',
  androidTablet: 'tableta Android',
  unknownDevice: 'Dispositivo desconocido',
};
