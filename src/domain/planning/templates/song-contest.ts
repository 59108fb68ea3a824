import { presetRules } from '../../tabulation/presets.ts';
import type { ShowTemplate } from '../template.ts';
import { atOwnRisk, criterion, frame, vote, word } from './parts.ts';

export const songContest: ShowTemplate = {
  name: 'Song contest',
  about: 'Juries and a televote, 12 points to the best.',
  settings: { riskText: atOwnRisk('No open flame without the fire officer.'), changeoverMs: 45_000 },
  categories: [],
  criteria: [
    criterion('song', ['Song', 'Composition and originality'], 1, [
      'Heard before.',
      'Has its moments.',
      'Stays in the ear.',
      'Will be sung for years.',
    ]),
    criterion('voice', ['Voice', 'Quality on stage'], 1, ['Unsure.', 'Carries.', 'Strong.', 'Exceptional.']),
    criterion('performance', ['Performance', 'What is made of it on stage'], 1, [
      'Stands and sings.',
      'Fits the song.',
      'Lifts the song.',
      'Cannot be thought of apart from it.',
    ]),
    criterion('impression', ['Overall impression', 'As a whole'], 1, [
      'Forgotten by the next song.',
      'Pleasant.',
      'One of the best.',
      'A winner.',
    ]),
  ],
  roundName: word('Final'),
  rules: presetRules('song_contest'),
  cues: frame({ opening: 5, vote: 15, results: 30 }),
  polls: [vote(word('Televote'), 15)],
};
