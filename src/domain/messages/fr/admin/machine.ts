import type { Translated } from '../../catalogue.ts';

export const machine: Translated<'machine'> = {
  cannotWrite: 'Rien ne peut être écrit là où sont les données : {why}.',
  cannotWriteDo: 'Laissez cet utilisateur y écrire, ou indiquez un autre dossier dans OVATION_DATA.',
  writeTakes: 'Une petite écriture mise à l’abri sur le disque prend {took} ms.',
  writeSlow: 'C’est lent.',
  writeTooSlow: 'Les votes feront la queue.',
  writeDo:
    'Mettez les données sur un disque de cette machine, pas sur une clé, une carte ou un dossier réseau ; arrêtez ce qui copie ou analyse des fichiers.',
  freeUnknown: 'La place sur le disque ne peut pas être demandée ici.',
  freeUnknownDo: 'Regardez vous-même : il devrait rester 2 Go.',
  freeLeft: 'Il reste {left} Mo sur le disque.',
  musicRefused: 'La musique est refusée.',
  freeDo: 'Supprimez ou déplacez d’autres fichiers ; la musique et les sauvegardes ont besoin de place.',
  databaseFile:
    'La base de données est un fichier de ce programme (SQLite) : ce qui est confirmé est sur le disque.',
  databaseWaits:
    'PostgreSQL écrit sur son disque ce qu’il confirme et sait réparer ce qu’une coupure de courant laisse à moitié écrit.',
  fsyncOff:
    'Dans PostgreSQL, fsync est désactivé : une coupure de courant peut emporter des votes et des notes confirmés, ou toute la base de données.',
  fsyncOffDo:
    'Mettez fsync, ainsi que full_page_writes, à on dans postgresql.conf, puis faites relire ce fichier à PostgreSQL.',
  halfPages:
    'Dans PostgreSQL, full_page_writes est désactivé : une coupure de courant peut laisser des pages de la base à moitié écrites, endommagées pour de bon.',
  halfPagesDo:
    'Mettez full_page_writes à on dans postgresql.conf, puis faites relire ce fichier à PostgreSQL, sauf si son système de fichiers n’écrit jamais une demi-page (ZFS).',
  databaseUnasked: 'Impossible de demander si la base de données garde ce qu’elle confirme.',
  databaseUnaskedDo:
    'Vérifiez que PostgreSQL tourne et que OVATION_DATABASE_URL y mène, puis demandez de nouveau.',
  databaseEmptyDo: 'Elle est vide : le premier démarrage crée ses tables. Vérifiez de nouveau ensuite.',
  databaseShut: 'La base de données ne s’ouvre pas. {why}',
  databaseShutDo: 'Suivez ces indications, puis vérifiez de nouveau.',

  portOurs: 'Le serveur répond sur le port {port}.',
  portFree: 'Le port {port} est libre.',
  portTaken: 'Le port {port} est pris par un autre programme.',
  portForbidden: 'Ce compte n’a pas le droit d’écouter sur le port {port}.',
  portDo: 'Arrêtez ce programme, ou mettez dans OVATION_PORT un autre port, au-dessus de 1024.',
  portForbiddenDo: 'Mettez dans OVATION_PORT un port au-dessus de 1024.',
  hostNotHere: 'Cette machine n’a pas d’adresse {host} : le serveur ne peut pas démarrer.',
  hostNotHereDo: 'Corrigez OVATION_HOST ; avec 0.0.0.0, il écoute sur toutes les adresses de la machine.',

  noNetwork: 'Cette machine n’est dans aucun réseau : aucun téléphone ne peut l’atteindre.',
  noNetworkDo: 'Rejoignez le réseau de la salle, par câble si c’est possible.',
  here: 'Dans son réseau, cette machine est {addresses}.',
  hereOnly: 'L’adresse pour les téléphones est {host} : c’est cette machine seulement.',
  listensHere:
    'Le serveur n’écoute que cette machine (OVATION_HOST) : sans proxy devant lui, aucun téléphone ne l’atteint.',
  listensHereDo:
    'Mettez OVATION_HOST à 0.0.0.0. S’il y a un proxy, indiquez son adresse dans Réglages, Écrans.',
  setAddress: 'Indiquez-la dans Réglages, Écrans : les codes QR y mènent.',
  unseen: 'Depuis un conteneur ou un tunnel, on ne voit pas si {host} y mène.',
  unseenDo: 'Ouvrez-la une fois sur un téléphone avant l’ouverture des portes.',
  elsewhere: 'Mais l’adresse pour les téléphones est {host} : les codes QR ne mènent nulle part.',
  elsewhereDo:
    'Corrigez-la dans Réglages, Écrans, et donnez à cette machine une adresse fixe dans le routeur.',
  noneForPhones:
    'Les téléphones n’atteignent aucune de ces adresses, comme dans un conteneur ou un tunnel : rien de ce qui porte un code n’est imprimé.',
  noneForPhonesDo: 'Indiquez dans Réglages, Écrans, ce que les téléphones ouvrent.',
  noAddress: 'Aucune adresse pour les téléphones n’est indiquée.',
  guessed:
    'Aucune adresse pour les téléphones n’est indiquée : ils sont envoyés vers {first}, mais ce pourrait être {others}.',
  guessedDo: 'Choisissez dans Réglages, Adresses et codes.',

  clockShows: 'L’horloge indique {time} UTC.',
  longPast: 'C’est passé depuis longtemps.',
  laterWritten: 'Mais quelque chose de plus tardif a déjà été écrit.',
  clockDo:
    'Mettez l’horloge à l’heure, ou laissez le système le faire par le réseau ; puis relancez le serveur.',
  ffmpegThere: 'ffmpeg est là : la musique est écoutée et mise au même volume.',
  noFfmpeg:
    'Il n’y a pas ffmpeg : la musique peut être envoyée, mais personne n’entend d’avance ce qui ne va pas.',
  noFfmpegDo: 'Debian : apt install ffmpeg. macOS : brew install ffmpeg. Windows : winget install ffmpeg.',
  noBrowser: 'Aucun navigateur n’a été trouvé sur cette machine.',
  noBrowserDo:
    'Affichez /projector depuis une autre, avec Chrome, Edge, Firefox ou Safari des deux dernières années.',
  browserThere: '{browser} peut afficher la page de l’écran.',

  httpAlone:
    'Les tablettes n’ont que http : les pages du jury doivent rester ouvertes quand le réseau est coupé, et les écrans s’éteignent.',
  httpAloneDo: 'Indiquez OVATION_HTTPS_PORT, sauf si un proxy placé devant a https.',
  httpsTaken: 'Le port {port}, prévu pour https, est pris.',
  httpsTakenDo: 'Mettez un autre port dans OVATION_HTTPS_PORT.',
  certificateOut: 'Le certificat du port {port} a expiré.',
  certificateSoon: 'Le certificat du port {port} expire bientôt. Jours restants : {days}.',
  renewOwn: 'Renouvelez-le là où vous l’avez obtenu ; le nouveau fichier est lu tout seul.',
  certificateShut: 'Le certificat pour https est inutilisable, le serveur ne démarre donc pas : {why}.',
  certificateShutDo: 'Corrigez OVATION_TLS_CERTIFICATE et OVATION_TLS_KEY.',
  renewOurs:
    'Relancez le serveur : il en fait un nouveau, auquel les tablettes doivent faire confiance sur /trust.',
  httpsFree: 'Le port {port} est libre pour https.',
  httpsServed: 'https est servi sur le port {port}.',

  noCopies: 'Il n’y a pas de sauvegardes.',
  noCopiesDo: 'Montez le disque ou corrigez ses droits ; OVATION_BACKUP_DIR l’indique.',
  folderShut: 'Rien ne peut être écrit dans {folder} ({code}).',
  noneBySelf: 'Le serveur ne fait pas de sauvegarde tout seul.',
  noneBySelfDo: 'Mettez OVATION_BACKUP_MINUTES à 5, ou faites-les avec un autre programme.',
  sameDisk: 'Les sauvegardes vont dans {folder}, sur le disque des données : tout se perd ensemble.',
  sameDiskDo: 'Indiquez dans OVATION_BACKUP_DIR un dossier d’un autre disque, une clé par exemple.',
  otherDisk: 'Les sauvegardes vont dans {folder}, sur un autre disque.',
  copyShut:
    'Rien ne peut être écrit dans {folder} ({code}), il n’y a donc pas de sauvegardes. Montez le disque, donnez au compte du serveur le droit d’y écrire, ou indiquez un autre dossier dans OVATION_BACKUP_DIR.',
  copyFull:
    'Le disque de {folder} est plein, aucune sauvegarde n’a donc pu être faite. Faites de la place, ou indiquez dans OVATION_BACKUP_DIR un dossier ailleurs.',
  copyNoRoom:
    'Le disque de {folder} n’a pas la place d’une sauvegarde en plus de ce qu’il faut aux votes et aux feuilles de notation, aucune n’a donc été faite. Faites de la place, ou indiquez dans OVATION_BACKUP_DIR un dossier ailleurs.',
  copySlow:
    'Une sauvegarde dans {folder} dure si longtemps que plus rien ne l’attend. Si elle ne se termine pas, regardez ce disque et la base, ou indiquez un autre dossier dans OVATION_BACKUP_DIR.',
  copyTooLong:
    'Une sauvegarde dans {folder} n’était pas finie après {time} et a été abandonnée. Regardez ce disque et la base, ou indiquez un autre dossier dans OVATION_BACKUP_DIR.',
  databaseLeft:
    'La base a mis fin à la session en plein travail ({why}), il n’en est donc rien sorti. Regardez la base, puis recommencez.',

  notSaved: 'Rien ne peut être enregistré.',
  notSavedFull: 'Rien ne peut être enregistré : le disque est plein.',
  notSavedReadOnly: 'Rien ne peut être enregistré : la base ne peut être que lue.',
  notSavedDisk: 'Rien ne peut être enregistré : le disque ne prend pas ce qui est écrit.',
  notSavedDamaged: 'Rien ne peut être enregistré : le disque ou la base est endommagé.',
  notSavedMoved:
    'Rien ne peut être enregistré : la base a été déplacée ou supprimée pendant que le serveur tourne.',
  logBroken:
    'Le journal de la base de données (ovation.db-wal) s’interrompt au milieu : il a été endommagé, ou le courant a été coupé pendant son écriture. Ce qui a été enregistré en dernier peut manquer ; vérifiez que les entrées les plus récentes du journal sont là. La base de données, telle qu’elle a été trouvée, se trouve dans {place}. Quand c’est réglé, sortez ce dossier du dossier des données, et ce n’est plus signalé.',
  notSavedKeyChanged:
    'Rien ne peut être enregistré : la clé de cette installation a été changée pendant que le serveur tourne. Donnez la nouvelle clé à cette machine et redémarrez le serveur.',
  notSavedLocked: 'Rien ne peut être enregistré : la base est verrouillée ou trop lente.',
  notSavedAway: 'Rien ne peut être enregistré : la base ne répond pas.',
  databaseSilent: 'La base ne répond pas.',
  almostFull: 'Le disque est presque plein : il reste {left} Mo.',
  clockAhead:
    'L’horloge de cette machine avance de {seconds} s sur celle de la base : aucun vote n’est pris ici.',
  clockBehind:
    'L’horloge de cette machine retarde de {seconds} s sur celle de la base : aucun vote n’est pris ici.',
  clocksDo:
    'Réglez les deux sur un serveur de temps (NTP) ; si un spectacle est en cours, relancez ce processus après.',
  clockBeforeLog:
    'Au démarrage du serveur, l’horloge indiquait {now}, mais le journal a des entrées du {logged}.',
  clockAfterPause:
    'Au démarrage du serveur, l’horloge indiquait {now}, mais rien n’avait été écrit juste avant. Jours sans entrée : {days}.',
  clockHolds:
    'Rien n’est retiré pour son âge tant que l’administration n’a pas dit dans les réglages que l’horloge est juste.',
  fileNotThere: 'Le fichier n’est plus là où il était. Remettez la musique à sa place, ou redemandez-la.',
  oneLost:
    'Un fichier de musique n’est plus là où il était : remettez le dossier ou le bucket de la musique à sa place.',
  manyLost:
    '{count} fichiers de musique ne sont plus là où ils étaient : remettez le dossier ou le bucket de la musique à sa place.',
  storageSilent:
    'Le stockage de la musique ne répond pas. Ce qui arrive attend sur cette machine et se déplace tout seul ; ce qui y est rangé ne peut pas être joué entre-temps.',
  storageRefuses:
    'Le stockage de la musique répond {answer} : voyez s’il est plein et si notre clé est toujours valable. Ce qui arrive attend sur cette machine et se déplace tout seul dès que c’est accepté.',

  filesRight:
    'Fichiers : {files}, faits le {time} par la version {version}. Les sommes de contrôle sont justes.',
  rowsRight:
    'Lignes : {rows}, autant qu’au moment de la sauvegarde ; la base ne trouve rien à redire à elle-même.',
  recountAgrees: '{round} : le second décompte donne le résultat certifié.',
  erasedAgain: 'Ce qui a été effacé après la sauvegarde l’est de nouveau au démarrage du serveur.',
  otherInstallation:
    'On ne sait pas si {folder} est de la même installation que cette sauvegarde. Le premier démarrage dira dans le journal qu’une sauvegarde a été restaurée, mais pas ce qui s’est perdu ainsi : indiquez pour cela le bon dossier de données dans OVATION_DATA.',
  inBucket: 'Fichiers de musique dans le bucket {bucket} : {files}.',

  copySealed: '{file} est scellé. Donnez sa phrase secrète dans OVATION_BACKUP_PASSPHRASE.',
  copyCutOff: '{file} s’arrête trop tôt. Prenez une autre sauvegarde.',
  copyDamaged: '{part} dans {file} est endommagé. Prenez une autre sauvegarde.',
  copyUnread:
    'L’inventaire de {file} n’est pas lisible ici. Si une version plus récente d’Ovation a fait cette sauvegarde, restaurez-la avec celle-ci ; sinon, prenez-en une autre.',
  copyHoldsMore: '{file} contient plus que son inventaire ne dit. Prenez une autre sauvegarde.',
  copyRowsMissing: 'La base de la sauvegarde cite des lignes qui n’y sont pas.',
  copyFormerKey:
    'Cette sauvegarde s’ouvre avec une ancienne clé, pas avec celle de {key}, elle ne peut donc pas être restaurée ici. Restaurez-la dans un nouveau dossier (ovation restore), placez-y {former} sous le nom secret.key et démarrez avec ce dossier.',
  copyOtherKey:
    'Cette sauvegarde a été scellée avec une autre clé que celle de {key}, elle ne peut donc pas être restaurée ici. Restaurez-la dans un nouveau dossier (ovation restore), placez-y votre copie de la clé d’alors sous le nom secret.key et démarrez avec ce dossier.',
  copyTakesFormerKey:
    'Cette sauvegarde s’ouvre avec une ancienne clé, pas avec celle de {key} : placez {former} dans le dossier restauré sous le nom secret.key.',
  copyTakesOtherKey:
    'Cette sauvegarde a été scellée avec une autre clé que celle de {key} : aucun serveur ne démarre avec elle avant que votre copie de la clé d’alors soit dans le dossier restauré sous le nom secret.key.',
  targetFilled:
    '{folder} n’est pas vide. Une sauvegarde n’est restaurée que dans un dossier nouveau ou vide ; rien n’a été changé.',
  targetNoFolder:
    '{path} existe déjà et n’est pas un dossier. Une sauvegarde n’est restaurée que dans un dossier nouveau ou vide ; rien n’a été changé.',

  logWhole: 'Le journal est entier. Lignes : {rows}, la dernière {head}.',
  logWholeOne: 'Le journal est entier : 1 ligne, la dernière {head}.',
  logInOrder: 'Le journal a toutes ses lignes dans l’ordre : {rows}, la dernière {head}.',
  logInOrderOne: 'Le journal a toutes ses lignes dans l’ordre : 1 ligne, la dernière {head}.',
  logKeyedFrom: 'Il est protégé par la clé à partir de la ligne {row}.',
  logUnfollowed:
    'On ne sait pas si les lignes protégées ont été changées : il faut pour cela la clé de l’installation.',
  logUnkeyed:
    'Aucune n’est protégée par la clé : une version antérieure les a écrites, ou quelqu’un les a refaites. Le serveur protège le journal à son démarrage.',
  logNoted: 'L’empreinte que vous avez notée est celle de la ligne {row}.',
  logCut:
    'Le journal est altéré : aucune de ses lignes ({rows}) n’a l’empreinte que vous avez notée. Il a été coupé avant cette ligne, ou refait.',
  logChanged: 'Le journal est altéré : la ligne {row} a été changée après son écriture.',
  logMissing: 'Le journal est altéré : la ligne {row} manque.',
  logLedger: 'Le journal est altéré : la ligne {row} est la dernière et ne correspond pas au registre.',
  logHolds: 'Lignes justes : {rows}.',
  logHoldsOne: '1 ligne est juste.',

  mailNobody:
    'Ce serveur ne se connecte jamais à {host}, même dans la salle. Écrivez le nom ou l’adresse du serveur de messagerie.',
  mailPrivate: '{host} est dans un réseau privé. Dites que c’est une machine de la salle si c’en est une.',
  mailNoName: 'Aucune machine ne s’appelle {host}, ou celle-ci n’est pas sur Internet en ce moment.',
  mailNoAnswer:
    'Rien ne répond sur le port {port} de {host}. Les serveurs de messagerie prennent les e-mails sur 587 ou 465.',
  mailUnreachable: '{host} ne peut pas être atteint depuis ce réseau.',
  mailTimedOut:
    '{host} n’a pas répondu à temps sur le port {port}. Un pare-feu est peut-être entre les deux, ou le chiffrement est un autre : 465 chiffre dès le premier octet, 587 après un salut.',
  mailNotTrusted:
    'Le serveur de messagerie montre un certificat auquel on ne peut pas se fier pour ce nom. Écrivez le nom comme le fait son fournisseur.',
  mailNotEncrypted:
    'Le serveur de messagerie ne chiffre pas dès le premier octet sur ce port. Choisissez « Après un salut », comme sur le port 587.',
  mailNoEncryption:
    'Le serveur de messagerie n’offre pas de chiffrement sur ce port, rien n’a donc été envoyé. Essayez le port 465, chiffré dès le premier octet.',
  mailEncryption: 'Le chiffrement n’a pas pu être convenu avec le serveur de messagerie.',
  mailNoSignIn: 'Le serveur de messagerie ne permet pas de se connecter ainsi sur ce port.',
  mailSignIn:
    'Le serveur de messagerie a refusé la connexion. Vérifiez le nom d’utilisateur et le mot de passe ; beaucoup de fournisseurs veulent un mot de passe fait pour les programmes.',
  mailSender:
    'Le serveur de messagerie refuse les e-mails de cette adresse d’envoi. Prenez l’adresse du compte qui se connecte.',
  mailSenderUnknown:
    'Le serveur de messagerie refuse les e-mails de cette adresse d’envoi, ou veut d’abord une connexion.',
  mailNotThere: 'Le serveur de messagerie ne prend pas d’e-mails pour cette adresse.',
  mailLetter: 'Le serveur de messagerie a pris l’adresse et refusé l’e-mail.',
  mailEnded: 'Le serveur de messagerie a mis fin à la liaison. Vérifiez le port et le chiffrement.',
  mailBrokeOff: 'Le serveur de messagerie a rompu sans dire pourquoi. Vérifiez le port et le chiffrement.',
  mailSaid: 'Il a dit : « {answer} ».',
  mailRefusedBefore:
    'Le serveur de messagerie a déjà refusé cette adresse définitivement, plus rien n’y est donc envoyé.',
  mailTooOften:
    'Des inscriptions ont écrit {count} e-mails à cette adresse en un jour, celui-ci n’a donc pas été envoyé. Renvoyez-le si c’est juste.',
  mailUnsure:
    'Le serveur de messagerie n’a pas dit à temps s’il a pris l’e-mail. Il arrivera peut-être deux fois ; pour un programme de messagerie, c’est le même.',
  mailMayHaveArrived: 'Le serveur de messagerie a peut-être pris cet e-mail avant son annulation.',
  mailNoAddress: 'Le numéro n’a plus d’adresse e-mail, l’envoi de cet e-mail a donc été annulé.',

  gearTooOld: 'Pas transmis : plus de cinq minutes s’étaient écoulées.',
  gearAnswered: 'Réponse : {status}.',
  gearSilent: 'Pas de réponse en dix secondes.',

  logWentOn:
    'Le journal allait avant jusqu’à la ligne {lost} ; ce qui suit maintenant la ligne {row} en est un autre.',
  logMadeAnew: 'La ligne {row} était une autre avant : le journal a été refait.',
  notPerformed: 'Pas passé sur scène.',
  certifiedNow: 'Résultat certifié, version {version}.',
};
