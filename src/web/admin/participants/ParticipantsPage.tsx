/** All acts. */
import { usePageTitle } from '#web/ui/page.ts';

export function ParticipantsPage() {
  usePageTitle('Participants');
  return <h1 className="h1">Participants</h1>;
}
