import type { ShowTemplate } from '../template.ts';
import { atOwnRisk, criterion, frame, vote, word } from './parts.ts';

export const pageant: ShowTemplate = {
  name: 'Pageant',
  about: 'Each act’s highest and lowest marks are dropped; points can be carried into the next round.',
  settings: { riskText: atOwnRisk('Shoes and props are tried at rehearsal.'), photoConsentAsked: true },
  categories: [],
  criteria: [
    criterion('poise', ['Poise', 'Bearing and ease'], 1, ['Stiff.', 'Steady.', 'Elegant.', 'Effortless.']),
    criterion('talent', ['Talent', 'What they bring to the stage'], 1, [
      'A try.',
      'Able.',
      'Accomplished.',
      'Professional.',
    ]),
    criterion('interview', ['Interview', 'Thought and answer'], 1, [
      'Avoids the question.',
      'Answers it.',
      'Has something to say.',
      'One would like to hear more.',
    ]),
    criterion('evening', ['Evening wear', 'Style and confidence'], 1, [
      'Worn.',
      'Suits.',
      'Chosen with taste.',
      'Unforgettable.',
    ]),
  ],
  roundName: word('Preliminary'),
  rules: {
    method: 'trimmed_mean',
    per: 'judge_total',
    trim: { highest: 1, lowest: 1, minimum: 5, otherwise: 'untrimmed' },
    tieBreaks: ['shared'],
  },
  cues: frame({ opening: 10, vote: 5, results: 15 }),
  polls: [vote(word('The audience’s favourite'), 5)],
};
