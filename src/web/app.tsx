/** What stands around every page: strict-policy setting, queries, the admin's session, router, toasts. */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CallFailed } from '#web/client/api.ts';
import { AuthProvider } from '#web/client/auth.tsx';
import { Toaster } from './ui/Toaster.tsx';

const MOST_TRIES = 3;

/** The whole page. */
export function App({ router }: { router: DataRouter }) {
  const [queries] = useState(createQueries);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
        <Toaster />
      </QueryClientProvider>
    </CSPProvider>
  );
}

/**
 * A refusal is an answer and is not asked for again; silence is. `networkMode: 'always'`, because a hall's
 * network without internet counts as offline for some browsers although the server stands in the room.
 */
function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (tries, error) => tries < MOST_TRIES && !(error instanceof CallFailed && error.status !== 0),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
