/** Which form of the program runs, and what a person types to run it. */
import { isSea } from 'node:sea';

/** Whether this is the one file that holds Node too. */
export const ONE_FILE = isSea();

/** What is typed before the name of a command: the one file comes without npm. */
export const TYPED = ONE_FILE ? `'${process.execPath}'` : 'npx ovation';
