/** Where a judge's personal link arrives: it is validated, kept, and taken out of the address bar. */
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { toast } from 'react-toastify';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { restartLive } from '#web/client/live.ts';
import { goSecure } from '#web/client/secure.ts';
import { KEYS, stored } from '#web/client/storage.ts';
import { Mark } from '#web/ui/Brand.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { useNoticeable } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { isUnsent } from './held.ts';
import styles from './JudgeAccessPage.module.css';
import { startSession, storedJudge } from './session.ts';
import { ATTEMPT_MS } from './sheet-calls.ts';
import { sheetStoreOf } from './sheet-store.ts';
import { closeOutbox } from './use-outbox.ts';

type State =
  | { kind: 'asking' }
  /** Nothing was heard, or only that the server is in trouble or has too much to do. */
  | { kind: 'later'; why: 'unreachable' | 'trouble' }
  | { kind: 'refused'; sentence: string };

const AGAIN_MS = { unreachable: 2_000, trouble: 5_000 };

const LATER = {
  unreachable: { title: 'judge.noConnection', lead: 'judge.noConnectionLead' },
  trouble: { title: 'judge.inTrouble', lead: 'judge.inTroubleLead' },
} as const;

/** Validates the link; undefined where the page is leaving for https instead. What was not sent yet stands in this address alone, and nobody is led away from it. */
async function enter(token: string) {
  if (!window.isSecureContext && !(await holdsUnsent()) && (await goSecure())) return undefined;
  return call(judgingEndpoints.judgeAccess, { params: { token }, withinMs: ATTEMPT_MS });
}

async function holdsUnsent(): Promise<boolean> {
  const judge = storedJudge();
  if (!judge) return false;
  const { held } = await sheetStoreOf(judge.id).read();
  return Object.values(held).some(isUnsent);
}

/** Whether this device was opened with the link before. */
const isOpenedHere = (token: string): boolean =>
  storedJudge() !== undefined && stored(KEYS.judgeToken) === token;

export function JudgeAccessPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const [tries, setTries] = useState(0);
  const late = useNoticeable(state.kind === 'asking');
  usePageTitle(say(state.kind === 'refused' ? 'judge.linkFails' : 'judge.titleAccess'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    enter(token)
      .then((answer) => {
        if (left || !answer) return;
        closeOutbox();
        startSession(token, answer);
        restartLive('judge');
        toast.success(say('judge.welcomeToast', { name: answer.judge.name }));
        navigate('/judge/scoring', { replace: true });
      })
      .catch((error: unknown) => {
        if (left) return;
        const { trouble, sentence } = failureOf(error);
        // Whoever opened this link on this device before goes on with what it holds.
        if (trouble && isOpenedHere(token)) {
          navigate('/judge/scoring', { replace: true });
          return;
        }
        if (sentence !== '') toast.error(sentence, { toastId: 'judge-token' });
        setState(stateAfter({ trouble, sentence }));
        if (trouble) again = setTimeout(() => setTries((before) => before + 1), AGAIN_MS[trouble]);
      });
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, [token, tries, navigate]);

  return (
    <main className={styles.page}>
      <Mark size={48} />
      {state.kind === 'refused' && (
        <>
          <h1 className="h1">{say('judge.linkFails')}</h1>
          <p className="lead">
            {state.sentence} {say('judge.linkFailsLead')}
          </p>
          <div className="row wrap">
            <Button kind="primary" size="l" onClick={() => setTries(tries + 1)}>
              {say('ui.tryAgain')}
            </Button>
            <ButtonLink to="/" size="l">
              {say('ui.toFrontPage')}
            </ButtonLink>
          </div>
        </>
      )}
      {state.kind === 'later' && (
        <>
          <h1 className="h1">{say(LATER[state.why].title)}</h1>
          <p className="lead" role="status">
            {say(LATER[state.why].lead)}
          </p>
        </>
      )}
      {state.kind === 'asking' && (
        <h1 className="h1" role="status">
          <span className={late ? undefined : 'vh'}>{say('judge.opening')}</span>
        </h1>
      )}
    </main>
  );
}

const stateAfter = ({ trouble, sentence }: ReturnType<typeof failureOf>): State =>
  trouble ? { kind: 'later', why: trouble } : { kind: 'refused', sentence: sentence.replace(/\.?$/, '.') };

/** Why a link did not open, and what is said of it. Of the link itself nothing is said where the server is in trouble. */
function failureOf(error: unknown): { trouble: keyof typeof LATER | undefined; sentence: string } {
  const status = error instanceof CallFailed ? error.status : 0;
  const isBusy = status >= 500 || status === 429;
  const trouble = isBusy ? 'trouble' : status === 0 ? 'unreachable' : undefined;
  return { trouble, sentence: sentenceOf(error, trouble ? '' : say('judge.invalidToken')) };
}
