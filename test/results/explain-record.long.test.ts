/** Why this place, from a published record: as deep as it was opened, and never deeper. */
import { describe, expect, it } from 'vitest';
import type { PublicRecord } from '#contract/results/check-record.ts';
import { explainRecord } from '#contract/results/explain-record.ts';
import { partsAt } from '#contract/results/record.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { DEPTHS, type Depth } from '#domain/results/telling.ts';
import { VOICE_ROOMS, voiceOf } from '#domain/results/words/voice.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { drawFrom, randomRound } from '../tabulation/random-rounds.ts';
import { recordOf } from '../tabulation/records.ts';
import { ENGLISH } from './english.ts';
import { placesFrom } from './rebuilt/places.ts';

const named = (round: TabulationInput): TabulationInput => ({
  ...round,
  judges: round.judges.map((judge, at) => ({ ...judge, name: `Madame ${at}` })),
});

/** The record of a round as it is published at a depth. */
function published(round: TabulationInput, depth: Depth, votesShown: boolean): PublicRecord {
  const record = recordOf(round);
  const open = partsAt(depth, votesShown);
  const parts = Object.entries(record.openings.parts).filter(([part]) => open.some((one) => one === part));
  return { ...record, openings: { parts: Object.fromEntries(parts), personal: {} } };
}

const explained = (record: PublicRecord, round: TabulationInput, voice = ENGLISH) =>
  round.performances.flatMap(({ id }) => explainRecord(record, id, voice) ?? []);

describe('why this place, from a record', () => {
  it('is rebuilt from the text where every mark is open, and names no judge', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const round = named(randomRound(drawFrom(seed)));
      const told = explained(published(round, 'marks', true), round);
      const rules = told[0]?.rules ?? [];
      const numbered = told.map(({ stageName, category, lines }) => ({
        name: stageName,
        category,
        // The random rounds number their judges from 0.
        lines: lines.filter((line) => !line.startsWith('Tie decided')),
      }));
      const places = placesFrom({ rules, tables: told[0]?.tables ?? [], acts: numbered });
      expect(JSON.stringify(told)).not.toContain('Madame');
      const expected = tabulate(round).performances.map(({ name, place }) => [name, place]);
      expect(Object.fromEntries(places), `seed ${seed}`).toEqual(Object.fromEntries(expected));
    }
  });

  it('has the colon and the decimal sign of the language, and leaves names as they are', async () => {
    const french = voiceOf('fr', await fetchWords('fr', VOICE_ROOMS));
    let named20 = 0;
    for (let seed = 1; seed <= 100; seed += 1) {
      const round = named(randomRound(drawFrom(seed)));
      round.performances = round.performances.map((act, at) => (at === 0 ? { ...act, name: '2.0' } : act));
      const told = explained(published(round, 'marks', true), round, french);
      const texts = told.flatMap(({ lines, rules, tables }) => [
        ...lines,
        ...rules,
        ...tables.flatMap(({ title, rows }) => [title, ...rows.flatMap(({ cells }) => cells)]),
      ]);
      expect(texts.join('\n')).toContain('\u00a0: ');
      expect(texts.filter((text) => /[^\u00a0]: /.test(text))).toEqual([]);
      expect(texts.filter((text) => /\d\.\d/.test(text.replaceAll(/(?<!\d)2\.0(?!\d)/g, '')))).toEqual([]);
      named20 += texts.filter((text) => /(?<!\d)2\.0(?!\d)/.test(text)).length;
    }
    expect(named20).toBeGreaterThan(0);
  });

  it('tells no mark, no total and no vote that is not open', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const round = randomRound(drawFrom(seed));
      for (const depth of DEPTHS) {
        const told = explained(published(round, depth, false), round);
        const text = JSON.stringify(told.map(({ lines }) => lines));
        if (depth !== 'marks') expect(text).not.toContain('Judge');
        if (depth === 'places')
          expect(told.every(({ places }) => places.every((one) => one.score === null))).toBe(true);
        if (depth === 'places') expect(text).not.toMatch(/Result: /);
        expect(text).not.toMatch(/Votes: |Share of the audience|The audience: /);
        for (const { closed } of told) if (depth !== 'marks') expect(closed).not.toBe('');
      }
    }
  });

  it('has nothing of an act that is not in it', () => {
    expect(explainRecord(recordOf(randomRound(drawFrom(1))), 'nobody', ENGLISH)).toBeNull();
  });
});
