import type { Translated } from '../../catalogue.ts';

export const order: Translated<'order'> = {
  title: 'Escaleta',
  none: 'Todavía no hay escaleta',
  loading: 'Cargando la escaleta',

  toLookAtCount:
    '{count, plural, one {# cosa por revisar en la escaleta} other {# cosas por revisar en la escaleta}}',

  actsNoDay:
    '{count, plural, one {# actuación. Pon un día y cada una tendrá su hora.} other {# actuaciones. Pon un día y cada una tendrá su hora.}}',
  fromTo: '{acts}, de {from} a {until}',

  undoOf: 'Deshacer<v>: {change}</v>',
  published: 'Publicada: los números quedan',
  publish: 'Mantén pulsado para publicar',
  publishTitle: '¿Publicar el programa? Aparece en la portada y cada actuación conserva su número.',
  publishIt: 'Publicarlo',
  notYet: 'Todavía no',
  publishDone: 'Publicado: desde ahora cada actuación conserva su número.',
  publishFailed: 'No se ha publicado. Inténtalo de nuevo.',

  begun: 'El espectáculo ha empezado.',
  begunLead: 'Desde ahora la escaleta se cambia en regiduría.',
  goToDesk: 'Ir a regiduría',

  noAct: 'Todavía no hay ninguna actuación',
  noActLead: 'Llegan por categoría e inscripción. Después muévelas como quieras.',
  putInAllAccepted:
    '{count, plural, one {Poner # actuación aceptada} other {Poner las # actuaciones aceptadas}}',
  putInAll: '{count, plural, one {Poner # actuación} other {Poner las # actuaciones}}',
  notInIt: 'Todavía fuera de la escaleta',
  notInItCount: 'Todavía fuera de la escaleta: {count, number}',
  allAreIn: 'Todas las actuaciones aceptadas tienen su lugar.',
  inOtherRounds: 'En otras rondas',
  notAccepted: 'sin aceptar',
  putAtEnd: 'Poner al final: {name}',

  cues: 'Entradas',
  notAnAct: 'No es una actuación',
  opening: 'Apertura',
  interval: 'Intermedio',
  vote: 'Votación del público',
  results: 'Resultados',
  otherCue: 'Otra entrada',

  cueTitle: 'Poner una entrada',
  putItIn: 'Ponerla',
  name: 'Nombre',
  length: 'Duración',
  lengthHint: 'Minutos, como 15 o 2:30',
  lengthWrong: 'Escribe minutos, como 15 o 2:30.',
  where: 'Dónde',
  atFront: 'Al principio',
  atTime: 'A una hora',
  afterItem: 'Después de: {item}',
  at: 'A las',
  atHint: 'Antes del primer punto que empiece entonces o después.',

  moveTitle: 'Mover: {name}',
  moveIt: 'Mover',
  after: 'Después de',

  putAfter: 'Poner después de…',
  toFront: 'Al principio',
  toEnd: 'Al final',
  plannedTime: 'Tiempo previsto',
  intervalAfter: 'Intermedio después',
  cueAfter: 'Otra entrada después',
  takeOut: 'Quitarlo',
  moveUp: 'Subir: {name}',
  moveDown: 'Bajar: {name}',
  moreFor: 'Más: {name}',
  scratched: 'Quitada',
  disqualified: 'Descalificada',
  guest: 'participación invitada',

  notChanged: 'No se ha cambiado: no se puede conectar con el servidor.',
  movedTo: '{name}: ahora en el {place, number} de {all, number}',
  takenOut: '{name}: fuera de la escaleta',
  timeSet: '{name}: tiempo fijado',
  putIn: '{name}: en la escaleta',
  allPutIn: 'Todas las actuaciones aceptadas en la escaleta',

  toLookAt: 'Por revisar',
  finding: '<b>{name}</b>. {words}',
  putItAfter: 'Poner después de: {name}',
  tooLong: '{length}; el máximo permitido es {limit}.',
  samePersonBefore: 'El mismo contacto que justo antes: {name}.',
  samePersonBetween: 'El mismo contacto, con una sola actuación en medio: {name}.',
  bunched: 'Desde aquí van {count, number} seguidas: {category}.',
  pianoOften:
    'El piano entra en escena {count, number} veces. Las actuaciones que lo usan podrían ir juntas.',
  drumsOften:
    'La batería entra en escena {count, number} veces. Las actuaciones que la usan podrían ir juntas.',
  tableOften: 'La mesa entra en escena {count, number} veces. Las actuaciones que la usan podrían ir juntas.',
  chairsOften:
    'Las sillas entran en escena {count, number} veces. Las actuaciones que las usan podrían ir juntas.',
  noInterval: 'Antes hay hora y media sin intermedio.',
  unsaid: 'Falta la pronunciación de este nombre.',
  unsaidAndMore: 'Falta la pronunciación de este nombre y de {count, number} más.',

  suggest: 'Proponer un orden',
  suggestLead:
    'En lo posible: dos actuaciones entre las de un mismo contacto, piano y batería movidos poco, y ninguna categoría dos veces seguidas. La primera actuación, la última y las demás entradas se quedan en su sitio.',
  suggestIt: 'Reordenar las actuaciones',
  suggested: 'Actuaciones reordenadas',
  suggestNone: 'No se encontró un orden mejor.',
};
