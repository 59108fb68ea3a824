/** The whole order to read through, with or without the network. Choosing an item only reads it. */
import type { McView } from '#contract/live/views.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { showTime } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './McOrder.module.css';

export function McOrder({ view, onRead }: { view: McView; onRead: (itemId: string) => void }) {
  return (
    <ol className={styles.order}>
      {view.order.map((card) => (
        <li key={card.itemId}>
          <button type="button" data-status={card.status} onClick={() => onRead(card.itemId)}>
            <span className="num">{card.number ?? ''}</span>
            <span>
              <Name className={styles.orderName ?? ''}>{card.title}</Name>
              <br />
              <span className="muted">
                <Facts
                  of={[
                    card.kind === 'performance' && card.pronunciation === ''
                      ? say('mc.unsaid')
                      : card.pronunciation,
                    card.pronouns,
                    card.song,
                  ]}
                  between=" · "
                />
                {card.skipped && ` ${say('mc.skipped')}`}
              </span>
            </span>
            <span className="num">
              {card.status === 'on_stage' || card.status === 'called'
                ? say('mc.now')
                : card.status === 'done'
                  ? say('mc.done')
                  : card.expectedAt !== null && showTime(card.expectedAt, view.timeZone)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
