/** Scoresheets, standings and certification. */
import { usePageTitle } from '#web/ui/page.ts';

export function ScoringPage() {
  usePageTitle('Scoring');
  return <h1 className="h1">Scoring</h1>;
}
