/** A round as a file that `ovation tabulate` reads, with the standings it gives, and the record of what was certified. */
import { PARTS } from '#domain/results/certified.ts';
import type { RoundAccess } from '../http/access.ts';
import { roundOf } from '../lineup/gate.ts';
import type { Reader } from '../store/store.ts';
import { currentResult } from './queries.ts';
import { recordOf } from './record.ts';
import { type At, gather, inputOf } from './records.ts';
import { standingsOf } from './standings-of.ts';

/** A round's input and standings for export. Acts without a category are in the file `all`. */
export async function exportScoring(read: Reader, at: At, named: RoundAccess) {
  const round = await roundOf(read, named);
  const given = inputOf(await gather(read, round, at), 'expected');
  const input = {
    ...given,
    performances: given.performances.map((act) => ({ ...act, categoryId: act.categoryId || 'all' })),
  };
  const result = await currentResult(read, round, at);
  const record = result?.state === 'certified' ? recordOf(result, PARTS) : null;
  return { input, standings: standingsOf(input), record };
}
