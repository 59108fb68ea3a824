/** Copies of everything: how the newest attempt went, a new one, taking one away, putting one back. */
import { Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { serverNow } from '#web/client/clock.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showDateAndTime, showSize } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Reported } from '#web/ui/Reported.tsx';
import { say, tell } from '#web/ui/say.ts';
import { AdminDialog } from '../../AdminDialog.tsx';
import settings from '../Settings.module.css';

type Copies = AnswerOf<typeof backupEndpoints.backups>;
type Copy = Copies['kept'][number];

const REASONS = {
  by_hand: 'copies.byHand',
  by_time: 'copies.byTime',
  at_stop: 'copies.atStop',
  before_update: 'copies.beforeUpdate',
  before_certifying: 'copies.beforeCertifying',
  before_restoring: 'copies.beforeRestoring',
  after_erasing: 'copies.afterErasing',
} as const satisfies Record<Copy['reason'], Line>;
const BACKUPS = keyOf(backupEndpoints.backups);
const SHOWN = 6;
/** As the server orders them; corrections that machines make by themselves are smaller. */
const LATER_MS = 60_000;
const ASK_AGAIN_MS = 30_000;

export function BackupsPanel({ timeZone }: { timeZone: string }) {
  const copies = useAsk(backupEndpoints.backups, { refetchInterval: ASK_AGAIN_MS });
  const take = useCommand(backupEndpoints.takeBackup, {
    done: say('copies.taken'),
    failed: say('copies.notTaken'),
    puts: BACKUPS,
    changes: [BACKUPS],
  });
  const { data } = copies;
  return (
    <div id="backups" className={settings.anchor}>
      <Panel
        title={say('copies.copies')}
        actions={
          <Button size="s" busy={take.busy} onClick={() => take.send()}>
            {say('copies.takeNow')}
          </Button>
        }
      >
        {copies.isPending && <LoadingBlock rows={3} label={say('copies.loading')} />}
        {copies.isError && !data && (
          <EmptyState title={say('copies.notListed')}>
            {sentenceOf(copies.error, say('ui.unreachable'))}
          </EmptyState>
        )}
        {data && (
          <div className={settings.form}>
            <HowOften copies={data} />
            {data.trouble !== null && (
              <Banner tone="danger" icon={TriangleAlert} lead={say('copies.newestFailed')}>
                <Reported told={data.troubleTold}>{data.trouble}</Reported>
              </Banner>
            )}
            {data.followers.map((follower) => (
              <FollowerLine key={follower.machine} follower={follower} timeZone={timeZone} />
            ))}
            <KeptCopies {...data} timeZone={timeZone} />
          </div>
        )}
      </Panel>
    </div>
  );
}

interface KeptCopiesProps extends Pick<Copies, 'kept' | 'restorable'> {
  timeZone: string;
}

/** The copies that are kept, newest first, the first few at once. */
function KeptCopies({ kept, restorable, timeZone }: KeptCopiesProps) {
  const [all, setAll] = useState(false);
  const [toRestore, setToRestore] = useState<Copy>();
  const download = useCommand(backupEndpoints.offerBackup, {
    failed: say('copies.notDownloaded'),
    onDone: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      {kept.length === 0 && <p className="strong">{say('copies.noneYet')}</p>}
      <ul>
        {(all ? kept : kept.slice(0, SHOWN)).map((copy) => (
          <CopyLine
            key={copy.name}
            {...{ copy, timeZone }}
            busy={download.sending?.params.name === copy.name}
            onDownload={() => download.send({ params: { name: copy.name } })}
            onRestore={restorable ? () => setToRestore(copy) : undefined}
          />
        ))}
      </ul>
      {kept.length > SHOWN && !all && (
        <div className={settings.foot}>
          <Button size="s" onClick={() => setAll(true)}>
            {say('texts.showAll', { count: kept.length })}
          </Button>
        </div>
      )}
      {toRestore && (
        <RestoreDialog copy={toRestore} timeZone={timeZone} onClose={() => setToRestore(undefined)} />
      )}
    </>
  );
}

/** How often copies are taken, and the folder that they lie in. */
const HowOften = ({
  copies: { everyMinutes, folder },
}: {
  copies: Pick<Copies, 'everyMinutes' | 'folder'>;
}) => (
  <p className="muted">
    {everyMinutes === null ? say('copies.notByItself') : say('copies.byItself', { minutes: everyMinutes })}{' '}
    {tell('copies.whereTheyLie', { folder, code: (words) => <code translate="no">{words}</code> })}
  </p>
);

interface CopyLineProps {
  copy: Copy;
  timeZone: string;
  /** Whether it is being made ready to be downloaded. */
  busy: boolean;
  onDownload: () => void;
  /** Undefined where copies are put back by whoever is at the machine. */
  onRestore: (() => void) | undefined;
}

function CopyLine({ copy, timeZone, busy, onDownload, onRestore }: CopyLineProps) {
  return (
    <li className={settings.line}>
      <div>
        <div className="strong">{showDateAndTime(copy.takenAt, timeZone)}</div>
        <div className="small muted">
          {say(copy.sealed ? 'copies.lineSealed' : 'copies.line', {
            reason: say(REASONS[copy.reason]),
            size: showSize(copy.sizeBytes),
          })}
        </div>
        {copy.takenAt > serverNow() + LATER_MS && (
          <div className="small strong">{say('copies.datedLater')}</div>
        )}
      </div>
      <Button size="s" busy={busy} onClick={onDownload}>
        <Icon of={Download} /> {say('admin.download')}
      </Button>
      {onRestore && (
        <Button size="s" onClick={onRestore}>
          {say('copies.putBack')}
        </Button>
      )}
    </li>
  );
}

/** Whoever follows says so every minute, on a bad line every few. */
const SILENT_MS = 300_000;

interface FollowerLineProps {
  follower: Copies['followers'][number];
  timeZone: string;
}

/** A machine elsewhere that keeps the copies too: how old the newest there is, and whether it still follows. */
function FollowerLine({ follower, timeZone }: FollowerLineProps) {
  const { machine, newestTakenAt, heardAt } = follower;
  const now = Date.now();
  const newest = say('copies.newestOn', {
    machine,
    age: ageText(now - newestTakenAt),
    time: showDateAndTime(newestTakenAt, timeZone),
  });
  if (now - heardAt <= SILENT_MS) return <p className="strong">{newest}</p>;
  return (
    <Banner
      tone="warn"
      icon={TriangleAlert}
      lead={say('copies.saidNothing', { machine, age: ageText(now - heardAt) })}
    >
      {say('copies.followLook', { newest })}
    </Banner>
  );
}

const UNITS = [
  [86_400_000, 'copies.days'],
  [3_600_000, 'copies.hours'],
  [60_000, 'copies.minutes'],
] as const;

/** “3 minutes”; below one “less than a minute”. */
function ageText(ms: number): string {
  for (const [unit, line] of UNITS) {
    const count = Math.floor(ms / unit);
    if (count >= 1) return say(line, { count });
  }
  return say('copies.lessThanMinute');
}

interface RestoreDialogProps {
  copy: Copy;
  timeZone: string;
  onClose: () => void;
}

/** Putting a copy back: what it means, a press that is held, what was verified, and the server coming back. */
function RestoreDialog({ copy, timeZone, onClose }: RestoreDialogProps) {
  const restore = useCommand(backupEndpoints.restoreBackup);
  const taken = showDateAndTime(copy.takenAt, timeZone);
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={() => window.location.reload()}
      title={restore.answer ? say('copies.isPutBack') : say('copies.putBackAsk', { time: taken })}
      actions={
        restore.answer ? (
          <Button kind="primary" type="submit">
            {say('copies.loadAgain')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{say('copies.keepWhatIs')}</Button>
            <HoldButton
              kind="destructive"
              busy={restore.busy}
              onHeld={() => restore.send({ params: { name: copy.name } })}
              question={{
                title: say('copies.putBackAsk', { time: taken }),
                body: say('copies.everythingSince'),
                confirm: say('copies.putItBack'),
                cancel: say('copies.keepWhatIs'),
              }}
            >
              {say('copies.holdPutBack')}
            </HoldButton>
          </>
        )
      }
    >
      <div className="col">
        {restore.answer ? (
          <>
            <ul>
              {restore.answer.verified.map((sentence, at) => (
                <li key={sentence}>
                  <Reported told={restore.answer?.verifiedTold[at] ?? []}>{sentence}</Reported>
                </li>
              ))}
            </ul>
            <p>{say(restore.answer.restarting ? 'copies.startsAnew' : 'copies.startItAnew')}</p>
          </>
        ) : (
          <p>{say('copies.asideLead')}</p>
        )}
        {restore.error && (
          <Banner tone="danger" icon={TriangleAlert} lead={say('copies.nothingPutBack')}>
            {restore.refusal(say('ui.unreachable'))}
          </Banner>
        )}
      </div>
    </AdminDialog>
  );
}
