import type { Translated } from '../../catalogue.ts';

export const hall: Translated<'hall'> = {
  judgesTime: 'Temps du jury après un numéro, en minutes',
  judgesTimeHint:
    'Décompté sur les appareils du jury ; puis les notes du numéro se ferment seules. Vide : elles restent ouvertes jusqu’à ce que quelqu’un les verrouille.',
  betweenActs: 'Temps entre les numéros, en secondes',
  betweenActsHint: 'Compté dans les heures prévues et attendues.',
  phonesFollow: 'Les téléphones suivent la salle après, en secondes',
  phonesFollowHint:
    'Quand les places sont révélées : ce délai après la scène, elles figurent sur les téléphones, sur /results et, dès qu’un écran est associé, sur ceux qui ne le sont pas. Avec une diffusion, son retard ; 0 : aussitôt.',
  stageSide: 'Par où l’on entre en scène',
  stageSideHint: 'Sur le tableau d’appel. L’ordre de passage peut dire autrement pour un numéro.',
  sideUnsaid: 'Non précisé',
  stageLeft: 'Côté cour',
  stageRight: 'Côté jardin',

  phoneAddress: 'Adresse pour les téléphones',
  phoneAddressHint:
    'Dans les codes QR et les liens. Vide : l’adresse par laquelle cette page a été ouverte, ou celle de cette machine sur le réseau.',
  wifiInWords: 'Wi-Fi en toutes lettres',
  wifiInWordsHint:
    'Sur l’écran à côté de l’adresse, comme « Salle-Invités, sans mot de passe ». Son code se fait sous Adresses et codes.',
  mcCode: 'Code d’accès de la présentation',
  mcCodeHint:
    'La personne qui présente le saisit une fois sur /mc pour voir le conducteur, les prononciations et les notes. Vide : les pages ne s’associent que sous Écrans associés.',
  publishLineup: 'Publier le programme',
  publishLineupHint:
    'La page d’accueil montre les numéros dans l’ordre de passage. Dès lors, chacun garde son rang.',
  showTurnout: 'Montrer combien ont voté',
  showTurnoutHint: 'Un nombre à l’écran pendant qu’un vote est ouvert ; jamais qui est en tête.',
  openingCount: 'Compte à rebours avant le titre',
  openingCountHint:
    'Dix secondes à l’écran au début de l’ouverture. Désactivé : le titre s’affiche aussitôt.',
  actScores: 'Les notes d’un numéro à l’écran',
  actScoresHint: 'Une fois verrouillées, quand la régie les y met. Ce que les règles écartent est barré.',
  never: 'Jamais',
  byNumber: 'Par « Juge 1 »',
  byNames: 'Par les noms du jury',
  standings: 'Classement provisoire à l’écran',
  standingsHint: 'Le jury seul, sur les numéros aux notes verrouillées. La part du public n’y est jamais.',
  untilLast: 'Jusqu’à ce que le dernier numéro soit noté',
  toTheEnd: 'Jusqu’à la fin',

  notPossible: 'Cela n’a pas pu être fait.',
  paired: 'Écrans associés',
  nonePaired: 'Aucun écran n’est encore associé.',
  identify: 'Identifier',
  unpair: 'Dissocier',
  unpairIt: 'Le dissocier',
  keepIt: 'Garder',
  unpairLead:
    'Un écran garde son image sans nom ; une page de présentation ou un tableau d’appel perd ce qu’il montre.',
  codeOnScreen: 'Code à l’écran',
  codeOnScreenHint: 'Ouvrez-y /projector, /backstage ou /mc ; P l’affiche de nouveau sur un écran.',
  screenName: 'Nom de l’écran',
  screenNameHint: 'Comme « Grande salle ».',
  pairScreen: 'Associer l’écran',
  pairFailed: 'Le serveur est injoignable. Réessayez.',
  kindMc: 'Page de présentation',
  kindProjector: 'Écran',
  kindBackstage: 'Tableau d’appel',
  screenHere: '{kind}, en ligne',
  screenSilent: '{kind}, sans réponse depuis {time}',
  unpairAsk: 'Dissocier : {name} ?',
  nameOf: 'Nom : {name}',

  whereMachineIs: 'Où est cette machine',
  whereMachineIsHint: 'Une pression en fait l’adresse pour les téléphones.',
  addressCard: '{address} ({card})',
  addressUnlikely: '{address} ({card} : sans doute pas celle de la salle)',
  addressOpen: '{address} (telle que vous l’avez ouverte)',

  codes: 'Codes',
  printPosters: 'Imprimer des affiches',
  onlyHere: 'Ces codes ne mènent qu’à cette machine.',
  onlyHereLead:
    'Choisissez ci-dessus son adresse sur le réseau, ou saisissez-la sous Écrans ; d’ici là, rien ne s’imprime.',
  wifiName: 'Nom du Wi-Fi',
  wifiNameHint:
    'Comme les appareils l’affichent. Il est imprimé sur les affiches et les cartes du jury, avec un code pour s’y connecter.',
  itsPassword: 'Son mot de passe',
  wpa: 'WPA, 2 ou 3',
  wep: 'WEP, ancien',
  noPassword: 'Aucun',
  wifiPassword: 'Mot de passe Wi-Fi',
  wifiPasswordHint: 'Qui voit le papier peut le lire : indiquez le réseau des invités.',
  judgesLinks: 'Les liens du jury, et des cartes qui les portent, sont sous <link>Jury</link>.',
  addressOf: 'Adresse : {title}',
  noPhoneAddress:
    'Aucune adresse pour les téléphones n’est réglée. Une autre se saisit sous <link>Écrans</link>.',
  phonesSentTo: 'Les téléphones vont à {address}. Une autre se saisit sous <link>Écrans</link>.',
  wpaShort: 'Un mot de passe WPA a {least} caractères ou plus. Rien n’en est imprimé.',
  onPoster: '{title}, sur l’affiche',

  front: 'Page d’accueil',
  frontWhose: 'Tout le monde : l’événement et son programme',
  register: 'S’inscrire',
  registerWhose: 'Les numéros qui veulent participer',
  vote: 'Voter',
  voteWhose: 'Le public',
  results: 'Résultats',
  resultsWhose: 'Tout le monde, une fois révélés',
  projectorWhose: 'La machine reliée à l’écran',
  mc: 'Présentation',
  mcWhose: 'La tablette de la présentation, avec le code d’accès',
  boardWhose: 'Un écran dans la loge, associé',

  twoPeople: 'Deux personnes certifient',
  twoPeopleHint: 'L’une le demande, une autre regarde les mêmes chiffres et les certifie.',

  askingTrust: 'Recherche du chemin vers ce serveur',
  cannotAsk: 'Impossible de le demander pour l’instant.',
  httpOnly:
    'Ce serveur n’écoute qu’en http : OVATION_HTTPS_PORT est éteint, ou le port était pris au démarrage. Les pages du jury doivent rester ouvertes tant que le réseau est absent.',
  scanOnce:
    'Scannez-le une fois avec chaque tablette du jury et chaque appareil de l’équipe. Il dit comment cet appareil fait confiance à ce serveur, et quand c’est fait. Alors les pages s’ouvrent aussi sans réseau, les écrans restent allumés et la caméra peut servir. Les téléphones du public n’en ont pas besoin.',
  trustServer: 'Faire confiance à ce serveur',
  goodFor: 'Valable pour',
  fingerprint: 'Empreinte',
  ownCertificate: 'Il est servi sur le port {port} avec un certificat à vous. Rien n’est à installer.',

  doctorLead:
    'Examine cette machine maintenant : disque, place, port, adresse, horloge, musique, https, sauvegardes, navigateur. Sur la machine même : « ovation doctor ».',
  lookAgain: 'Examiner de nouveau',
  lookAtMachine: 'Examiner cette machine',
};
