/** Which part of the guide belongs to which page of the admin. */
import type { SettingsSection } from '#contract/pages.ts';

/** By address, as `PAGES` writes it; the settings' sections stand below. */
export const PART_OF: Readonly<Record<string, string>> = {
  '/admin': 'The dashboard',
  '/admin/dashboard': 'The dashboard',
  '/admin/participants': 'Participants',
  '/admin/participants/:id': 'Participants',
  '/admin/judges': 'Judges',
  '/admin/categories': 'Before anybody registers',
  '/admin/scoring': 'The result',
  '/admin/scoring/paper': 'Judges',
  '/admin/scoring/reveal': 'The result',
  '/admin/scoring/protocol/:id': 'The result',
  '/admin/scoring/diplomas/:id': 'The result',
  '/admin/live-event': 'The night',
  '/admin/report': 'On paper',
  '/admin/running-order': 'On paper',
  '/admin/order': 'The running order',
  '/admin/programme': 'On paper',
  '/admin/profile': 'Accounts, backups and the log',
  '/admin/settings': 'Before anybody registers',
  '/admin/begin': 'Before anybody registers',
  '/admin/begin/:id': 'Rehearsing',
};

export const PART_OF_SETTINGS: Readonly<Record<SettingsSection, string>> = {
  event: 'Before anybody registers',
  look: 'Before anybody registers',
  sponsors: 'Before anybody registers',
  languages: 'Before anybody registers',
  registration: 'Registration',
  tracks: 'Music and pictures',
  texts: 'Before anybody registers',
  letters: 'Letters',
  show: 'Stage, calls and emergencies',
  screens: 'The night',
  share: 'Addresses, codes and posters',
  https: 'Judges',
  gear: 'Other gear',
  doctor: 'When something goes wrong',
  certifying: 'The result',
  data: 'After the show',
  people: 'Accounts, backups and the log',
  copies: 'Accounts, backups and the log',
  audit: 'Accounts, backups and the log',
  events: 'After the show',
};

const isSection = (name: string | undefined): name is SettingsSection =>
  name !== undefined && Object.hasOwn(PART_OF_SETTINGS, name);

/** The title of the part for the page at `pathname`; one that is not listed belongs to the page above it. */
export function partFor(pathname: string): string {
  const [, section] = /^\/admin\/settings\/([a-z]+)/.exec(pathname) ?? [];
  if (isSection(section)) return PART_OF_SETTINGS[section];
  const steps = pathname.split('/');
  for (let end = steps.length; end > 1; end -= 1) {
    const above = steps.slice(0, end).join('/');
    const part = PART_OF[above] ?? PART_OF[above.replace(/\/[^/]+$/, '/:id')];
    if (part !== undefined) return part;
  }
  return 'The dashboard';
}
