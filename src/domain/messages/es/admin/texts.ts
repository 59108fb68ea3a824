import type { Translated } from '../../catalogue.ts';

export const texts: Translated<'texts'> = {
  sendLetters: 'Enviar correos a participantes',
  sendLettersHint:
    'El formulario pide entonces un correo electrónico. Aceptar o rechazar se comunica un minuto después, para que deshacer pase inadvertido.',
  letter: 'Correo',
  letterHint:
    'El texto propio de Ovation llega a cada cual en su idioma. Tus palabras salen como las escribes, o como las pones en otros idiomas en Idiomas.',
  subject: 'Asunto',
  text: 'Texto',
  backToOurs: 'Volver al texto que viene con Ovation',
  howItReads: 'Cómo se lee',
  howItReadsMadeUp: 'Cómo se lee, con palabras inventadas',
  in: 'En',
  filledFor: 'Se rellena para cada actuación: {blanks}',

  kindReceived: 'Inscripción recibida',
  kindAccepted: 'Aceptada',
  kindDeclined: 'Rechazada',
  kindWaitlisted: 'En lista de espera',
  kindReminder: 'Recordatorio de lo que falta',
  kindCall: 'Hora de llamada',
  kindConsent: 'A la madre o el padre',
  kindThanks: 'Gracias después del espectáculo',

  isQueued: 'En espera',
  isSent: 'Enviado',
  isFailed: 'Fallido',
  isCancelled: 'No enviado',
  isExpired: 'Ya no merece enviarse',

  outbox: 'Bandeja de salida',
  noServer: 'No hay servidor de correo.',
  noServerLead: 'Configura uno arriba. Hasta entonces los correos esperan aquí.',
  letterNotSent: 'No se ha enviado. Inténtalo de nuevo.',
  doNotSend: 'No enviar',
  sendAgain: 'Enviar otra vez',
  nobodyToWrite: 'Nadie a quien escribir',
  outboxFrom: 'De {sender}.',
  outboxCounts: 'En espera: {queued, number}; enviados: {sent, number}; fallidos: {failed, number}.',
  outboxCountsOld:
    'En espera: {queued, number}; enviados: {sent, number}; fallidos: {failed, number}; ya no merecen enviarse: {expired, number}.',
  letterOf: '<b>{about}</b>: {kind}',
  letterRefused: '<b>{about}</b>: {kind}. <link>Corregir la dirección<hidden> ({about})</hidden></link>',
  goesOutAt: 'Sale: {time}',
  tries: '{count, plural, one {# intento} other {# intentos}}',
  showAll: 'Mostrar todo: {count}',
  inOutbox: '{count, plural, one {# correo} other {# correos}} en la bandeja de salida',
  remind: 'Recordar lo que falta',
  remindAsk: '¿Recordar lo que falta?',
  sendCalls: 'Enviar horas de llamada',
  sendCallsAsk: '¿Enviar las horas de llamada?',
  thank: 'Dar las gracias',
  thankAsk: '¿Dar las gracias a quienes salieron a escena?',
  sendLettersCount: 'Enviar {count, plural, one {# correo} other {# correos}}',
  actsGetIt: 'La {acts, plural, one {recibe # actuación} other {reciben # actuaciones}}.',
  actsAndParents:
    'La {acts, plural, one {recibe # actuación} other {reciben # actuaciones}}, y {parents, plural, one {# madre o padre} other {# madres o padres}} un correo que pide su consentimiento.',
  actsWithout: '{acts, plural, one {# actuación no dejó} other {# actuaciones no dejaron}} correo.',

  mailServer: 'Servidor de correo',
  notTried: 'No se ha probado. Lo que escribiste sigue aquí; inténtalo de nuevo.',
  forgotten: 'Olvidado. Los correos esperan hasta que haya otro.',
  notForgotten: 'No se ha olvidado. Inténtalo de nuevo.',
  serverLead:
    'Los indica tu proveedor de correo, a menudo como «SMTP» o «correo saliente». El servidor se usa en cuanto acepta un correo de prueba.',
  serverIsSet: 'Los correos salen por este servidor. Un cambio vale en cuanto acepta un correo de prueba.',
  sendTest: 'Enviar un correo de prueba y usar este servidor',
  forgetServer: 'Olvidar este servidor',
  encryption: 'Cifrado',
  port: 'Puerto',
  userName: 'Usuario',
  password: 'Contraseña',
  passwordKept: 'Guardada, y no se muestra a nadie. Vacía queda como está.',
  passwordHint: 'A menudo, una contraseña de aplicación. Se guarda sellada y no se muestra a nadie.',
  sender: 'Los correos vienen de',
  inTheHallHint:
    'Solo entonces el servidor puede llamar a una dirección privada, como 192.168.1.20. Déjalo desactivado para un proveedor.',
  testTo: 'Un correo de prueba para',
  testTaken: 'El correo de prueba fue aceptado.',
  testTakenLead: 'Este servidor se usa desde ahora. Mira si llega, y no entre el correo no deseado.',
  testNotTaken: 'El correo de prueba no fue aceptado.',
  testSubject: 'Un correo de prueba: {event}',
  testLetter:
    'Los correos llegan: {event}.\n\nEste se envió desde los ajustes para probar el servidor de correo. Nadie más lo ha recibido.',
  fixedServer:
    'Los ajustes de este equipo lo nombran: <b>{host}</b>, como {sender}. Quien lleva el servidor lo cambia ahí (OVATION_SMTP_HOST y los demás).',
  starttls: 'STARTTLS (tras el saludo)',
  tls: 'Desde el primer byte (TLS)',
  noEncryption: 'Ninguno: solo dentro de la sala',

  musicUntil: 'Hasta cuándo se envía la música',
  musicUntilHint:
    'Lo ven en su página y en los recordatorios. Vacío: hasta que empiece el espectáculo. Lo que se empezó a tiempo puede llegar durante una hora más. El equipo adjunta archivos en cualquier momento.',
  largestFile: 'Archivo más grande, en megabytes',
  leaveSilence: 'Quitar el silencio de ambos extremos',
  leaveSilenceHint:
    'En la copia que se reproduce, de archivos que lleguen desde ahora. Lo enviado nunca se altera; cada actuación tiene su propio interruptor.',
  largestHint:
    'Se acepta MP3, M4A, AAC, WAV, FLAC, Ogg u Opus. Una canción de cinco minutos ocupa unos 10 MB en MP3 y 50 MB en WAV.',

  strays: 'Música que no es de ninguna actuación',
  straysRemoved: 'Se han quitado los archivos que no eran de ninguna actuación',
  nothingRemoved: 'No se ha quitado nada. Inténtalo de nuevo.',
  straysFinal: 'No se puede deshacer. La base de datos que los nombre se quedará sin ellos.',
  removeThem: 'Quitarlos',
  keepThem: 'Conservarlos',
  holdRemove: 'Mantén pulsado para quitarlos',
  straysLead:
    '{count, plural, one {# archivo} other {# archivos}} de música, {size}, donde se guarda la música, que ninguna actuación nombra. Ocurre después de restaurar una copia más antigua o de perder una base de datos, y donde otra instalación usa el mismo almacén. Nada los quita por sí solo.',
  straysAside:
    '{count, plural, one {# de ellos está} other {# de ellos están}} en la base de datos que se apartó al restaurar una copia. Se recuperan con ella; si no, se van con ella.',
  straysAsk: '¿Quitar {count, plural, one {# archivo} other {# archivos}} de música?',

  parentAgrees: 'Lo que consiente madre, padre o representante legal',
  rulesAccepted: 'Normas de escena y riesgos que acepta cada participante',
  version: 'Versión {version}',
};
