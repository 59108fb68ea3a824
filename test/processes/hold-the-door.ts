/**
 * A process of its own that is in the middle of a write and stands still there: it holds the row that every write
 * waits for. Its arguments are the database and the key file; it says when it is inside.
 */
import { SYSTEM } from '#server/store/audit.ts';
import { openSecrets } from '#server/store/secrets.ts';
import { openStore } from '#server/store/store.ts';

const [, , url = '', keyFile = ''] = process.argv;
const store = await openStore({
  database: { url },
  secrets: openSecrets(keyFile),
  clock: Date.now,
  onTrouble: () => undefined,
});
await store.write({ by: SYSTEM }, async () => {
  process.stdout.write('inside\n');
  await new Promise(() => setInterval(() => undefined, 60_000));
});
