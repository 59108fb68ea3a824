/** The front door: what the event is, and the one thing to do now. */
import { usePageTitle } from '#web/ui/page.ts';

export function HomePage() {
  usePageTitle('Open stage');
  return (
    <main>
      <h1 className="h1">Open stage</h1>
    </main>
  );
}
