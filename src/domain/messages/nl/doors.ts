/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. Instellingen zoals ze op apparaten heten. */
import type { Translated } from '../catalogue.ts';

export const doors: Translated<'doors'> = {
  notFound: 'Pagina niet gevonden',
  wrongDoor: 'Verkeerde deur',
  wrongDoorLead:
    'Hier is niets: {address}. Was het een link voor de jury of voor je act, kijk dan of je hem helemaal hebt gekopieerd, of vraag het de organisatie.',
  rightDoors: 'Goede deuren',
  vote: 'Stemmen',
  results: 'Uitslag',
  signInTitle: 'Inloggen voor de organisatie',
  email: 'E-mail',
  password: 'Wachtwoord',
  signIn: 'Inloggen',
  noSignIn:
    'Jury en acts loggen niet in. Open de persoonlijke link die je hebt gekregen, of vraag de organisatie er opnieuw om.',
  loginFailed: 'Inloggen is niet gelukt',
  setUp: 'Ovation instellen',
  checkingLink: 'De link wordt gecontroleerd',
  firstOne: 'Hier was nog niemand voor jou. Maak je account; dat mag alles en kan andere toevoegen.',
  name: 'Je naam',
  emailHint: 'Hiermee log je in. Er wordt niets naartoe gestuurd.',
  passwordHint: '{least} tekens of meer. Een paar woorden achter elkaar is prima.',
  makeAccount: 'Mijn account maken',
  notReached: 'De server is niet bereikbaar. Probeer het opnieuw.',
  linkBroken: 'Deze instellink werkt niet',
  linkUnknown: 'De link is nu niet te controleren',
  newLink: 'Er wordt een nieuwe afgedrukt als de server start en er nog geen account is.',
  trust: 'Deze server vertrouwen',
  forCrew: 'Voor jury en crew',
  askingHow: 'Opvragen hoe deze server te bereiken is',
  nothingNow: 'Dit is nu niet te controleren',
  nothingToDo: 'Er hoeft niets te gebeuren',
  nothingToDoLead: 'Deze pagina kwam over een verbinding die je apparaat vertrouwt.',
  onlyHttp: 'Er is hier alleen http',
  onlyHttpLead:
    'Alles werkt. Een jurypagina moet open blijven zolang het netwerk weg is, schermen gaan uit tenzij het apparaat anders is ingesteld, en de camera bij het inchecken is niet te gebruiken.',
  trusted: 'Dit apparaat vertrouwt de server',
  trustedLead: 'Klaar. Open je link opnieuw of scan je code: de pagina gaat vanzelf over op https.',
  takeOff:
    'Haal het certificaat na de show weer van geleende apparaten, op de plek waar je het hebt geïnstalleerd: wie de sleutel van deze server heeft, zou zich tegenover die apparaten kunnen voordoen als machines van een privénetwerk.',
  trustLead:
    'Voor de tablets van de jury en de apparaten van de crew, één keer per apparaat. Daarna gaan pagina’s ook zonder netwerk open, blijven schermen aan en werkt de camera. Telefoons die stemmen hebben dit niet nodig.',
  whatYouInstall: 'Wat je installeert',
  whatYouInstallLead:
    'Het geldt alleen voor namen en adressen van privénetwerken, nooit voor een site op internet. De organisatie ziet dezelfde vingerafdruk in de instellingen:',
  openHttps: '{address} openen via https',
  loadCertificate: 'Certificaat downloaden',
  ios: 'iPad en iPhone',
  iosAllow: 'Open deze pagina in Safari, download het bestand en tik op Sta toe.',
  iosInstall: 'Instellingen, Profiel gedownload, Installeer.',
  iosTrust:
    'Instellingen, Algemeen, Info, Instellingen voor certificaatvertrouwen: zet aan wat begint met “Ovation on”.',
  iosBack: 'Kom terug naar deze pagina.',
  android: 'Android',
  androidLoad: 'Download het bestand.',
  androidSearch:
    'Zoek in Instellingen naar “CA-certificaat”: het staat onder Beveiliging, Versleuteling en inloggegevens, Een certificaat installeren.',
  androidInstall: 'Tik op Toch installeren en kies ovation.crt bij Downloads.',
  androidBack: 'Kom in Chrome terug naar deze pagina.',
  windows: 'Windows',
  windowsOpen: 'Download het bestand en open het. Klik op Certificaat installeren, Huidige gebruiker.',
  windowsStore:
    'Kies “Alle certificaten in het onderstaande archief opslaan”, Bladeren, Vertrouwde basiscertificeringsinstanties.',
  windowsBack: 'Voltooien, en Ja bij de waarschuwing. Kom dan in Edge of Chrome terug naar deze pagina.',
  macos: 'Mac',
  macosOpen: 'Download het bestand en open het.',
  macosInstall:
    'Systeeminstellingen, Algemeen, Apparaatbeheer: open het profiel dat begint met “Ovation on” en installeer het.',
  macosBack: 'Kom in Safari of Chrome terug naar deze pagina.',
};
