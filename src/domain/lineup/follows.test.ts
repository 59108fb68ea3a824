import { describe, expect, it } from 'vitest';
import { follows, type RoundSoFar } from './follows.ts';

const round = (id: string, over: boolean, ...from: string[]): RoundSoFar => ({ id, over, from });

describe('after a round', () => {
  it('nothing follows where it is the only one, whether its show is over or not', () => {
    expect(follows('show', [round('show', false)])).toBe('nothing');
    expect(follows('show', [round('show', true)])).toBe('nothing');
  });

  it('more follows while another one is to come', () => {
    expect(follows('a', [round('a', true), round('b', false)])).toBe('more');
    expect(follows('b', [round('a', true), round('b', true), round('final', false, 'a', 'b')])).toBe('more');
  });

  it('nobody knows after the last heat of several, until a final is made from them', () => {
    const heats = [round('a', true), round('b', true)];
    expect(follows('b', heats)).toBe('unsettled');
    expect(follows('s2', [...heats, round('s1', true, 'a', 'b'), round('s2', true, 'a', 'b')])).toBe(
      'unsettled',
    );
    expect(follows('final', [...heats, round('final', false, 'a', 'b')])).toBe('nothing');
  });

  it('nothing follows a heat that is called once more after the final', () => {
    expect(follows('a', [round('a', false), round('b', true), round('final', true, 'a', 'b')])).toBe(
      'nothing',
    );
  });
});
