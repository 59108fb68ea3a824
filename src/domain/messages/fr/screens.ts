/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'Code à associer {code}',
  toPair: 'Pour associer cet écran, tapez en régie, sous Réglages, Écrans : {code}',
  noEvent: 'Il n’y a pas encore d’événement. Cette page se remplira d’elle-même.',
  connecting: 'Connexion au spectacle',
  notSent: 'La régie ne l’a pas reçu. Appuyez de nouveau.',
  noteFrom: '{name}, {time}',
  gotIt: 'Compris',
  callDesk: 'Appeler la régie',
  deskCalled: 'La régie sait que vous avez besoin d’aide.',
  deskHasIt: 'En régie, {name} s’en occupe.',
  noCall: 'Plus nécessaire',
  deviceOn: '{browser} sur {system}',
  androidPhone: 'téléphone Android',
  androidTablet: 'tablette Android',
  unknownDevice: 'Appareil inconnu',
};
