/** What is new is what this version's list of changes does not have. */
import { expect, it } from 'vitest';
import { whatIsNew } from './news.ts';

const OURS = '# Changelog\n\n## 0.1.0\n\n### The desk\n\n- One.\n\n### The hall\n\n- Two.\n';

it('tells new lines under the headings that they stand under, each heading once', () => {
  const theirs =
    '# Changelog\n\n## 0.2.0\n\n### The desk\n\n- Three.\n- Four.\n\n## 0.1.0\n\n### The desk\n\n- One.\n\n### The hall\n\n- Two.\n- Five.\n';
  expect(whatIsNew(OURS, theirs)).toEqual([
    '# Changelog',
    '## 0.2.0',
    '### The desk',
    '- Three.',
    '- Four.',
    '## 0.1.0',
    '### The hall',
    '- Five.',
  ]);
});

it('has nothing to tell of the same list, or of an older one', () => {
  expect(whatIsNew(OURS, OURS)).toEqual([]);
  expect(whatIsNew(OURS, '# Changelog\n\n## 0.1.0\n\n### The desk\n\n- One.\n')).toEqual([]);
});
