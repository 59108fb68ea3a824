/** Long passwords that everybody thinks of are refused; any that somebody thought up is taken. */
import { describe, expect, it } from 'vitest';
import { weakness } from './weak-passwords.ts';

describe('a password', () => {
  it.each([
    'aaaaaaaaaaaaaaaaaaaa',
    'correct horse battery staple',
    '123456789012345678',
    'qwertyuiopasdfghjkl',
    '1qaz2wsx3edc4rfv5tgb',
    'Password Password 1',
    'PasswordPassword2026'.slice(0, 16),
    'ovation talent show 123',
    'welcome welcome welcome',
    'letmein.letmein.letmein',
    'abc1abc1abc1abc1',
    'iloveyou forever and'.replace(' and', ' love'),
  ])('that is common is refused: %s', (password) => {
    expect(weakness(password)).toMatch(/\w/);
  });

  it('made of its owner’s name and address is refused', () => {
    const about = ['Rosalind Kessler', 'rosalind@example.org'];
    expect(weakness('Rosalind Kessler 12', about)).toMatch(/easy to guess/);
    expect(weakness('rosalindkessler.example', about)).toMatch(/easy to guess/);
    expect(weakness('Rosalind Kessler 12')).toBeUndefined();
  });

  it.each([
    'five plain words in a row',
    'zwölf Äpfel rollen bergauf',
    '大きな静かな青い冷蔵庫が毎朝歌っている',
    '()[]{}<>!?-_+=~^@#%&',
    'password of my neighbour’s cat',
    'x'.repeat(3) + 'kT9$wq-2Lm!vR7'.repeat(4),
    'Кот спит на тёплой крыше',
  ])('that is somebody’s own is taken, whatever it is made of: %s', (password) => {
    expect(weakness(password)).toBeUndefined();
  });
});
