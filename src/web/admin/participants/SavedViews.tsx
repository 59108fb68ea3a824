/** Views of the list that somebody wants again: its tab, filters, search and order, under a name, for all of the desk. */
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const NO_VIEWS: readonly View[] = [];
type View = AnswerOf<typeof peopleEndpoints.listViews>[number];

const VIEWS = [keyOf(peopleEndpoints.listViews)];
const NOT_SAVED = 'Not saved. The server cannot be reached.';

export function SavedViews({ isAdmin }: { isAdmin: boolean }) {
  const { search } = useLocation();
  const [naming, setNaming] = useState<string>();
  const { data: views = NO_VIEWS } = useAsk(peopleEndpoints.listViews);
  // Another view has this name: it is replaced only by a second press.
  const [refused, setRefused] = useState<{ name: string; why: string }>();
  const taken = refused?.name === naming?.trim() ? refused?.why : undefined;
  const keep = useCommand(peopleEndpoints.saveView, {
    failed: ({ code }) => (code === 'already_exists' ? undefined : NOT_SAVED),
    changes: VIEWS,
    onDone: () => setNaming(undefined),
  });
  const forget = useCommand(peopleEndpoints.forgetView, { failed: NOT_SAVED, changes: VIEWS });
  const save = () => {
    const name = (naming ?? '').trim();
    if (name === '') return;
    keep.send(
      { body: { name, replace: taken !== undefined, search } },
      { onFailed: ({ code, message }) => code === 'already_exists' && setRefused({ name, why: message }) },
    );
  };
  const present = views.find((view) => view.search === search);
  const entries: MenuEntry[] = [
    ...views.map((view) => ({
      label: view.name,
      icon: Bookmark,
      to: `/admin/participants${view.search}`,
    })),
    ...(views.length > 0 && isAdmin ? (['line'] as const) : []),
    ...(isAdmin
      ? [{ label: 'Save this view', icon: BookmarkPlus, onSelect: () => setNaming(present?.name ?? '') }]
      : []),
    ...(present && isAdmin
      ? [
          {
            label: `Forget “${present.name}”`,
            icon: Trash2,
            onSelect: () => forget.send({ params: { id: present.id } }),
          },
        ]
      : []),
  ];
  if (entries.length === 0) return null;
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
        onSubmit={save}
        title="Save this view"
        actions={
          <>
            <Button onClick={() => setNaming(undefined)}>Cancel</Button>
            <Button kind="primary" busy={keep.busy} type="submit">
              {taken === undefined ? 'Save' : 'Replace it'}
            </Button>
          </>
        }
      >
        <TextField
          label="Name"
          hint="Tab, filters, search and order come back with it, for everybody at the desk."
          name="view_name"
          maxLength={40}
          value={naming ?? ''}
          onChange={setNaming}
          {...(taken !== undefined && { error: taken })}
        />
      </Dialog>
    </>
  );
}
