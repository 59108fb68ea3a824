/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: 'Je bent ingeschreven',
  doneWaiting: 'Je staat op de wachtlijst',
  doneNumber: '{name}, {song}. Nummer {number}.',
  ownPage: 'Je eigen pagina',
  ownPageLead:
    'Daar staat altijd of je meedoet, wat er nog te doen is en wanneer je aan de beurt bent. Deze link is je sleutel: zet hem nergens online.',
  ownLink: 'Je privélink',
  openPage: 'Mijn pagina openen',
  mailMyself: 'Naar mezelf mailen',
  mailMyselfSubject: 'Je pagina voor {event}',
  scanToMove: 'Scan dit om hem naar een andere telefoon te halen',
  forParent: 'Voor je ouder of voogd',
  notSigned: 'Nog niet getekend.',
  notSignedLead: 'Zonder die toestemming kun je niet worden toegelaten.',
  sendThemLink: 'Stuur deze link door.',
  linkGoesToThem:
    'De link om toestemming te geven gaat naar het e-mailadres dat je daarvoor hebt opgegeven, en nergens anders heen. Op je eigen pagina staat hoe.',
  linkByOrganisers:
    'Je ouder of voogd moet lezen en tekenen. De organisatie stuurt de link: vraag erom als die niet aankomt.',
  theirLink: 'Link om te tekenen',
  mailThem: 'Doorsturen per mail',
  mailThemSubject: 'Wil je toestemming geven? Ik doe mee aan {event}',
  membersNotSigned:
    'Voor iedereen die minderjarig is moet een ouder nog toestemming geven. Op je eigen pagina staat voor ieder een link.',
  next: 'Hoe het verdergaat',
  nextWaiting:
    'Komt er een plaats vrij, dan gaat de organisatie de lijst af. Op je pagina staat waar je op de lijst staat.',
  nextLead:
    'De organisatie bekijkt je inschrijving en laat je toe, of zegt waarom niet. Zodra dat gebeurd is, staat het op je pagina.',
  another: 'Nog een act inschrijven',
};
