/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const kept: Translated<'kept'> = {
  title: 'Qué se guarda sobre ti',
  responsible:
    'Responsable de estos datos: {host}. Puedes pedir una copia de todo lo que se guarda sobre ti, que se corrija y que se borre.',
  responsibleContact:
    'Responsable de estos datos: {host}. Puedes pedir una copia de todo lo que se guarda sobre ti, que se corrija y que se borre: {contact}',
  names: 'Nombres, contactos, contacto de emergencia, madre, padre o representante, apoyos',
  namesWhy:
    'Para localizarte, ayudarte y saber que una persona menor de edad puede participar. Se guardan cifrados; solo los ve la administración del evento, y cada consulta queda anotada.',
  agreement: 'El consentimiento de madre, padre o representante',
  agreementWhy:
    'Quién consintió, cuándo y a qué texto, para poder demostrarlo más adelante. Se guarda y se ve del mismo modo.',
  byLetter: '{by} por {of}, con el enlace propio de la familia',
  onPaper: '{by} por {of}, en papel, anotado por {recorder}',
  throughPage: '{by} por {of}, desde la página de la actuación, sin confirmar por la familia',
  someParent: 'Madre, padre o representante legal',
  organisers: 'la organización',
  agreed: '{how}.',
  agreedOn: '{how}, {time}.',
  act: 'Nombre artístico, canción, categoría, pronombres, cómo se dice el nombre, palabras para la presentación, necesidades en escena',
  actWhy:
    'Para llevar el espectáculo. Lo ven el equipo y el jurado; el nombre artístico, los pronombres y la canción salen en las pantallas y en los resultados.',
  track: 'Tu base musical',
  trackWhy:
    'Para reproducirla. La oyen la organización y el equipo; está con los demás archivos de la organización.',
  scores: 'Puntuación y comentarios',
  scoresWhy:
    'Para obtener el resultado. Los ven el jurado y la administración; los comentarios te llegan cuando la organización los libera.',
  letters: 'Correos',
  lettersWhy:
    'La dirección y el texto están cifrados mientras un correo espera, y se borran una vez enviado.',
  votes: 'Votos en la sala',
  votesWhy:
    'Un voto se guarda sin nombre, sin dirección y sin ningún dispositivo al que se pueda seguir el rastro.',
  howLong: 'Cuánto tiempo',
  byHand:
    'Todo lo personal se guarda hasta que la organización lo borre. El nombre artístico, la canción y el resultado quedan, como en un programa impreso.',
  byItself:
    'El propio servidor borra todo lo personal y la base musical {days, plural, =0 {cuando empieza el espectáculo} one {un día después del espectáculo} many {# de días después del espectáculo} other {# días después del espectáculo}}. Las copias de seguridad se eliminan como mucho 30 días más tarde. El nombre artístico, la canción y el resultado quedan, como en un programa impreso.',
  wholeFile:
    'Todo lo que se guarda sobre ti: la actuación, los contactos, el consentimiento, la asistencia, las notas, los cambios, los correos, los archivos de tu música, tu imagen, la grabación de tu nombre y los comentarios publicados.',
  copyStatus: 'Estado',
  copyNote: 'Nota del equipo',
  copyCounted: 'Personas contadas en la acreditación',
  copyHistory: 'Quién cambió o vio qué',
  copyOther: 'Otra inscripción de la misma actuación',
  mergedInto: 'Unida al número {number}, que se queda.',
  mergedFrom: 'Unida con el número {number}.',
  agreedInForm:
    'Consentimiento de un padre o una madre por la página de la actuación, sin confirmar por su parte.',
  agreedByLink: 'por su propio enlace',
  agreedOnPage: 'por la página de la actuación, sin confirmar por el padre o la madre',
  agreedOnPaper: 'en papel, anotado por {name}',
  placeScreen: 'Pantalla grande',
  placeBallot: 'Papeleta y programa',
  placeResults: 'Resultados, después',
};
