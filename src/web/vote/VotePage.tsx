/** The ballot in a phone in the hall. */
import { usePageTitle } from '#web/ui/page.ts';

export function VotePage() {
  usePageTitle('Vote');
  return (
    <main>
      <h1 className="h1">Vote</h1>
    </main>
  );
}
