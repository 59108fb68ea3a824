/** Français, avec « vous ». Noms des réglages : tels qu’ils sont écrits sur les appareils en français. */
import type { Translated } from '../catalogue.ts';

export const doors: Translated<'doors'> = {
  notFound: 'Page introuvable',
  wrongDoor: 'Mauvaise porte',
  wrongDoorLead:
    'Il n’y a rien ici : {address}. Si vous avez suivi un lien pour le jury ou pour votre numéro, vérifiez que vous l’avez copié en entier, ou demandez à l’organisation.',
  rightDoors: 'Bonnes portes',
  vote: 'Voter',
  results: 'Résultats',
  signInTitle: 'Connexion aux coulisses',
  email: 'E-mail',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  noSignIn:
    'Le jury et les artistes n’ont pas à se connecter. Ouvrez le lien personnel reçu, ou redemandez-le à l’organisation.',
  loginFailed: 'La connexion a échoué',
  setUp: 'Installer Ovation',
  checkingLink: 'Vérification du lien',
  firstOne:
    'Personne n’est passé avant vous. Créez votre compte : il peut tout faire, et en ajouter d’autres.',
  name: 'Votre nom',
  emailHint: 'Pour vous connecter. Rien n’y est envoyé.',
  passwordHint: '{least} caractères ou plus. Plusieurs mots à la suite, c’est très bien.',
  makeAccount: 'Créer mon compte',
  notReached: 'Le serveur est injoignable. Réessayez.',
  linkBroken: 'Ce lien d’installation ne fonctionne pas',
  linkUnknown: 'Impossible de vérifier le lien pour le moment',
  newLink: 'Un nouveau lien s’affiche au démarrage du serveur tant que personne n’a de compte.',
  trust: 'Faire confiance à ce serveur',
  forCrew: 'Pour le jury et l’équipe',
  askingHow: 'Recherche de la façon de joindre ce serveur',
  nothingNow: 'Impossible à vérifier pour l’instant',
  nothingToDo: 'Il n’y a rien à faire',
  nothingToDoLead: 'Cette page est arrivée par une connexion à laquelle votre appareil fait confiance.',
  onlyHttp: 'Ici, il n’y a que http',
  onlyHttpLead:
    'Tout fonctionne. La page d’un juge doit rester ouverte tant que le réseau est coupé, les écrans s’éteignent si l’appareil n’est pas réglé autrement, et la caméra de l’accueil ne peut pas servir.',
  trusted: 'Cet appareil fait confiance au serveur',
  trustedLead: 'C’est fait. Rouvrez votre lien ou scannez votre code : la page passe d’elle-même en https.',
  takeOff:
    'Après le spectacle, retirez le certificat des appareils prêtés, là où vous l’avez installé : quiconque détient la clé de ce serveur pourrait se faire passer auprès d’eux pour une machine d’un réseau privé.',
  trustLead:
    'Pour les tablettes du jury et les appareils de l’équipe, une fois pour chacun. Ensuite les pages se rouvrent sans réseau, les écrans restent allumés et la caméra peut servir. Les téléphones qui votent n’en ont pas besoin.',
  whatYouInstall: 'Ce que vous installez',
  whatYouInstallLead:
    'Il ne vaut que pour les noms et adresses de réseaux privés, jamais pour un site d’Internet. L’organisation voit la même empreinte dans ses réglages :',
  openHttps: 'Ouvrir {address} en https',
  loadCertificate: 'Télécharger le certificat',
  ios: 'iPad et iPhone',
  iosAllow: 'Ouvrez cette page dans Safari, téléchargez le fichier et touchez Autoriser.',
  iosInstall: 'Réglages, Profil téléchargé, Installer.',
  iosTrust:
    'Réglages, Général, Informations, Réglages des certificats : activez celui qui commence par « Ovation on ».',
  iosBack: 'Revenez à cette page.',
  android: 'Android',
  androidLoad: 'Téléchargez le fichier.',
  androidSearch:
    'Dans les Paramètres, cherchez « Certificat CA » : il se trouve sous Sécurité, Chiffrement et identifiants, Installer un certificat.',
  androidInstall: 'Touchez Installer quand même et choisissez ovation.crt dans Téléchargements.',
  androidBack: 'Revenez à cette page dans Chrome.',
  windows: 'Windows',
  windowsOpen:
    'Téléchargez le fichier et ouvrez-le. Cliquez sur Installer un certificat, Utilisateur actuel.',
  windowsStore:
    'Choisissez « Placer tous les certificats dans le magasin suivant », Parcourir, Autorités de certification racines de confiance.',
  windowsBack: 'Terminer, puis Oui à l’avertissement. Revenez ensuite à cette page dans Edge ou Chrome.',
  macos: 'Mac',
  macosOpen: 'Téléchargez le fichier et ouvrez-le.',
  macosInstall:
    'Réglages Système, Général, Gestion des appareils : ouvrez le profil qui commence par « Ovation on » et installez-le.',
  macosBack: 'Revenez à cette page dans Safari ou Chrome.',
};
