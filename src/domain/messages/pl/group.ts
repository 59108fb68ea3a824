/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: 'Czy ktoś z nich będzie mieć mniej niż {age} lat?',
  othersYes: 'Tak',
  othersNo: 'Nie',
  whoMinor: 'Kto z nich?',
  minorsHint:
    'Za każdą z tych osób zgodę wyraża rodzic lub opiekun, przez osobny link. Linki są na twojej stronie.',
  minorParent: '{name}: telefon lub e-mail rodzica',
  credited: 'Podać nasze imiona w programie',
  wrongOthers: 'Podaj imiona, po jednym w wierszu',
  wrongOthersAge: 'Powiedz, czy ktoś z nich jest niepełnoletni',
  wrongMinors: 'Zaznacz, kto z nich jest niepełnoletni',
  ownYes: 'Tak',
  ownNo: 'Nie',
  ownPrinted: 'Będzie w programie.',
  ownSeen: 'Widzą to tylko organizatorzy i ekipa.',
  wrongOwn: 'Odpowiedz na „{question}”',
};
