/** Any path that leads nowhere. */
import { ButtonLink } from '#web/ui/Button.tsx';
import { usePageTitle } from '#web/ui/page.ts';

export function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <main>
      <h1 className="h1">There is nothing on this page</h1>
      <ButtonLink to="/">Go to the front page</ButtonLink>
    </main>
  );
}
