import type { Translated } from '../../catalogue.ts';

export const music: Translated<'music'> = {
  byMail: 'Llegará por correo electrónico.',
  onStick: 'Llegará en una memoria USB.',
  onDay: 'La traerán el mismo día.',
  byUpload: 'La subirá la propia actuación.',
  live: 'En directo, sin pista.',

  trackIs: 'La pista está',
  whatIsWrong: 'Qué problema hay',
  whatIsWrongHint: 'La actuación lo lee en su propia página.',
  away: 'no se puede conectar con el servidor',
  notDoneAway: 'No se ha hecho. No se puede conectar con el servidor.',

  notWhereKept: 'El archivo no está donde se guardó.',
  notWhereKeptLead:
    'No se puede reproducir. Devuelve a su sitio la carpeta o el bucket de la música, adjunta el archivo otra vez o usa una versión anterior.',
  trim: 'Recortar',
  trimmed: 'Recortada',
  trimmedStays: '{words} El archivo queda tal como se envió.',
  nothingToTrim: 'No hay silencio en los extremos que quitar.',
  attachNewer: 'Adjuntar un archivo más nuevo',
  attach: 'Adjuntar el archivo que llegó',

  earlier: 'Versiones anteriores ({count, number})',
  version: 'Versión {number}, {format}, {size}',
  notThere: 'no está donde se guardó',
  useThis: 'Usar esta',

  uploadUnderWay: 'Subida en curso',
  uploadWaits: 'Hay una subida en espera: no hay conexión o se cerró la página. Puede seguir durante un día.',
  receivedBy: 'Recibida: {time}, {name}.',
  checkedBy: 'Revisada: {time}, {name}.',

  allTracks: 'Todas las pistas',
  zipTitle: 'Todas las pistas, en el orden de la escaleta',
  zipDownload: '{count, plural, one {Descargar # pista} other {Descargar # pistas}}, {size}',
  zipLead:
    'Un zip para el portátil de sonido. Cada archivo lleva el nombre de su lugar, la actuación y la canción.',
  whichSound: 'Qué sonido',
  asSent: 'Tal como se envió',
  asSentDetail: 'Los mismos archivos, en sus propios formatos.',
  evenedOut: 'Nivelado',
  evenedOutDetail: 'MP3 a −16 LUFS. Las pistas que no se han podido nivelar van tal como se enviaron.',
  noFiles: 'Ninguna actuación aceptada tiene aquí un archivo todavía.',
  withoutFile: 'Aquí sin archivo: {names}.',

  pictureToLookAt: 'Por revisar',
  pictureApproved: 'Aprobada',
  pictureRefused: 'Rechazada',

  barSaidNo: 'Respondieron que no se muestren fotos suyas, así que no se muestra en ningún sitio.',
  barNotSaid:
    'Nadie ha dicho todavía que se puedan mostrar fotos suyas, así que no se muestra en ningún sitio.',
  barParent: 'La familia no ha dado todavía su consentimiento, así que no se muestra en ningún sitio.',
  shownHere: 'Se puede mostrar aquí: {places}.',
  shownNowhere: 'No se debe mostrar en ningún sitio.',

  picture: 'Imagen',
  noPicture: 'Todavía ninguna. La actuación puede enviar una desde su propia página, o se la pones tú aquí.',
  anotherPicture: 'Otra imagen',
  choosePicture: 'Elegir una imagen',
  crop: 'Encuadra la imagen en el círculo: arrastra o usa las flechas.',
  pictureInCircle: 'La imagen en su círculo',
  zoom: 'Más grande o más pequeña',
  usePicture: 'Usar esta imagen',
  removePictureAsk: '¿Quitar esta imagen?',
  pictureUnread: 'Este archivo no es una imagen que este navegador pueda leer. Elige un JPEG o PNG.',
  notSavedTryAgain: 'No se ha guardado. Inténtalo de nuevo.',
  asCrowdSees: '{name}, como lo vería el público',
  fromCrew: 'De {name}, del equipo.',
  fromAct: 'Enviada por la actuación.',
  tooSmall: 'Demasiado pequeña para la pantalla: solo teléfonos y papel.',
  wordIfRefused: 'Mensaje para la actuación, si se rechaza',
  approve: 'Aprobar <v>la imagen: {name}</v>',
  refuse: 'Rechazar <v>la imagen: {name}</v>',
  showNoMore: 'No mostrar más <v>la imagen: {name}</v>',

  picturesNotLoaded: 'Las imágenes no se han cargado',
  loadingPictures: 'Cargando las imágenes',
  noPictureWaits: 'No hay imágenes en espera',
  noPictureWaitsLead:
    'Lo que envían las actuaciones llega primero aquí. Nadie más lo ve antes de que lo revises.',
  picturesThatWait: 'Imágenes que esperan revisión',

  nameTitle: 'Cómo se dice el nombre',
  noSpokenForm: 'Todavía no hay pronunciación.',
  recordedByCrew: 'Grabado por {name}, del equipo. Solo lo oyen la presentación y el equipo.',
  recordedByAct: 'Grabado por la actuación. Solo lo oyen la presentación y el equipo.',
  recordLead:
    'La actuación puede grabarlo en su propia página, o lo haces tú aquí, diez segundos como máximo. Solo lo oyen la presentación y el equipo.',
  recordAgain: 'Grabar otra vez',
  soundUnread: 'Este archivo no es un sonido que este navegador pueda leer.',
};
