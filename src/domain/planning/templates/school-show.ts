import type { ShowTemplate } from '../template.ts';
import { atOwnRisk, categories, criterion, frame, vote, word } from './parts.ts';

export const schoolShow: ShowTemplate = {
  name: 'School talent show',
  about: 'Acts of all kinds, marks out of 100, a parent’s consent under 18.',
  settings: {
    riskText: atOwnRisk('What I use on stage I show to a teacher first: no fire, nothing sharp.'),
    photoConsentAsked: true,
    changeoverMs: 45_000,
  },
  categories: categories(270, { solo: 'Solo', group: 'Group' }),
  criteria: [
    criterion('skill', ['Skill', 'How well do they do it?'], 3, [
      'Finds the way through it.',
      'Most of it works.',
      'Secure nearly all the way.',
      'Nothing could be done better.',
    ]),
    criterion('feeling', ['Feeling', 'Did it reach you?'], 3, [
      'One sees the effort more than the act.',
      'Moments that reach the hall.',
      'The hall goes along.',
      'One forgets that this is a school hall.',
    ]),
    criterion('presence', ['Stage presence', 'Do they hold the hall?'], 2, [
      'Looks down or away.',
      'Looks at the hall now and then.',
      'At home on stage.',
      'Nobody could look elsewhere.',
    ]),
    criterion('idea', ['Own idea', 'A choice only they would make'], 2, [
      'As everybody knows it.',
      'One thing of their own.',
      'Clearly their own.',
      'Never seen like this.',
    ]),
  ],
  roundName: word('Show'),
  rules: { method: 'mean', scope: 'category', tieBreaks: ['shared'] },
  cues: frame({ opening: 5, vote: 4, results: 10 }),
  polls: [vote(word('The hall’s favourite'), 3)],
};
