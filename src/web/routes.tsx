/** Every page and its address. Pages are loaded when they are first opened, one chunk per audience. */
import type { ReactNode } from 'react';
import { createBrowserRouter, type DataRouter, Navigate, type RouteObject } from 'react-router';
import { SPOKEN_PAGES, speakingOf } from '#contract/pages.ts';
import { RequireJudge, RequireLogin } from './client/guards.tsx';
import { enterRooms } from './client/language.ts';
import { PageFailed, PageFrame, PageLoading } from './page-frame.tsx';

const RESULTS: RouteObject[] = [
  {
    path: 'results',
    lazy: async () => ({ Component: (await import('#web/public/results/ResultsPage.tsx')).ResultsPage }),
  },
  {
    path: 'results/verify',
    lazy: async () => ({ Component: (await import('#web/public/results/verify/VerifyPage.tsx')).VerifyPage }),
  },
  {
    path: 'results/votes',
    lazy: async () => ({ Component: (await import('#web/public/results/votes/VotesPage.tsx')).VotesPage }),
  },
  {
    path: 'results/why/:id',
    lazy: async () => ({ Component: (await import('#web/public/results/why/WhyPage.tsx')).WhyPage }),
  },
];

const PUBLIC: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('#web/public/home/HomePage.tsx')).HomePage }),
  },
  {
    path: 'register',
    lazy: async () => ({ Component: (await import('#web/public/register/RegisterPage.tsx')).RegisterPage }),
  },
  {
    path: 'status/:token',
    lazy: async () => ({ Component: (await import('#web/public/status/StatusPage.tsx')).StatusPage }),
  },
  {
    path: 'consent/:token',
    lazy: async () => ({ Component: (await import('#web/public/consent/ConsentPage.tsx')).ConsentPage }),
  },
  ...RESULTS,
  {
    path: 'results/past',
    lazy: async () => ({ Component: (await import('#web/public/results/PastPage.tsx')).PastPage }),
  },
  // Those of one round, whichever is shown at /results.
  ...RESULTS.map((route) => ({ ...route, path: `rounds/:round/${route.path}` })),
  {
    path: 'trust',
    lazy: async () => ({ Component: (await import('#web/public/trust/TrustPage.tsx')).TrustPage }),
  },
  {
    path: 'login',
    lazy: async () => ({ Component: (await import('#web/public/login/LoginPage.tsx')).LoginPage }),
  },
  {
    path: 'setup/:token',
    lazy: async () => ({ Component: (await import('#web/public/setup/SetupPage.tsx')).SetupPage }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('#web/public/not-found/NotFoundPage.tsx')).NotFoundPage }),
  },
];

const HALL: RouteObject[] = [
  {
    path: 'projector',
    lazy: async () => ({ Component: (await import('#web/projector/ProjectorPage.tsx')).ProjectorPage }),
  },
  { path: 'mc', lazy: async () => ({ Component: (await import('#web/mc/McPage.tsx')).McPage }) },
  {
    path: 'backstage',
    // Open to a screen that is paired; it asks anybody else to sign in.
    lazy: async () => ({ Component: (await import('#web/backstage/BackstagePage.tsx')).BackstagePage }),
  },
];

// A static path outranks a parameter, so /judge/scoring is never taken for a token.
const JUDGE: RouteObject[] = [
  {
    path: 'judge/scoring',
    lazy: async () => {
      const { JudgeScoringPage } = await import('#web/judge/JudgeScoringPage.tsx');
      return {
        element: (
          <RequireJudge>
            <JudgeScoringPage />
          </RequireJudge>
        ),
      };
    },
  },
  {
    path: 'judge/:token',
    lazy: async () => ({ Component: (await import('#web/judge/JudgeAccessPage.tsx')).JudgeAccessPage }),
  },
];

const signedIn = (page: ReactNode) => <RequireLogin>{page}</RequireLogin>;

const ADMIN: RouteObject = {
  path: 'admin',
  lazy: async () => {
    const { AdminLayout } = await import('#web/admin/AdminLayout.tsx');
    return {
      element: signedIn(<AdminLayout />),
    };
  },
  children: [
    { index: true, element: <Navigate to="/admin/dashboard" replace /> },
    {
      path: 'dashboard',
      lazy: async () => ({
        Component: (await import('#web/admin/dashboard/DashboardPage.tsx')).DashboardPage,
      }),
    },
    {
      path: 'participants',
      lazy: async () => ({
        Component: (await import('#web/admin/participants/ParticipantsPage.tsx')).ParticipantsPage,
      }),
    },
    {
      path: 'participants/:id',
      lazy: async () => ({
        Component: (await import('#web/admin/participants/ParticipantPage.tsx')).ParticipantPage,
      }),
    },
    {
      path: 'judges',
      lazy: async () => ({ Component: (await import('#web/admin/judges/JudgesPage.tsx')).JudgesPage }),
    },
    {
      path: 'categories',
      lazy: async () => ({
        Component: (await import('#web/admin/categories/CategoriesPage.tsx')).CategoriesPage,
      }),
    },
    {
      path: 'report',
      lazy: async () => ({ Component: (await import('#web/admin/on-paper/ReportPage.tsx')).ReportPage }),
    },
    {
      path: 'running-order',
      lazy: async () => ({
        Component: (await import('#web/admin/on-paper/CueSheetPage.tsx')).CueSheetPage,
      }),
    },
    {
      path: 'scoring',
      lazy: async () => ({ Component: (await import('#web/admin/scoring/ScoringPage.tsx')).ScoringPage }),
    },
    {
      path: 'scoring/paper',
      lazy: async () => ({ Component: (await import('#web/admin/scoring/paper/PaperPage.tsx')).PaperPage }),
    },
    {
      path: 'scoring/reveal',
      lazy: async () => ({
        Component: (await import('#web/admin/scoring/reveal/RevealPage.tsx')).RevealPage,
      }),
    },
    {
      path: 'scoring/protocol/:id',
      lazy: async () => ({
        Component: (await import('#web/admin/scoring/protocol/ProtocolPage.tsx')).ProtocolPage,
      }),
    },
    {
      path: 'scoring/diplomas/:id',
      lazy: async () => ({
        Component: (await import('#web/admin/on-paper/DiplomasPage.tsx')).DiplomasPage,
      }),
    },
    {
      path: 'order',
      lazy: async () => ({ Component: (await import('#web/admin/order/OrderPage.tsx')).OrderPage }),
    },
    {
      path: 'programme',
      lazy: async () => ({
        Component: (await import('#web/admin/on-paper/ProgrammePage.tsx')).ProgrammePage,
      }),
    },
    {
      path: 'live-event',
      lazy: async () => ({
        Component: (await import('#web/admin/live-event/LiveEventPage.tsx')).LiveEventPage,
      }),
    },
    {
      path: 'profile',
      lazy: async () => ({ Component: (await import('#web/admin/profile/ProfilePage.tsx')).ProfilePage }),
    },
    {
      path: 'settings/:section?',
      lazy: async () => ({ Component: (await import('#web/admin/settings/SettingsPage.tsx')).SettingsPage }),
    },
  ],
};

// Setting a show up fills the window: there is no office around it yet.
const BEGIN: RouteObject[] = [
  {
    path: 'admin/begin',
    lazy: async () => {
      const { BeginPage } = await import('#web/admin/begin/BeginPage.tsx');
      return { element: signedIn(<BeginPage />) };
    },
  },
  {
    path: 'admin/begin/:id',
    lazy: async () => {
      const { ReadyPage } = await import('#web/admin/begin/ReadyPage.tsx');
      return { element: signedIn(<ReadyPage />) };
    },
  },
];

/** A page comes with the words that it speaks; one that is not in the catalogue yet speaks English. */
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
