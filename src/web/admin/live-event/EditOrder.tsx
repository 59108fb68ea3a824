/** The running order, unlocked: move, insert, skip, scratch. What has been on stage stays where it is. */
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { TOLD_LENGTH } from '#contract/show/schema.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { AddCueDialog, type NewCue } from './AddCueDialog.tsx';
import { useDesk } from './desk.ts';
import styles from './EditOrder.module.css';
import { OrderRow } from './OrderRow.tsx';
import { additionsMenu, pastItemMenu, waitingItemMenu } from './order-menus.ts';
import { PlannedTimeDialog } from './PlannedTimeDialog.tsx';
import { useOrderEdits } from './use-order-edits.ts';
import type { DeskItem } from './words.ts';

export function EditOrder() {
  const desk = useDesk();
  const { view, send } = desk;
  const edits = useOrderEdits();
  const [cue, setCue] = useState<NewCue | null>(null);
  const [accused, setAccused] = useState<DeskItem | null>(null);
  const [timed, setTimed] = useState<DeskItem | null>(null);
  const isOver = view.phase === 'finished' && kindOf(view.round).endsForGood;
  const nextAt = view.items.findIndex((item) => item.itemId === view.nextId);

  return (
    <div className={styles.edit}>
      <DragDropProvider
        onDragEnd={({ operation: { source }, canceled }) => {
          if (!canceled && isSortable(source)) edits.drop(source.id, source.index);
        }}
      >
        <ol className={styles.list}>
          {edits.shown.map((item, index) => {
            const fixed = isOver || isFixed(item);
            return (
              <OrderRow
                key={item.itemId}
                {...{ item, index, fixed, edits }}
                entries={
                  fixed
                    ? pastItemMenu(desk, item, () => setAccused(item))
                    : waitingItemMenu(desk, edits, item, () => setTimed(item))
                }
              />
            );
          })}
        </ol>
      </DragDropProvider>
      <div className={styles.add}>
        {isOver ? (
          <p className="small muted">{say('cues.orderStays')}</p>
        ) : (
          <Menu
            side="top"
            align="start"
            trigger={
              <Button block disabled={edits.busy}>
                <Icon of={Plus} />
                {say('cues.addToOrder')}
              </Button>
            }
            entries={additionsMenu(desk, edits, setCue)}
          />
        )}
      </div>
      <AddCueDialog
        cue={cue}
        onChange={setCue}
        nextPosition={nextAt < 0 ? view.items.length : nextAt}
        onAdd={(body) => {
          setCue(null);
          edits.addCue(body);
        }}
      />
      {accused && (
        <DisqualifyDialog
          title={accused.title}
          onClose={() => setAccused(null)}
          onGive={(reason) => void send({ kind: 'scratch', itemId: accused.itemId, reason })}
        />
      )}
      {timed && (
        <PlannedTimeDialog
          title={timed.title}
          plannedMs={timed.durationMs}
          onClose={() => setTimed(null)}
          onSet={(plannedMs) => edits.change(timed, { plannedMs })}
        />
      )}
    </div>
  );
}

const isFixed = ({ status }: DeskItem): boolean =>
  status === 'done' || status === 'on_stage' || status === 'called';

/** Takes an act that has been on out of the competition, with the reason that the certified document will say. */
function DisqualifyDialog({
  title,
  onClose,
  onGive,
}: {
  /** What the act is called. */
  title: string;
  onClose: () => void;
  onGive: (reason: string) => void;
}) {
  const [reason, setReason] = useState('');
  const words = reason.trim();
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={() => {
        if (words === '') return;
        onGive(words);
        onClose();
      }}
      title={say('cues.askDisqualify', { title })}
      submit={say('cues.disqualify')}
      leave={say('cues.keepIn')}
      kind="final"
      disabled={words === ''}
    >
      <p>{say('cues.disqualifyWhat')}</p>
      <TextField label={say('cues.why')} most={TOLD_LENGTH} value={reason} onChange={setReason} />
    </AdminDialog>
  );
}
