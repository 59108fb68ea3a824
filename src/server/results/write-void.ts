/** The void of a certified result, written down with its reason. */
import type { Work } from '../store/write.ts';

/** Records that a result is void, inside the transaction of whoever found or decided it. */
export async function writeVoid(
  { tx, now, audit }: Work,
  result: { id: string; version: number },
  reason: string,
): Promise<void> {
  await tx
    .updateTable('result')
    .set({ state: 'voided', voidedAt: now, voidReason: reason })
    .where('id', '=', result.id)
    .execute();
  audit({
    action: 'result.voided',
    subject: `result:${result.id}`,
    before: { version: result.version, state: 'certified' },
    after: { state: 'voided' },
    why: reason,
  });
}
