import type { Translated } from '../../catalogue.ts';

export const sponsors: Translated<'sponsors'> = {
  lead: 'Sie sind zu sehen, während nichts auf der Bühne ist, und auf dem, was man mit nach Hause nimmt. Nie neben einem Act, einer Abstimmung, einem Platz oder einer angehaltenen Show.',
  add: 'Sponsor hinzufügen',
  roomFor: 'Es ist Platz für {count, number}.',
  formats: 'PNG, JPEG, WebP oder SVG. Es steht auf Weiß, wie es gezeichnet wurde.',
  file: 'Bilddatei eines Sponsors',
  sponsor: 'Sponsor',
  remove: 'Sponsor entfernen',
  removeLead: 'Sein Bild verschwindet sofort von allen Bildschirmen, Seiten, E-Mails und Ausdrucken.',

  name: 'Name, für alle, die es nicht sehen',
  whereShows: 'Wo zu sehen: {name}',
  holding: 'Vor der Show',
  interval: 'Pause',
  ballot: 'Nach dem Abstimmen',
  results: 'Unter den Ergebnissen',
  programme: 'Programm',
  letters: 'E-Mails',

  beforeNone: 'Vor der Show: keine',
  before: 'Vor der Show, der Name bleibt am größten',
  beforeThree: 'Vor der Show, der Name bleibt am größten, drei zugleich',
  intervalNone: 'Pause: keine',
  intervalFour: 'Pause, vier zugleich, je acht Sekunden',
};
