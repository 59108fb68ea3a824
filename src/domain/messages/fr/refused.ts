/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const refused: Translated<'refused'> = {
  unauthenticated: 'Connectez-vous pour faire cela.',
  wrong_login: 'Cet e-mail et ce mot de passe ne vont pas ensemble.',
  forbidden: 'Votre compte ne permet pas de faire cela.',
  judge_unknown: 'Cette session du jury est fermée. Rouvrez votre lien personnel.',
  link_unknown: 'Ce lien n’est pas valable. Demandez-en un nouveau à l’organisation.',
  link_used: 'Ce lien a déjà servi.',
  link_erased:
    'Les données personnelles liées à ce lien ont été effacées. Le nom de scène, le morceau et le résultat restent.',
  invalid_judge_token: 'Ce lien de jury n’est pas valable',
  not_found: 'Il n’y a rien ici.',
  stale: 'Quelqu’un a changé cela entre-temps.',
  scoring_not_open: 'La notation de ce numéro n’est pas encore ouverte. Vos notes restent sur cet appareil.',
  scoring_closed: 'La notation de ce numéro est close. Demandez à la régie de la rouvrir.',
  certified: 'Le résultat est certifié. Un admin doit d’abord le retirer.',
  unknown_poll: 'Ce vote n’existe pas.',
  poll_closed: 'Le vote est clos. Ce bulletin n’a pas été compté.',
  poll_not_open: 'Le vote n’est pas encore ouvert. Ce bulletin n’a pas été compté.',
  newer_vote:
    'Ce vote n’a pas été compté : un autre vote de votre part est arrivé, envoyé plus tard ou inconnu de cette page. Regardez-le, et votez de nouveau si vous voulez le changer.',
  changed_too_often:
    'Ce vote a été changé trop souvent : ce changement n’a pas été compté. Le dernier accepté compte.',
  voted_by_code:
    'Ce vote n’a pas été compté : quelqu’un a voté avec un code sur cet appareil, et c’est ce vote qui compte.',
  code_needed: 'Ce vote demande un code. Entrez d’abord celui de votre carte.',
  wrong_vote_code: 'Ce code est inconnu. Vérifiez chaque caractère, ou demandez une autre carte à l’entrée.',
  invalid_code: 'Ce ne peut pas être un code : il a dix lettres et chiffres. Vérifiez chaque caractère.',
  code_shared:
    'Ce code a déjà été entré sur trois appareils, qui se partagent un seul vote. Demandez une autre carte à l’organisation.',
  room_code_needed: 'Ce vote est réservé à la salle. Entrez d’abord le code que montre l’écran.',
  wrong_room_code:
    'Ce n’est pas le code de la salle, ou ce ne l’est plus. Entrez celui que l’écran montre maintenant.',
  voter_unknown: 'Rechargez cette page pour voter : cet appareil n’a pas encore le cookie du vote.',
  registration_closed: 'Les inscriptions sont closes.',
  registration_not_open: 'Les inscriptions ne sont pas encore ouvertes.',
  contact_full: 'Il y a déjà autant d’inscriptions avec ce contact qu’il est permis.',
  editing_closed:
    'L’heure prévue pour le début du spectacle est passée. Demandez ce changement à l’organisation.',
  tracks_closed: 'Le délai pour envoyer de la musique est passé. Demandez à l’organisation de la prendre.',
  uploads_full: 'Trois envois sont déjà en cours pour ce numéro. Terminez-en un d’abord.',
  too_large: 'C’est trop volumineux.',
  too_slow: 'L’envoi a été trop lent et rien n’en a été enregistré. Recommencez.',
  too_many: 'Trop d’essais. Attendez un instant et réessayez.',
  no_event: 'Aucun événement n’est encore préparé.',
  internal: 'Quelque chose a échoué de notre côté. Réessayez ; si cela continue, prévenez l’organisation.',
  busy: 'Trop de demandes à la fois. Réessayez dans quelques secondes.',
  not_saved:
    'Ce n’est pas enregistré : la base de données n’accepte rien pour le moment. Réessayez dans quelques secondes.',
  clock_wrong:
    'L’horloge de ce serveur est fausse, il ne prend donc aucun vote. Réessayez dans quelques secondes.',
  storage_away: 'Le stockage de la musique ne répond pas. Réessayez dans un instant.',
  storage_full: 'Le disque est plein. Rien n’a été enregistré ; prévenez l’organisation.',
};
