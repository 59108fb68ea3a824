/** Files of music that no act names: how many, why that may be so, and removing them on hold. Nothing while there are none. */

import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { showSize } from '#web/ui/format.ts';

import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Settings.module.css';

export function StrayTracks() {
  const { data: strays } = useAsk(tracksEndpoints.strays);
  const remove = useCommand(tracksEndpoints.removeStrays, {
    done: say('texts.straysRemoved'),
    failed: say('texts.nothingRemoved'),
    puts: keyOf(tracksEndpoints.strays),
  });
  if (!strays || strays.newestAt === null) return null;
  const { files, size, setAside, newestAt } = strays;
  return (
    <div id="stray-tracks" className={styles.anchor}>
      <Panel title={say('texts.strays')}>
        <div className={styles.form}>
          <p>{say('texts.straysLead', { count: files, size: showSize(size) })}</p>
          {setAside > 0 && <p>{say('texts.straysAside', { count: setAside })}</p>}
          <div className={styles.foot}>
            <HoldButton
              kind="destructive"
              busy={remove.busy}
              onHeld={() => remove.send({ body: { newestAt } })}
              question={{
                title: say('texts.straysAsk', { count: files }),
                body: say('texts.straysFinal'),
                confirm: say('texts.removeThem'),
                cancel: say('texts.keepThem'),
              }}
            >
              {say('texts.holdRemove')}
            </HoldButton>
          </div>
        </div>
      </Panel>
    </div>
  );
}
