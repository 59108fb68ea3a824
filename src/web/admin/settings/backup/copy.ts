/** What the settings list of copies. */
import type { backupEndpoints } from '#contract/backup/endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';

export type Copies = AnswerOf<typeof backupEndpoints.backups>;
/** A copy that is kept. */
export type Copy = Copies['kept'][number];
