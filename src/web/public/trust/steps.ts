/** How each system is told to trust a certificate, in the words that stand on its own screens. */

export interface System {
  id: 'ios' | 'android' | 'windows' | 'macos';
  name: string;
  file: 'ovation.mobileconfig' | 'ovation.crt';
  steps: readonly string[];
}

export const SYSTEMS: readonly System[] = [
  {
    id: 'ios',
    name: 'iPad and iPhone',
    file: 'ovation.mobileconfig',
    steps: [
      'Open this page in Safari, load the file and press Allow.',
      'Settings, Profile Downloaded, Install.',
      'Settings, General, About, Certificate Trust Settings: switch on the one that begins with “Ovation on”.',
      'Come back to this page.',
    ],
  },
  {
    id: 'android',
    name: 'Android',
    file: 'ovation.crt',
    steps: [
      'Load the file.',
      'In Settings search for “CA certificate”: it is under Security, Encryption and credentials, Install a certificate.',
      'Press Install anyway, and choose ovation.crt in Downloads.',
      'Come back to this page in Chrome.',
    ],
  },
  {
    id: 'windows',
    name: 'Windows',
    file: 'ovation.crt',
    steps: [
      'Load the file and open it. Press Install Certificate, Current User.',
      'Choose “Place all certificates in the following store”, Browse, Trusted Root Certification Authorities.',
      'Finish, and say Yes to the warning. Then come back to this page in Edge or Chrome.',
    ],
  },
  {
    id: 'macos',
    name: 'Mac',
    file: 'ovation.mobileconfig',
    steps: [
      'Load the file and open it.',
      'System Settings, General, Device Management: open the profile that begins with “Ovation on”, and install it.',
      'Come back to this page in Safari or Chrome.',
    ],
  },
];

/** The system that a browser says it runs on; iPads say that they are Macs, but no Mac is touched. */
export function systemOf(agent: string, touchPoints: number): System['id'] | undefined {
  if (/iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  if (/Windows/.test(agent)) return 'windows';
  return /Macintosh/.test(agent) ? 'macos' : undefined;
}
