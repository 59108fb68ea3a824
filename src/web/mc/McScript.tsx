/** The paired page: state and time on top, a note if there is one, the card to read, what comes next, and the way to look ahead. */
import { ArrowLeft, ArrowRight, ListOrdered, Vote, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { McView } from '#contract/live/views.ts';
import { isOpen } from '#domain/voting/poll.ts';
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';
import { useReachable } from '#web/client/reachable.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { useLookAhead } from './look-ahead.ts';
import styles from './Mc.module.css';
import { McCard } from './McCard.tsx';
import { McNote, useReadNote } from './McNote.tsx';
import { McOrder } from './McOrder.tsx';
import { McReveal } from './McReveal.tsx';
import { McSignals } from './McSignals.tsx';
import { McTop } from './McTop.tsx';
import { voteWords } from './say.ts';
import type { TextSize } from './text-size.ts';
import { UpNext } from './UpNext.tsx';

interface McScriptProps {
  view: McView;
  connected: boolean;
  lastUpdateAt: number | undefined;
  now: () => number;
  text: TextSize;
  /** False where the screen may go dark by itself. */
  awake: boolean | undefined;
}

export function McScript({ view, connected, lastUpdateAt, now, text, awake }: McScriptProps) {
  const [listed, setListed] = useState(false);
  const present = view.current ?? view.next ?? undefined;
  const look = useLookAhead(
    view.order.map((card) => card.itemId),
    present?.itemId,
  );
  const ahead = view.order.find((card) => card.itemId === look.itemId);
  // Opened by hand, beside what the order says.
  const votes = view.poll && isOpen(view.poll) && view.current?.kind !== 'vote' ? view.poll : null;
  const unread = view.notes.filter((one) => one.readAt === null);
  const [note] = unread;
  const readNote = useReadNote();
  const read = () => note && readNote.send({ round: view.round.id, params: { id: note.id } });
  useKeys({
    PageDown: () => look.step(1),
    PageUp: () => look.step(-1),
    b: look.back,
    B: look.back,
    ...(note && { Enter: read }),
  });

  return (
    <>
      <main className={styles.script}>
        <McTop view={view} now={now} ahead={ahead} />
        {note && (
          <McNote
            note={note}
            more={unread.length - 1}
            timeZone={view.timeZone}
            sending={readNote.busy}
            failed={readNote.error !== undefined}
            onRead={read}
          />
        )}
        {!connected && <Offline since={lastUpdateAt} timeZone={view.timeZone} />}
        {votes && <Votes poll={votes} view={view} />}
        {view.reveal && !ahead ? (
          <McReveal round={view.round.id} reveal={view.reveal} />
        ) : (
          <McCard card={ahead ?? present} view={view} factor={text.factor} now={now} reading={!!ahead} />
        )}
      </main>
      <footer className={styles.foot}>
        {!ahead && !view.reveal && <UpNext view={view} />}
        {!ahead && <McSignals round={view.round.id} signal={view.signal} />}
        <Tools look={look} text={text} onList={() => setListed(true)} />
        {awake === false && <p className={styles.hint}>{say('mc.goesDark')}</p>}
      </footer>
      {ahead && <Back onPress={look.back} />}
      <Dialog open={listed} onClose={() => setListed(false)} title={say('mc.wholeOrder')} wide>
        <McOrder
          view={view}
          onRead={(itemId) => {
            look.read(itemId);
            setListed(false);
          }}
        />
      </Dialog>
    </>
  );
}

function Votes({ poll, view }: { poll: NonNullable<McView['poll']>; view: McView }) {
  const reachable = useReachable(view.publicAddress);
  return (
    <p className={cx(styles.then, styles.votes)}>
      <Icon of={Vote} size={32} />
      <q>{voteWords(poll, reachable.address, view.codeOnScreen)}</q>
    </p>
  );
}

function Offline({ since, timeZone }: { since: number | undefined; timeZone: string }) {
  return (
    <p className={styles.offline} role="status">
      <Icon of={WifiOff} size={28} />
      <span>
        {since === undefined
          ? say('mc.offline')
          : say('mc.offlineSince', { time: showTimeToTheSecond(since, timeZone) })}
      </span>
    </p>
  );
}

const Back = ({ onPress }: { onPress: () => void }) => (
  <div className={styles.back}>
    <Button kind="primary" size="xl" block onClick={onPress}>
      {say('mc.backToNow')}
    </Button>
  </div>
);

interface ToolsProps {
  look: ReturnType<typeof useLookAhead>;
  text: TextSize;
  onList: () => void;
}

/** The whole order, a card back or ahead, larger and smaller words, the language. */
function Tools({ look, text, onList }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <Button size="l" kind="quiet" onClick={onList}>
        <Icon of={ListOrdered} size={24} /> {say('mc.wholeOrder')}
      </Button>
      <Button size="l" kind="quiet" onClick={() => look.step(-1)} aria-label={say('mc.lookBack')}>
        <Icon of={ArrowLeft} size={24} />
      </Button>
      <Button size="l" kind="quiet" onClick={() => look.step(1)} aria-label={say('mc.lookAhead')}>
        <Icon of={ArrowRight} size={24} />
      </Button>
      <span className="grow" />
      <Button
        size="l"
        kind="quiet"
        disabled={text.smaller === null}
        onClick={() => text.smaller?.()}
        aria-label={say('mc.smaller')}
      >
        A−
      </Button>
      <Button
        size="l"
        kind="quiet"
        disabled={text.larger === null}
        onClick={() => text.larger?.()}
        aria-label={say('mc.larger')}
      >
        A+
      </Button>
      <div className={styles.language}>
        <LanguageSwitch up />
      </div>
    </div>
  );
}

/** Keys of a keyboard or a clicker; dead inside fields and dialogs. */
function useKeys(keys: Record<string, () => void>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, button, a, [role="dialog"]')
      )
        return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
