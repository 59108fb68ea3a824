/**
 * What is removed for its age cannot be had again, and a machine may start with a clock that is wrong by a year (an
 * empty battery, a date that somebody typed). So nothing is removed for its age before the clock has gone on for an
 * hour without a step and without the database's saying otherwise, and where it does not go with what is in the log
 * not before an admin says that it is right: the log remembers both, for after a start under a wrong clock its newest
 * entry is of that very clock.
 */
import { report } from '#domain/messages/report.ts';
import type { AdminAccess } from './http/access.ts';
import { SYSTEM } from './store/audit.ts';
import type { Reader, Store } from './store/store.ts';
import type { Work } from './store/write.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Larger ones are no correction that machines make by themselves. */
const STEP_MS = 60_000;
/** Nothing happening for so long is rarer than a clock that is wrong. */
const LONG_PAUSE_MS = 30 * DAY_MS;
const SUBJECT = 'clock';
const DOUBTED = 'clock.doubted';

const minute = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Why the clock is doubtful at `now`, as an English sentence: it is behind the audit log's newest entry or long
 * after it (both in ms; null for an empty log). Undefined where nothing is doubtful.
 */
export function doubtOf(now: number, newestEntryAt: number | null): string | undefined {
  if (newestEntryAt === null) return undefined;
  const ahead = now - newestEntryAt;
  const shown = { now: minute(now) };
  const found =
    ahead < -STEP_MS
      ? report('clockBeforeLog', { ...shown, logged: minute(newestEntryAt) })
      : ahead > LONG_PAUSE_MS
        ? report('clockAfterPause', { ...shown, days: Math.floor(ahead / DAY_MS) })
        : undefined;
  return found && `${found} ${report('clockHolds')}`;
}

/** The doubt that stands, in its sentence; undefined where there was none, or where an admin said since that the clock is right. */
async function standingDoubt(read: Reader): Promise<string | undefined> {
  const newest = await read
    .selectFrom('audit')
    .select(['action', 'why'])
    .where('subject', '=', SUBJECT)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return newest?.action === DOUBTED ? (newest.why ?? undefined) : undefined;
}

/** Records that somebody confirmed the clock to be right. */
export async function confirmClock({ audit, now }: Work, _access: AdminAccess): Promise<void> {
  audit({ action: 'clock.confirmed', subject: SUBJECT, after: { shows: minute(now) } });
}

/** Whether the machine's clock is doubtful at present. */
export interface ClockDoubt {
  says(): string | undefined;
  close(): void;
}

/**
 * Compares the clock with the audit log's newest entry (`newestEntryAt` in ms, null for an empty log) and records
 * a doubt in the log. `onTrouble` is called when the database cannot be read or written.
 */
export async function openClockDoubt(
  store: Pick<Store, 'read' | 'write' | 'now' | 'onVersion'>,
  newestEntryAt: number | null,
  onTrouble: (error: unknown) => void,
): Promise<ClockDoubt> {
  const found = doubtOf(store.now(), newestEntryAt);
  let doubt = found ?? (await standingDoubt(store.read));
  if (found !== undefined) {
    const written = await store
      .write({ by: SYSTEM }, async ({ audit }) => {
        audit({ action: DOUBTED, subject: SUBJECT, why: found });
        return true;
      })
      .catch(onTrouble);
    // Where nothing can be written nobody can answer it either.
    if (!written) return { says: () => found, close: () => undefined };
  }
  const close = store.onVersion(() => {
    if (doubt === undefined) return;
    standingDoubt(store.read).then((standing) => {
      doubt = standing;
    }, onTrouble);
  });
  return { says: () => doubt, close };
}

/**
 * Watches the clock from now on. The function returned answers whether old data may be deleted by it: nothing is
 * doubtful, and the clock made no step for an hour. A step is noticed only when asked.
 */
export function openSettling(
  { now, clockOffBy }: Pick<Store, 'now' | 'clockOffBy'>,
  isDoubtful: () => boolean,
): () => boolean {
  let since = performance.now();
  let ahead = now() - since;
  return () => {
    const steady = performance.now();
    const found = now() - steady;
    if (Math.abs(found - ahead) > STEP_MS || clockOffBy() !== 0) since = steady;
    ahead = found;
    return !isDoubtful() && steady - since >= HOUR_MS;
  };
}
