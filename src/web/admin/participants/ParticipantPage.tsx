/** One act. */
import { usePageTitle } from '#web/ui/page.ts';

export function ParticipantPage() {
  usePageTitle('Participant');
  return <h1 className="h1">Participant</h1>;
}
