import type { Translated } from '../../catalogue.ts';

export const imports: Translated<'imports'> = {
  fileTitle: '1. Choisir le fichier, ou le coller',
  sample: 'Un fichier d’exemple',
  fileLead:
    'Un fichier CSV avec une ligne d’en-têtes, comme les tableurs l’enregistrent, ou les cellules copiées d’un tableur. Rien n’est écrit avant votre confirmation, et aucun e-mail ne part.',
  csvFile: 'Fichier CSV',
  orPaste: 'Ou collez les cellules ici, en-têtes compris',
  usePasted: 'Utiliser ce qui est collé',
  tooLong: 'C’est trop long pour une liste de numéros.',
  noRows: 'Il n’y a aucune ligne sous les en-têtes.',
  tooLarge: 'Ce fichier est trop gros pour une liste de numéros.',
  guessedLetters:
    'Ce fichier ne dit rien de ses caractères : ils ont été lus comme ceux de Windows en Europe de l’Ouest. Regardez les noms avant de les reprendre ; un fichier enregistré en CSV UTF-8 est lu tel quel.',

  columnsTitle: '2. Dire ce que contiennent les colonnes',
  column: 'Colonne {number}',
  notUsed: 'Inutilisée',
  answerTo: 'Réponse : {question}',
  empty: 'Vide',
  exampleOf: 'Comme « {example} »',
  sameBy: 'Une ligne concerne le numéro qui a en commun',
  sameNumber: 'le numéro d’ordre',
  sameNameAndSong: 'le nom de scène et le morceau',
  personalLead:
    'Noms, coordonnées et parents ne sont repris que pour les nouveaux numéros ; ceux des numéros déjà là restent tels quels. Si le fichier ne dit pas comment arrive la musique d’un nouveau numéro, elle est apportée le jour même.',
  look: 'Voir ce que ferait chaque ligne',
  nothingWritten: 'Rien n’a été écrit.',
  awayTryAgain: 'Le serveur est injoignable. Réessayez.',
  taken: '{new, plural, one {# nouveau numéro} other {# nouveaux numéros}}, {changed, number} modifiés',

  fieldNumber: 'Numéro d’ordre',
  fieldCategory: 'Catégorie, par son nom',
  fieldLength: 'Durée, comme 3:45 ou en secondes',
  fieldPreferredName: 'Nom à utiliser',
  fieldContact: 'Contact',
  fieldEmergencyName: 'Contact d’urgence, nom',
  fieldEmergencyContact: 'Contact d’urgence, comment le joindre',
  fieldUnderAge: 'Personne mineure, oui ou non',
  fieldParentName: 'Parent, nom',
  fieldParentContact: 'Parent, comment le joindre',
  fieldMembers: 'Autres sur scène, comme Ada (mineure, contact d’un parent); Ben',

  fateNew: 'Nouveau',
  fateChanged: 'Modifié',
  fateChoose: 'Quel numéro ?',
  fateSame: 'Tel quel',
  fateProblem: 'Problème',

  rowsTitle: '3. Vérifier, puis importer',
  nothingToTake: 'Rien à importer',
  takeIn: 'Importer : {new, number} nouveaux, {changed, number} modifiés',
  counts:
    '{new, number} nouveaux, {changed, number} modifiés, {same, number} tels quels, {problems, plural, one {# problème} other {# problèmes}}. Les lignes avec un problème, ou sans choix, sont laissées de côté.',
  countsToChoose:
    '{new, number} nouveaux, {changed, number} modifiés, {same, number} tels quels, {problems, plural, one {# problème} other {# problèmes}}, {choose, number} à choisir. Les lignes avec un problème, ou sans choix, sont laissées de côté.',
  meantCategory: '« {name} » dans le fichier est la catégorie',
  choose: 'Choisir',

  table: 'Ce que ferait chaque ligne',
  line: 'Ligne',
  whatHappens: 'Ce qui se passe',
  lineIsAbout: 'La ligne {number} concerne',
  newAct: 'Un nouveau numéro',
  knownAct: 'Numéro {number} : {name}, {song}',
  changeOf: '{field} : {before} → {after}',
  nothing: 'rien',
  showMore: 'En afficher plus sur {count, number}',
};
