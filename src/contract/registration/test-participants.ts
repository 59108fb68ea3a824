/** The specification's test helper for developers: made-up participants, created one after the other. */
import type { SentBodyOf } from '../endpoint.ts';
import type { registrationEndpoints } from './endpoints.ts';

/** How many test participants are created. */
export const TEST_PARTICIPANT_COUNT = 5;
/** The pause between two creations, in ms. */
export const TEST_PARTICIPANT_DELAY_MS = 100;

const PRONOUNS = ['she/her', 'he/him', 'they/them', 'xe/xir'] as const;
const DELIVERY = ['email', 'flash_drive', 'convention'] as const;

/** The create payload of the test participant with this index; every fifth is a minor. */
export function testParticipant(index: number): SentBodyOf<typeof registrationEndpoints.register> {
  const number = index + 1;
  const isMinor = number % 5 === 0;
  return {
    preferredName: `Test ${number}`,
    stageName: `Test act ${number}`,
    pronouns: PRONOUNS[index % PRONOUNS.length] ?? '',
    isMinor,
    songTitle: `Test song ${number}`,
    audioDeliveryMethod: DELIVERY[index % DELIVERY.length] ?? 'email',
    riskAcknowledged: true,
    emergencyContact: {
      preferredName: `Contact ${number}`,
      pronouns: 'they/them',
      contactMethod: `contact${number}@test.example`,
    },
    ...(isMinor && {
      parentalConsent: {
        consentGiven: true,
        parentPreferredName: `Parent ${number}`,
        parentPronouns: 'they/them',
        parentContact: `parent${number}@test.example`,
      },
    }),
  };
}
