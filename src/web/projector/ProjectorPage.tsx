/** What the audience sees. */
import { usePageTitle } from '#web/ui/page.ts';

export function ProjectorPage() {
  usePageTitle('Projector');
  return (
    <main>
      <h1 className="h1">Projector</h1>
    </main>
  );
}
