/**
 * Who could certify, and since when, as the audit log says it: whether two people had to, who changed that, since
 * when each of two accounts is an admin's, and who last made a link into it that was used. One person may hold two
 * accounts, or let themselves into another's; the protocol lets everybody see it.
 */
import type { Signing } from '#domain/results/certified.ts';
import { entriesOf } from '../audit/queries.ts';
import type { Reader } from '../store/store.ts';

/**
 * Who could certify a result at this moment, and since when that is so, from the audit log.
 * @param accounts the two who certify together, by the ids of their accounts; empty where one does.
 * @returns null where one person certifies and nobody ever changed that.
 */
export async function signingOf(
  read: Reader,
  eventId: string,
  accounts: readonly { id: string; name: string }[],
): Promise<Signing | null> {
  const setting = (await entriesOf(read, `event:${eventId}`, ['event.changed'])).flatMap(
    ({ at, by, before, after }) => {
      const on = twoPeople(after);
      return on === undefined || on === twoPeople(before) ? [] : [{ on, at, by }];
    },
  );
  if (setting.length === 0 && accounts.length === 0) return null;
  return { setting, accounts: await Promise.all(accounts.map((account) => sinceWhen(read, account))) };
}

/** Whether two people certify, as an entry about an event says; undefined where it is not about its settings. */
function twoPeople({ settings }: Record<string, unknown>): boolean | undefined {
  if (typeof settings !== 'object' || settings === null) return undefined;
  return 'twoPersonCertification' in settings && settings.twoPersonCertification === true;
}

/** When an account was made or became an admin's, and by whom; null of one from before the log. */
async function sinceWhen(read: Reader, { id, name }: { id: string; name: string }) {
  const entries = await entriesOf(read, `admin:${id}`, ['admin.added', 'admin.changed']);
  const became = entries.findLast(({ before, after }) => after.role === 'admin' && before.role !== 'admin');
  const entered = await lastLink(read, id);
  return { name, since: became?.at ?? null, by: became?.by ?? null, ...(entered && { entered }) };
}

/**
 * When a link into an account that somebody else made was last used, and who made it: whoever holds one chooses the
 * password. A link that was made from inside the account since takes nothing back; it is told where there is no other.
 */
async function lastLink(read: Reader, id: string) {
  const links = await entriesOf(read, `admin:${id}`, ['admin.link_issued', 'admin.link_used']);
  const entered = links.flatMap(({ action, at }, index) => {
    if (action !== 'admin.link_used') return [];
    const made = links.slice(0, index).findLast((one) => one.action === 'admin.link_issued');
    return made ? [{ at, by: made.by, byId: made.byId }] : [];
  });
  const last = entered.findLast(({ byId }) => byId !== id) ?? entered.at(-1);
  return last && { at: last.at, by: last.by };
}
