/** Italiano, con il “tu”. Nomi delle impostazioni: come sono scritti sui dispositivi in italiano. */
import type { Translated } from '../catalogue.ts';

export const doors: Translated<'doors'> = {
  notFound: 'Pagina non trovata',
  wrongDoor: 'Porta sbagliata',
  wrongDoorLead:
    'Qui non c’è niente: {address}. Se hai seguito un link per la giuria o per la tua esibizione, controlla di averlo copiato tutto, o chiedi all’organizzazione.',
  rightDoors: 'Porte giuste',
  vote: 'Vota',
  results: 'Risultati',
  signInTitle: 'Accesso dietro le quinte',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Accedi',
  noSignIn:
    'La giuria e chi si esibisce non devono accedere. Apri il link personale che hai ricevuto, o chiedilo di nuovo all’organizzazione.',
  loginFailed: 'Accesso non riuscito',
  setUp: 'Prepara Ovation',
  checkingLink: 'Controllo del link',
  firstOne: 'Prima di te non c’era nessuno. Crea il tuo account: può fare tutto e aggiungerne altri.',
  name: 'Il tuo nome',
  emailHint: 'Serve per accedere. Non ci viene inviato niente.',
  passwordHint: 'Almeno {least} caratteri. Più parole di fila vanno benissimo.',
  makeAccount: 'Crea il mio account',
  notReached: 'Il server non è raggiungibile. Riprova.',
  linkBroken: 'Questo link di preparazione non funziona',
  linkUnknown: 'Al momento il link non si può controllare',
  newLink: 'Ne viene stampato uno nuovo quando il server parte e nessuno ha ancora un account.',
  trust: 'Considera attendibile questo server',
  forCrew: 'Per la giuria e lo staff',
  askingHow: 'Si sta cercando come raggiungere questo server',
  nothingNow: 'Ora non è possibile controllarlo',
  nothingToDo: 'Non c’è niente da fare',
  nothingToDoLead:
    'Questa pagina è arrivata su una connessione che il tuo dispositivo considera attendibile.',
  onlyHttp: 'Qui c’è solo http',
  onlyHttpLead:
    'Funziona tutto. La pagina della giuria deve restare aperta mentre manca la rete, gli schermi si spengono se il dispositivo non è impostato diversamente, e al check-in la fotocamera non si può usare.',
  trusted: 'Questo dispositivo si fida del server',
  trustedLead: 'Fatto. Riapri il tuo link o scansiona il tuo codice: la pagina passa da sola a https.',
  takeOff:
    'Dopo lo spettacolo togli il certificato dai dispositivi in prestito, lì dove l’hai installato: chi ha la chiave di questo server potrebbe spacciarsi con loro per una macchina di una rete privata.',
  trustLead:
    'Per i tablet della giuria e i dispositivi dello staff, una volta per ciascuno. Poi le pagine si riaprono anche senza rete, gli schermi restano accesi e la fotocamera si può usare. I telefoni che votano non ne hanno bisogno.',
  whatYouInstall: 'Che cosa installi',
  whatYouInstallLead:
    'Vale solo per nomi e indirizzi di reti private, mai per un sito di Internet. L’organizzazione vede la stessa impronta nelle sue impostazioni:',
  openHttps: 'Apri {address} con https',
  loadCertificate: 'Scarica il certificato',
  ios: 'iPad e iPhone',
  iosAllow: 'Apri questa pagina in Safari, scarica il file e tocca Consenti.',
  iosInstall: 'Impostazioni, Profilo scaricato, Installa.',
  iosTrust:
    'Impostazioni, Generali, Info, Attendibilità certificati: attiva quello che comincia con “Ovation on”.',
  iosBack: 'Torna a questa pagina.',
  android: 'Android',
  androidLoad: 'Scarica il file.',
  androidSearch:
    'Nelle Impostazioni cerca “Certificato CA”: è sotto Sicurezza, Crittografia e credenziali, Installa un certificato.',
  androidInstall: 'Tocca Installa comunque e scegli ovation.crt in Download.',
  androidBack: 'Torna a questa pagina in Chrome.',
  windows: 'Windows',
  windowsOpen: 'Scarica il file e aprilo. Premi Installa certificato, Utente corrente.',
  windowsStore:
    'Scegli “Colloca tutti i certificati nel seguente archivio”, Sfoglia, Autorità di certificazione radice attendibili.',
  windowsBack: 'Fine, e Sì all’avviso. Poi torna a questa pagina in Edge o Chrome.',
  macos: 'Mac',
  macosOpen: 'Scarica il file e aprilo.',
  macosInstall:
    'Impostazioni di Sistema, Generali, Gestione dispositivi: apri il profilo che comincia con “Ovation on” e installalo.',
  macosBack: 'Torna a questa pagina in Safari o Chrome.',
};
