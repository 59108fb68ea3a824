/** Thanks, and who won what: each award in its own light, the hall's own on paper. */

import type { ProjectorView } from '#contract/live/views.ts';
import { useReachable } from '#web/client/reachable.ts';
import { plainAddress, sideBySide } from '#web/ui/format.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Finale.module.css';
import { holdingLead } from './holding.ts';
import places from './Places.module.css';
import shared from './Projector.module.css';
import { usePage } from './pages.ts';

const WIDTHS = [80, 72, 66, 62];
/** Of more awards the bands turn. */
const MOST_BANDS = 6;

interface FinaleProps {
  view: ProjectorView;
  winners: NonNullable<ProjectorView['winners']>;
  now: () => number;
}

export function FinaleScene({ view, winners, now }: FinaleProps) {
  const lead = holdingLead(view, now());
  const { rows } = usePage(winners, MOST_BANDS, now);
  const address = plainAddress(useReachable(view.event.publicAddress).address);
  return (
    <div className={`${shared.plain} ${styles.finale}`}>
      <div className={shared.top}>
        <bdi>{view.event.name}</bdi>
        <bdi className={shared.quiet}>{`${address}/results`}</bdi>
      </div>
      <div className={styles.thanks}>
        <FittedName as="h1" max={330} lines={2} least={90} widths={WIDTHS}>
          {'words' in lead ? lead.words : view.event.name}
        </FittedName>
      </div>
      <dl className={styles.awards}>
        {rows.map(({ title, light, names }) => (
          <div key={title} data-light={light}>
            <dt className={places.folds} data-light={light}>
              <span className={styles.box}>
                <FittedName max={60} lines={2} least={40} widths={WIDTHS}>
                  {title}
                </FittedName>
              </span>
            </dt>
            <dd>
              <span className={styles.box}>
                <FittedName max={104} lines={4} least={40} widths={WIDTHS}>
                  {sideBySide(names)}
                </FittedName>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.all}>{say('projector.thanksToAll')}</p>
    </div>
  );
}
