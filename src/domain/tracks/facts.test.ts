import { describe, expect, it } from 'vitest';
import { findingsOf, type TrackFacts } from './facts.ts';
import { distinctNames, safePart, trackFileName } from './file-name.ts';

const GOOD: TrackFacts = {
  durationMs: 200_000,
  channels: 2,
  sampleRate: 44_100,
  heard: { loudness: -14, truePeak: -1, headSilenceMs: 300, tailSilenceMs: 900, clippedRuns: 0 },
};
const heard = (change: Partial<NonNullable<TrackFacts['heard']>>): TrackFacts => ({
  ...GOOD,
  heard: { loudness: -14, truePeak: -1, headSilenceMs: 0, tailSilenceMs: 0, clippedRuns: 0, ...change },
});
const kinds = (facts: TrackFacts, limit: number | null = null) =>
  findingsOf(facts, limit).map(({ kind }) => kind);

describe('what is told about a file', () => {
  it('is nothing for a good one', () => {
    expect(kinds(GOOD, 240_000)).toEqual([]);
  });

  it('counts the length without the silence around it', () => {
    const facts = heard({ headSilenceMs: 1_000, tailSilenceMs: 4_000 });
    expect(kinds(facts, 195_000)).toEqual([]);
    expect(findingsOf(facts, 194_000)).toEqual([{ kind: 'too_long', weight: 'warning', ms: 1_000 }]);
  });

  it('names silence, level, clipping and what could not be heard', () => {
    expect(kinds(heard({ loudness: null, truePeak: null }))).toEqual(['no_sound']);
    expect(kinds(heard({ loudness: -30 }))).toEqual(['quiet']);
    expect(kinds(heard({ loudness: -5, clippedRuns: 400 }))).toEqual(['clipped', 'loud']);
    expect(kinds(heard({ headSilenceMs: 2_000, tailSilenceMs: 6_000 }))).toEqual(['late_start', 'late_end']);
    expect(kinds({ ...GOOD, channels: 1, sampleRate: 8_000, heard: null })).toEqual([
      'low_rate',
      'one_channel',
      'not_heard',
    ]);
    expect(kinds({ ...GOOD, durationMs: 4_000 })).toEqual(['very_short']);
  });
});

describe('names for the sound desk', () => {
  it('carry the place in the running order', () => {
    const act = { place: 7, stageName: 'Астра Ковалёва', songTitle: 'Moonlight Sonata' };
    expect(trackFileName(act, 'mp3')).toBe('07_Астра Ковалёва - Moonlight Sonata.mp3');
    expect(trackFileName({ place: null, stageName: 'The Off', songTitle: '' }, 'wav')).toBe('xx_The Off.wav');
  });

  it('cannot leave their folder, hide, or be refused by any system', () => {
    expect(safePart('../../etc/passwd')).toBe('etc passwd');
    expect(safePart('C:\\a\u0000b\u202Egpm.exe. .')).toBe('C a b gpm.exe');
    expect(safePart('...')).toBe('untitled');
    expect(safePart('CON')).toBe('CON act');
    expect([...safePart('Й'.repeat(200))]).toHaveLength(57);
    expect([...safePart('L'.repeat(200))]).toHaveLength(60);
    // No disk of Linux or macOS takes a name of more bytes.
    for (const long of ['น'.repeat(120), '🎻'.repeat(120), '的'.repeat(120)]) {
      const name = trackFileName({ place: 107, stageName: long, songTitle: long }, 'flac');
      const [, second = ''] = distinctNames([name, name]);
      expect(new TextEncoder().encode(second).length).toBeLessThanOrEqual(255);
    }
    expect(distinctNames(['01_A.mp3', '01_a.mp3', '01_A.wav'])).toEqual([
      '01_A.mp3',
      '01_a (2).mp3',
      '01_A.wav',
    ]);
  });
});
