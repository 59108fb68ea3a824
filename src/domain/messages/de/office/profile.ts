import type { Translated } from '../../catalogue.ts';

export const profile: Translated<'profile'> = {
  title: 'Profil',
  details: 'Deine Angaben',
  password: 'Passwort',
  signedInDevices: 'Angemeldete Geräte',
  thisDevice: 'Dieses Gerät',

  name: 'Name',
  email: 'E-Mail',
  saveDetails: 'Angaben speichern',
  updated: 'Profil gespeichert!',
  notUpdated: 'Das Profil wurde nicht gespeichert',
  isAdmin: 'Admin: kann alles, sieht persönliche Daten, fügt Konten hinzu.',
  isCrew: 'Crew: führt Show, Ablauf, Check-in und Tracks; sieht keine persönlichen Daten.',

  changed: 'Passwort geändert!',
  notChanged: 'Das Passwort wurde nicht geändert',
  current: 'Jetziges Passwort',
  newPassword: 'Neues Passwort',
  change: 'Passwort ändern',
  newPasswordHint:
    '{least} Zeichen oder mehr. Mehrere Wörter hintereinander sind gut. Deine anderen Geräte werden abgemeldet.',

  loading: 'Geräte werden geladen',
  notSignedOut: 'Das Gerät ließ sich nicht abmelden. Versuch es noch einmal.',
  nobodySignedOut: 'Niemand wurde abgemeldet. Versuch es noch einmal.',
  byItself:
    'Ein Gerät meldet sich nach 12 Stunden ohne Benutzung von selbst ab, und eine Woche nach dem Anmelden.',
  thisOne: 'Dieses Gerät',
  signOut: 'Abmelden',
  signOutOthers: 'Alle anderen Geräte abmelden',
  signedOut: '{count, plural, one {Ein Gerät ist abgemeldet} other {# Geräte sind abgemeldet}}',
  signedInAt: 'Angemeldet {time}, zuletzt benutzt {used}',
};
