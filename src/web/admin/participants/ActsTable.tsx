/** The table to work in: choose rows, decide about them, open one. Everything by keyboard too. */
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ParticipantStatus } from '#domain/registration/status.ts';
import { RowCheckbox } from '#web/ui/Checkbox.tsx';
import { inGroups } from '#web/ui/in-groups.ts';
import { say, tell, useLanguage } from '#web/ui/say.ts';
import { Table } from '#web/ui/Table.tsx';
import { ActsGroup } from './ActsGroup.tsx';
import type { RegisteredAct } from './acts.ts';
import { BulkBar } from './BulkBar.tsx';
import styles from './Participants.module.css';
import { useDecisions } from './use-decisions.ts';
import { useDrawn, whenIdle } from './use-drawn.ts';

const DECISION_KEYS: Record<string, ParticipantStatus> = { a: 'accepted', w: 'waitlisted', r: 'submitted' };

const STEP_KEYS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The row that stands so many rows below, of those that are not hidden. */
function rowBeside(row: HTMLElement, step: number): HTMLElement | undefined {
  const all = [...(row.closest('table')?.querySelectorAll<HTMLElement>('tbody:not([hidden]) tr') ?? [])];
  return all[all.indexOf(row) + step];
}

/** `children` is what chooses all rows; none where none can be chosen. */
function Headings({ children }: { children: ReactNode }) {
  return (
    <tr className={styles.head}>
      {children && <th className={styles.box}>{children}</th>}
      <th>{say('acts.act')}</th>
      <th>{say('acts.song')}</th>
      <th className={styles.category}>{say('acts.category')}</th>
      <th>{say('acts.status')}</th>
      <th>{say('acts.track')}</th>
      <th>{say('acts.consent')}</th>
    </tr>
  );
}

function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((old) => {
      const next = new Set(old);
      for (const id of ids) on ? next.add(id) : next.delete(id);
      return next;
    });
  return { chosen, choose, clear: () => setChosen(new Set()) };
}

interface ActsTableProps {
  acts: readonly RegisteredAct[];
  /** Which part of the list the acts are, as tab, search and order make it. */
  part: string;
  isAdmin: boolean;
}

export function ActsTable({ acts, part, isAdmin }: ActsTableProps) {
  const { chosen, choose, clear } = useChosen();
  const decisions = useDecisions();
  const { language } = useLanguage();
  const selected = acts.filter((act) => chosen.has(act.id));
  const drawn = useDrawn(acts.length, part);
  const rest = acts.length - drawn;
  const groups = useGroups(
    useMemo(() => inGroups(acts.slice(0, drawn), GROUP), [acts, drawn]),
    part,
  );

  const decide = async (which: readonly RegisteredAct[], status: ParticipantStatus) => {
    const done = await decisions.decide(
      which.map(({ id, status: before }) => ({ id, before })),
      status,
    );
    // What could not be done stays chosen, so that it is seen.
    choose(done, false);
  };

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = (event.target as HTMLElement).closest('tr');
    const act = acts.find(({ id }) => id === row?.dataset.act);
    if (!row || !act) return;
    const step = STEP_KEYS[event.key];
    if (step !== undefined) goTo(event, act, rowBeside(row, step));
    else if (isAdmin) press(event.key.toLowerCase(), act);
  };
  const goTo = (event: KeyboardEvent, act: RegisteredAct, next: HTMLElement | undefined) => {
    if (!next) return;
    event.preventDefault();
    next.querySelector<HTMLElement>('a')?.focus();
    if (event.shiftKey) choose([act.id, next.dataset.act ?? ''].filter(Boolean), true);
  };
  const press = (key: string, act: RegisteredAct) => {
    if (key === 'x') choose([act.id], !chosen.has(act.id));
    const status = DECISION_KEYS[key];
    if (status) decide(selected.length > 0 ? selected : [act], status);
  };

  const all = acts.length > 0 && selected.length === acts.length;
  return (
    <>
      <p className="vh" role="status">
        {selected.length > 0
          ? say('acts.countChosen', { count: acts.length, chosen: selected.length })
          : say('acts.count', { count: acts.length })}
      </p>
      <div className={styles.panel}>
        <Table label={say('acts.acts')}>
          <thead>
            <Headings>
              {isAdmin && (
                <RowCheckbox
                  label={say('acts.chooseAll')}
                  checked={all}
                  mixed={selected.length > 0 && !all}
                  onChange={(on) =>
                    choose(
                      acts.map(({ id }) => id),
                      on,
                    )
                  }
                />
              )}
            </Headings>
          </thead>
          {groups.map((group) => (
            <ActsGroup
              // Rows that keep themselves from being drawn again are drawn anew in another language.
              key={`${language} ${group.key}`}
              acts={group.acts}
              leaves={group.leaves}
              chosen={chosen}
              onChoose={isAdmin ? choose : undefined}
              onKeyDown={keys}
            />
          ))}
        </Table>
        {rest > 0 && <p className={styles.more}>{say('acts.more', { count: rest })}</p>}
      </div>
      <p className={styles.keys}>
        {tell(isAdmin ? 'acts.keysOfAdmin' : 'acts.keys', { k: (key) => <kbd>{key}</kbd> })}
      </p>
      <BulkBar
        selected={selected}
        decisions={decisions}
        onDecide={(status) => decide(selected, status)}
        onClear={clear}
      />
    </>
  );
}

/** As many rows as fill a window or two: what is far from the window is left out group by group. */
const GROUP = 30;
const DOWN_AT_ONCE = 2;

interface Group {
  key: string;
  acts: readonly RegisteredAct[];
  leaves: boolean;
}

/**
 * The groups of a long list's rows to draw, those that leave last. When another list (another `part`) takes the place of
 * one, the groups of the old one are hidden at once and taken down a few at a time: taking down thousands of rows in one
 * go holds up whoever types. The first group only changes its rows: an act that is in both lists stays the row that it
 * was, with its focus. Keep `shown` while it is the same.
 */
function useGroups(shown: readonly (readonly RegisteredAct[])[], part: string): readonly Group[] {
  const [state, setState] = useState({ part, list: 0, shown, leaving: [] as Group[] });
  let now = state;
  if (state.part !== part || state.shown !== shown) {
    const isOther = state.part !== part;
    now = {
      part,
      list: isOther ? state.list + 1 : state.list,
      shown,
      leaving: isOther ? [...keyed(state.shown, state.list, true).slice(1), ...state.leaving] : state.leaving,
    };
    setState(now);
  }
  const { leaving } = now;
  useEffect(() => {
    if (leaving.length === 0) return;
    return whenIdle(() => setState((old) => ({ ...old, leaving: old.leaving.slice(0, -DOWN_AT_ONCE) })));
  }, [leaving]);
  return [...keyed(now.shown, now.list, false), ...leaving];
}

const keyed = (groups: readonly (readonly RegisteredAct[])[], list: number, leaves: boolean): Group[] =>
  groups.map((acts, index) => ({ key: index === 0 ? 'first' : `${list}-${index}`, acts, leaves }));
