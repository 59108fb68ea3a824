import type { Translated } from '../../catalogue.ts';

export const sponsors: Translated<'sponsors'> = {
  lead: 'Se ven mientras no hay nada en escena, y en lo que la gente se lleva a casa. Nunca junto a una actuación, una votación, un puesto o un espectáculo detenido.',
  add: 'Añadir un patrocinador',
  roomFor: 'Hay sitio para {count, number}.',
  formats: 'PNG, JPEG, WebP o SVG. Va sobre blanco, tal como se dibujó.',
  file: 'Archivo de imagen de un patrocinador',
  sponsor: 'Patrocinador',
  remove: 'Quitar el patrocinador',
  removeLead: 'Su imagen desaparece al momento de todas las pantallas, páginas, correos e impresos.',

  name: 'Nombre, para quien no puede verlo',
  whereShows: 'Dónde se ve: {name}',
  holding: 'Antes del espectáculo',
  interval: 'Intermedio',
  ballot: 'Después de votar',
  results: 'Bajo los resultados',
  programme: 'Programa',
  letters: 'Correos',

  beforeNone: 'Antes del espectáculo: ninguno',
  before: 'Antes del espectáculo, con el nombre siempre en grande',
  beforeThree: 'Antes del espectáculo, con el nombre siempre en grande, de tres en tres',
  intervalNone: 'Intermedio: ninguno',
  intervalFour: 'Intermedio, de cuatro en cuatro, ocho segundos cada vez',
};
