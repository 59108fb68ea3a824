/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. Namen von Einstellungen, wie sie auf deutschen Geräten stehen. */
import type { Translated } from '../catalogue.ts';

export const doors: Translated<'doors'> = {
  notFound: 'Seite nicht gefunden',
  wrongDoor: 'Falsche Tür',
  wrongDoorLead:
    'Hier ist nichts: {address}. Kam der Link von der Orga, für die Jury oder deinen Act, dann sieh nach, ob du ihn ganz kopiert hast, oder frag die Orga.',
  rightDoors: 'Richtige Türen',
  vote: 'Abstimmen',
  results: 'Ergebnisse',
  signInTitle: 'Einloggen für die Orga',
  email: 'E-Mail',
  password: 'Passwort',
  signIn: 'Einloggen',
  noSignIn:
    'Jury und Acts loggen sich nicht ein. Öffne den Link, den du bekommen hast, oder frag die Orga noch einmal danach.',
  loginFailed: 'Das Einloggen ging nicht',
  setUp: 'Ovation einrichten',
  checkingLink: 'Der Link wird geprüft',
  firstOne: 'Vor dir war noch niemand hier. Leg dein Konto an; es darf alles und kann weitere anlegen.',
  name: 'Dein Name',
  emailHint: 'Damit loggst du dich ein. Es wird nichts dorthin geschickt.',
  passwordHint: 'Mindestens {least} Zeichen. Mehrere Wörter hintereinander sind gut.',
  makeAccount: 'Konto anlegen',
  notReached: 'Der Server ist nicht erreichbar. Versuch es noch einmal.',
  linkBroken: 'Dieser Link zum Einrichten funktioniert nicht',
  linkUnknown: 'Der Link lässt sich gerade nicht prüfen',
  newLink: 'Ein neuer wird ausgegeben, wenn der Server startet und noch niemand ein Konto hat.',
  trust: 'Diesem Server vertrauen',
  forCrew: 'Für Jury und Crew',
  askingHow: 'Es wird gefragt, wie dieser Server zu erreichen ist',
  nothingNow: 'Das lässt sich gerade nicht prüfen',
  nothingToDo: 'Es ist nichts zu tun',
  nothingToDoLead: 'Diese Seite kam über eine Verbindung, der dein Gerät vertraut.',
  onlyHttp: 'Hier gibt es nur http',
  onlyHttpLead:
    'Alles geht. Die Seite der Jury muss offen bleiben, solange das Netz weg ist, Bildschirme werden dunkel, wenn das Gerät nicht anders eingestellt ist, und die Kamera am Check-in lässt sich nicht nutzen.',
  trusted: 'Dieses Gerät vertraut dem Server',
  trustedLead:
    'Fertig. Öffne deinen Link noch einmal oder scanne deinen Code: Die Seite geht von selbst auf https über.',
  takeOff:
    'Nimm das Zertifikat nach der Show von geliehenen Geräten wieder herunter, dort, wo du es installiert hast: Wer den Schlüssel dieses Servers hat, könnte sich ihnen gegenüber als Gerät eines privaten Netzes ausgeben.',
  trustLead:
    'Für die Tablets der Jury und die Geräte der Crew, einmal für jedes. Danach öffnen sich Seiten auch ohne Netz wieder, Bildschirme bleiben an, und die Kamera lässt sich nutzen. Handys zum Abstimmen brauchen das nicht.',
  whatYouInstall: 'Was du installierst',
  whatYouInstallLead:
    'Es gilt nur für Namen und Adressen privater Netze, nie für eine Seite im Internet. Die Orga sieht denselben Fingerabdruck in ihren Einstellungen:',
  openHttps: '{address} über https öffnen',
  loadCertificate: 'Zertifikat laden',
  ios: 'iPad und iPhone',
  iosAllow: 'Öffne diese Seite in Safari, lade die Datei und tippe auf Zulassen.',
  iosInstall: 'Einstellungen, Profil geladen, Installieren.',
  iosTrust:
    'Einstellungen, Allgemein, Info, Zertifikatsvertrauenseinstellungen: Schalte das ein, das mit „Ovation on“ beginnt.',
  iosBack: 'Komm zu dieser Seite zurück.',
  android: 'Android',
  androidLoad: 'Lade die Datei.',
  androidSearch:
    'Suche in den Einstellungen nach „CA-Zertifikat“: Es steht unter Sicherheit, Verschlüsselung und Anmeldedaten, Zertifikat installieren.',
  androidInstall: 'Tippe auf Trotzdem installieren und wähle ovation.crt unter Downloads.',
  androidBack: 'Komm in Chrome zu dieser Seite zurück.',
  windows: 'Windows',
  windowsOpen: 'Lade die Datei und öffne sie. Klicke auf Zertifikat installieren, Aktueller Benutzer.',
  windowsStore:
    'Wähle „Alle Zertifikate in folgendem Speicher speichern“, Durchsuchen, Vertrauenswürdige Stammzertifizierungsstellen.',
  windowsBack:
    'Fertig stellen, und bei der Warnung Ja. Komm dann in Edge oder Chrome zu dieser Seite zurück.',
  macos: 'Mac',
  macosOpen: 'Lade die Datei und öffne sie.',
  macosInstall:
    'Systemeinstellungen, Allgemein, Geräteverwaltung: Öffne das Profil, das mit „Ovation on“ beginnt, und installiere es.',
  macosBack: 'Komm in Safari oder Chrome zu dieser Seite zurück.',
};
