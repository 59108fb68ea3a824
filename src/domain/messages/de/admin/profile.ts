import type { Translated } from '../../catalogue.ts';

export const profile: Translated<'profile'> = {
  title: 'Profil',
  details: 'Deine Angaben',
  password: 'Passwort',
  signedInDevices: 'Eingeloggte Geräte',
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
    '{least} Zeichen oder mehr. Mehrere Wörter hintereinander sind gut. Deine anderen Geräte werden ausgeloggt.',

  loading: 'Geräte werden geladen',
  notSignedOut: 'Das Gerät ließ sich nicht ausloggen. Versuch es noch einmal.',
  nobodySignedOut: 'Niemand wurde ausgeloggt. Versuch es noch einmal.',
  byItself:
    'Ein Gerät wird nach 12 Stunden ohne Benutzung von selbst ausgeloggt, und eine Woche nach dem Einloggen.',
  thisOne: 'Dieses Gerät',
  signOut: 'Ausloggen',
  signOutOthers: 'Alle anderen Geräte ausloggen',
  signedOut: '{count, plural, one {Ein Gerät ist ausgeloggt} other {# Geräte sind ausgeloggt}}',
  signedInAt: 'Eingeloggt {time}, zuletzt benutzt {used}',
};
