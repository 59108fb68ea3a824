/** What every page shares: house lights, focus and scroll on navigation, and what shows while or instead of it. */
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useRouteError } from 'react-router';
import { RoundMark } from './RoundMark.tsx';
import { applyTheme } from './theme.ts';
import { Announcer } from './ui/announce.tsx';
import { Button, ButtonLink } from './ui/Button.tsx';
import { EmptyState } from './ui/EmptyState.tsx';
import { LoadingBlock } from './ui/LoadingBlock.tsx';
import { focusHeading } from './ui/page.ts';
import { say } from './ui/say.ts';

/** Around all pages. A new page takes the focus at its heading, as a page load would. */
export function PageFrame() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    applyTheme(pathname);
    if (previous.current === pathname) return;
    previous.current = pathname;
    return focusHeading();
  }, [pathname]);

  return (
    <>
      <Outlet />
      <RoundMark />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}

/** While the first page's code is on its way. */
export function PageLoading() {
  return <LoadingBlock rows={4} label={say('ui.pageLoading')} />;
}

/** Instead of a page whose code did not arrive or that failed. What was typed and kept on the device is still there. */
export function PageFailed() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main>
      <EmptyState
        level={1}
        title={say('ui.pageFailed')}
        actions={
          <>
            <Button kind="primary" onClick={() => location.reload()}>
              {say('ui.tryAgain')}
            </Button>
            <ButtonLink to="/">{say('ui.toFrontPage')}</ButtonLink>
          </>
        }
      >
        {say('ui.pageFailedLead')}
      </EmptyState>
    </main>
  );
}
