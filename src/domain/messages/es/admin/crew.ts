import type { Translated } from '../../catalogue.ts';

export const crew: Translated<'crew'> = {
  hidden: 'Oculto',
  hide: 'Ocultar <v>({part})</v>',
  showAndLog: 'Mostrar, y registrar que lo he visto <v>({part})</v>',

  safety: 'Seguridad y consentimiento',
  missing: 'falta',
  nothingSaid: 'Sin indicar',
  photos: 'Fotos',
  mayBeShown: 'Se pueden mostrar',
  notToBeShown: 'No mostrar',
  stageRules: 'Normas de escena',
  rulesAccepted: 'Aceptadas',
  rulesNotAccepted: 'Sin aceptar',
  rulesIn: '{time}, texto, versión {version}: «{text}»',
  nobodyNamed: 'No se indicó a nadie',

  changePerson: 'Cambiar, y registrar que lo he visto',
  changePersonTitle: 'Quién se inscribió',
  becomesMinor:
    'Entonces la familia tiene que dar su consentimiento antes de que la actuación se acepte o salga a escena. Después, envíale aquí su enlace o registra el consentimiento en papel.',
  becomesAdult:
    'Entonces no hace falta consentimiento, y el enlace de la familia deja de valer. Si ya lo dio, queda registrado y vuelve a contar si deshaces este cambio.',

  byOwnLink: 'por el enlace propio de la familia',
  onPaper: 'en papel, registrado por {name}',
  onPaperSomebody: 'en papel, registrado por la organización',
  throughPage: 'por la página de la actuación, sin confirmar por la familia',
  howOn: '{how}, {time}',
  signedIn: 'En nombre de {name}, {time}, {how}',
  signedOn: '{time}, {how}',
  textVersion: 'texto, versión {version}: «{text}»',

  person: 'Persona {number}, menor de edad',
  photosShown: 'se pueden mostrar fotos',
  photosNotShown: 'no mostrar fotos',
  somebodyElse: 'Alguien más',
  nobodyElse: 'No se ha indicado a nadie',
  underAge: 'menor de edad',
  parentNamed: 'madre, padre o representante: {name}',
  notOnStage: 'No sale a escena',
  notOnStageAsk: '¿Sacar a esta persona de la actuación?',
  notOnStageLead:
    'Se borran su nombre y lo que respondió su representante legal. Si vuelve, tiene que consentir de nuevo.',
  takeOut: 'Sacar',
  addPerson: 'Añadir una persona',
  addTitle: '¿Quién más sale a escena?',
  addThePerson: 'Añadir a la persona',
  correctName: 'Corregir el nombre',
  correctTitle: 'Corregir este nombre',
  correctHint:
    'Todo lo demás de esta persona se conserva, también lo que respondió su padre, madre o tutor. Si viene otra persona, quita a esta y añade a la otra.',
  name: 'Nombre',
  isMinor: 'Menor de edad ese día: la familia tiene que aceptar',
  parentReach: 'Teléfono o correo de la familia',

  sendLink: 'Enviar su enlace a la familia',
  sendLinkTitle: '¿Enviar su enlace a la familia?',
  sendIt: 'Enviarlo',
  goesByLetter:
    'Va por correo electrónico a la dirección de contacto, y a nadie más. A la actuación nunca se le muestra.',
  shownHere: 'No hay servidor de correo: el enlace se muestra aquí y se lo envías tú a la familia.',
  showIt: 'Mostrar el enlace',
  linkEnds:
    'No dejaron un correo propio, así que el enlace se dio a la actuación, y lo que llega por él no está confirmado por la familia. Con una dirección aquí, ese enlace deja de valer y uno nuevo va solo a la familia.',
  otherAddress: 'Otro correo electrónico',
  parentAddress: 'Correo electrónico de la familia',
  askParent: 'Pídeselo a la familia, no a la actuación.',
  letterInOutbox: 'El correo está en la bandeja de salida.',
  noLetter:
    'No sale ningún correo: el envío no está configurado o activado, o no hay dirección. Envía tú este enlace a la familia, no a través de la actuación.',

  takenBack: 'Se ha retirado',
  cameOnPaper: 'Llegó en papel',
  takenBackTitle: '¿Registrar que se ha retirado el consentimiento?',
  onPaperTitle: '¿Registrar un consentimiento en papel?',
  recordAndHold: 'Registrarlo y parar la actuación',
  recordConsent: 'Registrar el consentimiento',
  howCame: '¿Cómo llegó?',
  howCameHint:
    'Como «formulario firmado, en la carpeta de regiduría». Sin datos de contacto: esto pasa al historial.',
  sayHowCame: 'Di cómo llegó',

  letters: 'Correos',
  noLinkYet: 'La familia no ha recibido su enlace.',
  noLetterWent: 'No se le envió ningún correo. Pulsa «Enviar su enlace a la familia».',
  noMailServer:
    'No hay servidor de correo, así que no sale ningún correo. Pulsa «Enviar su enlace a la familia» para ver el enlace, y envíaselo tú.',
  parentRefused: 'Se rechazó la dirección de la familia.',
  parentRefusedLead:
    '{why} Ya no se envía nada allí. Pide a la familia la dirección correcta y escríbela en «Enviar su enlace a la familia».',
  performerRefused: 'Se rechazó la dirección de la actuación.',
  performerRefusedLead:
    '{why} Ya no se envía nada allí. Con la dirección correcta aquí, los correos rechazados salen hacia ella.',
  performerAddress: 'Correo electrónico de la actuación',
  correctAddress: 'Corregir la dirección',
  letterAt: '{time}: {trouble}',

  history: 'Historial',
  historyFailed: 'El historial no se ha cargado. Reintentar',
  loadingHistory: 'Cargando el historial',
};
