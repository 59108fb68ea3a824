/** Doors: a wrong one, the one to the admin, the first admin’s, and the page where a device learns to trust the server. `@most` is how many letters fit. */
export const doors = {
  /** The tab’s title, and heading for screen readers, where there is no page. @most 34 */
  notFound: 'Page not found',
  /** Very large on that page; two words, one below the other. @most 20 */
  wrongDoor: 'Wrong door',
  /** Under it; {address} is what was asked for. */
  wrongDoorLead:
    'There is nothing at {address}. If you followed a judge’s or performer’s link, check that you copied all of it, or ask the desk.',
  /** For screen readers: the buttons under it. */
  rightDoors: 'Right doors',
  /** Button. @most 16 */
  vote: 'Vote',
  /** Button. @most 16 */
  results: 'Results',

  /** Heading and the tab’s title. @most 34 */
  signInTitle: 'Backstage sign in',
  /** Field. */
  email: 'Email',
  /** Field. */
  password: 'Password',
  /** Button. @most 20 */
  signIn: 'Sign in',
  /** Under it. */
  noSignIn:
    'Judges and performers do not sign in. Open the personal link you were sent, or ask the organisers for it again.',
  /** Where it was not done, and the server said nothing. */
  loginFailed: 'Login failed',

  /** Heading and the tab’s title. @most 34 */
  setUp: 'Set up Ovation',
  /** For screen readers, while it is checked. */
  checkingLink: 'Checking the link',
  /** Under the heading. */
  firstOne: 'You are the first one here. Create your account; it can do everything, and add other people.',
  /** Field. */
  name: 'Your name',
  /** Under the email’s field. */
  emailHint: 'You sign in with it. Nothing is sent to it.',
  /** Under the password’s field. */
  passwordHint: '{least} characters or more. Several words in a row work well.',
  /** Button. @most 24 */
  makeAccount: 'Create my account',
  /** Where it was not done. */
  notReached: 'The server cannot be reached. Try again.',
  /** Heading. @most 50 */
  linkBroken: 'This set-up link does not work',
  /** Heading. @most 50 */
  linkUnknown: 'The link cannot be checked just now',
  /** After why. */
  newLink: 'A new one is printed when the server starts while nobody has an account.',

  /** Heading and the tab’s title. @most 40 */
  trust: 'Trust this server',
  /** Head of the page. @most 34 */
  forCrew: 'For judges and crew',
  /** For screen readers, while it comes. */
  askingHow: 'Asking how this server is reached',
  /** Heading. @most 50 */
  nothingNow: 'This cannot be checked just now',
  /** Heading. @most 50 */
  nothingToDo: 'Nothing has to be done',
  /** Under it. */
  nothingToDoLead: 'This page came over a connection that your device trusts.',
  /** Heading. @most 50 */
  onlyHttp: 'Only http is available here',
  /** Under it. */
  onlyHttpLead:
    'Everything works, but a judge’s page must stay open while the network is down, screens go dark unless the device is told to stay on, and the camera at check-in cannot be used.',
  /** Heading. @most 40 */
  trusted: 'This device trusts the server',
  /** In a box. */
  trustedLead: 'Done. Open your link again, or scan your code: the page switches to https by itself.',
  /** Under it. */
  takeOff:
    'After the show, remove the certificate from borrowed devices again: whoever has this server’s key could pose to them as other machines of a private network.',
  /** Under the heading. */
  trustLead:
    'For the tablets of judges and the devices of the crew, once on each. Pages then open again without a network, screens stay on, and the camera can be used. Phones that vote need none of this.',
  /** Heading. @most 34 */
  whatYouInstall: 'What you install',
  /** Under it, before a long number. */
  whatYouInstallLead:
    'It is valid only for names and addresses of private networks, never for a site on the internet. The organisers see the same fingerprint in their settings:',
  /** Button; {address} is a name of a machine. */
  openHttps: 'Open {address} over https',
  /** Button. @most 34 */
  loadCertificate: 'Download the certificate',
  /** How a device is told, in the words on its own screens; the name of a kind of device. @most 24 */
  ios: 'iPad and iPhone',
  /** A step on it. */
  iosAllow: 'Open this page in Safari, download the file and press Allow.',
  /** The same. */
  iosInstall: 'Settings, Profile Downloaded, Install.',
  /** The same. */
  iosTrust:
    'Settings, General, About, Certificate Trust Settings: switch on the one that begins with “Ovation on”.',
  /** The same. */
  iosBack: 'Come back to this page.',
  /** The name of a system. @most 24 */
  android: 'Android',
  /** A step on it. */
  androidLoad: 'Download the file.',
  /** The same. */
  androidSearch:
    'In Settings search for “CA certificate”: it is under Security, Encryption and credentials, Install a certificate.',
  /** The same. */
  androidInstall: 'Press Install anyway, and choose ovation.crt in Downloads.',
  /** The same. */
  androidBack: 'Come back to this page in Chrome.',
  /** The name of a system. @most 24 */
  windows: 'Windows',
  /** A step on it. */
  windowsOpen: 'Download the file and open it. Press Install Certificate, Current User.',
  /** The same. */
  windowsStore:
    'Choose “Place all certificates in the following store”, Browse, Trusted Root Certification Authorities.',
  /** The same. */
  windowsBack: 'Finish, and say Yes to the warning. Then come back to this page in Edge or Chrome.',
  /** The name of a kind of computer. @most 24 */
  macos: 'Mac',
  /** A step on it. */
  macosOpen: 'Download the file and open it.',
  /** The same. */
  macosInstall:
    'System Settings, General, Device Management: open the profile that begins with “Ovation on”, and install it.',
  /** The same. */
  macosBack: 'Come back to this page in Safari or Chrome.',
} as const;
