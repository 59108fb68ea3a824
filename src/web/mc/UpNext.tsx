/** The act after this one, in small, to read before it is needed. */
import type { McView } from '#contract/live/views.ts';
import { Name } from '#web/ui/Name.tsx';
import styles from './Mc.module.css';
import { upNextWords } from './moment.ts';

export function UpNext({ view }: { view: McView }) {
  // With nobody on stage the next item already stands large.
  const next = view.current === null ? followerOf(view) : view.next;
  if (!next) return null;
  return (
    <div className={styles.next}>
      <div>
        <div className={styles.label}>{upNextWords(next)}</div>
        <Name as="div" className={styles.nextName ?? ''}>
          {next.title}
        </Name>
        {next.pronunciation && <div className={styles.small}>{next.pronunciation}</div>}
      </div>
      <div className={styles.nextSide}>
        {next.pronouns && <div>{next.pronouns}</div>}
        <div className={styles.quiet}>
          <bdi>{next.song}</bdi>
        </div>
      </div>
    </div>
  );
}

function followerOf(view: McView) {
  const at = view.order.findIndex((card) => card.itemId === view.next?.itemId);
  return at < 0
    ? undefined
    : view.order.slice(at + 1).find((card) => card.status === 'scheduled' && !card.skipped);
}
