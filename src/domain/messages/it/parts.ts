/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'Pagine',
  menu: 'Menu',
  lineup: 'Programma',
  results: 'Risultati',
  event: 'Evento',
  signIn: 'Accedi',
  act: 'Artista',
  loggedIn: 'Accesso riuscito!',
  loggedOut: 'Disconnessione riuscita',
  loading: 'Caricamento',
  optional: 'facoltativo',
  charactersLeft: 'Ancora {left, plural, one {# carattere} other {# caratteri}}',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  toFix:
    '{count, plural, one {Una cosa da correggere} =2 {Due cose da correggere} =3 {Tre cose da correggere} =4 {Quattro cose da correggere} =5 {Cinque cose da correggere} =6 {Sei cose da correggere} =7 {Sette cose da correggere} =8 {Otto cose da correggere} =9 {Nove cose da correggere} other {# cose da correggere}}',
  errorTitle: 'Errore: {title}',
  messages: 'Messaggi',
  close: 'Chiudi',
  copy: 'Copia',
  copied: 'Copiato',
  selected: 'È selezionato. Copialo con il comando del tuo dispositivo.',
  share: 'Condividi',
  qrCode: 'Codice QR: {label}',
  fillIn: 'Da compilare',
  keepTo: 'Non più di {most} caratteri.',
};
