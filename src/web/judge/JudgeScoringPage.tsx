/** A judge’s scoresheets. */
import { usePageTitle } from '#web/ui/page.ts';

export function JudgeScoringPage() {
  usePageTitle('Scoring');
  return (
    <main>
      <h1 className="h1">Scoring</h1>
    </main>
  );
}
