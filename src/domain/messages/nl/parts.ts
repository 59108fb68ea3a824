/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'Pagina’s',
  menu: 'Menu',
  lineup: 'Programma',
  results: 'Uitslag',
  event: 'Evenement',
  signIn: 'Inloggen',
  act: 'Act',
  loggedIn: 'Je bent ingelogd',
  loggedOut: 'Je bent uitgelogd',
  loading: 'Bezig met laden',
  optional: 'optioneel',
  charactersLeft: 'Nog {left, plural, one {# teken} other {# tekens}}',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  toFix:
    '{count, plural, one {Eén ding klopt nog niet} =2 {Twee dingen kloppen nog niet} =3 {Drie dingen kloppen nog niet} =4 {Vier dingen kloppen nog niet} =5 {Vijf dingen kloppen nog niet} =6 {Zes dingen kloppen nog niet} =7 {Zeven dingen kloppen nog niet} =8 {Acht dingen kloppen nog niet} =9 {Negen dingen kloppen nog niet} other {# dingen kloppen nog niet}}',
  errorTitle: 'Fout: {title}',
  messages: 'Meldingen',
  close: 'Sluiten',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  selected: 'Geselecteerd. Kopieer het zoals je dat op je apparaat altijd doet.',
  share: 'Delen',
  qrCode: 'QR-code: {label}',
  fillIn: 'Vul dit in',
  keepTo: 'Houd het op hoogstens {most} tekens.',
};
