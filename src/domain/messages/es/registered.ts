/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: 'Inscripción recibida',
  doneWaiting: 'Estás en la lista de espera',
  doneNumber: '{name}, {song}. Número {number}.',
  ownPage: 'Tu propia página',
  ownPageLead:
    'Siempre dice si tienes plaza, qué queda por hacer y cuándo sales. Este enlace es tu llave: no lo publiques.',
  ownLink: 'Tu enlace privado',
  openPage: 'Abrir mi página',
  mailMyself: 'Enviármelo por correo',
  mailMyselfSubject: 'Tu página para {event}',
  scanToMove: 'Escanéalo para llevarlo a otro teléfono',
  forParent: 'Para tu madre, padre o representante',
  notSigned: 'Aún sin firmar.',
  notSignedLead: 'Sin ese consentimiento no se te puede aceptar.',
  sendThemLink: 'Envíale este enlace.',
  linkGoesToThem:
    'El enlace para dar el consentimiento va al correo que dejaste de esa persona, y a nadie más. Tu propia página explica cómo.',
  linkByOrganisers:
    'Tu madre, padre o representante legal tiene que leer y firmar. La organización le envía el enlace: pregunta si no llega.',
  theirLink: 'Enlace para firmar',
  mailThem: 'Enviárselo por correo',
  mailThemSubject: 'Da tu consentimiento, por favor: participo en {event}',
  membersNotSigned: 'Falta el consentimiento por cada menor. En tu página hay un enlace para cada caso.',
  next: 'Qué pasa ahora',
  nextWaiting:
    'Cuando queda libre una plaza, la organización sigue el orden de la lista. Tu página muestra qué lugar ocupas.',
  nextLead:
    'La organización revisa tu inscripción y la acepta, o te dice por qué no. Tu página lo muestra en cuanto se decide.',
  another: 'Inscribir otra actuación',
};
