/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const kept: Translated<'kept'> = {
  title: 'Ce qui est conservé sur vous',
  responsible:
    'Responsable de ces données : {host}. Vous pouvez demander une copie de tout ce qui est conservé sur vous, une rectification et l’effacement.',
  responsibleContact:
    'Responsable de ces données : {host}. Vous pouvez demander une copie de tout ce qui est conservé sur vous, une rectification et l’effacement : {contact}',
  names: 'Noms, contacts, contact d’urgence, parent, besoins d’assistance',
  namesWhy:
    'Pour vous joindre, vous aider, et savoir qu’une personne mineure a le droit de participer. Conservés chiffrés ; seuls les admins de l’organisation les voient, et chaque consultation est enregistrée.',
  agreement: 'L’accord d’un parent',
  agreementWhy:
    'Qui a donné son accord, quand, et sur quel texte, pour pouvoir le montrer plus tard. Conservé et consulté de la même façon.',
  byLetter: '{by} pour {of}, par le lien personnel du parent',
  onPaper: '{by} pour {of}, sur papier, saisie : {recorder}',
  throughPage: '{by} pour {of}, par la page de l’artiste, sans confirmation du parent',
  someParent: 'Un parent ou responsable légal',
  organisers: 'l’organisation',
  agreed: '{how}.',
  agreedOn: '{how} ({time}).',
  act: 'Nom de scène, morceau, catégorie, pronoms, prononciation du nom, mots pour la présentation, besoins sur scène',
  actWhy:
    'Pour faire le spectacle. L’équipe et le jury les voient ; nom de scène, pronoms et morceau figurent sur les écrans et dans les résultats.',
  track: 'Votre bande-son',
  trackWhy:
    'Pour la diffuser. L’organisation et l’équipe l’entendent ; elle est rangée avec les autres fichiers de l’organisation.',
  scores: 'Notes et commentaires',
  scoresWhy:
    'Pour établir le résultat. Le jury et les admins les voient ; les commentaires vous parviennent quand l’organisation les communique.',
  letters: 'E-mails',
  lettersWhy: 'L’adresse et le texte sont chiffrés tant qu’un e-mail attend, puis supprimés après l’envoi.',
  votes: 'Votes de la salle',
  votesWhy: 'Un vote est conservé sans nom, sans adresse et sans appareil auquel on pourrait le rattacher.',
  howLong: 'Pendant combien de temps',
  byHand:
    'Tout ce qui est personnel est conservé jusqu’à ce que l’organisation l’efface. Nom de scène, morceau et résultat restent, comme dans un programme imprimé.',
  byItself:
    'Tout ce qui est personnel et la bande-son sont effacés par le serveur lui-même {days, plural, =0 {au début du spectacle} one {# jour après le spectacle} other {# jours après le spectacle}}. Les copies de secours disparaissent au plus tard 30 jours après. Nom de scène, morceau et résultat restent, comme dans un programme imprimé.',
  wholeFile:
    'Tout ce qui est conservé sur vous : le numéro, les contacts, l’accord, l’aide nécessaire, les notes, les modifications, les e-mails, les fichiers de votre musique, votre photo, l’enregistrement de votre nom et les retours publiés.',
  copyStatus: 'État',
  copyNote: 'Note de l’équipe',
  copyCounted: 'Personnes comptées à l’accueil',
  copyHistory: 'Qui a changé ou vu quoi',
  copyOther: 'Une autre inscription du même numéro',
  mergedInto: 'Fusionné dans le numéro {number}.',
  mergedFrom: 'Fusionné avec le numéro {number}.',
  agreedInForm: 'Accord d’un parent par la page de l’artiste, non confirmé par le parent.',
  agreedByLink: 'par le lien du parent lui-même',
  agreedOnPage: 'par la page de l’artiste, non confirmé par le parent',
  agreedOnPaper: 'sur papier, saisie : {name}',
  placeScreen: 'Grand écran',
  placeBallot: 'Bulletin et programme',
  placeResults: 'Résultats, après',
};
