/** What every page says about itself. */
import { useEffect } from 'react';

/** Sets the title of the browser's tab for as long as the page stands: "Participants · Ovation". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Ovation` : 'Ovation';
  }, [title]);
}
