/** Three words back to the desk. */
import { Check, Hourglass, MicOff } from 'lucide-react';
import type { McView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import styles from './Mc.module.css';

const SIGNALS = [
  { signal: 'ready', line: 'mc.ready', icon: Check },
  { signal: 'need_a_minute', line: 'mc.needAMinute', icon: Hourglass },
  { signal: 'mic_problem', line: 'mc.micProblem', icon: MicOff },
] as const;

/** `signal` is what the desk sees at this moment. */
export function McSignals({ round, signal }: { round: string; signal: McView['signal'] }) {
  const send = useCommand(showEndpoints.signal);
  return (
    <fieldset className={styles.signals}>
      <legend className="vh">{say('mc.tellDesk')}</legend>
      {SIGNALS.map(({ signal: own, line, icon }) => (
        <Button
          key={own}
          size="l"
          kind="outline"
          className={styles.signal ?? ''}
          aria-pressed={signal?.said === own}
          busy={send.sending?.body.signal === own}
          onClick={() => send.send({ round, body: { signal: signal?.said === own ? null : own } })}
        >
          <Icon of={icon} size={24} /> {say(line)}
        </Button>
      ))}
      <p className={styles.signalSaid} role="status">
        {send.refusal(say('screens.notSent')) ??
          (signal?.takenBy && tell('screens.deskHasIt', { name: <bdi>{signal.takenBy}</bdi> }))}
      </p>
    </fieldset>
  );
}
