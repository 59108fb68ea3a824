/** Another order of the same acts, by one press; another takes it back. */
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Order.module.css';
import { suggested } from './suggest.ts';
import type { PlannedItem, useChanges } from './use-order.ts';

interface SuggestProps {
  rows: readonly PlannedItem[];
  busy: boolean;
  changes: ReturnType<typeof useChanges>;
}

export function Suggest({ rows, busy, changes }: SuggestProps) {
  /** The order of which no better one was found. */
  const [best, setBest] = useState('');
  const ids = rows.map(({ id }) => id).join();
  const suggest = () => {
    const scratched = rows.filter(({ item }) => item.scratched).map(({ id }) => id);
    const found = suggested(rows, new Set(scratched));
    setBest(found ? '' : ids);
    if (found) changes.arrange(found);
  };
  return (
    <section className={styles.part} aria-label={say('order.suggest')}>
      <h2 className="h3">{say('order.suggest')}</h2>
      <p className="small muted">{say('order.suggestLead')}</p>
      <Button size="s" disabled={busy} onClick={suggest}>
        <Icon of={WandSparkles} size={16} />
        {say('order.suggestIt')}
      </Button>
      <span className="small" role="status">
        {best === ids && say('order.suggestNone')}
      </span>
    </section>
  );
}
