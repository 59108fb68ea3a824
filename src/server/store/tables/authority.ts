/** The table of https, which the room `operating` owns. See `../tables.ts` for how to read it. */

/** The installation's own authority; one row. */
export interface AuthorityTable {
  id: string;
  /** PEM; anybody may have it. */
  certificate: string;
  /** Sealed PEM of the key that belongs to it. */
  keySealed: string;
  /** JSON: the public addresses that it may vouch for, beside private networks. */
  addresses: string;
}
