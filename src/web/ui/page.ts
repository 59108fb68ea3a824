/** What every page says about itself. */
import { useEffect } from 'react';
import { useLanguage } from './say.ts';

/**
 * Sets the title of the browser's tab: "Participants · Ovation". The page that does so is drawn again when the
 * language changes.
 */
export function usePageTitle(title: string): void {
  useLanguage();
  useEffect(() => {
    document.title = title ? `${title} · Ovation` : 'Ovation';
  }, [title]);
}

/**
 * Moves the focus to the page's heading, as a page load would: at once, or as soon as the heading is there if
 * nobody went elsewhere meanwhile. Returns a function that stops waiting.
 */
export function focusHeading(): () => void {
  const from = document.activeElement;
  const arrive = (): boolean => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return heading !== null;
  };
  if (arrive()) return () => undefined;
  const wait = new MutationObserver(() => {
    const { activeElement } = document;
    if ((activeElement !== from && activeElement !== document.body) || arrive()) wait.disconnect();
  });
  wait.observe(document.body, { subtree: true, childList: true });
  return () => wait.disconnect();
}
