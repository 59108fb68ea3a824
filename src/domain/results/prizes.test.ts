import { describe, expect, it } from 'vitest';
import { openPrizes } from './doubts.ts';
import { ONLY_WINNER } from './reveal-script.ts';
import { prizeTables, revealedOnStage } from './tables.ts';

const programme = ['c', 'a', 'b'].map((performanceId) => ({
  performanceId,
  number: 1,
  stageName: performanceId,
  pronouns: '',
  song: '',
  pronunciation: '',
  category: '',
}));
const given = (title: string, ...performanceIds: string[]) => ({
  kind: 'special' as const,
  title,
  performanceIds,
  reason: performanceIds.map((id) => `For ${id}.`).join(' '),
});

describe('prizes that are given by hand', () => {
  it('stand together where they have one name, and not without a winner who was on stage', () => {
    const awards = [
      given('Costume', 'c'),
      given('Costume', 'a'),
      given('Nobody yet'),
      given('Scratched since', 'gone'),
      { ...given('The cup', 'b'), kind: 'place' as const },
    ];
    const tables = prizeTables(awards, programme, false);
    expect(
      tables.map(({ title, rows }) => [title, ...rows.map((row) => row.performanceId + row.place)]),
    ).toEqual([['Costume', 'c1=', 'a1=']]);
    expect(
      openPrizes(
        awards,
        programme.map(({ performanceId: id }) => ({ id })),
      ),
    ).toEqual([
      { kind: 'prize_open', award: 'Nobody yet' },
      { kind: 'prize_open', award: 'Scratched since' },
    ]);
  });

  it('have somebody for show in a rehearsal', () => {
    const winners = (title: string, ...ids: string[]) =>
      prizeTables([given(title, ...ids)], programme, true).flatMap(({ rows }) =>
        rows.map((row) => row.performanceId),
      );
    expect([winners('Costume'), winners('Costume', 'c')]).toEqual([['a'], ['c']]);
    expect(prizeTables([given('Costume')], [], true)).toEqual([]);
  });

  it('are told with what they are for, unless the script has other words or leaves them out', () => {
    const awards = [given('Costume', 'c'), given('Costume', 'a'), given('Voice')];
    const [costume] = prizeTables(awards, programme, false);
    if (!costume) throw new Error('There is no such prize.');
    const told = (telling: Partial<typeof ONLY_WINNER>) =>
      revealedOnStage([{ ...costume, telling: { ...ONLY_WINNER, ...telling } }], awards).map(
        (table) => table.telling.words.winner,
      );
    expect(told({})).toEqual(['For c.\nFor a.']);
    expect(told({ words: { opening: '', twoLeft: '', winner: 'Look at that.' } })).toEqual(['Look at that.']);
    expect(told({ untold: true })).toEqual([]);
    // No script leaves a ranking out.
    const ranking = {
      ...costume,
      kind: 'result' as const,
      telling: { ...ONLY_WINNER, untold: true as const },
    };
    expect(revealedOnStage([ranking], awards)).toEqual([ranking]);
  });
});
