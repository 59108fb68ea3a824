/** Views of the list that somebody wants again: its tab, filters, search and order, under a name, for all of the desk. */
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { longest } from '#contract/primitives.ts';
import { peopleEndpoints, viewBody } from '#contract/registration/people.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';

const NO_VIEWS: readonly View[] = [];
type View = AnswerOf<typeof peopleEndpoints.listViews>[number];

const VIEWS = [keyOf(peopleEndpoints.listViews)];

export function SavedViews({ isAdmin }: { isAdmin: boolean }) {
  const { search } = useLocation();
  const [naming, setNaming] = useState<string>();
  const { data: views = NO_VIEWS } = useAsk(peopleEndpoints.listViews);
  const forget = useCommand(peopleEndpoints.forgetView, { failed: say('acts.notSavedAway'), changes: VIEWS });
  const present = views.find((view) => view.search === search);
  const entries: MenuEntry[] = [
    ...views.map((view) => ({
      label: view.name,
      icon: Bookmark,
      to: `/admin/participants${view.search}`,
    })),
    ...(views.length > 0 && isAdmin ? (['line'] as const) : []),
    ...(isAdmin
      ? [{ label: say('acts.saveView'), icon: BookmarkPlus, onSelect: () => setNaming(present?.name ?? '') }]
      : []),
    ...(present && isAdmin
      ? [
          {
            label: say('acts.forgetView', { name: present.name }),
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
            <Icon of={Bookmark} /> {present?.name ?? say('acts.views')}
          </Button>
        }
        entries={entries}
      />
      <NameView naming={naming} onName={setNaming} search={search} />
    </>
  );
}

interface NameViewProps {
  /** The name as it is typed; none while nobody names a view. */
  naming: string | undefined;
  onName: (name: string | undefined) => void;
  /** The view, as the address has it. */
  search: string;
}

function NameView({ naming, onName, search }: NameViewProps) {
  // Another view has this name: it is replaced only by a second press.
  const [refused, setRefused] = useState<{ name: string; why: string }>();
  const taken = refused?.name === naming?.trim() ? refused?.why : undefined;
  const keep = useCommand(peopleEndpoints.saveView, {
    failed: ({ code }) => (code === 'already_exists' ? undefined : say('acts.notSavedAway')),
    changes: VIEWS,
    onDone: () => onName(undefined),
  });
  const save = () => {
    const name = (naming ?? '').trim();
    if (name === '') return;
    keep.send(
      { body: { name, replace: taken !== undefined, search } },
      { onFailed: ({ code, message }) => code === 'already_exists' && setRefused({ name, why: message }) },
    );
  };
  return (
    <AdminDialog
      open={naming !== undefined}
      onClose={() => onName(undefined)}
      onSubmit={save}
      title={say('acts.saveView')}
      submit={say(taken === undefined ? 'admin.save' : 'acts.replaceView')}
      busy={keep.busy}
    >
      <TextField
        label={say('acts.viewName')}
        hint={say('acts.viewHint')}
        name="view_name"
        most={longest(viewBody.shape.name)}
        value={naming ?? ''}
        onChange={onName}
        {...(taken !== undefined && { error: taken })}
      />
    </AdminDialog>
  );
}
