/** The sponsors below the ballot's last screen. */
import { sponsorsCall } from '#contract/voting/ballot-calls.ts';
import { useAsk } from '#web/client/ask.ts';
import { SponsorRow } from '#web/ui/Sponsors.tsx';

const PICTURE_PX = 40;

export function Sponsors() {
  const { data } = useAsk(sponsorsCall, { retry: false });
  return <SponsorRow of={data?.ballot} height={PICTURE_PX} />;
}
