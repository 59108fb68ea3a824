/**
 * An address that somebody takes elsewhere: shown whole, selected by one press, copied where the browser lets
 * us. On plain http in a hall's network there is no clipboard, so the selection itself is the way that always works.
 */
import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './CopyLine.module.css';
import { copied } from './copied.ts';
import { Icon } from './Icon.tsx';
import { say } from './say.ts';

const TOLD_MS = 4_000;

/** An address with a button that copies it. `label` names the address; `value` is what is copied. */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<'copied' | 'selected'>();

  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);

  const copy = async () => {
    input.current?.select();
    setTold((await copied(value, input.current)) ? 'copied' : 'selected');
  };

  return (
    <div className={styles.line}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={styles.value}
          readOnly
          dir="ltr"
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>
          <Icon of={told === 'copied' ? Check : Copy} />
          {say(told === 'copied' ? 'parts.copied' : 'parts.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button onClick={() => void shared(label, value)}>
            <Icon of={Share2} />
            {say('parts.share')}
          </Button>
        )}
      </div>
      <span className={styles.told} role="status">
        {told === 'selected' && say('parts.selected')}
      </span>
    </div>
  );
}

/** By whatever the device sends with. Closing its sheet without a choice is no failure. */
const shared = (title: string, url: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => undefined);
