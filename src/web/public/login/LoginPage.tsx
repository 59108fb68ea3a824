/** Where an admin signs in. */
import { usePageTitle } from '#web/ui/page.ts';

export function LoginPage() {
  usePageTitle('Backstage sign in');
  return (
    <main>
      <h1 className="h1">Backstage sign in</h1>
    </main>
  );
}
