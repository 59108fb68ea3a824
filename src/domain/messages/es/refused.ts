/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const refused: Translated<'refused'> = {
  unauthenticated: 'Para esto tienes que iniciar sesión.',
  wrong_login: 'El correo y la contraseña no coinciden.',
  forbidden: 'Tu cuenta no puede hacer esto.',
  judge_unknown: 'Esta sesión del jurado ha terminado. Abre de nuevo tu enlace personal.',
  link_unknown: 'Este enlace no es válido. Pide uno nuevo a la organización.',
  link_used: 'Este enlace ya se ha usado.',
  link_erased:
    'Los datos personales de este enlace se han borrado. El nombre artístico, la canción y el resultado se conservan.',
  invalid_judge_token: 'Este enlace del jurado no es válido',
  not_found: 'Aquí no hay nada.',
  stale: 'Alguien lo ha cambiado mientras tanto.',
  scoring_not_open: 'Esta actuación aún no se puede puntuar. Tus puntos se quedan en este dispositivo.',
  scoring_closed: 'La puntuación de esta actuación está cerrada. Pide a regiduría que la abra de nuevo.',
  certified: 'El resultado está certificado. Antes tiene que retirarlo la administración.',
  unknown_poll: 'Esta votación no existe.',
  poll_closed: 'La votación está cerrada. Este voto no se ha contado.',
  poll_not_open: 'La votación aún no está abierta. Este voto no se ha contado.',
  newer_vote:
    'Este voto no se ha contado: hay otro tuyo que se pulsó después o que esta página no conocía. Míralo y vota otra vez si quieres cambiarlo.',
  changed_too_often:
    'Este voto se ha cambiado demasiadas veces, así que este cambio no se ha contado. Cuenta el último que se aceptó.',
  voted_by_code:
    'Este voto no se ha contado: en este dispositivo se votó con un código, y cuenta aquel voto.',
  code_needed: 'Esta votación solo admite códigos. Escribe antes el código de tu tarjeta.',
  wrong_vote_code: 'Este código no es válido. Revisa cada carácter, o pide otra tarjeta en la entrada.',
  invalid_code: 'Esto no puede ser un código: tiene diez letras y cifras. Revisa cada carácter.',
  code_shared:
    'Este código ya se ha usado en tres dispositivos, que comparten un solo voto. Pide otra tarjeta a la organización.',
  room_code_needed: 'Esta votación es para la sala. Escribe antes el código que muestra la pantalla.',
  wrong_room_code:
    'Este no es el código de la sala, o ya no lo es. Escribe el que muestra ahora la pantalla.',
  voter_unknown:
    'Vuelve a cargar esta página para votar: este dispositivo aún no tiene la cookie para votar.',
  registration_closed: 'La inscripción está cerrada.',
  registration_not_open: 'La inscripción aún no está abierta.',
  contact_full: 'Con este contacto ya se han enviado tantas inscripciones como se permiten.',
  editing_closed:
    'Ya ha pasado la hora prevista de inicio del espectáculo. Pide el cambio a la organización.',
  tracks_closed: 'El plazo para enviar música ha terminado. Pide a la organización que la acepte.',
  uploads_full: 'Ya hay tres subidas en marcha para esta actuación. Termina antes una de ellas.',
  too_large: 'Esto es demasiado grande.',
  too_slow: 'Esto llegó demasiado despacio y no se guardó nada. Envíalo de nuevo.',
  too_many: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  no_event: 'Aún no hay ningún evento.',
  internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo; si sigue igual, avisa a la organización.',
  busy: 'Ahora mismo hay demasiada actividad. Inténtalo de nuevo en unos segundos.',
  not_saved:
    'Esto no se ha guardado: la base de datos no acepta nada en este momento. Inténtalo de nuevo en unos segundos.',
  clock_wrong:
    'El reloj de este servidor va mal, así que no acepta votos. Inténtalo de nuevo en unos segundos.',
  storage_away: 'El almacenamiento de la música no responde. Inténtalo de nuevo en un momento.',
  storage_full: 'El disco está lleno. No se ha guardado nada; avisa a la organización.',
};
