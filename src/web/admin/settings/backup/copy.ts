/** One kept copy, as the settings list it. */
import type { backupEndpoints } from '#contract/backup/endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';

export type Copy = AnswerOf<typeof backupEndpoints.backups>['kept'][number];
