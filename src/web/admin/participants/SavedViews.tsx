/** Views of the list that somebody wants again: its tab, filters, search and order, under a name, for all of the desk. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { toast } from 'react-toastify';
import type { AnswerOf } from '#contract/endpoint.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const NO_VIEWS: readonly View[] = [];
type View = AnswerOf<typeof peopleEndpoints.listViews>[number];

/** Another view has this name: it is replaced only by a second press. */
const isTaken = (error: Error | null): error is CallFailed =>
  error instanceof CallFailed && error.code === 'already_exists';

export function SavedViews({ isAdmin }: { isAdmin: boolean }) {
  const { search } = useLocation();
  const queries = useQueryClient();
  const [naming, setNaming] = useState<string>();
  const { data: views = NO_VIEWS } = useAsk(peopleEndpoints.listViews);
  const fresh = () => queries.invalidateQueries({ queryKey: keyOf(peopleEndpoints.listViews) });
  const failed = (error: Error) => toast.error(sentenceOf(error, 'Not saved. The server cannot be reached.'));
  const keep = useMutation({
    mutationFn: (body: { name: string; replace: boolean }) =>
      call(peopleEndpoints.saveView, { body: { ...body, search } }),
    onSuccess: () => {
      setNaming(undefined);
      return fresh();
    },
    onError: (error) => {
      if (!isTaken(error)) failed(error);
    },
  });
  const taken =
    isTaken(keep.error) && keep.variables?.name === naming?.trim() ? keep.error.message : undefined;
  const forget = useMutation({
    mutationFn: (id: string) => call(peopleEndpoints.forgetView, { params: { id } }),
    onSuccess: fresh,
    onError: failed,
  });
  const save = () => {
    const name = (naming ?? '').trim();
    if (name !== '') keep.mutate({ name, replace: taken !== undefined });
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
            onSelect: () => forget.mutate(present.id),
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
            <Button kind="primary" busy={keep.isPending} type="submit">
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
