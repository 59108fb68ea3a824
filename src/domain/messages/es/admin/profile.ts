import type { Translated } from '../../catalogue.ts';

export const profile: Translated<'profile'> = {
  title: 'Perfil',
  details: 'Tus datos',
  password: 'Contraseña',
  signedInDevices: 'Dispositivos con sesión',
  thisDevice: 'Este dispositivo',

  name: 'Nombre',
  email: 'Correo',
  saveDetails: 'Guardar datos',
  updated: '¡Perfil actualizado!',
  notUpdated: 'No se ha podido actualizar el perfil',
  isAdmin: 'Admin: puede hacerlo todo, ve datos personales, añade cuentas.',
  isCrew: 'Equipo: lleva el directo, la escaleta, la acreditación y las pistas; no ve datos personales.',

  changed: '¡Contraseña cambiada!',
  notChanged: 'No se ha podido cambiar la contraseña',
  current: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  change: 'Cambiar contraseña',
  newPasswordHint:
    '{least} caracteres o más. Varias palabras seguidas van bien. En tus otros dispositivos se cierra la sesión.',

  loading: 'Cargando dispositivos',
  notSignedOut: 'No se ha podido cerrar la sesión de ese dispositivo. Inténtalo de nuevo.',
  nobodySignedOut: 'No se ha cerrado ninguna sesión. Inténtalo de nuevo.',
  byItself:
    'La sesión de un dispositivo se cierra sola tras 12 horas sin uso, y una semana después de iniciarla.',
  thisOne: 'Este dispositivo',
  signOut: 'Cerrar sesión',
  signOutOthers: 'Cerrar sesión en los demás dispositivos',
  signedOut:
    '{count, plural, one {Sesión cerrada en un dispositivo} other {Sesión cerrada en # dispositivos}}',
  signedInAt: 'Sesión iniciada {time}, último uso {used}',
};
