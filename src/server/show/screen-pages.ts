/**
 * Which page a screen is. Codes are short, and whoever asks for a million of them may be given one that a screen of the
 * hall shows. So each page that is offered a code gets a token of its own, and of those with the same code the first
 * that comes after the code was claimed is the screen: the hall's, which asks all the time.
 */
import type { ScreenAccess } from '../http/access.ts';
import { hashToken, newToken, type Secrets } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

/** What a code was offered for, and when. */
export interface Offer {
  kind: ScreenAccess['kind'];
  span: number;
}

const PURPOSE = 'page of a screen';

/** What a screen is found by while its code alone is known. It never leaves the server, so that no page can show it. */
export const hashOfCode = (code: string, { kind, span }: Offer, secrets: Secrets): string =>
  hashToken(secrets.fingerprint('claimed screen code', `${code} ${kind} ${span}`));

/** A new token for a page that is offered this code. */
export const pageToken = (code: string, { kind, span }: Offer, secrets: Secrets): string =>
  secrets.sign(PURPOSE, [code, kind, span, newToken()].join('.'));

/** The paired screen that the page with this token is; undefined where it is none. */
export async function screenOfPage(store: Pick<Store, 'read' | 'quiet' | 'secrets'>, token: string) {
  const pageHash = hashToken(token);
  const found = () =>
    store.read
      .selectFrom('screen')
      .selectAll()
      .where((screen) => screen.or([screen('tokenHash', '=', pageHash), screen('pageHash', '=', pageHash)]))
      .executeTakeFirst();
  const known = await found();
  const [code, kind, span] = store.secrets.verify(PURPOSE, token)?.split('.') ?? [];
  if (known || code === undefined) return known;
  const tokenHash = hashOfCode(code, { kind: kind as Offer['kind'], span: Number(span) }, store.secrets);
  const claimed = await store.read
    .selectFrom('screen')
    .select('id')
    .where('tokenHash', '=', tokenHash)
    .where('pageHash', 'is', null)
    .executeTakeFirst();
  if (!claimed) return undefined;
  await store
    .quiet((tx) =>
      tx
        .updateTable('screen')
        .set({ pageHash })
        .where('id', '=', claimed.id)
        .where('pageHash', 'is', null)
        .execute(),
    )
    // A full disk takes no page what everybody may see: it is not that screen yet, and asks again.
    .catch(() => undefined);
  return found();
}
