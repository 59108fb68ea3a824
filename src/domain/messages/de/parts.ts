/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'Seiten',
  menu: 'Menü',
  lineup: 'Programm',
  results: 'Ergebnisse',
  event: 'Veranstaltung',
  signIn: 'Einloggen',
  act: 'Act',
  loggedIn: 'Du bist eingeloggt',
  loggedOut: 'Du bist ausgeloggt',
  loading: 'Wird geladen',
  optional: 'freiwillig',
  charactersLeft: 'Noch {left, plural, one {# Zeichen} other {# Zeichen}}',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  toFix: '{count, plural, one {Eine Angabe stimmt noch nicht} other {# Angaben stimmen noch nicht}}',
  errorTitle: 'Fehler: {title}',
  messages: 'Meldungen',
  close: 'Schließen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  selected: 'Ausgewählt. Kopiere es so, wie du auf deinem Gerät sonst kopierst.',
  qrCode: 'QR-Code: {label}',
  fillIn: 'Bitte ausfüllen',
  keepTo: 'Höchstens {most} Zeichen, bitte.',
};
