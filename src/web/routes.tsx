/** Every page and its address. Pages are loaded when they are first opened, one chunk per audience. */
import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, type DataRouter, Navigate, type RouteObject } from 'react-router';
import { SPOKEN_PAGES, speakingOf } from '#contract/pages.ts';
import { RequireJudge, RequireLogin } from './client/guards.tsx';
import { enterRooms } from './client/language.ts';
import { PageFailed, PageFrame, PageLoading } from './page-frame.tsx';

/** A page whose code is loaded when it is first opened. */
const page = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const behind = (Guard: ComponentType<{ children: ReactNode }>, Page: ComponentType) =>
  function Guarded() {
    return (
      <Guard>
        <Page />
      </Guard>
    );
  };

const RESULTS: RouteObject[] = [
  page('results', async () => (await import('#web/public/results/ResultsPage.tsx')).ResultsPage),
  page('results/verify', async () => (await import('#web/public/results/verify/VerifyPage.tsx')).VerifyPage),
  page('results/votes', async () => (await import('#web/public/results/votes/VotesPage.tsx')).VotesPage),
  page('results/why/:id', async () => (await import('#web/public/results/why/WhyPage.tsx')).WhyPage),
];

const PUBLIC: RouteObject[] = [
  { ...page('', async () => (await import('#web/public/home/HomePage.tsx')).HomePage), index: true },
  page('register', async () => (await import('#web/public/register/RegisterPage.tsx')).RegisterPage),
  page('status/:token', async () => (await import('#web/public/status/StatusPage.tsx')).StatusPage),
  page('consent/:token', async () => (await import('#web/public/consent/ConsentPage.tsx')).ConsentPage),
  ...RESULTS,
  page('results/past', async () => (await import('#web/public/results/PastPage.tsx')).PastPage),
  // Those of one round, whichever is shown at /results.
  ...RESULTS.map((route) => ({ ...route, path: `rounds/:round/${route.path}` })),
  page('trust', async () => (await import('#web/public/trust/TrustPage.tsx')).TrustPage),
  page('login', async () => (await import('#web/public/login/LoginPage.tsx')).LoginPage),
  page('setup/:token', async () => (await import('#web/public/setup/SetupPage.tsx')).SetupPage),
  page('*', async () => (await import('#web/public/not-found/NotFoundPage.tsx')).NotFoundPage),
];

const HALL: RouteObject[] = [
  page('projector', async () => (await import('#web/projector/ProjectorPage.tsx')).ProjectorPage),
  page('mc', async () => (await import('#web/mc/McPage.tsx')).McPage),
  // Open to a screen that is paired; it asks anybody else to sign in.
  page('backstage', async () => (await import('#web/backstage/BackstagePage.tsx')).BackstagePage),
];

// A static path outranks a parameter, so /judge/scoring is never taken for a token.
const JUDGE: RouteObject[] = [
  page('judge/scoring', async () =>
    behind(RequireJudge, (await import('#web/judge/JudgeScoringPage.tsx')).JudgeScoringPage),
  ),
  page('judge/:token', async () => (await import('#web/judge/JudgeAccessPage.tsx')).JudgeAccessPage),
];

const ADMIN: RouteObject = {
  ...page('admin', async () =>
    behind(RequireLogin, (await import('#web/admin/AdminLayout.tsx')).AdminLayout),
  ),
  children: [
    { index: true, element: <Navigate to="/admin/dashboard" replace /> },
    page('dashboard', async () => (await import('#web/admin/dashboard/DashboardPage.tsx')).DashboardPage),
    page(
      'participants',
      async () => (await import('#web/admin/participants/ParticipantsPage.tsx')).ParticipantsPage,
    ),
    page(
      'participants/:id',
      async () => (await import('#web/admin/participants/ParticipantPage.tsx')).ParticipantPage,
    ),
    page('judges', async () => (await import('#web/admin/judges/JudgesPage.tsx')).JudgesPage),
    page('categories', async () => (await import('#web/admin/categories/CategoriesPage.tsx')).CategoriesPage),
    page('report', async () => (await import('#web/admin/on-paper/ReportPage.tsx')).ReportPage),
    page('running-order', async () => (await import('#web/admin/on-paper/CueSheetPage.tsx')).CueSheetPage),
    page('scoring', async () => (await import('#web/admin/scoring/ScoringPage.tsx')).ScoringPage),
    page('scoring/paper', async () => (await import('#web/admin/scoring/paper/PaperPage.tsx')).PaperPage),
    page('scoring/reveal', async () => (await import('#web/admin/scoring/reveal/RevealPage.tsx')).RevealPage),
    page(
      'scoring/protocol/:id',
      async () => (await import('#web/admin/scoring/protocol/ProtocolPage.tsx')).ProtocolPage,
    ),
    page(
      'scoring/diplomas/:id',
      async () => (await import('#web/admin/on-paper/DiplomasPage.tsx')).DiplomasPage,
    ),
    page('order', async () => (await import('#web/admin/order/OrderPage.tsx')).OrderPage),
    page('programme', async () => (await import('#web/admin/on-paper/ProgrammePage.tsx')).ProgrammePage),
    page('live-event', async () => (await import('#web/admin/live-event/LiveEventPage.tsx')).LiveEventPage),
    page('profile', async () => (await import('#web/admin/profile/ProfilePage.tsx')).ProfilePage),
    page(
      'settings/:section?',
      async () => (await import('#web/admin/settings/SettingsPage.tsx')).SettingsPage,
    ),
  ],
};

// Setting a show up fills the window: there is no admin around it yet.
const BEGIN: RouteObject[] = [
  page('admin/begin', async () =>
    behind(RequireLogin, (await import('#web/admin/begin/BeginPage.tsx')).BeginPage),
  ),
  page('admin/begin/:id', async () =>
    behind(RequireLogin, (await import('#web/admin/begin/ReadyPage.tsx')).ReadyPage),
  ),
];

/** A page comes with the words that it speaks. */
const speaking =
  (above = '') =>
  (route: RouteObject): RouteObject => {
    const path = route.index && above !== '' ? above : `${above}/${route.path ?? ''}`;
    if (route.children) return { ...route, children: route.children.map(speaking(path)) };
    return {
      ...route,
      loader: async () => {
        await enterRooms(SPOKEN_PAGES[path.replace('?', '')] ?? [], speakingOf(path));
        return null;
      },
    };
  };

/** The route table. */
export const ROUTES: RouteObject[] = [
  {
    Component: PageFrame,
    ErrorBoundary: PageFailed,
    HydrateFallback: PageLoading,
    children: [...PUBLIC, ...HALL, ...JUDGE, ADMIN, ...BEGIN].map(speaking()),
  },
];

/** The router over the browser's own address bar. */
export function createRouter(): DataRouter {
  return createBrowserRouter(ROUTES);
}
