/** The door: find the act, press once, see what it still lacks. */
import { Check, CircleCheck, Minus, Plus, ScanQrCode, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'react-toastify';
import { Button } from '#web/ui/Button.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say, tell } from '#web/ui/say.ts';
import { lacks, type RegisteredAct } from './acts.ts';
import { useDoor } from './door-order.ts';
import { SearchBox } from './FilterBar.tsx';
import styles from './Participants.module.css';
import { useCheckIn } from './use-acts.ts';
import { ConsentFlag, TrackFlag } from './words.tsx';

const ScanCode = lazy(() => import('./ScanCode.tsx'));

/** Who stands at the door is found by typing, not by scrolling. */
const DRAWN = 60;

// Browsers give the camera to pages over https only, and to the machine itself.
const mayScan = typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined;

export function CheckInList({ acts }: { acts: readonly RegisteredAct[] }) {
  const [scanning, setScanning] = useState(false);
  const checkIn = useCheckIn();
  const accepted = acts.filter((act) => act.status === 'accepted');
  const here = accepted.filter((act) => act.checkedInAt !== null).length;
  const { words, shown, type, came } = useDoor(accepted);
  // A scanner types the code from the status page and presses Enter.
  const only = shown.length === 1 && shown[0]?.checkedInAt === null ? shown[0] : undefined;
  const set = (act: RegisteredAct, isHere: boolean) =>
    checkIn.send(
      { params: { id: act.id }, body: { checkedIn: isHere } },
      {
        done: say(isHere ? 'acts.isHere' : 'acts.isNotHere', { name: act.stageName }),
        onDone: () => isHere && came(act.id),
      },
    );
  const scanned = (code: string) => {
    const act = accepted.find(({ id }) => id === code);
    if (!act) toast.error(say('acts.unknownCode'));
    else if (act.checkedInAt !== null) toast.info(say('acts.isHereAlready', { name: act.stageName }));
    else set(act, true);
  };
  const rows = shown.slice(0, DRAWN);
  if (accepted.length === 0)
    return <EmptyState title={say('acts.noneAccepted')}>{say('acts.acceptFirst')}</EmptyState>;
  return (
    <div className={styles.door}>
      <SearchBox
        value={words}
        onChange={type}
        onEnter={() => only && set(only, true)}
        label={say('acts.searchAtDoor')}
      />
      <div className="row wrap">
        <Button aria-expanded={scanning} onClick={() => setScanning(!scanning)} disabled={!mayScan}>
          <Icon of={ScanQrCode} /> {say(scanning ? 'acts.closeCamera' : 'acts.scan')}
        </Button>
        {!mayScan && <span className="small muted">{say('acts.needsHttps')}</span>}
      </div>
      {scanning && (
        <Suspense fallback={<p className="muted">{say('acts.startingCamera')}</p>}>
          <ScanCode onCode={scanned} />
        </Suspense>
      )}
      <p className="muted" role="status">
        {say('acts.hereOf', { here, all: accepted.length })}
      </p>
      <ul className={styles.doorList}>
        {rows.map((act) => (
          <li key={act.id} className={styles.doorRow}>
            <span className={styles.doorName}>
              <Name className={styles.name}>{act.stageName}</Name>{' '}
              <span className="small faint">{act.pronouns}</span>
              <span className={styles.doorFlags}>
                {lacks(act) === 0 ? (
                  <Flag tone="ok" icon={CircleCheck}>
                    {say('acts.nothingMissing')}
                  </Flag>
                ) : (
                  <>
                    <span className="row">
                      {say('acts.track')} <TrackFlag state={act.track} arrives={act.audioDeliveryMethod} />
                    </span>
                    {act.consent !== 'not_needed' && act.consent !== 'clear' && (
                      <span className="row">
                        {say('acts.consent')} <ConsentFlag consent={act.consent} how={act.consentHow} />
                      </span>
                    )}
                  </>
                )}
              </span>
            </span>
            {act.checkedInAt === null ? (
              <Button
                kind="outline"
                busy={checkIn.sending?.params.id === act.id}
                aria-label={say('acts.isHere', { name: act.stageName })}
                onClick={() => set(act, true)}
              >
                {say('acts.isHereButton')}
              </Button>
            ) : (
              <Here act={act} checkIn={checkIn} onUndo={() => set(act, false)} />
            )}
          </li>
        ))}
      </ul>
      {shown.length > rows.length && (
        <p className="muted">{say('acts.andMore', { count: shown.length - rows.length })}</p>
      )}
      {shown.length === 0 && <p className="muted">{say('acts.noAcceptedMatches', { words })}</p>}
    </div>
  );
}

/** Somebody who has come: counted where they are several, and taken back. */
function Here({
  act,
  checkIn,
  onUndo,
}: {
  act: RegisteredAct;
  checkIn: ReturnType<typeof useCheckIn>;
  onUndo: () => void;
}) {
  const count = (headcount: number) =>
    checkIn.send({ params: { id: act.id }, body: { checkedIn: true, headcount } });
  return (
    <span className="row">
      <Flag tone="ok" icon={Check}>
        {say('acts.here')}
      </Flag>
      {act.performerCount > 1 && <HowMany act={act} onCount={count} />}
      <Button kind="quiet" size="s" onClick={onUndo}>
        <Icon of={Undo2} size={16} />{' '}
        {tell('acts.undoHere', { name: act.stageName, v: (words) => <span className="vh">{words}</span> })}
      </Button>
    </span>
  );
}

/** How many of a group have come, of how many; the first press says all of them. */
function HowMany({ act, onCount }: { act: RegisteredAct; onCount: (headcount: number) => void }) {
  const { headcount, performerCount: all, stageName } = act;
  if (headcount === null)
    return (
      <Button size="s" kind="outline" onClick={() => onCount(all)}>
        {tell('acts.allHere', {
          count: all,
          name: stageName,
          v: (words) => <span className="vh">{words}</span>,
        })}
      </Button>
    );
  return (
    <span className="row">
      <Button
        size="s"
        kind="quiet"
        icon
        aria-label={say('acts.oneFewer', { name: stageName })}
        disabled={headcount === 0}
        onClick={() => onCount(headcount - 1)}
      >
        <Icon of={Minus} size={16} />
      </Button>
      <span className="tnum">{say('acts.someOf', { some: headcount, all })}</span>
      <Button
        size="s"
        kind="quiet"
        icon
        aria-label={say('acts.oneMore', { name: stageName })}
        disabled={headcount >= all}
        onClick={() => onCount(headcount + 1)}
      >
        <Icon of={Plus} size={16} />
      </Button>
    </span>
  );
}
