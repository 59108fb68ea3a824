/** One act's scoresheet, filled in by touch or keyboard. */
import { Ban, CircleX, List, Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LanguageSign } from '#web/client/LanguageSign.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { ActHead, type StageClock } from './ActHead.tsx';
import type { JudgedAct } from './acts.ts';
import { Foot, type FootProps } from './Foot.tsx';
import { Form, type FormProps } from './Form.tsx';
import { type Content, needsJudge } from './held.ts';
import type { Outbox, OutboxState } from './outbox.ts';
import styles from './Sheet.module.css';
import { Troubles } from './Troubles.tsx';
import { WhereWord } from './Where.tsx';

export interface SheetProps {
  act: JudgedAct;
  outbox: Pick<Outbox, 'edit' | 'choose' | 'drop'>;
  state: OutboxState;
  clock: StageClock | null;
  /** When its scoring closes by itself. */
  closesAt: number | null;
  now: () => number;
  opensAgain: FootProps['opensAgain'];
  /** How many of each call the judge has given on a criterion; null where nobody counts them. */
  given: FormProps['given'];
  /** "4 of 14". */
  countWord: string;
  onList: () => void;
  onSkip: (() => void) | undefined;
}

export function Sheet({
  act,
  outbox,
  state,
  opensAgain,
  given,
  countWord,
  onList,
  onSkip,
  ...head
}: SheetProps) {
  const { content, trouble } = act.held;
  const [writing, setWriting] = useState(content.feedback !== '');
  const { sent, sendable, edit, send, abstain, change } = useSending(act, outbox);
  const still = sent || act.performance.scoring === 'locked' || trouble?.kind === 'stale';
  const page = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const troubled = needsJudge(act.held);

  // What the judge must decide stands at the top, wherever they had scrolled to.
  useEffect(() => {
    if (troubled) body.current?.scrollTo({ top: 0 });
  }, [troubled]);
  useSheetKeys(page, send);

  return (
    <div className={styles.sheet} ref={page}>
      <ActHead act={act} {...head}>
        <Bar {...{ act, state, countWord, onList, onSkip }} />
      </ActHead>
      <div className={styles.body} ref={body}>
        <Notes performance={act.performance} ended={state.ended} sent={sent} />
        <Troubles
          act={act}
          onChoose={(which) => outbox.choose(act.id, which)}
          onDrop={() => outbox.drop(act.id)}
        />
        <Marks
          act={act}
          still={still}
          feedback={writing}
          names={state.panel?.markNames ?? null}
          given={given}
          onEdit={edit}
        />
      </div>
      <Foot
        {...{ act, sent, sendable, opensAgain, onSkip }}
        onSend={send}
        onChange={change}
        onAbstain={abstain}
        onFeedback={() => setWriting(true)}
        onClear={() => edit({ marks: {} })}
      />
    </div>
  );
}

function Bar({
  act,
  state,
  countWord,
  onList,
  onSkip,
}: Pick<SheetProps, 'act' | 'state' | 'countWord' | 'onList' | 'onSkip'>) {
  return (
    <div className={styles.bar}>
      <Button size="s" onClick={onList}>
        <Icon of={List} /> {countWord}
      </Button>
      <LanguageSign />
      {act.stage === 'practice' ? (
        <Button size="s" onClick={onSkip}>
          {say('judge.leavePractice')}
        </Button>
      ) : (
        <WhereWord state={state} />
      )}
    </div>
  );
}

/** A sheet that was sent stands still until the judge says that they want to change it. */
function useSending(act: JudgedAct, outbox: SheetProps['outbox']) {
  const { content, trouble } = act.held;
  const [changing, setChanging] = useState(false);
  const sent = act.progress === 'done' && !changing;
  const sendable = !sent && trouble?.kind !== 'stale' && (act.missing.length === 0 || content.abstained);
  const edit = (change: Partial<Content>, soon?: boolean) => outbox.edit(act.id, change, soon);
  return {
    sent,
    sendable,
    edit,
    send() {
      if (!sendable) return;
      setChanging(false);
      edit({ final: true });
    },
    abstain(abstained: boolean) {
      setChanging(false);
      edit({ abstained, final: abstained });
    },
    change: () => setChanging(true),
  };
}

/** Ctrl+Enter sends; N goes to the judge's own note. */
function useSheetKeys(page: RefObject<HTMLElement | null>, send: () => void): void {
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.ctrlKey) {
        event.preventDefault();
        send();
        return;
      }
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() === 'n') {
        event.preventDefault();
        page.current?.querySelector<HTMLElement>('[data-note]')?.focus();
      }
    };
    addEventListener('keydown', keyDown);
    return () => removeEventListener('keydown', keyDown);
  });
}

/** The marks; or why there are none to give. */
function Marks(form: FormProps) {
  const { held, criteria } = form.act;
  if (held.content.abstained) return <p className={styles.abstained}>{say('judge.leftOut')}</p>;
  if (criteria.length === 0) return <p className={styles.abstained}>{say('judge.noCriteria')}</p>;
  return <Form {...form} />;
}

interface NotesProps {
  performance: JudgedAct['performance'];
  /** The judge's link has ended. */
  ended: boolean;
  sent: boolean;
}

/** What others have to say to the judge about this sheet. */
function Notes({ performance: { sentBack, excused }, ended, sent }: NotesProps) {
  return (
    <>
      {ended && (
        <div className={styles.ended}>
          <Banner tone="danger" icon={CircleX} lead={say('judge.linkEnded')}>
            {say('judge.linkEndedLead')}
          </Banner>
        </div>
      )}
      {sentBack && !sent && (
        <div className={styles.ended}>
          <Banner tone="note" icon={Undo2} lead={say('judge.lookAgain')}>
            {tell('judge.asks', { name: <bdi>{sentBack.by}</bdi>, reason: <bdi>{sentBack.reason}</bdi> })}
          </Banner>
        </div>
      )}
      {excused && !sent && (
        <div className={styles.ended}>
          <Banner tone="info" icon={Ban} lead={say('judge.excusedLead')}>
            {tell('judge.excusedWhy', { name: <bdi>{excused.by}</bdi>, reason: <bdi>{excused.reason}</bdi> })}
          </Banner>
        </div>
      )}
    </>
  );
}
