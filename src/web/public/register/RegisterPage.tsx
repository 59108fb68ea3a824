/** Where a performer registers an act. */
import { usePageTitle } from '#web/ui/page.ts';

export function RegisterPage() {
  usePageTitle('Register');
  return (
    <main>
      <h1 className="h1">Register</h1>
    </main>
  );
}
