/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'Pages',
  menu: 'Menu',
  lineup: 'Programme',
  results: 'Résultats',
  event: 'Événement',
  signIn: 'Se connecter',
  act: 'Artiste',
  loggedIn: 'Connexion réussie !',
  loggedOut: 'Déconnexion réussie',
  loading: 'Chargement',
  optional: 'facultatif',
  charactersLeft: 'Encore {left, plural, one {# caractère} other {# caractères}}',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  toFix:
    '{count, plural, one {Un point à corriger} =2 {Deux points à corriger} =3 {Trois points à corriger} =4 {Quatre points à corriger} =5 {Cinq points à corriger} =6 {Six points à corriger} =7 {Sept points à corriger} =8 {Huit points à corriger} =9 {Neuf points à corriger} other {# points à corriger}}',
  errorTitle: 'Erreur : {title}',
  messages: 'Messages',
  close: 'Fermer',
  copy: 'Copier',
  copied: 'Copié',
  selected: 'C’est sélectionné. Copiez avec la fonction de copie de votre appareil.',
  share: 'Partager',
  qrCode: 'Code QR : {label}',
  fillIn: 'À remplir',
  keepTo: 'Pas plus de {most} caractères.',
};
