import { expect, test } from 'vitest';
import { fetchWords } from '../messages/fetch.ts';
import { type HowCounted, howCounted } from './words/how-counted.ts';
import { VOICE_ROOMS, voiceOf } from './words/voice.ts';

const halves: HowCounted = {
  ...{ method: 'mean', judges: 3, outOf: '37.5', leftOut: null, audienceCounts: true, least: null },
  ...{ combination: 'weights', judgesShare: '62.5', audienceShare: '37.5' },
};

test('the best result and the shares are written as the language does', async () => {
  const told = async (language: 'de' | 'en') =>
    howCounted(voiceOf(language, await fetchWords(language, VOICE_ROOMS)), halves);
  expect((await told('en')).match(/\d+[.,]\d/g)).toEqual(['62.5', '37.5', '37.5']);
  expect((await told('de')).match(/\d+[.,]\d/g)).toEqual(['62,5', '37,5', '37,5']);
});

test('numbers one after the other are told apart from their own commas', async () => {
  const told = async (language: 'de' | 'en' | 'fr') =>
    voiceOf(language, await fetchWords(language, VOICE_ROOMS)).numbers(['1', '2.5', '4']);
  expect(await told('en')).toBe('1, 2.5, 4');
  expect(await told('de')).toBe('1; 2,5; 4');
  expect(await told('fr')).toBe('1\u00a0; 2,5\u00a0; 4');
  expect(voiceOf('de', {}).numbers(['1', '2', '4'])).toBe('1, 2, 4');
});
