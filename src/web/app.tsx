/** What stands around every page: data, policy for strict pages, router, toasts. */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AuthProvider } from './client/auth.tsx';
import { Toaster } from './ui/Toaster.tsx';

/** The whole page. */
export function App({ router }: { router: DataRouter }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
      }),
  );
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
