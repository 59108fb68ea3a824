import { FLAMES_AND_BLADES } from '#domain/events/agreed-texts.ts';
import type { ShowTemplate } from '../template.ts';
import { atOwnRisk, categories, criterion, frame, vote, word } from './parts.ts';

export const conventionStage: ShowTemplate = {
  name: 'Convention stage',
  about: 'Many categories, each with its own winner, and the audience’s favourite.',
  settings: {
    riskText: atOwnRisk(FLAMES_AND_BLADES),
    photoConsentAsked: true,
    changeoverMs: 60_000,
  },
  categories: categories(300, {
    voice: 'Voice',
    instrument: 'Instrument',
    band: 'Band',
    dance: 'Dance',
    comedy: 'Comedy',
    theatre: 'Theatre',
  }),
  criteria: [
    criterion('technique', ['Technique', 'Control, accuracy, craft'], 3, [
      'Many slips.',
      'Solid with slips.',
      'Secure.',
      'Masterly.',
    ]),
    criterion('expression', ['Expression', 'Did it reach you?'], 3, [
      'Stays on the surface.',
      'Reaches you at times.',
      'Carries you along.',
      'You will tell others of it.',
    ]),
    criterion('presence', ['Stage presence', 'Command of the room'], 2, [
      'Hidden.',
      'There.',
      'In command.',
      'The room belongs to them.',
    ]),
    criterion('originality', ['Originality', 'A choice only they would make'], 2, [
      'A copy.',
      'A touch of their own.',
      'Their own.',
      'Nobody else would have thought of it.',
    ]),
  ],
  roundName: word('Show'),
  rules: { method: 'mean', scope: 'category', tieBreaks: ['head_judge', 'shared'] },
  cues: frame({ opening: 5, vote: 5, results: 15 }),
  polls: [vote(word('Audience favourite'), 5)],
};
