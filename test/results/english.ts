/** Results put into English words. */
import { marks } from '#domain/messages/en/marks.ts';
import { regulations } from '#domain/messages/en/regulations.ts';
import { results } from '#domain/messages/en/results.ts';
import { why } from '#domain/messages/en/why.ts';
import { voiceOf } from '#domain/results/words/voice.ts';

export const ENGLISH = voiceOf('en', { marks, regulations, results, why });
