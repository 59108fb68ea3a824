/** A panel of rows in an order: added, changed, moved, and removed after a question. */
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import type { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { announce } from '#web/ui/announce.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Categories.module.css';
import { RowTools } from './RowTools.tsx';
import { LISTS, moved } from './use-criteria.ts';

export interface RowsPanelProps<Row> {
  title: string;
  /** What is said of one of them. */
  words: {
    add: 'categories.addCategoryTitle' | 'categories.addCriterionTitle';
    remove: 'categories.removeCategory' | 'categories.removeCriterion';
    removed: 'categories.categoryRemoved' | 'categories.criterionRemoved';
    notRemoved: 'categories.categoryNotRemoved' | 'categories.criterionNotRemoved';
  };
  rows: readonly Row[];
  isAdmin: boolean;
  /** Said while there is none. */
  empty: string;
  /** Said before one is removed: when it cannot be. */
  removal: string;
  describe: (row: Row) => ReactNode;
  calls: {
    order: typeof eventsEndpoints.orderCategories | typeof judgingEndpoints.orderCriteria;
    remove: typeof eventsEndpoints.removeCategory | typeof judgingEndpoints.removeCriterion;
  };
  /** The form of one row, or of a new one. */
  form: (row: Row | undefined, onClose: () => void) => ReactNode;
  children?: ReactNode;
}

export function RowsPanel<Row extends { id: string; name: string }>({
  title,
  words,
  rows,
  isAdmin,
  empty,
  removal,
  describe,
  calls,
  form,
  children,
}: RowsPanelProps<Row>) {
  const [editing, setEditing] = useState<Row | 'new'>();
  const ids = rows.map(({ id }) => id);
  const order = useCommand(calls.order, {
    failed: say('categories.orderNotChanged'),
    changes: LISTS,
  });
  const remove = useCommand(calls.remove, {
    done: say(words.removed),
    failed: say(words.notRemoved),
    changes: LISTS,
  });
  return (
    <Panel
      title={title}
      actions={
        isAdmin && (
          <Button onClick={() => setEditing('new')}>
            <Icon of={Plus} /> {say(words.add)}
          </Button>
        )
      }
    >
      {rows.length === 0 && <p className="muted">{empty}</p>}
      <ol>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.row}>
            {describe(row)}
            {isAdmin && (
              <RowTools
                name={row.name}
                first={index === 0}
                last={index === rows.length - 1}
                busy={order.busy || remove.busy}
                onMove={(by) =>
                  order.send(
                    { body: { ids: moved(ids, row.id, by) } },
                    {
                      onDone: () =>
                        announce(
                          say('panel.isNumber', { name: row.name, at: index + 1 + by, count: rows.length }),
                        ),
                    },
                  )
                }
                onEdit={() => setEditing(row)}
                removal={{ body: removal, confirm: say(words.remove) }}
                onRemove={() => remove.send({ params: { id: row.id } })}
              />
            )}
          </li>
        ))}
      </ol>
      {children}
      {editing && form(editing === 'new' ? undefined : editing, () => setEditing(undefined))}
    </Panel>
  );
}
