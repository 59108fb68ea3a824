import type { Translated } from '../../catalogue.ts';

export const texts: Translated<'texts'> = {
  sendLetters: 'Envoyer des e-mails aux artistes',
  sendLettersHint:
    'Le formulaire demande alors une adresse e-mail. Accepter ou refuser se dit une minute plus tard, pour qu’une annulation passe inaperçue.',
  letter: 'E-mail',
  letterHint:
    'Tel que fourni, chacun le reçoit dans sa langue. Vos propres mots partent comme vous les écrivez, ou comme vous les dites dans d’autres langues sous Langues.',
  subject: 'Objet',
  text: 'Texte',
  backToOurs: 'Revenir au texte fourni avec Ovation',
  howItReads: 'Comment il se lit',
  howItReadsMadeUp: 'Comment il se lit, avec des mots inventés',
  in: 'En',
  filledFor: 'Rempli pour chaque numéro : {blanks}',

  kindReceived: 'Inscription reçue',
  kindAccepted: 'Accepté',
  kindDeclined: 'Refusé',
  kindWaitlisted: 'Sur la liste d’attente',
  kindReminder: 'Rappel de ce qui manque',
  kindCall: 'Heure d’appel',
  kindConsent: 'À un parent',
  kindThanks: 'Remerciements après le spectacle',

  isQueued: 'En attente',
  isSent: 'Envoyé',
  isFailed: 'Échec',
  isCancelled: 'Pas envoyé',
  isExpired: 'Ne vaut plus l’envoi',

  outbox: 'Boîte d’envoi',
  noServer: 'Aucun serveur de messagerie n’est réglé.',
  noServerLead: 'Réglez-en un ci-dessus. D’ici là, les e-mails attendent ici.',
  letterNotSent: 'Pas envoyé. Réessayez.',
  doNotSend: 'Ne pas envoyer',
  sendAgain: 'Envoyer de nouveau',
  nobodyToWrite: 'Personne à qui écrire',
  outboxFrom: 'De {sender}.',
  outboxCounts: '{queued, number} en attente, {sent, number} envoyés, {failed, number} en échec.',
  outboxCountsOld:
    '{queued, number} en attente, {sent, number} envoyés, {failed, number} en échec, {expired, number} ne valent plus l’envoi.',
  letterOf: '<b>{about}</b> : {kind}',
  letterRefused: '<b>{about}</b> : {kind}. <link>Corriger l’adresse<hidden> ({about})</hidden></link>',
  goesOutAt: 'Part : {time}',
  tries: '{count, plural, one {# essai} other {# essais}}',
  showAll: 'Tout montrer : {count}',
  inOutbox: '{count, plural, one {# e-mail} other {# e-mails}} dans la boîte d’envoi',
  remind: 'Rappeler ce qui manque',
  remindAsk: 'Rappeler ce qui manque ?',
  sendCalls: 'Envoyer les heures d’appel',
  sendCallsAsk: 'Envoyer les heures d’appel ?',
  thank: 'Remercier les numéros',
  thankAsk: 'Remercier toutes les personnes passées en scène ?',
  sendLettersCount: 'Envoyer {count, plural, one {# e-mail} other {# e-mails}}',
  actsGetIt: '{acts, plural, one {# numéro le recevra} other {# numéros le recevront}}.',
  actsAndParents:
    '{acts, plural, one {# numéro le recevra} other {# numéros le recevront}}, et {parents, plural, one {# parent} other {# parents}} un e-mail qui demande un accord.',
  actsWithout:
    '{acts, plural, one {# numéro n’a pas laissé} other {# numéros n’ont pas laissé}} d’adresse e-mail.',

  mailServer: 'Serveur de messagerie',
  notTried: 'Pas essayé. Ce que vous avez saisi est toujours là ; réessayez.',
  forgotten: 'Oublié. Les e-mails attendent qu’il y en ait un autre.',
  notForgotten: 'Pas oublié. Réessayez.',
  serverLead:
    'Votre fournisseur les indique, souvent sous « SMTP » ou « courrier sortant ». Le serveur sert dès qu’il a accepté un e-mail d’essai.',
  serverIsSet:
    'Les e-mails partent par ce serveur. Un changement sert dès que le nouveau serveur a accepté un e-mail d’essai.',
  sendTest: 'Envoyer un e-mail d’essai et utiliser ce serveur',
  forgetServer: 'Oublier ce serveur',
  encryption: 'Chiffrement',
  port: 'Port',
  userName: 'Nom d’utilisateur',
  password: 'Mot de passe',
  passwordKept: 'Conservé, et montré à personne. Vide, il reste tel quel.',
  passwordHint: 'Souvent un mot de passe d’application. Il est conservé scellé et montré à personne.',
  sender: 'Les e-mails viennent de',
  inTheHallHint:
    'Alors seulement le serveur peut appeler une adresse privée, comme 192.168.1.20. À laisser éteint pour un fournisseur.',
  testTo: 'Un e-mail d’essai à',
  testTaken: 'L’e-mail d’essai a été accepté.',
  testTakenLead: 'Ce serveur sert désormais. Regardez si l’e-mail arrive, et pas parmi les indésirables.',
  testNotTaken: 'L’e-mail d’essai n’a pas été accepté.',
  testSubject: 'Un e-mail d’essai : {event}',
  testLetter:
    'Les e-mails arrivent : {event}.\n\nCelui-ci a été envoyé depuis les réglages, pour essayer le serveur de messagerie. Personne d’autre ne l’a reçu.',
  fixedServer:
    'Les réglages de cette machine le nomment : <b>{host}</b>, comme {sender}. Qui gère le serveur le change là (OVATION_SMTP_HOST et les autres).',
  starttls: 'STARTTLS (après le salut)',
  tls: 'Dès le premier octet (TLS)',
  noEncryption: 'Aucun : seulement dans la salle',

  musicUntil: 'Les artistes envoient leur musique jusqu’à',
  musicUntilHint:
    'La date figure sur leur page et dans les rappels. Vide : jusqu’au début du spectacle. Ce qui a été commencé à temps peut encore arriver pendant une heure. L’équipe joint des fichiers à tout moment.',
  largestFile: 'Fichier le plus lourd, en mégaoctets',
  leaveSilence: 'Supprimer le silence aux deux bouts',
  leaveSilenceHint:
    'Dans la copie jouée, pour les fichiers qui arrivent désormais. Ce qui a été envoyé n’est jamais modifié ; chaque numéro a son propre interrupteur.',
  largestHint:
    'Sont acceptés MP3, M4A, AAC, WAV, FLAC, Ogg ou Opus. Un morceau de cinq minutes fait environ 10 Mo en MP3 et 50 Mo en WAV.',

  strays: 'Musique qui n’est d’aucun numéro',
  straysRemoved: 'Les fichiers qui n’étaient d’aucun numéro sont retirés',
  nothingRemoved: 'Rien n’a été retiré. Réessayez.',
  straysFinal: 'C’est irréversible. Toute base qui les nomme en sera privée.',
  removeThem: 'Les enlever',
  keepThem: 'Les garder',
  holdRemove: 'Maintenir pour les enlever',
  straysLead:
    '{count, plural, one {# fichier} other {# fichiers}} de musique, {size}, là où la musique est conservée, qu’aucun numéro ne nomme. C’est le cas après la restauration d’une sauvegarde plus ancienne ou la perte d’une base, et là où une autre installation utilise le même espace. Rien ne les retire tout seul.',
  straysAside:
    '{count, plural, one {# d’entre eux est nommé} other {# d’entre eux sont nommés}} par la base mise de côté lors d’une restauration. On les retrouve avec elle, sinon ils partent avec elle.',
  straysAsk: 'Enlever {count, plural, one {# fichier} other {# fichiers}} de musique ?',

  parentAgrees: 'Ce qu’un parent ou responsable légal accepte',
  rulesAccepted: 'Règles de scène et risques que chaque artiste accepte',
  version: 'Version {version}',
};
