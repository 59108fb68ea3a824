import type { Translated } from '../../catalogue.ts';

export const gear: Translated<'gear'> = {
  loading: 'Chargement des autres appareils',
  keys: 'Jetons',
  lowerThird: 'Bandeau',
  lowerThirdLead:
    'Qui est en scène, sans fond, pour l’image d’une caméra : ouvrez cette adresse comme source navigateur dans OBS ou un mélangeur vidéo.',
  lowerThirdAddress: 'Adresse du bandeau',
  told: 'Webhooks',
  toldLead:
    'Quand il se passe quelque chose que la salle peut voir, ces adresses l’apprennent aussitôt : signé, et encore jusqu’à ce qu’elles répondent. Rien de personnel n’y figure, ni rien qui ne soit révélé.',
  notRevoked: 'Pas révoqué. Réessayez.',
  revoke: 'Révoquer',
  notMade: 'Pas créé. Réessayez.',
  newToken: 'Le nouveau jeton. Il n’est montré que cette fois : copiez-le maintenant.',
  keyName: 'Nom du nouveau jeton',
  keyNameHint: 'Comme il figurera dans le journal : « Stream Deck de la régie ».',
  makeToken: 'Créer un jeton',
  keysLead:
    'Un Stream Deck ou toute autre machine peut presser GO et les autres touches de la régie par le réseau. Chacune a besoin de son propre jeton, valable pour cet événement seul. Avec lui, <code>/api/v1/control/stream</code> dit ce qui est en scène et ce qui suit, le temps qui reste, le retard et combien ont voté.',
  madeUnused: 'Créé par <name></name> {time}, jamais utilisé',
  madeUsed: 'Créé par <name></name> {time}, dernier usage {used}',

  secret: 'Le secret qui signe chaque envoi. Il n’est montré que cette fois : copiez-le maintenant.',
  newAddress: 'Nouvelle adresse',
  tellWhen: 'L’avertir quand',
  inTheHallHint:
    'Alors seulement le serveur peut appeler une adresse privée, comme 192.168.1.20. À laisser éteint pour tout ce qui est sur internet.',
  addAddress: 'Ajouter l’adresse',

  sendTest: 'Envoyer un essai',
  takeOut: 'Enlever',
  deliveries: 'Derniers envois',
  heard: 'Reçu',
  onItsWay: 'En route',
  hallMachine: 'Une machine de la salle.',
  givenUp: 'Abandonné après {count, plural, one {# essai} other {# essais}}',
  tried: '{count, plural, one {Un essai} other {# essais}}',

  showStarts: 'Le spectacle commence',
  actStandsBy: 'Un numéro se tient prêt',
  actStarts: 'Un numéro commence',
  actEnds: 'Un numéro se termine',
  cueStarts: 'Un autre repère commence',
  sceneChanges: 'L’écran change',
  votingOpens: 'Le vote s’ouvre',
  votingCloses: 'Le vote se ferme',
  showStopped: 'Le spectacle est arrêté',
  showGoesOn: 'Le spectacle reprend',
  resultPublished: 'Un résultat est publié',
  showEnds: 'Le spectacle se termine',
  test: 'Essai',
};
