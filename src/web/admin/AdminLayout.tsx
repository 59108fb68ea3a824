/** The admin around every admin page: who is signed in, which event is worked on. */
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { countsEndpoints } from '#contract/show/counts.ts';
import { useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { putTakeBackQuestion } from '#web/client/take-back.ts';
import { showDate } from '#web/ui/format.ts';
import { Shell, type ShellCounts } from '#web/ui/Shell.tsx';
import { say, useLanguage } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from './AdminDialog.tsx';
import { GuidePanel } from './help/GuidePanel.tsx';
import { partFor } from './help/parts-of-pages.ts';
import { useAdminLanguage } from './use-admin-language.ts';
import { LeaveGuard } from './use-unsaved.tsx';

const LIVE_DESK = '/admin/live-event';
/** Pages that need the rail's width: a section of the settings brings an index of its own. */
const WIDE = [LIVE_DESK, '/admin/settings/', '/admin/order'];

export function AdminLayout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { admin, logout } = useAuth();
  useLanguage();
  const readIn = useAdminLanguage();
  const { data: event } = useAsk(eventsEndpoints.currentEvent, { staleTime: 30_000, retry: false });
  const [isGuided, setGuided] = useState(false);
  const counts = useCounts(!pathname.startsWith(LIVE_DESK));
  const signOut = () => {
    logout();
    navigate('/login', { replace: true });
  };
  return (
    <Shell
      name={admin?.name ?? say('admin.account')}
      onSignOut={signOut}
      onLanguage={readIn}
      onGuide={() => setGuided(!isGuided)}
      {...(isGuided && {
        beside: <GuidePanel part={partFor(pathname)} onClose={() => setGuided(false)} />,
      })}
      counts={counts}
      slim={WIDE.some((path) => pathname.startsWith(path))}
      {...(event && {
        event: {
          title: event.name,
          when: event.startsAt === null ? say('admin.noDate') : showDate(event.startsAt, event.timeZone),
        },
      })}
    >
      <Outlet />
      <TakeBackDialog />
      <LeaveGuard />
    </Shell>
  );
}

const COUNTS_FRESH_MS = 30_000;

/** The numbers of the rail: three counts in one small answer. Beside the live desk nobody sees them. */
function useCounts(isSeen: boolean): ShellCounts {
  const counts = useAsk(countsEndpoints.counts, {
    enabled: isSeen,
    refetchInterval: COUNTS_FRESH_MS,
    retry: false,
  });
  return counts.data ?? {};
}

interface Question {
  sentence: string;
  answer: (reason: string | undefined) => void;
}

/** Asks an admin why a certified result is taken back by what they are about to do, wherever on the admin’s pages that is. */
function TakeBackDialog() {
  const [question, setQuestion] = useState<Question>();
  const [reason, setReason] = useState('');
  useEffect(
    () =>
      putTakeBackQuestion(
        (sentence) =>
          new Promise((resolve) => {
            setReason('');
            setQuestion({
              sentence,
              answer: (given) => {
                setQuestion(undefined);
                resolve(given);
              },
            });
          }),
      ),
    [],
  );
  const leave = () => question?.answer(undefined);
  const takeBack = () => {
    if (reason.trim() !== '') question?.answer(reason.trim());
  };
  return (
    <AdminDialog
      open={question !== undefined}
      onClose={leave}
      onSubmit={takeBack}
      title={say('admin.takeBack')}
      submit={say('admin.takeItBack')}
      leave={say('admin.leaveResult')}
      kind="destructive"
      disabled={reason.trim() === ''}
    >
      <p>{question?.sentence}</p>
      <TextField
        label={say('admin.takeBackWhy')}
        hint={say('admin.takeBackHint')}
        most={REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
    </AdminDialog>
  );
}
