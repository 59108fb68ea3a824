import type { ShowTemplate } from '../template.ts';
import { atOwnRisk, categories, frame, vote, word } from './parts.ts';

export const openMic: ShowTemplate = {
  name: 'Open mic',
  about: 'No judges. The hall votes for its favourite.',
  settings: { riskText: atOwnRisk('No open flame, nothing sharp.'), changeoverMs: 60_000 },
  categories: categories(300, {}),
  criteria: [],
  roundName: word('Show'),
  rules: {
    method: 'mean',
    combination: { mode: 'weights', judges: '0', audience: '100' },
    tieBreaks: ['shared'],
  },
  cues: frame({ opening: 5, vote: 6, results: 5 }),
  polls: [vote(word('Who was best tonight?'), 5)],
};
