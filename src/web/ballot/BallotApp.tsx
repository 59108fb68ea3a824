/** The ballot as a page of its own: the same screens on the server and on the phone. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { BallotPage } from '#contract/ballot-page.ts';
import { FirstAnswer } from '#web/vote/first-answer.ts';
import { VotePage } from '#web/vote/VotePage.tsx';

export function BallotApp({ page }: { page: BallotPage }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: 2 } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <FirstAnswer value={page}>
        <VotePage />
      </FirstAnswer>
    </QueryClientProvider>
  );
}
