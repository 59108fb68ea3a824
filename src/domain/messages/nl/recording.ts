/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: 'Zo klinkt je naam',
  lead: 'Zeg je naam één keer, in hoogstens tien seconden. Alleen de presentatie en de organisatie horen het.',
  record: 'Opnemen',
  stop: 'Klaar',
  choose: 'Kies een geluidsbestand',
  listen: 'Luisteren',
  remove: 'Verwijderen',
  removeAsk: 'De opname verwijderen?',
  noMicrophone: 'Deze browser geeft geen microfoon. Kies in plaats daarvan een geluidsbestand.',
  unread: 'Dit bestand is geen geluid dat hier gelezen kan worden.',
  notSent: 'De opname is niet verstuurd. Probeer het opnieuw.',
  none: 'Geen opname',
};
