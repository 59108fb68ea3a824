import type { Translated } from '../../catalogue.ts';

export const crew: Translated<'crew'> = {
  hidden: 'Masqué',
  hide: 'Masquer <v>({part})</v>',
  showAndLog: 'Montrer, et consigner ma consultation <v>({part})</v>',

  safety: 'Sécurité et accord',
  missing: 'manquant',
  nothingSaid: 'Rien de précisé',
  photos: 'Photos',
  mayBeShown: 'Peuvent être montrées',
  notToBeShown: 'Ne pas montrer',
  stageRules: 'Règles de scène',
  rulesAccepted: 'Accepté',
  rulesNotAccepted: 'Non accepté',
  rulesIn: '{time}, texte, version {version} : « {text} »',
  nobodyNamed: 'Personne n’a été indiqué',

  changePerson: 'Modifier, et consigner ma consultation',
  changePersonTitle: 'Qui s’est inscrit',
  becomesMinor:
    'Un parent ou responsable légal doit alors donner son accord avant que le numéro soit accepté ou monte sur scène. Ensuite, envoyez-lui ici son lien, ou notez son accord sur papier.',
  becomesAdult:
    'Aucun accord n’est alors nécessaire, et le lien du parent prend fin. S’il a donné son accord, celui-ci est conservé et compte de nouveau si vous revenez en arrière.',

  byOwnLink: 'par le propre lien du parent',
  onPaper: 'sur papier, noté par {name}',
  onPaperSomebody: 'sur papier, noté par l’organisation',
  throughPage: 'par la page de l’artiste, non confirmé par le parent',
  howOn: '{how}, {time}',
  signedIn: 'Au nom de {name}, {time}, {how}',
  signedOn: '{time}, {how}',
  textVersion: 'texte, version {version} : « {text} »',

  person: 'Personne {number}, mineure',
  photosShown: 'photos montrables',
  photosNotShown: 'ne pas montrer de photos',
  somebodyElse: 'Quelqu’un d’autre',
  nobodyElse: 'Personne n’est indiqué',
  underAge: 'mineure',
  parentNamed: 'parent : {name}',
  notOnStage: 'N’est pas sur scène',
  notOnStageAsk: 'Retirer cette personne du numéro ?',
  notOnStageLead:
    'Son nom et la réponse de son parent sont effacés. Si cette personne revient, un parent devra redonner son accord.',
  takeOut: 'Retirer',
  addPerson: 'Ajouter une personne',
  addTitle: 'Qui d’autre est sur scène ?',
  addThePerson: 'Ajouter la personne',
  correctName: 'Corriger le nom',
  correctTitle: 'Corriger ce nom',
  correctHint:
    'Tout le reste de cette personne est conservé, y compris la réponse d’un parent. Si quelqu’un d’autre vient, enlevez cette personne et ajoutez l’autre.',
  name: 'Nom',
  isMinor: 'Mineure le jour même : un parent doit donner son accord',
  parentReach: 'Téléphone ou e-mail du parent',

  sendLink: 'Envoyer son lien au parent',
  sendLinkTitle: 'Envoyer son lien au parent ?',
  sendIt: 'L’envoyer',
  goesByLetter:
    'Il part par e-mail à son adresse, et à personne d’autre. Il n’est jamais montré à l’artiste.',
  shownHere:
    'Aucun serveur de messagerie n’est réglé : le lien s’affiche ici, et vous l’envoyez vous-même au parent.',
  showIt: 'Afficher le lien',
  linkEnds:
    'Aucune adresse e-mail propre n’a été laissée ; le lien a donc été remis à l’artiste, et ce qui vient par lui n’est pas confirmé par le parent. Avec une adresse ici, ce lien prend fin et un nouveau part au parent seul.',
  otherAddress: 'Une autre adresse e-mail',
  parentAddress: 'Adresse e-mail du parent',
  askParent: 'Demandez-la au parent, pas à l’artiste.',
  letterInOutbox: 'L’e-mail est dans la boîte d’envoi.',
  noLetter:
    'Aucun e-mail ne part : l’envoi n’est pas réglé ou pas activé, ou il n’y a pas d’adresse. Envoyez vous-même ce lien au parent, sans passer par l’artiste.',

  takenBack: 'Il a été retiré',
  cameOnPaper: 'Il est venu sur papier',
  takenBackTitle: 'Noter que l’accord a été retiré ?',
  onPaperTitle: 'Noter un accord sur papier ?',
  recordAndHold: 'Le noter, et bloquer le numéro',
  recordConsent: 'Noter l’accord',
  howCame: 'Comment est-il venu ?',
  howCameHint:
    'Comme « formulaire signé, dans le classeur de la régie ». Pas de coordonnées : ceci va dans l’historique.',
  sayHowCame: 'Dites comment il est venu',

  letters: 'E-mails',
  noLinkYet: 'Le parent n’a pas reçu son lien.',
  noLetterWent: 'Aucun e-mail n’est parti. Appuyez sur « Envoyer son lien au parent ».',
  noMailServer:
    'Aucun serveur de messagerie n’est réglé ; aucun e-mail ne part donc. Appuyez sur « Envoyer son lien au parent » pour voir le lien, et envoyez-le vous-même.',
  parentRefused: 'L’adresse du parent a été refusée.',
  parentRefusedLead:
    '{why} Plus rien n’y est envoyé. Demandez la bonne adresse au parent et saisissez-la par « Envoyer son lien au parent ».',
  performerRefused: 'L’adresse de l’artiste a été refusée.',
  performerRefusedLead:
    '{why} Plus rien n’y est envoyé. Avec la bonne adresse ici, les e-mails refusés y partent.',
  performerAddress: 'Adresse e-mail de l’artiste',
  correctAddress: 'Corriger l’adresse',
  letterAt: '{time} : {trouble}',

  history: 'Historique',
  historyFailed: 'L’historique ne s’est pas chargé. Réessayer',
  loadingHistory: 'Chargement de l’historique',
};
