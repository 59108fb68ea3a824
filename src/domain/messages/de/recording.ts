/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: 'So spricht man dich aus',
  lead: 'Sag deinen Namen einmal, höchstens zehn Sekunden lang. Nur Moderation und Orga hören ihn.',
  record: 'Aufnehmen',
  stop: 'Fertig',
  choose: 'Tondatei wählen',
  listen: 'Anhören',
  remove: 'Entfernen',
  removeAsk: 'Die Aufnahme entfernen?',
  noMicrophone: 'Dieser Browser gibt kein Mikrofon frei. Wähle stattdessen eine Tondatei.',
  unread: 'Diese Datei lässt sich hier nicht als Ton lesen.',
  notSent: 'Die Aufnahme wurde nicht gesendet. Versuch es noch einmal.',
  none: 'Keine Aufnahme',
};
