/** A copy from before the key was changed opens with the former key only, and no server starts on it with another. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { report } from '#domain/messages/report.ts';
import { belongsTo } from '../store/key-check.ts';
import { readKey, type Secrets, secretsFrom } from '../store/secrets.ts';

/** What is said of a copy that another key than the one in use opens. */
interface OtherKey {
  /** The key that opens it, where a change of the key left it beside the one in use. */
  former: Secrets | undefined;
  /** Why it cannot take the place of the data in use, and what to do. */
  refusal: string;
  /** What to do with it once it lies in a folder of its own. */
  advice: string;
}

/**
 * What to say of a copy whose database names `keyCheck` as its key; undefined where the key in `keyFile` opens it, and
 * where there is no key to hold it against.
 */
export function otherKey(keyCheck: string | null, keyFile: string): OtherKey | undefined {
  if (!existsSync(keyFile) || belongsTo(keyCheck, secretsFrom(readKey(keyFile)))) return undefined;
  for (const file of besides(keyFile)) {
    const former = secretsFrom(readKey(file));
    if (belongsTo(keyCheck, former))
      return {
        former,
        refusal: report('copyFormerKey', { key: keyFile, former: file }),
        advice: report('copyTakesFormerKey', { key: keyFile, former: file }),
      };
  }
  return {
    former: undefined,
    refusal: report('copyOtherKey', { key: keyFile }),
    advice: report('copyTakesOtherKey', { key: keyFile }),
  };
}

/** What changes of the key left beside it (`key change`), and can be read. */
const besides = (keyFile: string): string[] =>
  readdirSync(dirname(keyFile))
    .filter((name) => name.startsWith(`${basename(keyFile)}.before-`))
    .map((name) => join(dirname(keyFile), name))
    .filter(isKey);

function isKey(file: string): boolean {
  try {
    readKey(file);
    return true;
  } catch {
    return false;
  }
}
