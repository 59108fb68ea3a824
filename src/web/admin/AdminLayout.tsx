/** The office around every admin page. */
import { Outlet, useLocation } from 'react-router';
import { Shell } from '#web/ui/Shell.tsx';

const LIVE_DESK = '/admin/live-event';

export function AdminLayout() {
  const { pathname } = useLocation();
  return (
    <Shell name="Admin" onSignOut={() => location.assign('/login')} slim={pathname.startsWith(LIVE_DESK)}>
      <Outlet />
    </Shell>
  );
}
