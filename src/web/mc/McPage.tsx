/** What the MC reads from. */
import { usePageTitle } from '#web/ui/page.ts';

export function McPage() {
  usePageTitle('MC');
  return (
    <main>
      <h1 className="h1">MC</h1>
    </main>
  );
}
