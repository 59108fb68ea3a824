/** What needs someone today. */
import { usePageTitle } from '#web/ui/page.ts';

export function DashboardPage() {
  usePageTitle('Dashboard');
  return <h1 className="h1">Dashboard</h1>;
}
