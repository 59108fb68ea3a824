/**
 * The admin's session in this browser, as the specification has it: stored under `auth_token` and
 * `admin_data`, reloaded at start, ended by any 401 and by a profile that cannot be fetched. The profile is asked
 * for here and nowhere else; a reading that failed ends nothing on the server.
 */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from 'react-toastify';
import type { z } from 'zod';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import type { admin as adminSchema, loginAnswer } from '#contract/accounts/schema.ts';
import { type Camel, camelKeys, snakeKeys } from '#contract/case.ts';
import { say } from '#web/ui/say.ts';
import { CallFailed, call, onUnauthorised } from './api.ts';
import { readAdminIn } from './language.ts';
import { KEYS, keep, stored, storedJson } from './storage.ts';

export type Admin = Camel<z.infer<typeof adminSchema>>;
type LoginAnswer = Camel<z.infer<typeof loginAnswer>>;

interface Auth {
  /** Authenticated means that a token exists, no more; the server decides what it may do. */
  isAuthenticated: boolean;
  /** Admin means that the stored role is `admin`. */
  isAdmin: boolean;
  admin: Admin | undefined;
  /** The person signed out by themselves: whoever signs in next did not ask for the page that stood here. */
  hasLeft: boolean;
  /** Keeps a fresh session and says so. */
  loggedIn(answer: LoginAnswer): void;
  /** Keeps a changed profile. */
  setAdmin(admin: Admin): void;
  /** Asks the server for the profile anew. One that cannot be had ends the session in this browser. */
  refreshProfile(): void;
  /** Ends the session here and on the server. */
  logout(): void;
}

const AuthContext = createContext<Auth | undefined>(undefined);

function storedAdmin(): Admin | undefined {
  const data = storedJson(KEYS.adminData);
  return data !== null && typeof data === 'object' ? (camelKeys(data) as Admin) : undefined;
}

/** Provides the admin's session to the pages below it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [token, setToken] = useState(() => stored(KEYS.authToken));
  const [admin, setAdminState] = useState(storedAdmin);
  const [hasLeft, setHasLeft] = useState(false);

  const setAdmin = useCallback((next: Admin) => {
    // Without its words the page stays as it is; the next one begins in them.
    if (next.language && next.language !== storedAdmin()?.language)
      readAdminIn(next.language).catch(() => undefined);
    keep(KEYS.adminData, JSON.stringify(snakeKeys(next)));
    setAdminState(next);
  }, []);

  const forget = useCallback(() => {
    // A failed sign-in is a 401 too: without a stored token there is no session to end and nothing to say.
    if (stored(KEYS.authToken) === undefined) return;
    keep(KEYS.authToken, undefined);
    keep(KEYS.adminData, undefined);
    setToken(undefined);
    setAdminState(undefined);
    queries.clear();
    toast.info(say('parts.loggedOut'));
  }, [queries]);

  const loggedIn = useCallback(
    (answer: LoginAnswer) => {
      keep(KEYS.authToken, answer.token);
      setToken(answer.token);
      setAdmin(answer.admin);
      setHasLeft(false);
      toast.success(say('parts.loggedIn'));
    },
    [setAdmin],
  );

  const logout = useCallback(() => {
    // The server is told first, while the token is still stored; the person need not wait for it.
    call(accountsEndpoints.logout).catch(() => undefined);
    setHasLeft(true);
    forget();
  }, [forget]);

  useEffect(() => onUnauthorised(forget), [forget]);

  useEffect(() => {
    // Another tab signed in or out: this one follows.
    const follow = (event: StorageEvent) => {
      if (event.key !== KEYS.authToken && event.key !== KEYS.adminData && event.key !== null) return;
      // Whoever signs in next is shown nothing that was asked for in this one's name.
      if (event.key !== KEYS.adminData && event.newValue === null) queries.clear();
      setToken(stored(KEYS.authToken));
      setAdminState(storedAdmin());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [queries]);

  const asking = useRef<string>(undefined);
  const refreshProfile = useCallback(() => {
    const asked = stored(KEYS.authToken);
    if (asked === undefined || asking.current === asked) return;
    asking.current = asked;
    const isStill = () => stored(KEYS.authToken) === asked;
    fetchProfile(isStill)
      .then(
        (fresh) => isStill() && setAdmin(fresh),
        () => isStill() && forget(),
      )
      .finally(() => {
        if (asking.current === asked) asking.current = undefined;
      });
  }, [setAdmin, forget]);

  useEffect(() => {
    if (token !== undefined) refreshProfile();
  }, [token, refreshProfile]);

  const auth = useMemo(
    () => ({
      isAuthenticated: token !== undefined,
      isAdmin: admin?.role === 'admin',
      admin,
      hasLeft,
      loggedIn,
      setAdmin,
      refreshProfile,
      logout,
    }),
    [token, admin, hasLeft, loggedIn, setAdmin, refreshProfile, logout],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

const PATIENCE_MS = [500, 1_500, 3_000];

/** Whether the server said nothing about this person: it is away, or has too much to do. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof CallFailed && (error.isUnanswered || error.status === 429);

/** The profile. A server that is away or busy is asked again for five seconds, a refusal is final at once. */
async function fetchProfile(isWanted: () => boolean): Promise<Admin> {
  for (const wait of PATIENCE_MS) {
    try {
      return await call(accountsEndpoints.profile);
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (!isWanted()) throw error;
    }
  }
  return call(accountsEndpoints.profile);
}

/** The admin's session. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth stands outside AuthProvider.');
  return auth;
}
