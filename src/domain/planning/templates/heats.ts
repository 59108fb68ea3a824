import type { ShowTemplate } from '../template.ts';
import { atOwnRisk, categories, criterion, frame, inHalves, word } from './parts.ts';

export const heats: ShowTemplate = {
  name: 'Dance or skating heats',
  about: 'Heats and a final. Marks become places, counted by the Skating System.',
  settings: {
    riskText: atOwnRisk('Shoes and blades are checked before the floor is entered.'),
    photoConsentAsked: true,
    changeoverMs: 30_000,
    scoringGraceMs: 60_000,
  },
  categories: categories(180, { solo: 'Solo', couple: 'Couple', formation: 'Formation' }),
  criteria: [
    criterion('technique', ['Technique', 'Line, footwork, control'], 1, [
      'Basics are missing.',
      'Basics are there.',
      'Clean and sure.',
      'Exact to the last step.',
    ]),
    criterion('timing', ['Timing', 'With the music'], 1, [
      'Beside the music.',
      'Mostly with it.',
      'With it throughout.',
      'Lets one see the music.',
    ]),
    criterion('performance', ['Performance', 'Expression and partnering'], 1, [
      'Steps only.',
      'Some expression.',
      'Tells something.',
      'One cannot look away.',
    ]),
  ].map(inHalves),
  roundName: word('Heat 1'),
  rules: { method: 'skating_system', per: 'judge_total', scope: 'category', tieBreaks: ['shared'] },
  cues: frame({ opening: 5, results: 10 }),
  polls: [],
};
