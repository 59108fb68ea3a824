/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: 'Is iemand van hen die dag jonger dan {age}?',
  othersYes: 'Ja',
  othersNo: 'Nee',
  whoMinor: 'Wie van hen?',
  minorsHint:
    'Voor ieder moet een ouder of voogd toestemming geven, met een eigen link. De links staan op je eigen pagina.',
  minorParent: '{name}: telefoon of e-mail van een ouder',
  credited: 'Onze namen in het programma zetten',
  wrongOthers: 'Vul de namen in, één per regel',
  wrongOthersAge: 'Zeg of iemand van hen minderjarig is',
  wrongMinors: 'Kies wie van hen minderjarig is',
  ownYes: 'Ja',
  ownNo: 'Nee',
  ownPrinted: 'Komt in het programma.',
  ownSeen: 'Alleen de organisatie en de crew zien dit.',
  wrongOwn: 'Beantwoord “{question}”',
};
