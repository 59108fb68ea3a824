/** At the ballot's end, asked for only there. The room for a row of them is free from the beginning: nothing moves. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { SponsorRow } from '#web/ui/Sponsors.tsx';

/** What the screen above leaves free, px: one row. */
export const SPONSORS_PX = 96;
const PICTURE_PX = 40;

export function Sponsors() {
  const { data } = useAsk(eventsEndpoints.sponsors, { retry: false });
  return (
    <div style={{ minHeight: SPONSORS_PX, maxWidth: 560, margin: '0 auto', padding: '0 20px 28px' }}>
      <SponsorRow of={data?.ballot} height={PICTURE_PX} />
    </div>
  );
}
