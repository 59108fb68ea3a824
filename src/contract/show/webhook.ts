/** What is sent to an address entered under Settings, Other gear, by Standard Webhooks (standardwebhooks.com). */
import { z } from 'zod';
import { NOTIFICATIONS } from '#domain/show/notifications.ts';
import { roundKind } from '../lineup/schema.ts';
import { instant } from '../primitives.ts';

/** The headers of every delivery. */
export const webhookHeaders = z.object({
  'webhook-id': z.string().describe('The same for each try of one delivery: who has seen it ignores it.'),
  'webhook-timestamp': z.string().describe('When this try was made, in seconds since 1970.'),
  'webhook-signature': z
    .string()
    .describe(
      '`v1,` and the HMAC-SHA256, in base64, of id, timestamp and body with dots between, by the bytes that the secret holds in base64 after `whsec_`.',
    ),
});

export const webhookMessage = z.object({
  type: z.enum([...NOTIFICATIONS, 'test']),
  timestamp: instant.describe('When it happened, by the clock on stage.'),
  data: z.object({
    version: z.int().describe('The version of the show that it made.'),
    act: z.object({ number: z.int().nullable(), stage_name: z.string(), song: z.string() }).nullable(),
    title: z.string().nullable().describe('The name of a cue, a vote or a result, or the scene.'),
    closes_at: instant.nullable().describe('Of a vote: when it closes by itself.'),
    event: z.string().describe('The name of the event.'),
    ...roundKind,
  }),
});
