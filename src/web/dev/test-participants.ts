/** The specification's test helper, for developers: `createTestParticipants()` in the console of a development build. */
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import {
  TEST_PARTICIPANT_COUNT,
  TEST_PARTICIPANT_DELAY_MS,
  testParticipant,
} from '#contract/registration/test-participants.ts';
import { call } from '#web/client/api.ts';

declare global {
  interface Window {
    /** Registers made-up participants, 100 ms apart. Answers their status links. */
    createTestParticipants?: (count?: number) => Promise<string[]>;
  }
}

/** Puts the helper on `window`. */
export function offerTestParticipants(): void {
  window.createTestParticipants = async (count = TEST_PARTICIPANT_COUNT) => {
    const links: string[] = [];
    for (let index = 0; index < count; index += 1) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, TEST_PARTICIPANT_DELAY_MS));
      const { statusUrl } = await call(registrationEndpoints.register, { body: testParticipant(index) });
      links.push(statusUrl);
    }
    return links;
  };
}
