/** Files of music that no act names: how many, why that may be so, and removing them on hold. Nothing while there are none. */
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { counted } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { sizeText } from '#web/ui/track-words.ts';
import styles from './Settings.module.css';

export function StrayTracks() {
  const { data: strays } = useAsk(tracksEndpoints.strays);
  const remove = useCommand(tracksEndpoints.removeStrays, {
    done: 'The files that belonged to no act are removed',
    failed: 'Nothing was removed. Try again.',
    puts: keyOf(tracksEndpoints.strays),
  });
  if (!strays || strays.newestAt === null) return null;
  const { files, size, setAside, newestAt } = strays;
  return (
    <div id="stray-tracks" className={styles.anchor}>
      <Panel title="Music that belongs to no act">
        <div className={styles.form}>
          <p>
            {counted(files, 'file')} of music, {sizeText(size)}, lie where the music is kept, and no act names
            them. That is so after an older copy was put back or a database was lost, and where another
            installation uses the same bucket. Nothing removes them by itself.
          </p>
          {setAside > 0 && (
            <p>
              {counted(setAside, 'of them is', 'of them are')} named by the database that was set aside when a
              copy was put back. Those are found again when that database is, and go with it otherwise.
            </p>
          )}
          <div className={styles.foot}>
            <HoldButton
              kind="destructive"
              busy={remove.busy}
              onHeld={() => remove.send({ body: { newestAt } })}
              question={{
                title: `Remove ${counted(files, 'file')} of music?`,
                body: 'This cannot be undone. Whatever database names them will be without them.',
                confirm: 'Remove them',
                cancel: 'Keep them',
              }}
            >
              Hold to remove them
            </HoldButton>
          </div>
        </div>
      </Panel>
    </div>
  );
}
