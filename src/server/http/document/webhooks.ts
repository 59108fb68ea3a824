/** What addresses under Settings, Other gear are sent, as the document tells it. */
import { webhookHeaders, webhookMessage } from '#contract/show/webhook.ts';
import { NOTIFICATIONS } from '#domain/show/notifications.ts';
import type { Parts } from './operations.ts';
import type { Json } from './shapes.ts';

/** The `webhooks` of the API's description: one entry for each event type, all of the same payload shape. */
export function webhooksOf({ shapes, share }: Parts): Record<string, Json> {
  const { properties = {} } = shapes.of(webhookHeaders, 'output') as { properties?: Record<string, Json> };
  const parameters = Object.entries(properties).map(([name, { description, ...schema }]) =>
    share('parameters', name, { name, in: 'header', required: true, description, schema }),
  );
  const responses = {
    '2XX': share('responses', 'heard', {
      description: 'Heard. Anything else within ten seconds is tried again.',
    }),
  };
  return Object.fromEntries(
    NOTIFICATIONS.map((happening) => [
      happening,
      {
        post: {
          operationId: `heard_${happening}`,
          summary: `Tells that this happened: ${happening.replaceAll('_', ' ')}.`,
          description: 'Signed as standardwebhooks.com has it.',
          tags: ['Screens and gear'],
          security: [],
          parameters,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: shapes.of(webhookMessage, 'output') } },
          },
          responses,
        },
      },
    ]),
  );
}
