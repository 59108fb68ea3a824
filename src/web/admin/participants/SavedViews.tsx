/** Views of the list that somebody wants again: its tab, filters, search and order, under a name, on this device. */
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface View {
  name: string;
  /** As in the address: "?tab=accepted&track=missing". */
  search: string;
}

const KEY = 'ovation_participant_views';
const MOST = 20;

export function SavedViews() {
  const { search } = useLocation();
  const [views, setViews] = useState(kept);
  const [naming, setNaming] = useState<string>();
  const keep = (next: View[]) => {
    setViews(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still shows them until it is closed.
    }
  };
  const save = () => {
    const name = (naming ?? '').trim();
    if (name === '') return;
    keep([...views.filter((view) => view.name !== name), { name, search }].slice(-MOST));
    setNaming(undefined);
  };
  const present = views.find((view) => view.search === search);
  const entries: MenuEntry[] = [
    ...views.map((view) => ({
      label: view.name,
      icon: Bookmark,
      to: `/admin/participants${view.search}`,
    })),
    ...(views.length > 0 ? (['line'] as const) : []),
    { label: 'Save this view', icon: BookmarkPlus, onSelect: () => setNaming(present?.name ?? '') },
    ...(present
      ? [
          {
            label: `Forget “${present.name}”`,
            icon: Trash2,
            onSelect: () => keep(views.filter((view) => view !== present)),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        trigger={
          <Button>
            <Icon of={Bookmark} /> {present?.name ?? 'Views'}
          </Button>
        }
        entries={entries}
      />
      <Dialog
        open={naming !== undefined}
        onClose={() => setNaming(undefined)}
        title="Save this view"
        actions={
          <>
            <Button onClick={() => setNaming(undefined)}>Cancel</Button>
            <Button kind="primary" onClick={save}>
              Save
            </Button>
          </>
        }
      >
        <TextField
          label="Name"
          hint="Tab, filters, search and order come back with it, on this device."
          name="view_name"
          maxLength={40}
          value={naming ?? ''}
          onChange={setNaming}
        />
      </Dialog>
    </>
  );
}

function kept(): View[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found)
      ? found.filter(
          (view): view is View => typeof view?.name === 'string' && typeof view?.search === 'string',
        )
      : [];
  } catch {
    return [];
  }
}
