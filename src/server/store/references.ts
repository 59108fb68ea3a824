/** Rows that others refer to: the database itself knows them, so that no room has to ask every other one. */
import { Refusal } from '#contract/refusal.ts';

const SQLITE_CONSTRAINT = 19;
const POSTGRES_FOREIGN_KEY = '23503';

/** Whether a delete failed on a foreign key: some other row still refers to the one deleted. */
function isReferenced(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: number; code?: string };
  return code === POSTGRES_FOREIGN_KEY || (errcode !== undefined && (errcode & 0xff) === SQLITE_CONSTRAINT);
}

/** Resolves with the deletion. @throws Refusal `in_use` with this sentence where other rows refer to what it deletes. */
export async function unlessInUse(deletion: Promise<unknown>, sentence: string): Promise<void> {
  await deletion.catch((error: unknown) => {
    throw isReferenced(error) ? new Refusal('in_use', sentence) : error;
  });
}
