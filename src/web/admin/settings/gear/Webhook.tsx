/** One address that is told, with its last deliveries and a test. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import settings from '../Settings.module.css';
import styles from './Gear.module.css';
import { GEAR } from './gear.ts';
import { HAPPENING_WORDS } from './words.ts';

type Hook = AnswerOf<typeof gearEndpoints.gear>['webhooks'][number];

export function Webhook({ hook, timeZone }: { hook: Hook; timeZone: string }) {
  const after = { failed: 'Not done. Try again.', changes: GEAR };
  const params = { id: hook.id };
  const test = useCommand(gearEndpoints.testWebhook, after);
  const remove = useCommand(gearEndpoints.removeWebhook, after);
  return (
    <li className={settings.line}>
      <span>
        <b className={styles.url} dir="ltr">
          {hook.url}
        </b>
        <br />
        <span className="small muted">
          {hook.inTheHall && 'A machine of the hall. '}
          {hook.happenings.map((kind) => HAPPENING_WORDS[kind]).join(', ')}
        </span>
      </span>
      <Button size="s" busy={test.busy} onClick={() => test.send({ params })}>
        Send a test
      </Button>
      <Button size="s" kind="destructive" busy={remove.busy} onClick={() => remove.send({ params })}>
        Take out
      </Button>
      {hook.deliveries.length > 0 && (
        <details className={styles.deliveries}>
          <summary>Last deliveries</summary>
          <ul>
            {hook.deliveries.map((one) => (
              <li key={one.id} className={styles.delivery}>
                <span className="tnum">{showTimeToTheSecond(one.createdAt, timeZone)}</span>
                <span>{HAPPENING_WORDS[one.happening as keyof typeof HAPPENING_WORDS] ?? one.happening}</span>
                <Chip tone={one.state === 'sent' ? 'ok' : one.state === 'failed' ? 'danger' : 'warn'}>
                  {one.state === 'sent'
                    ? 'Heard'
                    : one.state === 'failed'
                      ? `Given up after ${one.tries} tries`
                      : one.tries === 0
                        ? 'On its way'
                        : one.tries === 1
                          ? 'Tried once'
                          : `Tried ${one.tries} times`}
                </Chip>
                {one.state !== 'sent' && one.answer !== '' && (
                  <span className="small muted">{one.answer}</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
