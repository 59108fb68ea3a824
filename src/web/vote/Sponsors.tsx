/** The sponsors below the ballot's last screen. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { SponsorRow } from '#web/ui/Sponsors.tsx';

const PICTURE_PX = 40;

export function Sponsors() {
  const { data } = useAsk(eventsEndpoints.sponsors, { retry: false });
  return <SponsorRow of={data?.ballot} height={PICTURE_PX} />;
}
