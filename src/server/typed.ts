/** Which form of the program runs, and what a person types to run it. */
import { isSea } from 'node:sea';

/** Whether this program is the single file that contains Node too. */
export const ONE_FILE = isSea();

/**
 * What a person types before the name of a command: the path of the single file, which comes without npm, else
 * `npx ovation`.
 */
export const TYPED = ONE_FILE ? `'${process.execPath}'` : 'npx ovation';
