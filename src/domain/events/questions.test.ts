/** An organiser's own questions: what will do as an answer, what is kept, and what the programme prints. */
import { expect, it } from 'vitest';
import {
  answerProblem,
  answersAfter,
  publicAnswers,
  type Question,
  readAnswers,
  writeAnswers,
} from './questions.ts';

const CLASS: Question = {
  id: 'class',
  label: 'Class',
  kind: 'choice',
  choices: ['3a', '3b'],
  required: true,
  isPublic: true,
};
const ROOM: Question = {
  id: 'room',
  label: 'Teacher',
  kind: 'text',
  choices: [],
  required: false,
  isPublic: false,
};
const FIRST: Question = {
  ...ROOM,
  id: 'first',
  label: 'First time on stage',
  kind: 'yes_no',
  isPublic: true,
};

it('says what is missing and what is no answer to it', () => {
  expect(answerProblem(CLASS, ' ')).toBe('missing');
  expect(answerProblem(CLASS, '4c')).toBe('unknown');
  expect(answerProblem(CLASS, '3b')).toBeUndefined();
  expect(answerProblem(ROOM, '')).toBeUndefined();
  expect(answerProblem(FIRST, 'perhaps')).toBe('unknown');
  expect(answerProblem(FIRST, 'no')).toBeUndefined();
});

it('keeps what was answered, lets go of what was emptied, and knows no other questions', () => {
  const questions = [CLASS, ROOM];
  const first = answersAfter([], questions, [
    { question: 'class', answer: ' 3b ' },
    { question: 'room', answer: 'Ms Laurent' },
    { question: 'other', answer: 'x' },
  ]);
  expect(first).toEqual([
    { question: 'class', answer: '3b', isPublic: true },
    { question: 'room', answer: 'Ms Laurent', isPublic: false },
  ]);
  expect(answersAfter(first, questions, [{ question: 'room', answer: '' }])).toEqual([first[0]]);
  expect(readAnswers(writeAnswers(first))).toEqual(first);
  expect(readAnswers(writeAnswers([]))).toEqual([]);
});

it('prints what was asked as public and is so still', () => {
  const answers = answersAfter(
    [],
    [CLASS, ROOM, FIRST],
    [
      { question: 'class', answer: '3b' },
      { question: 'room', answer: 'Ms Laurent' },
      { question: 'first', answer: 'yes' },
    ],
  );
  expect(publicAnswers([CLASS, ROOM, FIRST], answers)).toEqual(['3b', 'First time on stage']);
  expect(publicAnswers([{ ...CLASS, isPublic: false }], answers)).toEqual([]);
  expect(publicAnswers([{ ...ROOM, isPublic: true }], answers)).toEqual([]);
});
