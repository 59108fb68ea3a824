/** The running order at the desk: what was, what is lit, what is next. Locked; unlocked it can be changed. */
import {
  ArrowRight,
  Check,
  Coffee,
  Lock,
  LockOpen,
  type LucideIcon,
  Megaphone,
  SkipForward,
  TriangleAlert,
  Trophy,
  Vote,
  X,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { clockLeft } from '#domain/show/forecast.ts';
import { Button } from '#web/ui/Button.tsx';
import { durationText, leftText, useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { useDesk } from './desk.ts';
import { EditOrder } from './EditOrder.tsx';
import { forecastAt } from './forecast.ts';
import styles from './RunningOrder.module.css';
import { useWidth } from './use-width.ts';
import { type DeskItem, ENDS, endOf, overText } from './words.ts';

const CUE_ICONS: Record<DeskItem['kind'], LucideIcon> = {
  performance: Check,
  opening: Megaphone,
  interval: Coffee,
  vote: Vote,
  results: Trophy,
  other: ArrowRight,
};

/** Spoken after an item's name and time. */
const STATES = {
  now: 'cues.rowNow',
  next: 'cues.rowNext',
  ...ENDS,
} as const;

const WIDE = 1280;

interface Looking {
  lookId: string | null;
  onLook: (itemId: string | null) => void;
}

/** Scrolls the act that is on into sight, and again when the list has less room. Only the list scrolls, never the page. */
function keepInSight(list: HTMLElement): (() => void) | undefined {
  const lit = list.querySelector<HTMLElement>('[data-now]');
  if (!lit) return undefined;
  let height = list.clientHeight;
  const isSeen = () =>
    lit.offsetTop >= list.scrollTop && lit.offsetTop + lit.offsetHeight * 2 <= list.scrollTop + height;
  const follow = () => {
    if (!isSeen()) list.scrollTop = lit.offsetTop - height / 3;
  };
  follow();
  const observer = new ResizeObserver(() => {
    const wasSeen = isSeen();
    height = list.clientHeight;
    // Whoever scrolled to another act meanwhile stays there.
    if (wasSeen) follow();
  });
  observer.observe(list);
  return () => observer.disconnect();
}

export function RunningOrder({ lookId, onLook }: Looking) {
  const { view, now } = useDesk();
  const [unlocked, setUnlocked] = useState(view.items.length === 0);
  const zeroAt = view.clock?.state === 'running' ? view.clock.zeroAt : 0;
  const at = useSecond(now, zeroAt);
  const { endsAt } = forecastAt(view, at);
  const left = view.clock === null ? null : clockLeft(view.clock, at);
  const list = useRef<HTMLOListElement>(null);
  const wide = useWidth() >= WIDE;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new act scrolls itself into sight
  useEffect(() => (list.current ? keepInSight(list.current) : undefined), [view.currentId, view.nextId]);

  return (
    <section className={styles.panel} aria-label={say('cues.order')}>
      <div className={styles.head}>
        <h2 className="h2">{say('cues.order')}</h2>
        <Button size="s" kind="quiet" aria-pressed={unlocked} onClick={() => setUnlocked(!unlocked)}>
          <Icon of={unlocked ? LockOpen : Lock} size={16} />
          {say(unlocked ? 'cues.orderDone' : 'cues.orderLocked')}
        </Button>
      </div>
      {unlocked ? (
        <EditOrder />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that is longer than the desk is scrolled by keys
        <ol ref={list} className={styles.list} tabIndex={0}>
          {view.items.map((item) => (
            <Row
              key={item.itemId}
              item={item}
              left={item.itemId === view.currentId ? left : null}
              isNext={item.itemId === view.nextId}
              isNow={item.itemId === view.currentId}
              looked={item.itemId === lookId}
              wide={wide}
              onLook={() => onLook(item.itemId === lookId ? null : item.itemId)}
            />
          ))}
        </ol>
      )}
      <div className={styles.foot}>
        <span>{say(view.phase === 'finished' ? 'cues.endedClock' : 'cues.endsAbout')}</span>
        <span className="num">{endsAt === null ? '–' : showTime(endsAt, view.event.timeZone)}</span>
      </div>
    </section>
  );
}

interface RowProps {
  item: DeskItem;
  left: number | null;
  isNow: boolean;
  isNext: boolean;
  looked: boolean;
  wide: boolean;
  onLook: () => void;
}

function Row({ item, left, isNow, isNext, looked, wide, onLook }: RowProps) {
  const done = item.status === 'done';
  const end = endOf(item);
  const out = end !== undefined && end !== 'done';
  const state = isNow ? 'now' : isNext ? 'next' : end;
  const look = cx(
    styles.row,
    done && styles.done,
    isNow && styles.now,
    isNext && styles.next,
    out && styles.out,
    looked && styles.looked,
    item.act === null && styles.cue,
  );
  const content = (
    <>
      <span className={styles.number}>{mark(item, done)}</span>
      <Name className={styles.name}>{item.title}</Name>
      <span className={styles.time}>{timeOf(item, left)}</span>
      <span className="vh">{state && say(STATES[state])}</span>
    </>
  );
  const current = { 'data-now': isNow || undefined, 'aria-current': isNow ? ('step' as const) : undefined };
  // A whole show fits the wide desk only in rows too low for a finger: there the arrow keys look, and a mouse may.
  if (wide)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the desk's arrow keys do the same
      <li className={look} {...current} onClick={onLook}>
        {content}
      </li>
    );
  return (
    <li>
      <button type="button" className={look} {...current} aria-pressed={looked} onClick={onLook}>
        {content}
      </button>
    </li>
  );
}

function mark(item: DeskItem, done: boolean) {
  if (item.status === 'scratched' || item.disqualified) return <Icon of={X} size={16} />;
  if (done) return <Icon of={Check} size={16} />;
  if (item.skipped) return <Icon of={SkipForward} size={16} />;
  if (item.act?.withdrew)
    return (
      <span className={styles.withdrew} title={say('desk.withdrew')}>
        <Icon of={TriangleAlert} size={16} label={say('desk.withdrew')} />
      </span>
    );
  return item.number ?? <Icon of={CUE_ICONS[item.kind]} size={16} />;
}

function timeOf(item: DeskItem, left: number | null): string {
  if (left !== null) return leftText(left);
  if (item.status === 'done' && item.act !== null && item.overMs !== null) return overText(item.overMs);
  return durationText(item.durationMs);
}
