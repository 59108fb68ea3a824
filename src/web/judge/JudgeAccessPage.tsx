/** Where a judge's personal link arrives: it is validated, kept, and taken out of the address bar. */
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { toast } from 'react-toastify';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { restartLive } from '#web/client/live.ts';
import { Mark } from '#web/ui/Brand.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { useNoticeable } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import styles from './JudgeAccessPage.module.css';
import { startSession } from './session.ts';
import { closeDesk } from './use-desk.ts';

const RETRY_MS = 2_000;

type State = { kind: 'asking' } | { kind: 'unreachable' } | { kind: 'refused'; sentence: string };

export function JudgeAccessPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const [tries, setTries] = useState(0);
  const late = useNoticeable(state.kind === 'asking');
  usePageTitle(state.kind === 'refused' ? 'This link does not work' : 'Judge');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    const left = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    call(judgingEndpoints.judgeAccess, { params: { token }, signal: left.signal })
      .then((answer) => {
        closeDesk();
        startSession(token, answer);
        restartLive('judge');
        toast.success(`Welcome, ${answer.judge.name}!`);
        navigate('/judge/scoring', { replace: true });
      })
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        const sentence = sentenceOf(error, 'Invalid judge token');
        const heard = error instanceof CallFailed && error.status !== 0;
        if (heard) toast.error(sentence, { toastId: 'judge-token' });
        if (!heard || error.status >= 500) {
          setState({ kind: 'unreachable' });
          again = setTimeout(() => setTries((before) => before + 1), RETRY_MS);
          return;
        }
        setState({ kind: 'refused', sentence });
      });
    return () => {
      left.abort();
      clearTimeout(again);
    };
  }, [token, tries, navigate]);

  return (
    <main className={styles.page}>
      <Mark size={48} />
      {state.kind === 'refused' && (
        <>
          <h1 className="h1">This link does not work</h1>
          <p className="lead">
            {state.sentence}. A newer link may have replaced it. Ask the desk for your link or your card, and
            scan the code again.
          </p>
          <div className="row wrap">
            <Button kind="primary" size="l" onClick={() => setTries(tries + 1)}>
              Try again
            </Button>
            <ButtonLink to="/" size="l">
              Front page
            </ButtonLink>
          </div>
        </>
      )}
      {state.kind === 'unreachable' && (
        <>
          <h1 className="h1">No connection to the show</h1>
          <p className="lead" role="status">
            Your link is kept on this page and tried again by itself. Check that this device is in the hall’s
            Wi-Fi.
          </p>
        </>
      )}
      {state.kind === 'asking' && (
        <h1 className="h1" role="status">
          {late ? 'Opening your link' : <span className="vh">Opening your link</span>}
        </h1>
      )}
    </main>
  );
}
