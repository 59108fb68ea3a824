/** The categories that acts register in. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { call } from '#web/client/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './Categories.module.css';
import { CategoryDialog } from './CategoryDialog.tsx';
import { RowTools } from './RowTools.tsx';
import { type Category, moved, useFormChange } from './use-form.ts';

export function CategoriesPanel({
  categories,
  isAdmin,
}: {
  categories: readonly Category[];
  isAdmin: boolean;
}) {
  const [editing, setEditing] = useState<Category | 'new'>();
  const [removing, setRemoving] = useState<Category>();
  const ids = categories.map((category) => category.id);
  const order = useFormChange(
    (next: string[]) => call(eventsEndpoints.orderCategories, { body: { ids: next } }),
    'The order was not changed. Try again.',
  );
  const remove = useFormChange(
    (id: string) => call(eventsEndpoints.removeCategory, { params: { id } }),
    'The category was not removed. Try again.',
  );
  return (
    <Panel
      title="Categories"
      actions={
        isAdmin && (
          <Button onClick={() => setEditing('new')}>
            <Icon of={Plus} /> Add a category
          </Button>
        )
      }
    >
      {categories.length === 0 && (
        <p className="muted">No categories: the show is one competition. Add some to divide it.</p>
      )}
      <ul>
        {categories.map((category, index) => (
          <li key={category.id} className={styles.row}>
            <i className={styles.colour} style={{ background: category.colour }} aria-hidden="true" />
            <span className={styles.words}>
              <b>
                <bdi>{category.name}</bdi>
              </b>
              <span className="small muted">{limitsOf(category)}</span>
            </span>
            {isAdmin && (
              <RowTools
                name={category.name}
                first={index === 0}
                last={index === categories.length - 1}
                busy={order.isPending}
                onMove={(by) => order.mutate(moved(ids, category.id, by))}
                onEdit={() => setEditing(category)}
                onRemove={() => setRemoving(category)}
              />
            )}
          </li>
        ))}
      </ul>
      {editing && (
        <CategoryDialog
          category={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={`Remove ${removing?.name}?`}
        confirm="Remove category"
        cancel="Keep it"
        danger
        busy={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() =>
          removing &&
          remove.mutate(removing.id, {
            onSuccess: () => toast.success('Category removed'),
            onSettled: () => setRemoving(undefined),
          })
        }
      >
        A category that acts, criteria or judges use cannot be removed.
      </ConfirmDialog>
    </Panel>
  );
}

function limitsOf(category: Category): string {
  const time =
    category.timeLimitMs === null ? 'No time limit' : `${durationText(category.timeLimitMs)} at most`;
  const places = category.capacity === null ? '' : `, ${counted(category.capacity, 'place')}`;
  return time + places;
}
