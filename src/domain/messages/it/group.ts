/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: 'Quel giorno qualcuno avrà meno di {age} anni?',
  othersYes: 'Sì',
  othersNo: 'No',
  whoMinor: 'Chi?',
  minorsHint:
    'Per ciascuno un genitore o chi ne fa le veci deve acconsentire, con un link proprio. I link sono sulla tua pagina.',
  minorParent: '{name}: telefono o e-mail di un genitore',
  credited: 'Mettere i nostri nomi nel programma',
  wrongOthers: 'Scrivi i nomi, uno per riga',
  wrongOthersAge: 'Indica se ci sono minorenni',
  wrongMinors: 'Scegli chi è minorenne',
  ownYes: 'Sì',
  ownNo: 'No',
  ownPrinted: 'Compare nel programma.',
  ownSeen: 'Lo vedono solo l’organizzazione e lo staff.',
  wrongOwn: 'Rispondi a “{question}”',
};
