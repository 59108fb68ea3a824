/** A list of nothing, which the SQL of PostgreSQL does not know, is one on both engines. */
import { expect, it } from 'vitest';
import { describeEachStore } from '#test/store.ts';

describeEachStore('an empty list', (open) => {
  it('holds nothing, and leaves out nothing', async () => {
    const { read } = await open();
    const ledger = (operator: 'in' | 'not in') =>
      read.selectFrom('ledger').select('id').where('id', operator, []).execute();
    expect(await ledger('in')).toEqual([]);
    expect(await ledger('not in')).toHaveLength(1);
  });
});
