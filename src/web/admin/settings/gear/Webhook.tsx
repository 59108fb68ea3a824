/** One address that is told, with its last deliveries and a test. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { Reported } from '#web/ui/Reported.tsx';
import { say } from '#web/ui/say.ts';
import settings from '../Settings.module.css';
import styles from './Gear.module.css';
import { GEAR } from './gear.ts';
import { NOTIFICATION_WORDS } from './words.ts';

type Hook = AnswerOf<typeof gearEndpoints.gear>['webhooks'][number];

const happeningText = (kind: string): string =>
  Object.hasOwn(NOTIFICATION_WORDS, kind)
    ? say(NOTIFICATION_WORDS[kind as keyof typeof NOTIFICATION_WORDS])
    : kind;

function outcomeText({ state, tries: count }: Hook['deliveries'][number]): string {
  if (state === 'sent') return say('gear.heard');
  if (state === 'failed') return say('gear.givenUp', { count });
  return count === 0 ? say('gear.onItsWay') : say('gear.tried', { count });
}

export function Webhook({ hook, timeZone }: { hook: Hook; timeZone: string }) {
  const after = { failed: say('settings.notDone'), changes: GEAR };
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
          {hook.inTheHall && `${say('gear.hallMachine')} `}
          {hook.happenings.map((kind) => say(NOTIFICATION_WORDS[kind])).join(', ')}
        </span>
      </span>
      <Button size="s" busy={test.busy} onClick={() => test.send({ params })}>
        {say('gear.sendTest')}
      </Button>
      <Button size="s" kind="destructive" busy={remove.busy} onClick={() => remove.send({ params })}>
        {say('gear.takeOut')}
      </Button>
      {hook.deliveries.length > 0 && (
        <details className={styles.deliveries}>
          <summary>{say('gear.deliveries')}</summary>
          <ul>
            {hook.deliveries.map((one) => (
              <li key={one.id} className={styles.delivery}>
                <span className="tnum">{showTimeToTheSecond(one.createdAt, timeZone)}</span>
                <span>{happeningText(one.happening)}</span>
                <Chip tone={one.state === 'sent' ? 'ok' : one.state === 'failed' ? 'danger' : 'warn'}>
                  {outcomeText(one)}
                </Chip>
                {one.state !== 'sent' && one.answer !== '' && (
                  <span className="small muted">
                    <Reported told={one.told}>{one.answer}</Reported>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
