/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'Páginas',
  menu: 'Menú',
  lineup: 'Programa',
  results: 'Resultados',
  event: 'Evento',
  signIn: 'Iniciar sesión',
  act: 'Actuación',
  loggedIn: 'Sesión iniciada',
  loggedOut: 'Sesión cerrada',
  loading: 'Cargando',
  optional: 'opcional',
  charactersLeft:
    '{left, plural, one {Queda # carácter} many {Quedan # de caracteres} other {Quedan # caracteres}}',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  toFix:
    '{count, plural, one {Hay una cosa por corregir} =2 {Hay dos cosas por corregir} =3 {Hay tres cosas por corregir} =4 {Hay cuatro cosas por corregir} =5 {Hay cinco cosas por corregir} =6 {Hay seis cosas por corregir} =7 {Hay siete cosas por corregir} =8 {Hay ocho cosas por corregir} =9 {Hay nueve cosas por corregir} many {Hay # de cosas por corregir} other {Hay # cosas por corregir}}',
  errorTitle: 'Error: {title}',
  messages: 'Mensajes',
  close: 'Cerrar',
  copy: 'Copiar',
  copied: 'Copiado',
  selected: 'Seleccionado. Cópialo como sueles hacerlo en tu dispositivo.',
  share: 'Compartir',
  qrCode: 'Código QR: {label}',
  fillIn: 'Rellena este campo',
  keepTo: 'Como mucho, {most} caracteres.',
};
