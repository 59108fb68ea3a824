import type { Translated } from '../../catalogue.ts';

export const bulk: Translated<'bulk'> = {
  notDone: 'Pas fait :',
  andMore: 'Et encore {count, number}.',
  toolbar: 'Que faire des numéros choisis',
  chooseNone: 'N’en choisir aucun',

  selected: '{count, number} choisis',
  accept: 'Accepter',
  setStatus: 'Changer le statut',
  change: 'Modifier',

  nowSubmitted: '{count, plural, one {# numéro : à examiner} other {# numéros : à examiner}}',
  nowAccepted: '{count, plural, one {# numéro : accepté} other {# numéros : acceptés}}',
  nowWaitlisted: '{count, plural, one {# numéro : liste d’attente} other {# numéros : liste d’attente}}',
  nowDeclined: '{count, plural, one {# numéro : refusé} other {# numéros : refusés}}',
  nowWithdrawn: '{count, plural, one {# numéro : retiré} other {# numéros : retirés}}',
  noAnswer: 'Pas de réponse du serveur. Regardez dans la liste si c’est fait, puis réessayez.',
  notTakenBack: 'Le serveur est injoignable. Rien n’a été annulé.',
  takenBack: 'Annulé',

  changeTitle: '{count, plural, one {Modifier # numéro} other {Modifier # numéros}}',
  changeThem: 'Les modifier',
  othersDone: 'Pas fait ; les autres le sont :',
  acceptThem: 'Les accepter',
  onPaper:
    '{count, plural, one {Les accords sont venus sur papier, pour # numéro} other {Les accords sont venus sur papier, pour # numéros}}',
  howCame: 'Comment sont-ils venus ?',
  howCameHint: 'Pas de coordonnées : ceci va dans l’historique.',
  signedOnPaper: 'Signé sur papier',
  asItIs: 'Tel quel',
  trackIs: 'La bande-son est',
  emergencyMissing: 'Il manque qui appeler en cas d’urgence',
  callName: 'Pour {name} : nom',
  callPhone: 'Téléphone',
  emergencyContact: 'Contact d’urgence',
  notAllSaved: 'Tout n’a pas été enregistré : le serveur est injoignable. Regardez la liste.',
  anAct: 'Un numéro',
  changed: '{count, plural, one {# numéro modifié} other {# numéros modifiés}}',
  changedAndConsents:
    '{count, plural, one {# numéro modifié} other {# numéros modifiés}}, {consents, plural, one {# accord noté} other {# accords notés}}',
  refusedOf: '{name} : {why}',

  remind: 'Relancer',
  lettersInOutbox:
    '{count, plural, one {# e-mail dans la boîte d’envoi} other {# e-mails dans la boîte d’envoi}}',
  sendTitle:
    '{count, plural, one {Envoyer # e-mail sur ce qui manque ?} other {Envoyer # e-mails sur ce qui manque ?}}',
  nobodyToRemind: 'Personne ne peut être relancé',
  send: '{count, plural, one {Envoyer # e-mail} other {Envoyer # e-mails}}',
  sendNothing: 'Ne rien envoyer',
  sentTo: 'À : {names}. Chaque e-mail dit ce qui manque encore à ce numéro.',
  parentsAsked: 'L’accord d’un parent ou responsable légal est demandé pour : {names}.',
  withoutAddress: 'Sans adresse e-mail : {names}.',
  namesAndMore: '{names} et encore {count, number}',
};
