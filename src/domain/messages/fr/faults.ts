/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const faults: Translated<'faults'> = {
  notRight: 'Il manque quelque chose, ou quelque chose ne va pas.',
  fieldNotRight: 'Ceci ne va pas.',
  fillIn: 'Remplissez ce champ.',
  keepTo: 'Pas plus de {most} caractères.',
  keepToOne: 'Au plus 1 caractère.',
  cannotShow: 'Il y a ici des caractères qui ne peuvent pas s’afficher.',
  heapedAccents: 'Il y a ici trop d’accents sur une même lettre.',
  trackHow: 'Choisissez comment votre bande-son nous parvient.',
  length: 'Indiquez la durée en minutes et secondes.',
  sayMinor: 'Indiquez si vous êtes une personne mineure le jour du spectacle.',
  acceptRules: 'Acceptez les règles de scène pour participer.',
  nameParent: 'Il faut indiquer un parent ou responsable légal.',
  sayParent: 'Indiquez si un parent ou responsable légal donne son accord.',
  leaveEmpty: 'Laissez ce champ vide.',
  tickToAgree: 'Cochez la case pour donner votre accord.',
  mailContact: 'Indiquez une adresse e-mail : la réponse arrive par e-mail.',
  contact: 'Indiquez une adresse e-mail ou un numéro de téléphone.',
  photosOfYou: 'Indiquez si des photos de vous peuvent être montrées.',
  photosOfChild: 'Indiquez si des photos de votre enfant peuvent être montrées.',
  category: 'Choisissez une des catégories.',
  answer: 'Répondez à « {question} ».',
  chooseAnswer: 'Choisissez une des réponses à « {question} ».',
  registrationsMany: 'Trop d’inscriptions arrivent en ce moment. Réessayez dans une minute.',
  savesMany:
    'Trop d’enregistrements en peu de temps. Attendez quelques secondes, puis enregistrez de nouveau.',
  notInShow: 'Ce numéro n’est plus dans le spectacle et ne peut plus être modifié.',
  membersClosed: 'Cette inscription est close : personne ne peut y être ajouté ni retiré.',
  membersMost: 'Indiquez {most} personnes au plus.',
  replaced:
    'Cette inscription a été remplacée par le numéro {number} : {name}. L’accord pour celle-ci a son propre lien : demandez à l’organisation.',
  ofAge: '{name} a l’âge de la majorité : aucun accord n’est nécessaire.',
  ofAgeTaken: '{name} a l’âge de la majorité : il n’y a pas d’accord à retirer.',
  textChanged: 'Le texte a changé pendant votre lecture. Relisez-le, puis donnez votre accord.',
  fileEmpty: 'Ce fichier est vide. Choisissez-le de nouveau, ou enregistrez-le à nouveau.',
  notMusic:
    'Ce n’est pas un fichier de musique que nous pouvons lire, quel que soit son nom. Envoyez du MP3, M4A, AAC, WAV, FLAC, Ogg ou Opus.',
  video: 'C’est une vidéo. Envoyez seulement le son, en MP3, M4A, AAC, WAV, FLAC, Ogg ou Opus.',
  twoInOne:
    'Ce fichier contient autre chose que de la musique. Enregistrez le morceau à nouveau et envoyez-le.',
  cutOff:
    'Ce fichier s’arrête trop tôt : il en manque une partie. Enregistrez-le ou téléchargez-le à nouveau et envoyez-le.',
  damaged:
    'Ce fichier est abîmé et ne peut pas être lu jusqu’au bout. Enregistrez-le ou téléchargez-le à nouveau et envoyez-le.',
  endless: 'Cela dure plus d’une heure. Coupez-le à votre morceau et envoyez-le.',
  unlooked:
    'Nous n’avons pas pu vérifier ce fichier. Enregistrez le morceau à nouveau, ou dans un autre format, et envoyez-le.',
  lookedLater:
    'Votre fichier est arrivé en entier. Il n’a pas encore pu être vérifié ; un nouvel essai aura lieu automatiquement, inutile de le renvoyer.',
  placeAway:
    'Votre fichier est arrivé en entier. Il sera accepté dès que le stockage de la musique répondra ; inutile de le renvoyer.',
  fileLarge: 'Ce fichier est trop gros : {size} au plus. Un MP3 ou un M4A est plus petit qu’un WAV.',
  fileGone: 'Ce fichier n’est plus ici.',
  uploadGone: 'Cet envoi n’est plus ici. Envoyez le fichier de nouveau.',
  fileLost: 'Ce fichier s’est perdu chez nous avant d’être accepté. Renvoyez-le, s’il vous plaît.',
  takenIn:
    'Ce fichier est déjà accepté. Envoyez plutôt celui qui doit compter, ou demandez à l’organisation.',
  needsNoMusic: 'Ce numéro n’est pas dans le spectacle : il n’a pas besoin de musique.',
  diskFullKept:
    'Il n’y a plus de place sur notre disque. Ce qui est arrivé de votre fichier est gardé : prévenez l’organisation et continuez plus tard.',
  diskFull:
    'Il y a trop peu de place sur notre disque pour un fichier. Rien n’a été enregistré ; prévenez l’organisation.',
  addressOld: 'Cette adresse a expiré. Rechargez la page pour en avoir une nouvelle.',
  pictureBytes: 'Une image fait {most} Mo au plus.',
  pictureUnreadable: 'Cette image est illisible. Choisissez-en une autre, en JPEG, PNG ou WebP.',
  pictureSide: 'Une image fait {most} pixels de côté au plus.',
  pictureSmall:
    'Cette image est trop petite pour être montrée. Choisissez-en une d’au moins {least} pixels de côté.',
  pictureLarge: 'Cette image est trop grosse.',
  pictureGone: 'Cette image n’est plus ici.',
  photosNo:
    'Vous avez répondu qu’aucune photo de vous ne doit être montrée. Demandez à l’organisation de le changer.',
  photosParent:
    'Un parent ou responsable légal dit, sur sa propre page, où vos photos peuvent être montrées.',
  photosNowhere: 'Aucune photo de votre enfant ne doit être montrée : il n’y a pas de lieu à choisir.',
  noPicturesHere: 'Ce serveur ne peut pas recevoir d’images : le programme pour cela n’y fonctionne pas.',
  recordingSeconds: 'Un enregistrement dure {most} secondes au plus.',
  recordingShort: 'Cet enregistrement est trop court pour entendre un nom.',
  recordingLong: 'Cet enregistrement est trop long.',
  recordingGone: 'Cet enregistrement n’est plus ici.',
  notOnList: 'Ce numéro n’est pas sur votre liste.',
  sheetElsewhere:
    'Votre autre appareil a modifié cette feuille de notation entre-temps. Choisissez laquelle compte.',
  notScoredOn: 'Ce numéro n’est pas noté sur ce critère.',
  stepsFromTo: 'Donnez un nombre entier de pas, de {least} à {most}.',
  stillToScore: 'Reste à noter.',
  chooseFirst: 'Choisissez d’abord un numéro.',
  noPoll: 'Ce vote n’existe pas.',
  tooManyActs: 'C’est plus de numéros que ce vote n’en permet.',
  eachOnce: 'Choisissez chaque numéro une seule fois.',
  notCandidate: 'Ce numéro n’est pas dans ce vote. Rechargez la page pour voir lesquels y sont.',
  starsFromOne: 'Donnez de 1 à 5 étoiles à chaque numéro.',
  starsFromNone: 'Donnez de 0 à {most} étoiles à chaque numéro.',
  rankMost: 'Un classement a {most} places au plus.',
  closedAt: 'Non compté : le vote a été clos à {time}.',
  closedNow: 'Non compté : le vote est clos.',
  noMark:
    'Ce vote n’a pas été compté : le navigateur n’a pas gardé le cookie de cette page. Autorisez ses cookies et renvoyez le vote.',
  typeCode: 'Entrez votre code.',
  typeRoomCode: 'Entrez le code que montre l’écran.',
  codeEnded: 'L’organisation a désactivé ce code. Demandez-lui une autre carte.',
  notRoomCode: 'Ce n’est pas le code de la salle.',
  noRoomCode: 'Aucun vote ne demande le code de la salle pour le moment.',
  receiptsLater: 'Les reçus peuvent être vérifiés une fois le vote clos.',
  noReceipt: 'Ce vote n’a pas donné ce reçu. Vérifiez chaque caractère, ou si c’est le bon vote.',
  listLater: 'Les organisateurs n’ont pas encore publié la liste.',
  wrongCode: 'Ce code ne correspond pas. Demandez-le à la régie.',
  tooSoon: 'On vient d’appuyer ici. Le second appui n’a pas compté.',
  soAlready: 'C’est déjà ainsi.',
  codeWrong: 'Ce code ne correspond pas.',
  notPaired: 'Cette page n’est plus appairée. Saisissez de nouveau le code.',
  pairedForOther: 'Cette page a été appairée pour un autre événement. Appairez-la pour celui-ci.',
  triesLeft: 'Encore {left} essais.',
  oneTryLeft: 'Encore un essai.',
  laterTries: 'Désormais, chaque essai faux reçoit une réponse plus tardive.',
  noReview: 'Dans cet événement, aucune présidence du jury ne valide les notes.',
  headAlone: 'Seule la présidence du jury revoit les notes.',
  stillOpenToJudges: 'La notation de ce numéro est ouverte : le jury peut encore changer ses notes.',
  judgesLinkEnded: '{name} : ce lien a été désactivé. Un admin peut en donner un autre.',
  releasedAlready: 'Ces notes sont déjà validées.',
  lockFirst: 'La notation de ce numéro n’est pas encore verrouillée. Verrouillez-la d’abord, puis validez.',
  sheetStillBack: 'Une feuille a été rendue et n’est pas encore revenue.',
  noRecordYet: 'Ce résultat a été certifié avant qu’il y ait un relevé à recompter.',
  savedReadOnly:
    'Rien n’a été enregistré : tout est en lecture seule pour le moment. Prévenez l’organisation.',
  savedNotByDisk: 'Rien n’a été enregistré : le disque refuse. Prévenez l’organisation.',
  diskDamaged:
    'Le disque ou la base de données est endommagé : rien ne peut être lu ni enregistré. Prévenez l’organisation.',
  savedNotMoved:
    'Rien n’a été enregistré : la base de données a été déplacée ou supprimée en cours de route. Prévenez l’organisation.',
  savedUnsure:
    'Le disque refuse ce qui est écrit, il n’est donc pas sûr que ce soit enregistré. Vérifiez avant de recommencer, et prévenez l’organisation.',
  answeredForName:
    'Un parent a répondu pour cette personne sous le nom qui figure ici. Seule son orthographe peut être corrigée ; si quelqu’un d’autre vient, enlevez cette personne et ajoutez l’autre.',
};
