/** The office around every admin page: who is signed in, which event is worked on. */
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { call } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { showDate } from '#web/ui/format.ts';
import { Shell, type ShellCounts } from '#web/ui/Shell.tsx';

const LIVE_DESK = '/admin/live-event';

export function AdminLayout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { admin, logout } = useAuth();
  const { data: event } = useQuery({
    queryKey: ['event'],
    queryFn: () => call(eventsEndpoints.currentEvent),
    staleTime: 30_000,
    retry: false,
  });
  const counts = useKnownCounts();
  const signOut = () => {
    logout();
    navigate('/login', { replace: true });
  };
  return (
    <Shell
      name={admin?.name ?? 'Account'}
      onSignOut={signOut}
      counts={counts}
      slim={pathname.startsWith(LIVE_DESK)}
      {...(event && {
        event: {
          title: event.name,
          when: event.startsAt === null ? 'No date yet' : showDate(event.startsAt, event.timeZone),
        },
      })}
    >
      <Outlet />
    </Shell>
  );
}

/** How many there are of what has been fetched already; nothing is asked for only to be counted. */
function useKnownCounts(): ShellCounts {
  const known = { enabled: false } as const;
  const participants = useQuery({
    queryKey: ['participants'],
    queryFn: () => call(registrationEndpoints.participants),
    ...known,
  });
  const judges = useQuery({ queryKey: ['judges'], queryFn: () => call(judgingEndpoints.judges), ...known });
  const categories = useQuery({
    queryKey: ['categories'],
    queryFn: () => call(eventsEndpoints.categories),
    ...known,
  });
  return {
    ...(participants.data && { participants: participants.data.length }),
    ...(judges.data && { judges: judges.data.length }),
    ...(categories.data && { categories: categories.data.length }),
  };
}
