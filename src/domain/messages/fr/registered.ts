/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: 'Votre inscription est arrivée',
  doneWaiting: 'Vous êtes sur la liste d’attente',
  doneNumber: '{name}, {song}. Numéro {number}.',
  ownPage: 'Votre page à vous',
  ownPageLead:
    'Elle dit à tout moment si votre numéro est retenu, ce qui reste à faire et quand vous passez. Ce lien est votre clé : ne le publiez pas.',
  ownLink: 'Votre lien privé',
  openPage: 'Ouvrir ma page',
  mailMyself: 'Me l’envoyer',
  mailMyselfSubject: 'Votre page pour {event}',
  scanToMove: 'À scanner pour passer sur un autre téléphone',
  forParent: 'Pour votre parent ou responsable légal',
  notSigned: 'Pas encore signé.',
  notSignedLead: 'Votre numéro ne peut pas être retenu sans cet accord.',
  sendThemLink: 'Envoyez ce lien à la personne.',
  linkGoesToThem:
    'Le lien pour donner son accord part à l’adresse e-mail que vous avez laissée pour cette personne, et à nulle autre. Votre page dit comment.',
  linkByOrganisers:
    'Votre parent ou responsable légal doit lire et signer. L’organisation envoie le lien : demandez-lui s’il n’arrive pas.',
  theirLink: 'Lien pour l’accord',
  mailThem: 'L’envoyer par e-mail',
  mailThemSubject: 'Merci d’autoriser ma participation : {event}',
  membersNotSigned:
    'Il manque l’accord d’un parent pour chaque personne mineure. Votre page a un lien pour chacune.',
  next: 'La suite',
  nextWaiting: 'Quand une place se libère, l’organisation suit la liste. Votre page montre où vous en êtes.',
  nextLead:
    'L’organisation regarde votre inscription et l’accepte, ou vous dit pourquoi non. Votre page le montre aussitôt.',
  another: 'Inscrire un autre numéro',
};
