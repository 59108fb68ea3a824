/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const picture: Translated<'picture'> = {
  yours: 'Dein Foto',
  lead: 'Für die Leinwand, Handys, die Ergebnisse und das gedruckte Programm, wenn du magst. Wer darauf ist, sollte einverstanden sein.',
  choose: 'Foto wählen',
  another: 'Anderes Foto',
  crop: 'Setz dich in den Kreis: Verschieb das Foto mit dem Finger, der Maus oder den Pfeiltasten.',
  place: 'Das Foto in seinem Kreis',
  zoom: 'Größer oder kleiner',
  use: 'Dieses Foto nehmen',
  remove: 'Entfernen',
  removeAsk: 'Dein Foto entfernen?',
  waiting: 'Die Orga sieht es sich zuerst an. Bis dahin sehen es nur du und die Orga.',
  approved: 'Die Orga hat es freigegeben. Es wird gezeigt, solange du in der Show bist.',
  nowhere: 'Kein Ort ist angekreuzt, also ist es nirgends zu sehen.',
  refused: 'Die Orga bittet um ein anderes Foto.',
  parent: 'Es wird gezeigt, sobald ein Elternteil oder eine sorgeberechtigte Person zugestimmt hat.',
  small: 'Es ist zu klein für die Leinwand und wird darum nur auf Handys und Papier gezeigt.',
  unread: 'Diese Datei lässt sich hier nicht als Foto lesen. Wähle ein JPEG oder PNG.',
  notSent: 'Das Foto wurde nicht gesendet. Versuch es noch einmal.',
  places: 'Wo Fotos gezeigt werden dürfen',
  placeBallotToo: 'Und im gedruckten Programm',
  keptByParents: 'Ein Elternteil möchte es hier nicht: {places}.',
  parentSays: 'Wo es gezeigt werden darf, sagt ein Elternteil oder eine sorgeberechtigte Person.',
  inTheHall: 'So sieht es der Saal',
  inTheHallLead: 'Im Licht nur, solange du dran bist. Davor wartet es in Grau.',
};
