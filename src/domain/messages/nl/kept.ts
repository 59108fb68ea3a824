/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const kept: Translated<'kept'> = {
  title: 'Wat er over jou wordt bewaard',
  responsible:
    'Verantwoordelijk voor deze gegevens: {host}. Je mag vragen om een kopie van alles wat er over jou wordt bewaard, om een correctie en om verwijdering.',
  responsibleContact:
    'Verantwoordelijk voor deze gegevens: {host}. Je mag vragen om een kopie van alles wat er over jou wordt bewaard, om een correctie en om verwijdering: {contact}',
  names: 'Namen, contactgegevens, noodcontact, ouder of voogd, ondersteuning',
  namesWhy:
    'Om je te bereiken, je te helpen en te weten dat een minderjarige mag meedoen. Versleuteld bewaard; alleen beheerders van de organisatie zien het, en elke inzage wordt genoteerd.',
  agreement: 'De toestemming van een ouder of voogd',
  agreementWhy:
    'Wie toestemming gaf, wanneer en voor welke tekst, zodat het later te laten zien is. Op dezelfde manier bewaard en in te zien.',
  byLetter: '{by} voor {of}, via de eigen link van de ouder',
  onPaper: '{by} voor {of}, op papier, genoteerd door {recorder}',
  throughPage: '{by} voor {of}, via de pagina van de act, niet bevestigd door de ouder',
  someParent: 'Een ouder of voogd',
  organisers: 'de organisatie',
  agreed: '{how}.',
  agreedOn: '{how}, op {time}.',
  act: 'Artiestennaam, nummer, categorie, voornaamwoorden, uitspraak, woorden voor de presentatie, benodigdheden op het podium',
  actWhy:
    'Om de show te draaien. Crew en jury zien het; artiestennaam, voornaamwoorden en nummer staan op de schermen en in de uitslag.',
  track: 'Je backingtrack',
  trackWhy:
    'Om af te spelen. Organisatie en crew horen hem; hij staat bij de andere bestanden van de organisatie.',
  scores: 'Punten en feedback',
  scoresWhy:
    'Om tot de uitslag te komen. Jury en beheerders zien ze; feedback krijg je zodra de organisatie die vrijgeeft.',
  letters: 'Mails',
  lettersWhy: 'Adres en tekst zijn versleuteld zolang een mail wacht, en worden na het versturen gewist.',
  votes: 'Stemmen in de zaal',
  votesWhy: 'Een stem wordt bewaard zonder naam, adres of apparaat waarnaar die te herleiden is.',
  howLong: 'Hoelang',
  byHand:
    'Al het persoonlijke wordt bewaard tot de organisatie het wist. Artiestennaam, nummer en uitslag blijven, zoals in een gedrukt programma.',
  byItself:
    'Al het persoonlijke en de backingtrack wist de server vanzelf, {days, plural, =0 {zodra de show begint} one {een dag na de show} other {# dagen na de show}}. Kopieën voor noodgevallen verdwijnen uiterlijk 30 dagen daarna. Artiestennaam, nummer en uitslag blijven, zoals in een gedrukt programma.',
  wholeFile:
    'Alles wat er over jou wordt bewaard: de act, contactgegevens, toestemming, ondersteuning, notities, wijzigingen, mails, je muziekbestanden, je foto, de opname van je naam en vrijgegeven feedback.',
  copyStatus: 'Stand van zaken',
  copyNote: 'Notitie van de crew',
  copyCounted: 'Bij het inchecken geteld',
  copyHistory: 'Wie wat heeft gewijzigd of bekeken',
  copyOther: 'Een andere inschrijving van dezelfde act',
  mergedInto: 'Samengevoegd met nummer {number}, dat blijft.',
  mergedFrom: 'Nummer {number} hierin samengevoegd.',
  agreedInForm: 'Toestemming van een ouder via de pagina van de act, niet door de ouder bevestigd.',
  agreedByLink: 'via de eigen link van de ouder',
  agreedOnPage: 'via de pagina van de act, niet door de ouder bevestigd',
  agreedOnPaper: 'op papier, genoteerd door {name}',
  placeScreen: 'Groot scherm',
  placeBallot: 'Stembiljet en programma',
  placeResults: 'Uitslag, achteraf',
};
