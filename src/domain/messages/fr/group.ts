/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: 'Parmi ces personnes, y a-t-il des moins de {age} ans ?',
  othersYes: 'Oui',
  othersNo: 'Non',
  whoMinor: 'Lesquelles ?',
  minorsHint:
    'Pour chacune, un parent ou responsable légal doit donner son accord par un lien personnel. Ces liens sont sur votre page.',
  minorParent: '{name} : téléphone ou e-mail d’un parent',
  credited: 'Mettre nos noms dans le programme',
  wrongOthers: 'Indiquez leurs noms, un par ligne',
  wrongOthersAge: 'Dites s’il y a des personnes mineures',
  wrongMinors: 'Choisissez les personnes mineures',
  ownYes: 'Oui',
  ownNo: 'Non',
  ownPrinted: 'Imprimé dans le programme.',
  ownSeen: 'Seules l’organisation et l’équipe le voient.',
  wrongOwn: 'Répondez à « {question} »',
};
