/** The table to work in: choose rows, decide about them, open one. Everything by keyboard too. */
import { CopyCheck } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { Link } from 'react-router';
import type { ParticipantStatus } from '#domain/registration/status.ts';
import { RowCheckbox } from '#web/ui/Checkbox.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { counted } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { Table } from '#web/ui/Table.tsx';
import type { Act } from './acts.ts';
import { BulkBar } from './BulkBar.tsx';
import styles from './Participants.module.css';
import { useDecisions } from './use-decisions.ts';
import { useDrawn } from './use-drawn.ts';
import { ConsentFlag, StatusChip, TrackFlag } from './words.tsx';

const DECISION_KEYS: Record<string, ParticipantStatus> = { a: 'accepted', w: 'waitlisted', r: 'submitted' };

/** `part` says which part of the list the acts are, as tab, search and order make it. */
export function ActsTable({ acts, part, isAdmin }: { acts: readonly Act[]; part: string; isAdmin: boolean }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const decisions = useDecisions();
  const selected = acts.filter((act) => chosen.has(act.id));
  const rows = acts.slice(0, useDrawn(acts.length, part));
  const rest = acts.length - rows.length;

  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((old) => {
      const next = new Set(old);
      for (const id of ids) on ? next.add(id) : next.delete(id);
      return next;
    });
  const decide = async (which: readonly Act[], status: ParticipantStatus) => {
    const done = await decisions.decide(
      which.map(({ id, status: before }) => ({ id, before })),
      status,
    );
    // What could not be done stays chosen, so that it is seen.
    choose(done, false);
  };

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const row = target.closest('tr');
    const act = acts.find(({ id }) => id === row?.dataset.act);
    if (!row || !act) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      const all = [...(row.closest('table')?.querySelectorAll<HTMLElement>('tr[data-act]') ?? [])];
      const next = all[all.indexOf(row) + step];
      if (!next) return;
      event.preventDefault();
      next.querySelector<HTMLElement>('a')?.focus();
      if (event.shiftKey) choose([act.id, next.dataset.act ?? ''].filter(Boolean), true);
      return;
    }
    const key = event.key.toLowerCase();
    if (!isAdmin) return;
    if (key === 'x') choose([act.id], !chosen.has(act.id));
    const status = DECISION_KEYS[key];
    if (status) decide(selected.length > 0 ? selected : [act], status);
  };

  const all = acts.length > 0 && selected.length === acts.length;
  return (
    <>
      <p className="vh" role="status">
        {counted(acts.length, 'act')}
        {selected.length > 0 && `, ${selected.length} chosen`}
      </p>
      <div className={styles.panel}>
        <Table label="Acts">
          <thead>
            <tr className={styles.head}>
              {isAdmin && (
                <th className={styles.box}>
                  <RowCheckbox
                    label="Choose all acts shown"
                    checked={all}
                    mixed={selected.length > 0 && !all}
                    onChange={(on) =>
                      choose(
                        acts.map(({ id }) => id),
                        on,
                      )
                    }
                  />
                </th>
              )}
              <th>Act</th>
              <th>Song</th>
              <th className={styles.category}>Category</th>
              <th>Status</th>
              <th>Track</th>
              <th>Consent</th>
            </tr>
          </thead>
          {groupsOf(rows).map((group) => (
            <tbody key={group[0]?.id} className={styles.group} onKeyDown={keys}>
              {group.map((act) => (
                <Row
                  key={act.id}
                  act={act}
                  chosen={chosen.has(act.id)}
                  onChoose={isAdmin ? choose : undefined}
                />
              ))}
            </tbody>
          ))}
        </Table>
        {rest > 0 && <p className={styles.more}>{counted(rest, 'more act')}</p>}
      </div>
      <p className={styles.keys}>
        Keys: <kbd>/</kbd> search, <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> open
        {isAdmin && (
          <>
            , <kbd>X</kbd> choose, <kbd>A</kbd> accept, <kbd>W</kbd> waitlist
          </>
        )}
      </p>
      <BulkBar
        selected={selected}
        decisions={decisions}
        onDecide={(status) => decide(selected, status)}
        onClear={() => setChosen(new Set())}
      />
    </>
  );
}

/** As many rows as fill a window or two: what is far from the window is left out group by group. */
const GROUP = 30;

const groupsOf = (acts: readonly Act[]): (readonly Act[])[] =>
  Array.from({ length: Math.ceil(acts.length / GROUP) }, (_, group) =>
    acts.slice(group * GROUP, (group + 1) * GROUP),
  );

const Row = memo(function Row({
  act,
  chosen,
  onChoose,
}: {
  act: Act;
  chosen: boolean;
  onChoose: ((ids: readonly string[], on: boolean) => void) | undefined;
}) {
  return (
    <tr data-act={act.id} data-selected={chosen || undefined} className={styles.row}>
      {onChoose && (
        <td className={styles.box}>
          <RowCheckbox
            label={`Choose ${act.stageName}`}
            checked={chosen}
            onChange={(on) => onChoose([act.id], on)}
          />
        </td>
      )}
      <td className={styles.act}>
        <Link to={`/admin/participants/${act.id}`} className={styles.link}>
          <Name className={styles.name}>{act.stageName}</Name>
        </Link>{' '}
        {act.pronouns !== '' && <span className="small faint">{act.pronouns}</span>}
        {act.twins !== '' && (
          <>
            {' '}
            <Flag tone="warn" icon={CopyCheck}>
              like {act.twins}
            </Flag>
          </>
        )}
      </td>
      <td className={styles.song}>
        <bdi>{act.songTitle}</bdi>
      </td>
      <td className={styles.category}>{act.category}</td>
      <td className={styles.status}>
        <StatusChip status={act.status} />
      </td>
      <td className={styles.track}>
        <TrackFlag state={act.track} />
      </td>
      <td className={styles.consent} data-adult={act.consent === 'not_needed' || undefined}>
        <ConsentFlag consent={act.consent} />
      </td>
    </tr>
  );
}, sameRow);

function sameRow(
  a: { act: Act; chosen: boolean; onChoose: unknown },
  b: { act: Act; chosen: boolean; onChoose: unknown },
): boolean {
  return (
    a.chosen === b.chosen &&
    (a.onChoose === undefined) === (b.onChoose === undefined) &&
    a.act.id === b.act.id &&
    a.act.revision === b.act.revision &&
    a.act.track === b.act.track &&
    a.act.twins === b.act.twins &&
    a.act.category === b.act.category
  );
}
