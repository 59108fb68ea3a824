/**
 * Going over to https where this device trusts the server's certificate. A page on plain http asks by a picture:
 * it arrives where the certificate is trusted, and nowhere else.
 */
import { useEffect, useState } from 'react';
import { TRUST_FILES, trustEndpoints } from '#contract/operating/trust.ts';
import { call } from './api.ts';

/** A page waits no longer: on a line that hangs it goes on as it is. */
const LONGEST_MS = 1_500;

/** The address of this server over https, at `path`. */
export function secureAddress(port: number, path = ''): string {
  return `https://${location.hostname}:${port}${path}`;
}

/**
 * Whether this device opens pages from this server over https on the port; false too where that takes longer than
 * 1.5 s.
 */
export function trusts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    const end = (trusted: boolean) => {
      clearTimeout(late);
      resolve(trusted);
    };
    const late = setTimeout(() => end(false), LONGEST_MS);
    picture.onload = () => end(true);
    picture.onerror = () => end(false);
    picture.src = secureAddress(port, TRUST_FILES.seen);
  });
}

/** Moves to https where that works, and resolves with whether the page is leaving. */
export async function goSecure(): Promise<boolean> {
  if (window.isSecureContext) return false;
  const { port } = await call(trustEndpoints.trust, { withinMs: LONGEST_MS }).catch(() => ({ port: null }));
  if (port === null || !(await trusts(port))) return false;
  location.replace(secureAddress(port, location.pathname + location.search + location.hash));
  return true;
}

/** Moves to https once the page has loaded, where that works. */
export function useSecure(): void {
  useEffect(() => {
    void goSecure();
  }, []);
}

/**
 * Whether this device trusts what is served over https on the port (null: nothing is), looked at again whenever
 * somebody comes back to the page. The server's own machine is asked like any other: its plain page is a secure
 * context without any certificate.
 */
export function useTrusts(port: number | null): boolean {
  const isOverHttps = location.protocol === 'https:';
  const [trusted, setTrusted] = useState(isOverHttps);
  useEffect(() => {
    if (port === null || isOverHttps) return;
    const look = () => {
      if (document.visibilityState === 'visible') void trusts(port).then(setTrusted);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [port, isOverHttps]);
  return trusted;
}
