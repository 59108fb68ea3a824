/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'Taal',
  languageAway: '{language} kan zonder verbinding niet worden geladen. Probeer het opnieuw.',
  unreachable: 'De server is niet bereikbaar.',
  resultStands: 'Er is niets gewijzigd: de uitslag blijft staan.',
  saved: 'Opgeslagen',
  saving: 'Wordt verstuurd',
  kept: 'Bewaard op dit apparaat',
  notSaved: 'Niet opgeslagen',
  rehearsal: 'Repetitie',
  rehearsalCounts: 'Niets telt.',
  theShow: 'De show',
  interval: 'Pauze',
  withThanks: 'Met dank aan',
  showOver: 'De show is voorbij',
  roundOver: '{round} is voorbij',
  moreFollows: 'Er komt nog meer.',
  thanks: 'Fijn dat je erbij was.',
  act: 'Act {number}',
  actOf: 'Act {number} van {last}',
  needsScript: 'Ovation heeft JavaScript nodig. Zet het aan voor deze site en laad de pagina opnieuw.',
  pageLoading: 'De pagina wordt geladen',
  pageFailed: 'Deze pagina is niet geladen',
  pageFailedLead:
    'Misschien is het netwerk weg, of is de pagina net vernieuwd. Niets van wat je hebt opgeslagen is verloren.',
  tryAgain: 'Opnieuw proberen',
  toFrontPage: 'Naar de startpagina',
};
