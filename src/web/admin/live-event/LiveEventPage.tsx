/** The live desk. */
import { usePageTitle } from '#web/ui/page.ts';

export function LiveEventPage() {
  usePageTitle('Live event');
  return <h1 className="h1">Live event</h1>;
}
