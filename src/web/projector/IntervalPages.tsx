/** An interval beside its own picture: who is on after it, and who makes it possible; the clock and the code do not move. */

import type { ProjectorView } from '#contract/live/views.ts';
import { useReachable } from '#web/client/reachable.ts';
import { leftText, useSecond } from '#web/ui/clock.ts';
import { plainAddress } from '#web/ui/format.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say } from '#web/ui/say.ts';
import { Address } from './Address.tsx';
import { restLead } from './holding.ts';
import styles from './Interval.module.css';
import shared from './Projector.module.css';
import { Plates } from './SponsorScene.tsx';
import type { Stage } from './stage.ts';
import { type IntervalTurn, intervalTitle } from './turns.ts';

const WIDTHS = [84, 76, 68, 62];
const CODE_PX = { wide: 380, tall: 360 };
/** All names stand in one size, that of the longest; one that would make it smaller than this takes two lines by itself. */
const LEAST_SHARED_PX = 64;
const NAME_LINES = { wide: 2, tall: 3 };

interface IntervalProps {
  view: ProjectorView;
  turn: IntervalTurn;
  now: () => number;
  stage: Stage;
}

export function IntervalPages({ view, turn, now, stage }: IntervalProps) {
  return (
    <div className={`${shared.plain} ${styles.interval}`}>
      <div className={shared.top}>
        <bdi>{view.event.name}</bdi>
        <h1 className={shared.quiet}>
          <bdi>{intervalTitle(view)}</bdi>
        </h1>
      </div>
      {turn.kind === 'acts' && <Acts acts={turn.acts} lines={NAME_LINES[stage.shape]} />}
      {turn.kind === 'sponsors' && (
        <section className={styles.part}>
          <h2 className={shared.label}>{say('ui.withThanks')}</h2>
          <Plates of={turn.sponsors} as="grid" />
        </section>
      )}
      <Aside view={view} now={now} stage={stage} />
    </div>
  );
}

function Acts({ acts, lines }: { acts: Extract<IntervalTurn, { kind: 'acts' }>['acts']; lines: number }) {
  return (
    <section className={styles.part}>
      <h2 className={shared.label}>{say('projector.afterInterval')}</h2>
      <ol className={styles.acts} data-equals data-floor={LEAST_SHARED_PX}>
        {acts.map(({ itemId, stageName }) => (
          <li key={itemId}>
            <FittedName max={92} lines={lines} least={40} widths={WIDTHS}>
              {stageName}
            </FittedName>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** When it goes on, and the way to the audience's page. */
function Aside({ view, now, stage }: Omit<IntervalProps, 'turn'>) {
  const at = useSecond(now, view.moments[0]?.untilAt ?? 0);
  const lead = restLead(view, at);
  const { address } = useReachable(view.event.publicAddress);
  return (
    <aside className={styles.aside}>
      <div>
        <div className={shared.label}>{lead.label}</div>
        <div className={styles.clock}>
          <FittedName max={240} lines={2} least={60} widths={WIDTHS}>
            {'words' in lead ? lead.words : leftText(('endsAt' in lead ? lead.endsAt : lead.at) - at)}
          </FittedName>
        </div>
      </div>
      <div className={styles.card}>
        <QrCode value={address} label={plainAddress(address)} size={CODE_PX[stage.shape]} />
        <div className={styles.address}>
          <Address max={48}>{plainAddress(address)}</Address>
        </div>
      </div>
    </aside>
  );
}
