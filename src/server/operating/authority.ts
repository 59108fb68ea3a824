/** The installation's own authority, kept in its database under its key, so that every process and a standby have the same. */
import { X509Certificate } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { hostname } from 'node:os';
import { SYSTEM } from '../store/audit.ts';
import type { Reader } from '../store/reader.ts';
import type { Store } from '../store/store.ts';
import { type Authority, isOwn, type KeyPair, makeAuthority } from './certificates.ts';
import { machineAddresses } from './https.ts';

const ID = 'https';
/** One that ends sooner is replaced: it would vouch for nothing by the next show. */
const GOOD_FOR_MS = 60 * 86_400_000;

/**
 * Answers, each time it is called, the authority by which this process has certificates signed. It stays the same, but
 * for one that was taken while the clock was doubtful: once somebody said that the clock is right, it is looked at again.
 */
export function openAuthority(store: Store, isClockDoubtful: () => boolean): () => Promise<Authority> {
  let taken: { authority: Authority; inDoubt: boolean } | undefined;
  return async () => {
    const inDoubt = isClockDoubtful();
    if (!taken || (taken.inDoubt && !inDoubt))
      taken = { authority: await ownAuthority(store, inDoubt), inDoubt };
    return taken.authority;
  };
}

/**
 * The installation's certificate authority; a new one where there is none, or where it is about to expire or begins
 * later than now. While the clock is doubtful one that is there stays whatever the clock makes of it: devices trust it,
 * and would have to be told anew, one by one.
 */
export async function ownAuthority(store: Store, isClockDoubtful: boolean): Promise<Authority> {
  const read = async (reader: Reader): Promise<Authority | undefined> => {
    const kept = await reader.selectFrom('authority').selectAll().where('id', '=', ID).executeTakeFirst();
    if (!kept || !(isClockDoubtful || isGoodAt(kept.certificate, Date.now()))) return undefined;
    const { certificate, keySealed, addresses } = kept;
    return { certificate, key: store.secrets.unseal(keySealed), addresses: JSON.parse(addresses) };
  };
  return (
    (await read(store.read)) ??
    store.write({ by: SYSTEM }, async ({ tx, audit }) => {
      // Another process may have been quicker.
      const made = await read(tx);
      if (made) return made;
      const host = hostname().replace(/[^\w.-]/g, '');
      // A hall's network may hand out public addresses.
      const addresses = machineAddresses().filter((address) => isIPv4(address) && !isOwn(address));
      const authority = makeAuthority(`Ovation on ${host}`, Date.now(), addresses);
      const { certificate, key } = authority;
      await tx.deleteFrom('authority').execute();
      await tx
        .insertInto('authority')
        .values({
          id: ID,
          certificate,
          keySealed: store.secrets.seal(key),
          addresses: JSON.stringify(addresses),
        })
        .execute();
      audit({
        action: 'authority.made',
        subject: 'installation',
        after: { fingerprint: fingerprintOf(authority) },
      });
      return authority;
    })
  );
}

/** One that begins later than now was made while the clock was ahead: no device takes it. */
function isGoodAt(certificate: string, now: number): boolean {
  const { validFromDate, validToDate } = new X509Certificate(certificate);
  return validFromDate.getTime() <= now && validToDate.getTime() - now > GOOD_FOR_MS;
}

/** What people compare: the certificate's SHA-256 in pairs of hexadecimal digits. */
export const fingerprintOf = ({ certificate }: Pick<KeyPair, 'certificate'>): string =>
  new X509Certificate(certificate).fingerprint256;
