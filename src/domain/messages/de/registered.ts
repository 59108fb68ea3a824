/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: 'Du bist angemeldet',
  doneWaiting: 'Du bist auf der Warteliste',
  doneNumber: '{name}, {song}. Nummer {number}.',
  ownPage: 'Deine eigene Seite',
  ownPageLead:
    'Dort steht immer, ob du dabei bist, was noch zu tun ist und wann du dran bist. Dieser Link ist dein Schlüssel: Veröffentliche ihn nicht.',
  ownLink: 'Dein privater Link',
  openPage: 'Meine Seite öffnen',
  mailMyself: 'An mich selbst schicken',
  mailMyselfSubject: 'Deine Seite für {event}',
  scanToMove: 'Zum Mitnehmen auf ein anderes Handy scannen',
  forParent: 'Für Eltern oder Sorgeberechtigte',
  notSigned: 'Noch keine Zustimmung.',
  notSignedLead: 'Vorher kann dein Act nicht angenommen werden.',
  sendThemLink: 'Gib diesen Link weiter.',
  linkGoesToThem:
    'Der Link geht an die E-Mail-Adresse, die du dafür angegeben hast, und nirgendwohin sonst. Wie, steht auf deiner eigenen Seite.',
  linkByOrganisers:
    'Ein Elternteil oder eine sorgeberechtigte Person muss lesen und unterschreiben. Die Orga schickt den Link: Frag sie, wenn er nicht ankommt.',
  theirLink: 'Link zum Zustimmen',
  mailThem: 'Per Mail weitergeben',
  mailThemSubject: 'Bitte stimme zu, dass ich mitmache: {event}',
  membersNotSigned:
    'Für alle Minderjährigen fehlt noch die Zustimmung der Eltern. Auf deiner eigenen Seite steht für jede Person ein Link.',
  next: 'Wie es weitergeht',
  nextWaiting:
    'Wird ein Platz frei, geht die Orga die Liste von oben durch. Auf deiner Seite steht, wo du auf ihr stehst.',
  nextLead:
    'Die Orga sieht sich deine Anmeldung an und nimmt sie an oder sagt dir, warum nicht. Sobald das geschehen ist, steht es auf deiner Seite.',
  another: 'Noch einen Act anmelden',
};
