import type { Translated } from '../../catalogue.ts';

export const bulk: Translated<'bulk'> = {
  notDone: 'No se ha hecho:',
  andMore: 'Y {count, number} más.',
  toolbar: 'Qué hacer con las actuaciones elegidas',
  chooseNone: 'No elegir ninguna',

  selected: 'Elegidas: {count, number}',
  accept: 'Aceptar',
  setStatus: 'Cambiar estado',
  change: 'Cambiar',

  nowSubmitted: '{count, plural, one {# actuación: por revisar} other {# actuaciones: por revisar}}',
  nowAccepted: '{count, plural, one {# actuación: aceptada} other {# actuaciones: aceptadas}}',
  nowWaitlisted: '{count, plural, one {# actuación: lista de espera} other {# actuaciones: lista de espera}}',
  nowDeclined: '{count, plural, one {# actuación: rechazada} other {# actuaciones: rechazadas}}',
  nowWithdrawn: '{count, plural, one {# actuación: retirada} other {# actuaciones: retiradas}}',
  noAnswer: 'El servidor no responde. Mira en la lista si se ha hecho e inténtalo de nuevo.',
  notTakenBack: 'No se puede conectar con el servidor. No se ha deshecho.',
  takenBack: 'Deshecho',

  changeTitle: '{count, plural, one {Cambiar # actuación} other {Cambiar # actuaciones}}',
  changeThem: 'Cambiarlas',
  othersDone: 'No se ha hecho; las demás sí:',
  acceptThem: 'Aceptarlas',
  onPaper:
    '{count, plural, one {Los consentimientos llegaron en papel, de # actuación} other {Los consentimientos llegaron en papel, de # actuaciones}}',
  howCame: '¿Cómo llegaron?',
  howCameHint: 'Sin datos de contacto: esto pasa al historial.',
  signedOnPaper: 'Firmado en papel',
  asItIs: 'Como está',
  trackIs: 'La pista está',
  emergencyMissing: 'Falta a quién llamar en una emergencia',
  callName: 'Para {name}: nombre',
  callPhone: 'Teléfono',
  emergencyContact: 'Contacto de emergencia',
  notAllSaved: 'No se ha guardado todo: no se puede conectar con el servidor. Mira la lista.',
  anAct: 'Una actuación',
  changed: '{count, plural, one {# actuación cambiada} other {# actuaciones cambiadas}}',
  changedAndConsents:
    '{count, plural, one {# actuación cambiada} other {# actuaciones cambiadas}}, {consents, plural, one {# consentimiento registrado} other {# consentimientos registrados}}',
  refusedOf: '{name}: {why}',

  remind: 'Recordar',
  lettersInOutbox:
    '{count, plural, one {# correo en la bandeja de salida} other {# correos en la bandeja de salida}}',
  sendTitle:
    '{count, plural, one {¿Enviar # correo sobre lo que falta?} other {¿Enviar # correos sobre lo que falta?}}',
  nobodyToRemind: 'No se puede recordar a nadie',
  send: '{count, plural, one {Enviar # correo} other {Enviar # correos}}',
  sendNothing: 'No enviar nada',
  sentTo: 'Para: {names}. Cada correo dice lo que aún le falta a esa actuación.',
  parentsAsked: 'Se pide el consentimiento de la familia para: {names}.',
  withoutAddress: 'Sin correo electrónico: {names}.',
  namesAndMore: '{names} y {count, number} más',
};
