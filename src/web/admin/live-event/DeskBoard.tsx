/** The desk's fixed places: top bar, running order, stage, and what the others see. */
import { Fragment, useState } from 'react';
import type { AdminView } from '#contract/live/views.ts';
import { say } from '#web/ui/say.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { CallLane } from './CallLane.tsx';
import { useDesk } from './desk.ts';
import { FaceOffPanel } from './FaceOffPanel.tsx';
import { GoButton } from './GoButton.tsx';
import { JudgePips } from './JudgePips.tsx';
import { KeyMap } from './KeyMap.tsx';
import styles from './LiveEventPage.module.css';
import { NextStrip } from './NextStrip.tsx';
import { NoteToMc } from './NoteToMc.tsx';
import { ProjectorControl } from './ProjectorControl.tsx';
import { MusicPanel } from './playback/MusicPanel.tsx';
import { RevealPanel } from './RevealPanel.tsx';
import { RunningOrder } from './RunningOrder.tsx';
import { StagePanel } from './StagePanel.tsx';
import { scenesFrom } from './scenes.ts';
import { TopBar } from './TopBar.tsx';
import { type DeskKeys, useDeskKeys } from './use-desk-keys.ts';
import { type DeskFaceOff, useFaceOff } from './use-face-off.ts';
import { type Go, useGo } from './use-go.ts';
import { useWidth } from './use-width.ts';
import { VotePanel } from './VotePanel.tsx';

const NARROW = 1280;
const HELPER = 600;

/** The whole desk. Below 1280 px its right column becomes tabs; on a phone it is a helper's view without GO. */
export function DeskBoard() {
  const { view, connected, locked } = useDesk();
  const go = useGo();
  const [lookId, setLookId] = useState<string | null>(null);
  const [keysShown, setKeysShown] = useState(false);
  const width = useWidth();
  const helper = width < HELPER;
  const side = sidePanels(view, useFaceOff(view, connected));
  const keys = { go, lookId, onLook: setLookId, onKeys: () => setKeysShown(true) };
  useDeskKeys(useBoardKeys(keys), connected && !helper);
  const results = view.phase === 'results' || view.phase === 'finished';

  return (
    // A press with the mouse leaves no focus behind, so that Space stays GO.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only gives the focus back
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key keeps its focus
    <div
      className={styles.desk}
      onClick={(event) => {
        if (event.detail > 0) (event.target as Element).closest<HTMLElement>('button')?.blur();
      }}
    >
      {/* While the stage can't be reached, its heading can't either. */}
      {locked && <h1 className="vh">{say('desk.locked')}</h1>}
      <TopBar onKeys={() => setKeysShown(true)} />
      <div className={styles.grid}>
        <div className={styles.order} inert={locked || undefined}>
          <RunningOrder lookId={lookId} onLook={setLookId} />
          {!helper && <MusicPanel />}
        </div>
        <div className={styles.middle}>
          <div className={styles.stageColumn} inert={locked || undefined}>
            <StagePanel />
            {results ? <RevealPanel /> : <NextStrip lookId={lookId} onLook={setLookId} />}
          </div>
          {!helper && <GoButton go={go} />}
          {width < NARROW && <CallLane />}
          {width < NARROW && (
            <div inert={locked || undefined}>
              {helper ? <NoteToMc /> : <Tabs label={say('desk.desk')} tabs={side} />}
            </div>
          )}
        </div>
        {width >= NARROW && (
          <div className={styles.sideColumn} inert={locked || undefined}>
            <div className={styles.side}>
              {side.map(({ value, panel }) => (
                <Fragment key={value}>{panel}</Fragment>
              ))}
            </div>
            <CallLane />
          </div>
        )}
      </div>
      <KeyMap open={keysShown} onClose={() => setKeysShown(false)} />
    </div>
  );
}

/** What stands in the right column, each with the name of its tab. */
function sidePanels(view: AdminView, faceOff: DeskFaceOff | undefined) {
  // While GO waits for the vote, closing it stands beside GO.
  const hasVote = view.go.waits?.reason !== 'poll_is_open' && view.polls.length > 0;
  return [
    ...(faceOff
      ? [{ value: 'face-off', label: say('calls.faceOff'), panel: <FaceOffPanel faceOff={faceOff} /> }]
      : []),
    { value: 'projector', label: say('cues.projector'), panel: <ProjectorControl /> },
    ...(hasVote ? [{ value: 'vote', label: say('cues.vote'), panel: <VotePanel /> }] : []),
    { value: 'judges', label: say('calls.judges'), panel: <JudgePips /> },
    { value: 'note', label: say('cues.notes'), panel: <NoteToMc /> },
  ];
}

interface Board {
  go: Go;
  /** The item that is looked at; without one it is the next. */
  lookId: string | null;
  onLook: (itemId: string | null) => void;
  /** Shows the list of keys. */
  onKeys: () => void;
}

/** What the keys of the desk do; those of the music stand with the music. */
function useBoardKeys({ go, lookId, onLook, onKeys }: Board): DeskKeys {
  const { view, locked, setLocked, send } = useDesk();
  if (locked) return { l: () => setLocked(false), '?': onKeys };
  const look = (by: number) => {
    const at = view.items.findIndex((item) => item.itemId === (lookId ?? view.nextId));
    onLook(view.items[Math.min(view.items.length - 1, Math.max(0, at + by))]?.itemId ?? null);
  };
  const { armed } = view;
  return {
    ' ': view.go.asks.length > 0 ? go.hold : go.press,
    z: () => view.undo && send({ kind: 'undo' }),
    ArrowUp: () => look(-1),
    ArrowDown: () => look(1),
    Escape: () => (armed === null ? onLook(null) : send({ kind: 'disarm' })),
    ...Object.fromEntries(
      scenesFrom('button').map(({ kind: scene }, at) => [at + 1, () => send({ kind: 'arm', scene })]),
    ),
    'Shift+Enter': () => armed && send({ kind: 'set_scene', scene: armed.kind, text: armed.text }),
    b: () => send({ kind: view.blanked ? 'unblank' : 'blank' }),
    v: () => document.getElementById('desk-vote')?.focus(),
    m: () => document.getElementById('desk-note')?.focus(),
    l: () => setLocked(true),
    '?': onKeys,
  };
}
