/** `ovation dev participants`: the developer's test helper. Registers made-up acts with a running server. */
import { setTimeout as pause } from 'node:timers/promises';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { TEST_PARTICIPANT_DELAY_MS, testParticipant } from '#contract/registration/test-participants.ts';
import { callerOf } from '../demo/api.ts';

/** Creates `count` participants, 100 ms apart, at the server that runs at `origin`. */
export async function createTestParticipants(origin: string, count: number): Promise<void> {
  const visitor = callerOf(origin);
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await pause(TEST_PARTICIPANT_DELAY_MS);
    const { participant, statusUrl } = await visitor.call(registrationEndpoints.register, {
      body: testParticipant(index),
    });
    process.stdout.write(`${participant.stageName}   ${statusUrl}\n`);
  }
}
