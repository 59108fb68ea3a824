/** An admin for tests of accounts, and how one is signed in. */
import { openSignIns, type SignIns } from '#server/accounts/sign-in.ts';
import type { Store } from '#server/store/store.ts';

export const JO = {
  name: 'Jo Brandt',
  email: 'jo@example.org',
  role: 'admin',
  password: 'five plain words in a row',
} as const;

/** One sign-in where nobody tried before. */
export const login = (store: Store, ...given: Parameters<SignIns['login']>) =>
  openSignIns(store).login(...given);

/** What a call on one account is given. */
export const ofAccount = (id: string) => ({ params: { id }, query: undefined, body: undefined });
