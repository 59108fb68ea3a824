/** A stretch of the list's rows. What has not changed is not drawn again. */
import { CopyCheck, Timer } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { Link } from 'react-router';
import { RowCheckbox } from '#web/ui/Checkbox.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import type { RegisteredAct } from './acts.ts';
import styles from './Participants.module.css';
import { ConsentFlag, limitWords, StatusChip, TrackFlag, UploadFlag } from './words.tsx';

type Choose = (ids: readonly string[], on: boolean) => void;

interface ActsGroupProps {
  acts: readonly RegisteredAct[];
  /** Whether it belongs to a list that is not shown any more. */
  leaves: boolean;
  chosen: ReadonlySet<string>;
  onChoose: Choose | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export const ActsGroup = memo(
  function ActsGroup({ acts, leaves, chosen, onChoose, onKeyDown }: ActsGroupProps) {
    return (
      <tbody className={styles.group} hidden={leaves} onKeyDown={onKeyDown}>
        {acts.map((act) => (
          <Row key={act.id} act={act} chosen={chosen.has(act.id)} onChoose={onChoose} />
        ))}
      </tbody>
    );
  },
  // Whatever leaves is hidden: nobody sees what would change in it.
  (a, b) => a.leaves && b.leaves,
);

const Row = memo(function Row({
  act,
  chosen,
  onChoose,
}: {
  act: RegisteredAct;
  chosen: boolean;
  onChoose: ((ids: readonly string[], on: boolean) => void) | undefined;
}) {
  return (
    <tr data-act={act.id} data-selected={chosen || undefined} className={styles.row}>
      {onChoose && (
        <td className={styles.box}>
          <RowCheckbox
            label={say('acts.chooseOne', { name: act.stageName })}
            checked={chosen}
            onChange={(on) => onChoose([act.id], on)}
          />
        </td>
      )}
      <td className={styles.act}>
        <Link to={`/admin/participants/${act.id}`} className={styles.link}>
          <Name className={styles.name}>{act.stageName}</Name>
        </Link>{' '}
        {act.pronouns !== '' && <span className="small faint">{act.pronouns}</span>}
        {act.twins !== '' && (
          <>
            {' '}
            <Flag tone="warn" icon={CopyCheck}>
              {say('acts.like', { numbers: act.twins })}
            </Flag>
          </>
        )}
      </td>
      <Song act={act} />
      <td className={styles.category}>{act.category}</td>
      <td className={styles.status}>
        <StatusChip act={act} />
      </td>
      <td className={styles.track}>
        <Heading of="acts.track" />
        {act.upload ? (
          <UploadFlag upload={act.upload} />
        ) : (
          <TrackFlag state={act.track} arrives={act.audioDeliveryMethod} />
        )}
      </td>
      <td
        className={styles.consent}
        data-adult={act.consent === 'not_needed' || act.consent === 'clear' || undefined}
      >
        <Heading of="acts.consent" />
        <ConsentFlag consent={act.consent} how={act.consentHow} />
      </td>
    </tr>
  );
}, sameRow);

/** What a state is of, where no headings stand above it. */
const Heading = ({ of }: { of: 'acts.track' | 'acts.consent' }) => (
  <span className={styles.heading} aria-hidden="true">
    {say(of)}{' '}
  </span>
);

/** What it plays, and what there is to say of it. */
function Song({ act }: { act: RegisteredAct }) {
  return (
    <td className={styles.song}>
      <bdi>{act.songTitle}</bdi>
      {act.limitPassedMs !== null && (
        <>
          {' '}
          <Flag tone="warn" icon={Timer}>
            {limitWords(act)}
          </Flag>
        </>
      )}
      {act.answered !== '' && (
        <span className="small faint" dir="auto">
          {' '}
          {act.answered}
        </span>
      )}
    </td>
  );
}

function sameRow(
  a: { act: RegisteredAct; chosen: boolean; onChoose: unknown },
  b: { act: RegisteredAct; chosen: boolean; onChoose: unknown },
): boolean {
  return (
    a.chosen === b.chosen &&
    (a.onChoose === undefined) === (b.onChoose === undefined) &&
    a.act.id === b.act.id &&
    a.act.revision === b.act.revision &&
    a.act.track === b.act.track &&
    a.act.upload?.percent === b.act.upload?.percent &&
    a.act.upload?.moving === b.act.upload?.moving &&
    a.act.twins === b.act.twins &&
    a.act.category === b.act.category &&
    a.act.limitPassedMs === b.act.limitPassedMs &&
    a.act.answered === b.act.answered
  );
}
