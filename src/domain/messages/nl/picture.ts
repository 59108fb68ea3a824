/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const picture: Translated<'picture'> = {
  yours: 'Je foto',
  lead: 'Voor het grote scherm, telefoons, de uitslag en het gedrukte programma, als je wilt. Wie erop staat, moet het goedvinden.',
  choose: 'Kies een foto',
  another: 'Andere foto',
  crop: 'Zet jezelf in de cirkel: verschuif de foto met je vinger, de muis of de pijltjestoetsen.',
  place: 'De foto in de cirkel',
  zoom: 'Groter of kleiner',
  use: 'Gebruik deze foto',
  remove: 'Verwijderen',
  removeAsk: 'Je foto verwijderen?',
  waiting: 'De organisatie bekijkt hem eerst. Tot dan zien alleen jij en de organisatie hem.',
  approved: 'De organisatie heeft hem goedgekeurd. Hij is te zien zolang je in de show zit.',
  nowhere: 'Er is geen plek aangevinkt: de foto is nergens te zien.',
  refused: 'De organisatie vraagt om een andere foto.',
  parent: 'Hij is te zien zodra een ouder of voogd toestemming heeft gegeven.',
  small: 'Hij is te klein voor het grote scherm en is daarom alleen op telefoons en papier te zien.',
  unread: 'Dit bestand is geen foto die hier te lezen is. Kies een JPEG of PNG.',
  notSent: 'De foto is niet verstuurd. Probeer het opnieuw.',
  places: 'Waar foto’s getoond mogen worden',
  placeBallotToo: 'En in het gedrukte programma',
  keptByParents: 'Een ouder wil het hier niet: {places}.',
  parentSays: 'Een ouder of voogd zegt waar hij te zien mag zijn.',
  inTheHall: 'Zo ziet de zaal het',
  inTheHallLead: 'Alleen in het licht terwijl je optreedt. Daarvoor wacht hij in grijs.',
};
