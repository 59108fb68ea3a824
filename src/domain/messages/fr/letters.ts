/** Français, avec « vous », pour les parents aussi. Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'Votre numéro est inscrit : {stage_name}',
  receivedBody:
    'Bonjour {name},\n\nVotre inscription est arrivée : {stage_name}, « {song} ». Événement : {event}.\n\nVoici votre page personnelle. Elle montre où vous en êtes et ce qui reste à faire. Gardez ce lien pour vous :\n{link}',
  acceptedSubject: 'Vous montez sur scène : {event}',
  acceptedBody:
    'Bonjour {name},\n\n{stage_name} avec « {song} » fait partie du spectacle. Date : {date}. {venue}\n\nCe qui reste à faire, et plus tard votre heure d’appel, se trouve sur votre page :\n{link}',
  declinedSubject: 'Votre inscription : {event}',
  declinedBody:
    'Bonjour {name},\n\nMerci d’avoir voulu monter sur scène avec « {song} ». Nous n’avons pas pu donner une place à chaque numéro, et le vôtre n’est pas dans le spectacle cette fois-ci.\n\nVotre page :\n{link}',
  waitlistedSubject: 'Vous êtes sur la liste d’attente : {event}',
  waitlistedBody:
    'Bonjour {name},\n\nToutes les places sont prises pour le moment. {stage_name} avec « {song} » est sur la liste d’attente, et nous vous écrirons dès qu’une place se libère.\n\nVotre page montre où vous en êtes :\n{link}',
  reminderSubject: 'Il manque encore quelque chose : {stage_name}',
  reminderBody:
    'Bonjour {name},\n\nIl manque encore quelque chose pour {stage_name}. Événement : {event}.\n\n{missing}\n\nVous pouvez le régler sur votre page :\n{link}',
  callSubject: 'Votre heure d’appel : {call_time}',
  callBody:
    'Bonjour {name},\n\nPrésentez-vous près de la scène à {call_time} au plus tard. Jour : {date}. {venue}\n\nLes heures bougent avec le spectacle. La plus récente est toujours sur votre page :\n{link}',
  consentSubject: 'Votre accord est demandé : {stage_name}, {event}',
  consentBody:
    'Bonjour {name},\n\n{performer} participe sous le nom {stage_name} avec « {song} » et a donné vos coordonnées de parent ou de responsable légal. Événement : {event}. Date : {date}. Le numéro ne monte sur scène qu’avec votre accord.\n\nLisez le texte ici, donnez votre accord ou retirez-le. Ce lien est personnel, merci de ne pas le transmettre :\n{link}',
  thanksSubject: 'Merci, {stage_name}',
  thanksBody:
    'Bonjour {name},\n\nMerci d’avoir présenté « {song} » sur notre scène. Événement : {event}.\n\n{result}\n\nCe que vous pouvez garder se trouve sur votre page :\n{link}',
  thanksPlace: 'Votre place : {place} sur {count}',
  thanksAward: 'Votre prix : {award}',
  signature: 'Des questions ? {contact}\n{event}',
  openPage: 'Ouvrir votre page',
  openConsent: 'Lire et donner mon accord',
  leadsTo: 'Mène à {host}',
  calendar: 'Le fichier joint ajoute l’heure à votre agenda.',
  dateOpen: 'à venir',
  missingTrack: 'votre bande-son',
  missingTrackUntil: 'votre bande-son, au plus tard {when}',
  missingConsent: 'l’accord d’un parent ou responsable légal',
};
