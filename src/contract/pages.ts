import { ADMIN_ROOMS, type Room } from '#domain/messages/catalogue.ts';

/** The last path segment of each section of the settings, in the order of their index. */
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
/** What performers send of themselves, and what is said of it. */
const OWN_ACT: readonly Room[] = ['faults', 'group', 'kept', 'night', 'picture', 'recording', 'track'];
const JUDGE: readonly Room[] = ['judge', 'marks', 'night', 'review', 'screens', 'vote'];

/** The rooms of the message catalogue that the organisers' pages use, their own and shared ones. */
export const ADMIN: readonly Room[] = [
  ...ADMIN_ROOMS,
  'faults',
  'history',
  'kept',
  'marks',
  'night',
  'recording',
  'recount',
  'screens',
  'track',
  'vote',
];

const ADMIN_PAGES = [
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
];

/** Whether the page is for people who work on an event, in their own language. */
export const isAdminPage = (path: string): boolean => path.startsWith('/admin');

/** Whether search engines may index the page, in each language that the event offers. */
export const isIndexable = (path: string): boolean => /^\/(?:register$|results|rounds|$)/.test(path);

/**
 * The paths of all pages, of which `:name` is one segment, each with the rooms of the message catalogue that it uses;
 * `/*` stands for paths without a page.
 */
export const SPOKEN_PAGES: Readonly<Record<string, readonly Room[]>> = {
  '/': ['front', 'night'],
  '/register': [...OWN_ACT, 'register', 'registered'],
  '/status/:token': [...OWN_ACT, 'results', 'status'],
  '/vote': ['vote'],
  '/login': ['doors'],
  '/setup/:token': ['doors'],
  '/trust': ['doors'],
  '/consent/:token': ['consent', 'kept', 'picture', 'register'],
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
  ...Object.fromEntries(ADMIN_PAGES.map((path) => [path, ADMIN])),
  '/*': ['doors'],
};

/** The paths of all pages, for links and for the server, which answers 404 to any other. */
export const PAGES: readonly string[] = Object.keys(SPOKEN_PAGES).filter((path) => path !== '/*');

/** Screens that many read together, so they speak the event's language. */
const HALL_PAGES: readonly string[] = ['/projector', '/backstage'];

/** By which one comes into the admin. */
const DOORS: readonly string[] = ['/login', '/setup/:token'];

/** Whose language a page speaks: the reader's, that of the person on the admin’s pages or at its door, or the event's. */
export type Speaking = 'reader' | 'admin' | 'door' | 'event';
/** Whose language the page with this path speaks. */
export const speakingOf = (path: string): Speaking =>
  isAdminPage(path)
    ? 'admin'
    : DOORS.includes(path)
      ? 'door'
      : HALL_PAGES.includes(path)
        ? 'event'
        : 'reader';
