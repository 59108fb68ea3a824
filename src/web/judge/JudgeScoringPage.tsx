/** The judge's station: the acts, the open act's scoresheet, and where the marks are. */
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useAnswers } from '#web/client/ask.ts';
import { restartLive } from '#web/client/live.ts';
import { KEYS } from '#web/client/storage.ts';
import { Station } from './Station.tsx';
import { type StoredJudge, storedJudge } from './session.ts';
import { closeOutbox } from './use-outbox.ts';

export function JudgeScoringPage() {
  const judge = useJudgeOfThisBrowser();
  if (!judge) return <Navigate to="/" replace />;
  return <Station key={judge.id} judge={judge} />;
}

/** A browser is one judge's at a time: another tab may open another link, or end the session. This one follows. */
function useJudgeOfThisBrowser(): StoredJudge | undefined {
  const answers = useAnswers();
  const [judge, setJudge] = useState(storedJudge);
  const id = judge?.id;
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== KEYS.judgeToken && key !== KEYS.judgeData && key !== null) return;
      const next = storedJudge();
      if (next?.id === id) return;
      closeOutbox();
      // Nothing that the one before was shown.
      answers.forget();
      restartLive('judge');
      setJudge(next);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [id, answers]);
  return judge;
}
