/** The ballot as a page of its own: the same screens on the server and on the phone. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BallotPage } from '#contract/ballot-page.ts';
import { noteRound } from '#web/client/round-on.ts';
import { RoundMark } from '#web/RoundMark.tsx';
import { useLanguage } from '#web/ui/say.ts';
import { FirstAnswer } from '#web/vote/first-answer.ts';
import { VotePage } from '#web/vote/VotePage.tsx';
import { loadFontsFor } from './load-fonts.ts';

export function BallotApp({ page }: { page: BallotPage }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: 2 } } }),
  );
  const drawn = page.view?.round;
  useEffect(() => noteRound(drawn), [drawn]);
  const { language } = useLanguage();
  useEffect(() => loadFontsFor(language), [language]);
  return (
    <QueryClientProvider client={queries}>
      <FirstAnswer value={page}>
        <VotePage />
        <RoundMark first={drawn} />
      </FirstAnswer>
    </QueryClientProvider>
  );
}
