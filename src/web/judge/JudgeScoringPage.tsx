/** The judge's station: the acts, the open act's scoresheet, and where the marks are. */
import { Navigate } from 'react-router';
import { Station } from './Station.tsx';
import { type StoredJudge, storedJudge } from './session.ts';

export function JudgeScoringPage() {
  const judge: StoredJudge | undefined = storedJudge();
  if (!judge) return <Navigate to="/" replace />;
  return <Station key={judge.id} judge={judge} />;
}
