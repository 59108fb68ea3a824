/**
 * Count it yourself: the published result counted again on the visitor's own device, and held against what was signed.
 *
 * Whoever comes here is told first what will happen and how much is fetched, and presses a button, wherever they come
 * from: the links that lead here are called as the page is called and promise a page, no QR code leads here, and a
 * count that runs by itself is over before anybody knows what was counted. Counting again begins at once.
 */
import { useState } from 'react';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { CallFailed } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { useNamedRound } from '../links.ts';
import { Unread } from '../Unread.tsx';
import { Counted } from './Counted.tsx';
import { Missing } from './Missing.tsx';
import { Start } from './Start.tsx';

export function VerifyPage() {
  usePageTitle(say('verify.countIt'));
  const round = useNamedRound();
  const [times, setTimes] = useState(0);
  const results = useAsk(resultsEndpoints.results, { round });
  const published = results.data?.state === 'published';
  const brief = useAsk(resultsEndpoints.resultRecordBrief, { round, enabled: published });
  const again = () => {
    void results.refetch();
    if (published) void brief.refetch();
  };
  const failed = results.error ?? brief.error;
  if (results.data && !published) return <Missing again={again}>{say('verify.nothingLead')}</Missing>;
  if (failed instanceof CallFailed && failed.spoken) return <Missing again={again}>{failed.message}</Missing>;
  if (!results.data || !brief.data)
    return (
      <>
        <PublicHeader host={say('verify.countIt')} />
        <main>
          <Unread failed={failed !== null} again={again} />
        </main>
      </>
    );
  if (times === 0) return <Start results={results.data} brief={brief.data} count={() => setTimes(1)} />;
  return (
    <Counted key={times} bytes={brief.data.bytes} results={results.data} again={() => setTimes(times + 1)} />
  );
}
