/** Copies of everything: how the newest attempt went, a new one, taking one away, putting one back. */
import { Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { serverNow } from '#web/client/clock.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { sizeText } from '#web/ui/track-words.ts';
import settings from '../Settings.module.css';
import type { Copy } from './copy.ts';
import { FollowerLine } from './FollowerLine.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';

const REASONS: Record<Copy['reason'], string> = {
  by_hand: 'By hand, with the music',
  by_time: 'By itself',
  at_stop: 'When the server was stopped',
  before_update: 'Before a newer version changed the database',
  before_certifying: 'Before certifying',
  before_restoring: 'Before another copy was put back',
  after_erasing: 'After people were erased',
};
const BACKUPS = keyOf(backupEndpoints.backups);
const SHOWN = 6;
/** As the server orders them; corrections that machines make by themselves are smaller. */
const LATER_MS = 60_000;
const ASK_AGAIN_MS = 30_000;

export function BackupsPanel({ timeZone }: { timeZone: string }) {
  const [all, setAll] = useState(false);
  const [toRestore, setToRestore] = useState<Copy>();
  const copies = useAsk(backupEndpoints.backups, { refetchInterval: ASK_AGAIN_MS });
  const take = useCommand(backupEndpoints.takeBackup, {
    done: 'A copy of everything is taken',
    failed: 'No copy was taken. Try again.',
    puts: BACKUPS,
    changes: [BACKUPS],
  });
  const download = useCommand(backupEndpoints.offerBackup, {
    failed: 'Nothing was downloaded. Try again.',
    onDone: ({ url }) => window.location.assign(url),
  });
  const { data } = copies;
  const kept = data?.kept ?? [];
  return (
    <div id="backups" className={settings.anchor}>
      <Panel
        title="Copies"
        actions={
          <Button size="s" busy={take.busy} onClick={() => take.send()}>
            Take a copy now
          </Button>
        }
      >
        {copies.isPending && <LoadingBlock rows={3} label="Loading the copies" />}
        {copies.isError && !data && (
          <EmptyState title="The copies cannot be listed">
            {sentenceOf(copies.error, 'The server cannot be reached.')}
          </EmptyState>
        )}
        {data && (
          <div className={settings.form}>
            <p className="muted">
              {data.everyMinutes === null
                ? 'The server takes no copies by itself; its settings say so.'
                : `While something changes, a copy of the database is taken every ${data.everyMinutes === 1 ? 'minute' : `${data.everyMinutes} minutes`}, and before every certification.`}{' '}
              They lie in <code>{data.folder}</code> on the server’s machine. The secret key is never in them:
              keep a copy of it somewhere else.
            </p>
            {data.trouble !== null && (
              <Banner tone="danger" icon={TriangleAlert} lead="The newest copy could not be taken.">
                {data.trouble}
              </Banner>
            )}
            {data.followers.map((follower) => (
              <FollowerLine key={follower.machine} follower={follower} timeZone={timeZone} />
            ))}
            {kept.length === 0 && <p className="strong">There is no copy yet.</p>}
            <ul>
              {(all ? kept : kept.slice(0, SHOWN)).map((copy) => (
                <li key={copy.name} className={settings.line}>
                  <div>
                    <div className="strong">{showDateAndTime(copy.takenAt, timeZone)}</div>
                    <div className="small muted">
                      {REASONS[copy.reason]}, {sizeText(copy.sizeBytes)}
                      {copy.sealed && ', sealed'}
                    </div>
                    {copy.takenAt > serverNow() + LATER_MS && (
                      <div className="small strong">
                        Dated later than now: taken while the clock was wrong. Nobody knows when, so it counts
                        as older than the others and goes 30 days after it was first seen.
                      </div>
                    )}
                  </div>
                  <Button
                    size="s"
                    busy={download.sending?.params.name === copy.name}
                    onClick={() => download.send({ params: { name: copy.name } })}
                  >
                    <Icon of={Download} /> Download
                  </Button>
                  {data.restorable && (
                    <Button size="s" onClick={() => setToRestore(copy)}>
                      Put back
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {kept.length > SHOWN && !all && (
              <div className={settings.foot}>
                <Button size="s" onClick={() => setAll(true)}>
                  Show all {kept.length}
                </Button>
              </div>
            )}
          </div>
        )}
      </Panel>
      {toRestore && (
        <RestoreDialog copy={toRestore} timeZone={timeZone} onClose={() => setToRestore(undefined)} />
      )}
    </div>
  );
}
