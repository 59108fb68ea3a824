/** Where a judge’s personal link arrives. */
import { usePageTitle } from '#web/ui/page.ts';

export function JudgeAccessPage() {
  usePageTitle('Judge');
  return (
    <main>
      <h1 className="h1">Judge</h1>
    </main>
  );
}
