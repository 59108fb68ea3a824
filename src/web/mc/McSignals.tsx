/** Three words back to the desk. */
import { useMutation } from '@tanstack/react-query';
import { Check, Hourglass, MicOff } from 'lucide-react';
import type { McView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Mc.module.css';

type Signal = NonNullable<McView['signal']>;

const SIGNALS = [
  { signal: 'ready', words: 'Ready', icon: Check },
  { signal: 'need_a_minute', words: 'Need a minute', icon: Hourglass },
  { signal: 'mic_problem', words: 'Mic problem', icon: MicOff },
] as const;

/** `signal` is what the desk sees at this moment. */
export function McSignals({ signal }: { signal: McView['signal'] }) {
  const send = useMutation({
    mutationFn: (next: Signal) =>
      call(showEndpoints.signal, { body: { signal: next }, commandId: newCommandId() }),
  });
  return (
    <fieldset className={styles.signals}>
      <legend className="vh">Tell the desk</legend>
      {SIGNALS.map(({ signal: own, words, icon }) => (
        <Button
          key={own}
          size="l"
          kind="outline"
          className={styles.signal ?? ''}
          aria-pressed={signal === own}
          busy={send.isPending && send.variables === own}
          onClick={() => send.mutate(own)}
        >
          <Icon of={icon} size={24} /> {words}
        </Button>
      ))}
      <p className={styles.signalSaid} role="status">
        {send.isError && sentenceOf(send.error, 'Not sent to the desk. Press again.')}
      </p>
    </fieldset>
  );
}
