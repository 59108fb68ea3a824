/** The event’s settings. */
import { usePageTitle } from '#web/ui/page.ts';

export function SettingsPage() {
  usePageTitle('Settings');
  return <h1 className="h1">Settings</h1>;
}
