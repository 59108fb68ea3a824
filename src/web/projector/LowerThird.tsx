/**
 * The act's name for a camera's picture: everything else is transparent, for a browser source in OBS. It shows
 * what the scenes "now" and "next" name, and nothing in any other scene.
 */
import { useLayoutEffect } from 'react';
import { useLive } from '#web/client/live.ts';
import { useLook } from '#web/client/look.ts';
import { cx } from '#web/ui/cx.ts';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { Face, ShowPictures } from '#web/ui/Face.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import styles from './LowerThird.module.css';
import { thirdOf } from './third.ts';

/** A longer name is set smaller and takes a second line. */
const LONG_NAME = 36;

export function LowerThird() {
  const { view } = useLive('projector');
  usePageTitle(say('projector.lowerThird'));
  useTransparentPage();
  useLook(view?.event.look);
  const third = view ? thirdOf(view) : null;
  return (
    <main className={styles.screen}>
      <h1 className="vh">{say('projector.lowerThird')}</h1>
      {third !== null && (
        <div className={styles.strip} key={third.itemId}>
          <ShowPictures of={view?.pictures}>
            <Face act={third.itemId} size="medium" className={styles.face} />
          </ShowPictures>
          <div className={styles.words}>
            <div className={cx('name', styles.name)} data-long={third.name.length > LONG_NAME || undefined}>
              <Name>{third.name}</Name>
            </div>
            <div className={styles.song}>{third.line}</div>
          </div>
          <EventLogo />
        </div>
      )}
    </main>
  );
}

/** Takes the page's ground away while this view is shown. */
function useTransparentPage(): void {
  useLayoutEffect(() => {
    const grounds = [document.documentElement, document.body];
    for (const { style } of grounds) style.background = 'transparent';
    // A dark colour scheme would put the browser's own dark canvas behind everything.
    document.documentElement.style.colorScheme = 'normal';
    return () => {
      document.documentElement.style.colorScheme = '';
      for (const { style } of grounds) style.background = '';
    };
  }, []);
}
