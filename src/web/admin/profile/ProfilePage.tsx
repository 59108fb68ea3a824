/** The own account. */
import { usePageTitle } from '#web/ui/page.ts';

export function ProfilePage() {
  usePageTitle('Profile');
  return <h1 className="h1">Profile</h1>;
}
