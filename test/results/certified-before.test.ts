/**
 * Documents that were certified before a result's words were made from its figures: counted again they come out the
 * same to the last byte, and they can be explained. One line of the file for each method.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRecord } from '#contract/results/check-record.ts';
import { type Openings, openCertified, sealCertified } from '#contract/results/record.ts';
import { secondCount } from '#domain/results/second-count.ts';
import { revealTables } from '#domain/results/tables.ts';
import { guestsOf, pollCandidates, rowsOf } from '#domain/results/telling.ts';
import { actInWords } from '#domain/results/words/act.ts';
import { resultFactsOf } from '#domain/results/words/sources.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { METHODS } from '#domain/tabulation/types.ts';
import { ENGLISH } from './english.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const kept = readFileSync(join(import.meta.dirname, 'certified-by-engine-2.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): { digest: string; document: string; openings: Openings } => JSON.parse(line));

describe('documents certified by the second engine', () => {
  it('are there for every method it had', () => {
    const methods = kept.map(({ document }) => JSON.parse(document).rules.method);
    expect(METHODS.filter((method) => methods.includes(method))).toHaveLength(10);
  });

  it.each(kept.map((one) => [JSON.parse(one.document).rules.method, one] as const))(
    'of %s are made again from their marks to the last byte',
    (_method, { digest, document, openings }) => {
      const certified = openCertified(JSON.parse(document), openings);
      const { input, programme } = certified;
      const standings = tabulate(input);
      const candidateIds = pollCandidates(input.audience ?? null);
      const tables = revealTables('Round', [{ title: 'Audience' }], standings, programme).map((table) => {
        const kind = { ...table, ...(table.kind === 'audience' && { candidateIds }) };
        return { ...table, rows: rowsOf(kind, standings), guests: guestsOf(kind, standings) };
      });
      const salt = (of: string) =>
        openings.parts[of as keyof Openings['parts']]?.salt ?? openings.personal[of]?.salt ?? '';
      const again = sealCertified(sha256, { ...certified, standings, tables }, salt);
      expect(again.text).toBe(document);
      expect(again.digest).toBe(digest);
      expect(again.openings).toEqual(openings);
      expect(secondCount(input, standings)).toEqual([]);
      const told = resultFactsOf(input, certified.standings, ENGLISH, programme);
      for (const row of certified.standings.performances) expect(actInWords(told, row)).not.toEqual([]);
    },
  );

  it.each(kept.map((one) => [JSON.parse(one.document).rules.method, one] as const))(
    'of %s are found to be the same by whoever checks the record',
    async (_method, { digest, document, openings }) => {
      const { totals, criteria, votes, marks } = openings.parts;
      const record = {
        digest,
        document: JSON.parse(document),
        openings: { parts: { totals, criteria, votes, marks }, personal: {} },
      };
      expect((await checkRecord(sha256, record)).same).toBe(true);
    },
  );
});
