/**
 * The specification's route guards. They look only at what is stored; what a person may see is decided by
 * the server on every call, so a forged token opens an empty page.
 */
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from './auth.tsx';
import { KEYS, stored, storedJson } from './storage.ts';

/** Sends whoever has no token to `/login`, which remembers where they wanted to go. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { isAuthenticated, hasLeft } = useAuth();
  const { pathname, search } = useLocation();
  if (!isAuthenticated)
    return <Navigate to="/login" replace state={hasLeft ? null : { from: pathname + search }} />;
  return children;
}

/** Sends whoever is no judge to `/`. A judge has both a token and judge data. */
export function RequireJudge({ children }: { children: ReactNode }) {
  if (stored(KEYS.judgeToken) === undefined || storedJson(KEYS.judgeData) === undefined)
    return <Navigate to="/" replace />;
  return children;
}
