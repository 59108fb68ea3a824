import { expect, it } from 'vitest';
import { shortNames } from './short-name.ts';

it('calls judges by their first names, and by their last where a title is all that comes before', () => {
  expect(
    shortNames(['Amara Nwosu', 'Mr Okafor', 'Ms. Laurent', 'Prof. Dr. Mei-Ling Zhou', 'سلمى النجار']),
  ).toEqual(['Amara', 'Okafor', 'Laurent', 'Mei-Ling', 'سلمى']);
});

it('tells two of the same name apart', () => {
  expect(shortNames(['Ana Brandt', 'Ana Costa', 'Theo'])).toEqual(['Ana B.', 'Ana C.', 'Theo']);
  expect(shortNames(['Ana Brandt', 'Ana Berg'])).toEqual(['Ana Brandt', 'Ana Berg']);
  expect(shortNames(['Ana', 'Ana Brandt'])).toEqual(['Ana', 'Ana B.']);
});

it('takes no initial for a name', () => {
  expect(shortNames(['J. R. Hartley', 'د. عبد الرحمن القحطاني'])).toEqual(['Hartley', 'عبد']);
});

it('leaves nobody without a name', () => {
  expect(shortNames(['Dr', '  ', 'Sir', 'J.'])).toEqual(['Dr', '', 'Sir', 'J.']);
});
