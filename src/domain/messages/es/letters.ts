/** Español, con «tú», también para madres y padres. Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'Tenemos tu actuación: {stage_name}',
  receivedBody:
    'Hola, {name}:\n\nTu inscripción ha llegado: {stage_name}, «{song}». Evento: {event}.\n\nEsta es tu página. Muestra en qué punto estás y qué falta por hacer. Guarda el enlace para ti:\n{link}',
  acceptedSubject: 'Tienes plaza: {event}',
  acceptedBody:
    'Hola, {name}:\n\n{stage_name} con «{song}» está en el espectáculo. Fecha: {date}. {venue}\n\nLo que falta por hacer y, más adelante, tu hora de llamada están en tu página:\n{link}',
  declinedSubject: 'Tu inscripción: {event}',
  declinedBody:
    'Hola, {name}:\n\nGracias por querer subir al escenario con «{song}». Esta vez no hemos podido dar sitio a todas las actuaciones, y la tuya no está en el espectáculo.\n\nTu página:\n{link}',
  waitlistedSubject: 'Estás en la lista de espera: {event}',
  waitlistedBody:
    'Hola, {name}:\n\nDe momento no quedan plazas. {stage_name} con «{song}» está en la lista de espera, y te escribiremos en cuanto haya una libre.\n\nTu página muestra en qué punto estás:\n{link}',
  reminderSubject: 'Todavía falta algo: {stage_name}',
  reminderBody:
    'Hola, {name}:\n\nTodavía falta algo para {stage_name}. Evento: {event}.\n\n{missing}\n\nPuedes resolverlo en tu página:\n{link}',
  callSubject: 'Tu hora de llamada: {call_time}',
  callBody:
    'Hola, {name}:\n\nPreséntate junto al escenario antes de las {call_time}. Día: {date}. {venue}\n\nLas horas se mueven con el espectáculo. Tu página tiene siempre la última:\n{link}',
  consentSubject: 'Pedimos tu consentimiento: {stage_name}, {event}',
  consentBody:
    'Hola, {name}:\n\n{performer} se ha inscrito como {stage_name} con «{song}» y ha indicado que eres su madre, padre o representante legal. Evento: {event}. Fecha: {date}. La actuación solo puede salir a escena con tu consentimiento.\n\nLee el texto aquí y da tu consentimiento, o retíralo. El enlace es solo para ti, no lo compartas:\n{link}',
  thanksSubject: 'Gracias, {stage_name}',
  thanksBody:
    'Hola, {name}:\n\nGracias por presentar «{song}» en nuestro escenario. Evento: {event}.\n\n{result}\n\nLo que puedes conservar está en tu página:\n{link}',
  thanksPlace: 'Tu puesto: {place} de {count}',
  thanksAward: 'Tu premio: {award}',
  signature: '¿Dudas? {contact}\n{event}',
  openPage: 'Abrir tu página',
  openConsent: 'Leer y consentir',
  leadsTo: 'Lleva a {host}',
  calendar: 'El archivo adjunto añade la hora a tu calendario.',
  dateOpen: 'por confirmar',
  missingTrack: 'tu base musical',
  missingTrackUntil: 'tu base musical, a más tardar el {when}',
  missingConsent: 'el consentimiento de tu madre, padre o representante legal',
};
