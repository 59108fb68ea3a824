/** The panel and their links. */
import { usePageTitle } from '#web/ui/page.ts';

export function JudgesPage() {
  usePageTitle('Judges');
  return <h1 className="h1">Judges</h1>;
}
