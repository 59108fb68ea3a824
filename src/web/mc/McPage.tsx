/** What the MC reads from: the script on a paired device, the public programme and the way to pair on any other. */
import type { CSSProperties } from 'react';
import { useLive } from '#web/client/live.ts';
import { ShowPictures } from '#web/ui/Face.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, useLanguage } from '#web/ui/say.ts';
import { useWakeLock } from '#web/ui/wake-lock.ts';
import styles from './Mc.module.css';
import './quotes.css';
import { McPublic } from './McPublic.tsx';
import { McScript } from './McScript.tsx';
import { inTheirNames, withPoll } from './names.ts';
import { useTextSize } from './text-size.ts';

export function McPage() {
  const live = useLive('mc');
  const { language } = useLanguage();
  const text = useTextSize();
  const awake = useWakeLock();
  usePageTitle(say('mc.title'));
  const size: CSSProperties & Record<'--k', number> = { '--k': text.factor };
  return (
    <div className={styles.mc} style={size}>
      {live.kind === 'mc' ? (
        <ShowPictures of={live.view.pictures}>
          <McScript
            view={inTheirNames(live.view, language)}
            connected={live.connected}
            lastUpdateAt={live.lastUpdateAt}
            now={live.serverNow}
            text={text}
            awake={awake}
          />
        </ShowPictures>
      ) : live.kind === 'mc_public' ? (
        <McPublic view={withPoll(live.view, language)} connected={live.connected} now={live.serverNow} />
      ) : (
        <main className={styles.waiting}>
          <h1 className="h1">{say('mc.title')}</h1>
          {live.refused === 'no_event' ? (
            <p className="muted">{say('screens.noEvent')}</p>
          ) : (
            <LoadingBlock rows={4} label={say('screens.connecting')} />
          )}
        </main>
      )}
    </div>
  );
}
