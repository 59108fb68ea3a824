/** A performer’s own page, opened by their personal link. */
import { usePageTitle } from '#web/ui/page.ts';

export function StatusPage() {
  usePageTitle('Your act');
  return (
    <main>
      <h1 className="h1">Your act</h1>
    </main>
  );
}
