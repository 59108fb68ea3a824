import type { Translated } from '../../catalogue.ts';

export const gear: Translated<'gear'> = {
  loading: 'Cargando otros equipos',
  keys: 'Tokens',
  lowerThird: 'Rótulo inferior',
  lowerThirdLead:
    'Quién está en escena, sin fondo, para la imagen de una cámara: abre esta dirección como fuente de navegador en OBS o en un mezclador de vídeo.',
  lowerThirdAddress: 'Dirección del rótulo inferior',
  told: 'Webhooks',
  toldLead:
    'Cuando ocurre algo que la sala puede ver, estas direcciones lo saben al momento: firmado, y de nuevo hasta que responden. No lleva nada personal, ni nada que no se haya anunciado.',
  notRevoked: 'No se ha revocado. Inténtalo de nuevo.',
  revoke: 'Revocar',
  notMade: 'No se ha creado. Inténtalo de nuevo.',
  newToken: 'El token nuevo. Solo se muestra esta vez: cópialo ahora.',
  keyName: 'Nombre del token nuevo',
  keyNameHint: 'Como aparecerá en el registro: «Stream Deck de regiduría».',
  makeToken: 'Crear un token',
  keysLead:
    'Un Stream Deck u otra máquina puede pulsar GO y las demás teclas de regiduría por la red. Cada una necesita un token propio, que solo vale en este evento. Con él, <code>/api/v1/control/stream</code> dice qué está en escena y qué sigue, el tiempo que queda, el retraso y cuántas personas han votado.',
  madeUnused: 'Creado por <name></name> {time}, sin usar',
  madeUsed: 'Creado por <name></name> {time}, último uso {used}',

  secret: 'El secreto que firma cada entrega. Solo se muestra esta vez: cópialo ahora.',
  newAddress: 'Dirección nueva',
  tellWhen: 'Avisar cuando',
  inTheHallHint:
    'Solo entonces el servidor puede llamar a una dirección privada, como 192.168.1.20. Déjalo desactivado para todo lo que esté en internet.',
  addAddress: 'Añadir la dirección',

  sendTest: 'Enviar una prueba',
  takeOut: 'Quitar',
  deliveries: 'Últimas entregas',
  heard: 'Recibido',
  onItsWay: 'En camino',
  hallMachine: 'Un equipo de la sala.',
  givenUp: 'Abandonado tras {count, plural, one {# intento} other {# intentos}}',
  tried: '{count, plural, one {Un intento} other {# intentos}}',

  showStarts: 'Empieza el espectáculo',
  actStandsBy: 'Una actuación se prepara',
  actStarts: 'Empieza una actuación',
  actEnds: 'Termina una actuación',
  cueStarts: 'Empieza otra entrada',
  sceneChanges: 'Cambia la pantalla',
  votingOpens: 'Se abre la votación',
  votingCloses: 'Se cierra la votación',
  showStopped: 'El espectáculo se detiene',
  showGoesOn: 'El espectáculo sigue',
  resultPublished: 'Se publica un resultado',
  showEnds: 'Termina el espectáculo',
  test: 'Prueba',
};
