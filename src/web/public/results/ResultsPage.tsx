/** The published results. */
import { usePageTitle } from '#web/ui/page.ts';

export function ResultsPage() {
  usePageTitle('Results');
  return (
    <main>
      <h1 className="h1">Results</h1>
    </main>
  );
}
