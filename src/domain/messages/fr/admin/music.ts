import type { Translated } from '../../catalogue.ts';

export const music: Translated<'music'> = {
  byMail: 'Doit venir par e-mail.',
  onStick: 'Doit venir sur une clé USB.',
  onDay: 'Sera apportée le jour même.',
  byUpload: 'Sera envoyée par l’artiste.',
  live: 'En direct, sans bande-son.',

  trackIs: 'La bande-son est',
  whatIsWrong: 'Ce qui ne va pas',
  whatIsWrongHint: 'L’artiste le lit sur sa propre page.',
  away: 'le serveur est injoignable',
  notDoneAway: 'Pas fait. Le serveur est injoignable.',

  notWhereKept: 'Le fichier n’est plus à sa place.',
  notWhereKeptLead:
    'Impossible de le lire. Remettez à leur place le dossier ou le bucket de la musique, joignez de nouveau le fichier, ou utilisez une version précédente.',
  trim: 'Rogner',
  trimmed: 'Rognée',
  trimmedStays: '{words} Le fichier reste tel qu’il a été envoyé.',
  nothingToTrim: 'Aucun silence à retirer au début ni à la fin.',
  attachNewer: 'Joindre un fichier plus récent',
  attach: 'Joindre le fichier arrivé',

  earlier: 'Versions précédentes ({count, number})',
  version: 'Version {number}, {format}, {size}',
  notThere: 'plus à sa place',
  useThis: 'Utiliser celle-ci',

  uploadUnderWay: 'Envoi en cours',
  uploadWaits:
    'Un envoi attend : la connexion est coupée, ou la page a été fermée. Il peut reprendre pendant un jour.',
  receivedBy: 'Reçue : {time}, {name}.',
  checkedBy: 'Vérifiée : {time}, {name}.',

  allTracks: 'Toutes les bandes-son',
  zipTitle: 'Toutes les bandes-son, dans l’ordre de passage',
  zipDownload: '{count, plural, one {Télécharger # bande-son} other {Télécharger # bandes-son}}, {size}',
  zipLead:
    'Un zip pour l’ordinateur de la régie son. Chaque fichier porte sa place, le numéro et le morceau.',
  whichSound: 'Quel son',
  asSent: 'Tel qu’envoyé',
  asSentDetail: 'Les fichiers mêmes, dans leurs propres formats.',
  evenedOut: 'Égalisé',
  evenedOutDetail:
    'MP3 à −16 LUFS. Les bandes-son qui n’ont pas pu être égalisées viennent telles qu’envoyées.',
  noFiles: 'Aucun numéro accepté n’a encore de fichier ici.',
  withoutFile: 'Sans fichier ici : {names}.',

  pictureToLookAt: 'À regarder',
  pictureApproved: 'Approuvée',
  pictureRefused: 'Refusée',

  barSaidNo: 'La réponse a été de ne montrer aucune photo ; elle n’est donc montrée nulle part.',
  barNotSaid:
    'Personne n’a encore dit que des photos peuvent être montrées ; elle n’est donc montrée nulle part.',
  barParent:
    'Un parent ou responsable légal n’a pas encore donné son accord ; elle n’est donc montrée nulle part.',
  shownHere: 'Peut être montrée ici : {places}.',
  shownNowhere: 'Ne doit être montrée nulle part.',

  picture: 'Photo',
  noPicture: 'Aucune pour l’instant. L’artiste peut en envoyer une sur sa page, ou vous la donnez ici.',
  anotherPicture: 'Une autre photo',
  choosePicture: 'Choisir une photo',
  crop: 'Cadrez dans le cercle : glissez, ou utilisez les flèches.',
  pictureInCircle: 'La photo dans son cercle',
  zoom: 'Plus grande ou plus petite',
  usePicture: 'Utiliser cette photo',
  removePictureAsk: 'Enlever cette photo ?',
  pictureUnread: 'Ce fichier n’est pas une photo que ce navigateur sait lire. Choisissez un JPEG ou un PNG.',
  notSavedTryAgain: 'Pas enregistré. Réessayez.',
  asCrowdSees: '{name}, comme le public le verrait',
  fromCrew: 'De la part de {name}, de l’équipe.',
  fromAct: 'Envoyée par l’artiste.',
  tooSmall: 'Trop petite pour le grand écran : téléphones et papier seulement.',
  wordIfRefused: 'Un mot à l’artiste, en cas de refus',
  approve: 'Approuver <v>la photo : {name}</v>',
  refuse: 'Refuser <v>la photo : {name}</v>',
  showNoMore: 'Ne plus montrer <v>la photo : {name}</v>',

  picturesNotLoaded: 'Les photos ne se sont pas chargées',
  loadingPictures: 'Chargement des photos',
  noPictureWaits: 'Aucune photo en attente',
  noPictureWaitsLead:
    'Ce qu’envoient les artistes arrive d’abord ici. Personne d’autre ne le voit avant que vous l’ayez regardé.',
  picturesThatWait: 'Photos en attente d’un regard',

  nameTitle: 'Comment se dit le nom',
  noSpokenForm: 'Pas encore de prononciation.',
  recordedByCrew: 'Enregistré par {name}, de l’équipe. Seules la présentation et l’équipe l’entendent.',
  recordedByAct: 'Enregistré par l’artiste. Seules la présentation et l’équipe l’entendent.',
  recordLead:
    'L’artiste peut l’enregistrer sur sa page, ou vous ici, dix secondes au plus. Seules la présentation et l’équipe l’entendent.',
  recordAgain: 'Réenregistrer',
  soundUnread: 'Ce fichier n’est pas un son que ce navigateur sait lire.',
};
