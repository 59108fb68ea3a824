/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'Langue',
  languageAway: '{language} ne peut pas être chargé sans connexion. Réessayez.',
  unreachable: 'Le serveur est injoignable.',
  resultStands: 'Rien n’a été changé : le résultat est maintenu.',
  saved: 'Enregistré',
  saving: 'Envoi en cours',
  kept: 'Gardé sur cet appareil',
  notSaved: 'Pas enregistré',
  rehearsal: 'Répétition',
  rehearsalCounts: 'Rien ne compte.',
  theShow: 'Le spectacle',
  interval: 'Entracte',
  withThanks: 'Avec nos remerciements à',
  showOver: 'Le spectacle est terminé',
  roundOver: '{round} : c’est terminé',
  moreFollows: 'La suite arrive.',
  thanks: 'Merci d’avoir été là.',
  act: 'Numéro {number}',
  actOf: 'Numéro {number} / {last}',
  needsScript: 'Ovation a besoin de JavaScript. Activez-le pour ce site, puis rechargez la page.',
  pageLoading: 'Chargement de la page',
  pageFailed: 'Cette page ne s’est pas chargée',
  pageFailedLead:
    'Le réseau est peut-être coupé, ou la page vient d’être mise à jour. Rien de ce que vous avez enregistré n’est perdu.',
  tryAgain: 'Réessayer',
  toFrontPage: 'Aller à la page d’accueil',
};
