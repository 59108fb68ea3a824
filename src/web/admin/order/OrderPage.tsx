/** The running order before the show, on a page of its own: everything in it, what is not in it yet, what to look at. */
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Plus, Printer, Radio, Undo2 } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { useLive } from '#web/client/live.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showTime } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell } from '#web/ui/say.ts';
import { AdminPage } from '../AdminPage.tsx';
import { cueName, NEW_CUES, type NewCueKind } from '../new-cue.ts';
import { useCurrentEvent } from '../use-current-event.ts';
import { CueDialog, type CuePlace } from './CueDialog.tsx';
import { type Finding, lookAt, positionAfter } from './look-at.ts';
import styles from './Order.module.css';
import { OrderLine } from './OrderLine.tsx';
import { Pool, withoutRound } from './Pool.tsx';
import { Suggest } from './Suggest.tsx';
import { type Order, type PlannedItem, useChanges, useOrder } from './use-order.ts';

type DragEnd = NonNullable<ComponentProps<typeof DragDropProvider>['onDragEnd']>;

export const OrderPage = () => (
  <div className={styles.page}>
    <OrderOfShow />
  </div>
);

function OrderOfShow() {
  usePageTitle(say('order.title'));
  const { order, rows, sheet, event, lengths } = useOrder();
  if (order.isError && !order.data)
    return (
      <EmptyState level={1} title={say('order.none')}>
        {sentenceOf(order.error, say('acts.away'))}
      </EmptyState>
    );
  if (!order.data || !rows || !event) return <LoadingBlock rows={8} label={say('order.loading')} />;
  return (
    <Planner
      {...{ order: order.data, rows, lengths }}
      times={{
        startsAt: sheet?.startsAt ?? null,
        endsAt: sheet?.endsAt ?? null,
        timeZone: event.timeZone,
      }}
    />
  );
}

interface ActionsProps {
  order: Order;
  busy: boolean;
  changes: ReturnType<typeof useChanges>;
}

/** Before the first act the next step is to put the acts in. */
function Actions({ order, busy, changes }: ActionsProps) {
  const waiting = withoutRound(order).length;
  return (
    <>
      <UndoButton undoable={changes.undoable} busy={busy} onUndo={changes.undo} />
      <ButtonLink to="/admin/running-order">
        <Icon of={Printer} /> {say('admin.print')}
      </ButtonLink>
      {order.actsTotal > 0 && <Freeze />}
      {order.actsTotal === 0 && waiting > 0 && <AddAll {...{ waiting, busy }} onAll={changes.addAll} />}
    </>
  );
}

interface PlannerProps {
  order: Order;
  rows: readonly PlannedItem[];
  lengths: ReadonlyMap<string, number | null>;
  times: { startsAt: number | null; endsAt: number | null; timeZone: string };
}

function Planner({ order, rows, lengths, times }: PlannerProps) {
  const { view } = useLive('audience');
  const isOn = view !== undefined && view.phase !== 'preshow';
  const changes = useChanges(order.items);
  const [cue, setCue] = useState<CuePlace | null>(null);
  const findings = lookAt(rows.filter(({ item }) => !item.scratched));
  const busy = changes.busy || isOn;
  const { undo, undoable } = changes;
  useUndoKey(undoable === undefined || busy ? undefined : undo);
  const ids = rows.map(({ id }) => id);
  return (
    <AdminPage
      title={titleOf(findings.length, rows.length)}
      summary={summaryOf(order, times)}
      actions={<Actions {...{ order, busy, changes }} />}
    >
      {isOn && <AtTheDesk />}
      <DragDropProvider onDragEnd={droppedOn(order, changes)}>
        <div className={styles.columns}>
          {rows.length === 0 ? (
            <EmptyState title={say('order.noAct')}>{say('order.noActLead')}</EmptyState>
          ) : (
            <ol className={styles.list} aria-label={say('order.title')}>
              {rows.map((row, index) => (
                <OrderLine
                  key={row.id}
                  {...{ row, index, busy, changes }}
                  rows={rows}
                  timeZone={times.timeZone}
                  findings={findings.filter(({ id }) => id === row.id)}
                  onCue={(kind) => setCue({ kind, after: row })}
                />
              ))}
            </ol>
          )}
          <aside className={styles.side}>
            <ToLookAt findings={findings} busy={busy} onMove={(finding) => moveAfter(finding)} />
            <Pool {...{ order, lengths, busy, changes }} />
            {order.actsTotal > 2 && <Suggest {...{ rows, busy, changes }} />}
            <Cues busy={busy} onCue={(kind) => setCue({ kind, after: null })} />
          </aside>
        </div>
      </DragDropProvider>
      <CueDialog
        place={cue}
        rows={rows}
        times={times}
        onClose={() => setCue(null)}
        onAdd={(added, position) => {
          setCue(null);
          changes.addCue(added, position);
        }}
      />
    </AdminPage>
  );

  function moveAfter({ id, after }: Finding) {
    const item = order.items.find((one) => one.id === id);
    if (item && after) changes.move(item, positionAfter(ids, id, after.id));
  }
}

/** A line is moved; an act of the pool goes before the line that it is let go over. */
const droppedOn =
  ({ items, waiting }: Order, changes: ReturnType<typeof useChanges>): DragEnd =>
  ({ operation: { source, target }, canceled }) => {
    if (canceled || !source) return;
    if (isSortable(source)) {
      const item = items.find(({ id }) => id === source.id);
      if (item) changes.move(item, source.index);
      return;
    }
    const act = waiting.find(({ participantId }) => participantId === source.id);
    const before = items.findIndex(({ id }) => id === target?.id);
    if (act && target) changes.addAct(act, before < 0 ? undefined : before);
  };

const UndoButton = ({
  undoable,
  busy,
  onUndo,
}: {
  undoable: string | undefined;
  busy: boolean;
  onUndo: () => void;
}) => (
  <Button disabled={undoable === undefined || busy} onClick={onUndo}>
    <Icon of={Undo2} />{' '}
    {undoable === undefined
      ? say('admin.undo')
      : tell('order.undoOf', {
          change: undoable,
          v: (words) => <span className="vh">{words}</span>,
        })}
  </Button>
);

const AtTheDesk = () => (
  <Banner
    tone="info"
    icon={Radio}
    lead={say('order.begun')}
    action={<ButtonLink to="/admin/live-event">{say('order.goToDesk')}</ButtonLink>}
  >
    {say('order.begunLead')}
  </Banner>
);

const AddAll = ({ waiting, busy, onAll }: { waiting: number; busy: boolean; onAll: () => void }) => (
  <Button kind="primary" disabled={busy} onClick={onAll}>
    {say('order.putInAllAccepted', { count: waiting })}
  </Button>
);

const Cues = ({ busy, onCue }: { busy: boolean; onCue: (kind: NewCueKind) => void }) => (
  <section className={styles.part} aria-label={say('order.cues')}>
    <h2 className="h3">{say('order.notAnAct')}</h2>
    <div className={styles.cues}>
      {NEW_CUES.map((kind) => (
        <Button key={kind} size="s" disabled={busy} onClick={() => onCue(kind)}>
          <Icon of={Plus} size={16} />
          {cueName(kind)}
        </Button>
      ))}
    </div>
  </section>
);

const titleOf = (findings: number, items: number): string =>
  items === 0 || findings === 0 ? say('order.title') : say('order.toLookAtCount', { count: findings });

function summaryOf({ actsTotal }: Order, { startsAt, endsAt, timeZone }: PlannerProps['times']): string {
  if (actsTotal === 0) return say('order.noAct');
  return startsAt === null || endsAt === null
    ? say('order.actsNoDay', { count: actsTotal })
    : say('order.fromTo', {
        acts: say('acts.count', { count: actsTotal }),
        from: showTime(startsAt, timeZone),
        until: showTime(endsAt, timeZone),
      });
}

/** Ctrl Z, or Cmd Z; what is being typed keeps it for itself. */
function useUndoKey(undo: (() => void) | undefined) {
  useEffect(() => {
    if (!undo) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [role=dialog]')
      )
        return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo]);
}

/** From here on acts keep their numbers: the line-up is on the front page. */
function Freeze() {
  const { isAdmin } = useAuth();
  const event = useCurrentEvent({ enabled: isAdmin });
  const publish = useCommand(eventsEndpoints.changeEvent, {
    done: say('order.publishDone'),
    failed: say('order.publishFailed'),
    changes: [keyOf(eventsEndpoints.events), keyOf(eventsEndpoints.currentEvent)],
  });
  if (!event) return null;
  if (event.settings.lineupPublished) return <p className={styles.frozen}>{say('order.published')}</p>;
  return (
    <HoldButton
      kind="primary"
      busy={publish.busy}
      onHeld={() => publish.send({ params: { id: event.id }, body: { settings: { lineupPublished: true } } })}
      question={{
        title: say('order.publishTitle'),
        confirm: say('order.publishIt'),
        cancel: say('order.notYet'),
      }}
    >
      {say('order.publish')}
    </HoldButton>
  );
}

function ToLookAt({
  findings,
  busy,
  onMove,
}: {
  findings: readonly Finding[];
  busy: boolean;
  onMove: (finding: Finding) => void;
}) {
  if (findings.length === 0) return null;
  return (
    <section className={styles.part} aria-label={say('order.toLookAt')}>
      <h2 className="h3">{say('order.toLookAt')}</h2>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={`${finding.id} ${finding.kind}`}>
            <p>
              {tell('order.finding', {
                name: <bdi>{finding.title}</bdi>,
                words: finding.words,
                b: (name) => <b>{name}</b>,
              })}
            </p>
            {finding.after && (
              <Button size="s" disabled={busy} onClick={() => onMove(finding)}>
                {say('order.putItAfter', { name: finding.after.title })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
