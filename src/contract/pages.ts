import { OFFICE_ROOMS, type Room } from '#domain/messages/catalogue.ts';

/** The addresses of pages, for a server that answers 404 for any other, and for links. `:name` is one segment. */
export const PAGES = [
  '/',
  '/register',
  '/login',
  '/setup/:token',
  '/status/:token',
  '/consent/:token',
  '/judge/scoring',
  '/judge/:token',
  '/admin',
  '/admin/dashboard',
  '/admin/participants',
  '/admin/participants/:id',
  '/admin/judges',
  '/admin/categories',
  '/admin/scoring',
  '/admin/scoring/paper',
  '/admin/scoring/reveal',
  '/admin/scoring/protocol/:id',
  '/admin/scoring/diplomas/:id',
  '/admin/live-event',
  '/admin/report',
  '/admin/running-order',
  '/admin/order',
  '/admin/programme',
  '/admin/profile',
  '/admin/settings',
  '/admin/settings/:section',
  '/admin/begin',
  '/admin/begin/:id',
  '/trust',
  '/vote',
  '/results',
  '/results/past',
  '/results/verify',
  '/results/votes',
  '/results/why/:id',
  '/rounds/:round/results',
  '/rounds/:round/results/verify',
  '/rounds/:round/results/votes',
  '/rounds/:round/results/why/:id',
  '/projector',
  '/mc',
  '/backstage',
] as const;

/** The last part of the address of each section of the settings, in the order of its index. */
export const SETTINGS_SECTIONS = [
  'event',
  'look',
  'sponsors',
  'languages',
  'registration',
  'tracks',
  'texts',
  'letters',
  'show',
  'screens',
  'share',
  'https',
  'gear',
  'doctor',
  'certifying',
  'data',
  'people',
  'copies',
  'audit',
  'events',
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

const RESULTS: readonly Room[] = ['results'];
const CHECKS: readonly Room[] = ['results', 'verify', 'vote'];
const JUDGE: readonly Room[] = ['judge', 'marks', 'night', 'review', 'screens', 'vote'];

/** What the organisers' pages say beside their own rooms stands in these, which others say too. */
export const OFFICE: readonly Room[] = [
  ...OFFICE_ROOMS,
  'kept',
  'marks',
  'night',
  'recording',
  'screens',
  'track',
  'vote',
];

/** Whether this is a page of those who work on an event, in the language that they work in. */
export const isOfficePage = (path: string): boolean => path.startsWith('/admin');

/** Whether search engines may find this page, in each language that the event offers. */
export const isFound = (path: string): boolean => /^\/(?:register$|results|rounds|$)/.test(path);

/** From which rooms of the catalogue a page speaks. One that is not here is not in it yet, and speaks English; `/*` is where there is no page. */
export const SPOKEN_PAGES: Readonly<Record<string, readonly Room[]>> = {
  '/': ['front', 'night'],
  '/admin': OFFICE,
  '/admin/dashboard': OFFICE,
  '/register': ['register', 'registered', 'group', 'kept', 'night', 'picture', 'recording', 'track'],
  '/status/:token': ['group', 'kept', 'night', 'picture', 'recording', 'results', 'status', 'track'],
  '/vote': ['vote'],
  '/login': ['doors'],
  '/setup/:token': ['doors'],
  '/trust': ['doors'],
  '/consent/:token': ['consent', 'kept'],
  '/judge/scoring': JUDGE,
  '/judge/:token': JUDGE,
  '/backstage': ['backstage', 'night', 'parts', 'screens'],
  '/mc': ['mc', 'night', 'parts', 'recording', 'screens'],
  '/projector': ['night', 'projector', 'screens', 'vote'],
  '/results': RESULTS,
  '/results/past': RESULTS,
  '/results/verify': CHECKS,
  '/results/votes': CHECKS,
  '/results/why/:id': RESULTS,
  '/rounds/:round/results': RESULTS,
  '/rounds/:round/results/verify': CHECKS,
  '/rounds/:round/results/votes': CHECKS,
  '/rounds/:round/results/why/:id': RESULTS,
  '/admin/profile': OFFICE,
  '/admin/settings': OFFICE,
  '/admin/settings/:section': OFFICE,
  '/admin/judges': OFFICE,
  '/admin/categories': OFFICE,
  '/admin/participants': OFFICE,
  '/admin/participants/:id': OFFICE,
  '/admin/order': OFFICE,
  '/admin/live-event': OFFICE,
  '/admin/report': OFFICE,
  '/admin/running-order': OFFICE,
  '/admin/programme': OFFICE,
  '/admin/scoring/diplomas/:id': OFFICE,
  '/admin/begin': OFFICE,
  '/admin/begin/:id': OFFICE,
  '/admin/scoring': OFFICE,
  '/admin/scoring/paper': OFFICE,
  '/admin/scoring/reveal': OFFICE,
  '/admin/scoring/protocol/:id': OFFICE,
  '/*': ['doors'],
} satisfies Partial<Record<(typeof PAGES)[number] | '/*', readonly Room[]>>;

/** The screens of the hall are read by many: they speak the event's own language. */
const HALL_PAGES: readonly string[] = ['/projector', '/backstage'];

/** Whose language a page speaks: its reader's, that of whoever works in the office, or the event's own. */
export type Speaking = 'reader' | 'office' | 'event';
export const speakingOf = (path: string): Speaking =>
  isOfficePage(path) ? 'office' : HALL_PAGES.includes(path) ? 'event' : 'reader';
