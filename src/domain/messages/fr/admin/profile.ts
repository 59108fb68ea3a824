import type { Translated } from '../../catalogue.ts';

export const profile: Translated<'profile'> = {
  title: 'Profil',
  details: 'Vos informations',
  password: 'Mot de passe',
  signedInDevices: 'Appareils connectés',
  thisDevice: 'Cet appareil',

  name: 'Nom',
  email: 'E-mail',
  saveDetails: 'Enregistrer',
  updated: 'Profil mis à jour !',
  notUpdated: 'Le profil n’a pas pu être mis à jour',
  isAdmin: 'Admin : peut tout faire, voit les données personnelles, ajoute des comptes.',
  isCrew:
    'Équipe : gère le direct, l’ordre de passage, l’accueil et les bandes-son ; ne voit aucune donnée personnelle.',

  changed: 'Mot de passe modifié !',
  notChanged: 'Le mot de passe n’a pas pu être modifié',
  current: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  change: 'Modifier le mot de passe',
  newPasswordHint:
    '{least} caractères ou plus. Plusieurs mots à la suite conviennent. Vos autres appareils sont déconnectés.',

  loading: 'Chargement des appareils',
  notSignedOut: 'Cet appareil n’a pas pu être déconnecté. Réessayez.',
  nobodySignedOut: 'Personne n’a été déconnecté. Réessayez.',
  byItself:
    'Un appareil est déconnecté tout seul après 12 heures sans usage, et une semaine après la connexion.',
  thisOne: 'Cet appareil',
  signOut: 'Déconnecter',
  signOutOthers: 'Déconnecter tous les autres appareils',
  signedOut: '{count, plural, one {Un appareil est déconnecté} other {# appareils sont déconnectés}}',
  signedInAt: 'Connecté {time}, dernier usage {used}',
};
