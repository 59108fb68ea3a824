/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: 'Ist davon am Tag der Show jemand unter {age}?',
  othersYes: 'Ja',
  othersNo: 'Nein',
  whoMinor: 'Wer davon?',
  minorsHint:
    'Für alle davon muss ein Elternteil oder eine sorgeberechtigte Person zustimmen, jeweils über einen eigenen Link. Die Links stehen auf deiner eigenen Seite.',
  minorParent: '{name}: Telefon oder E-Mail der Eltern',
  credited: 'Unsere Namen ins Programmheft drucken',
  wrongOthers: 'Gib die Namen ein, einen pro Zeile',
  wrongOthersAge: 'Sag, ob jemand davon minderjährig ist',
  wrongMinors: 'Wähle aus, wer davon minderjährig ist',
  ownYes: 'Ja',
  ownNo: 'Nein',
  ownPrinted: 'Steht im Programmheft.',
  ownSeen: 'Nur die Orga und die Crew sehen das.',
  wrongOwn: 'Beantworte „{question}“',
};
