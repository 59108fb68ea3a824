/** Where the first admin of a new installation is made. */
import { usePageTitle } from '#web/ui/page.ts';

export function SetupPage() {
  usePageTitle('Set up Ovation');
  return (
    <main>
      <h1 className="h1">Set up Ovation</h1>
    </main>
  );
}
