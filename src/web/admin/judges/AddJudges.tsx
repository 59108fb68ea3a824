/** Adding judges: paste their names, one a line. Links are made at once. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'react-toastify';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { counted } from '#web/ui/format.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import { type Category, panelChanged } from './use-judges.ts';

export function AddJudges({ categories, onClose }: { categories: readonly Category[]; onClose: () => void }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [categoryIds, setCategoryIds] = useState<string[]>([]);
  // One command for one filled-in form: pressing twice adds nobody twice.
  const commandId = useRef(newCommandId());
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const add = useMutation({
    mutationFn: () =>
      call(judgingEndpoints.addJudges, { body: { names, categoryIds }, commandId: commandId.current }),
    onSuccess: (added) => {
      toast.success(`${counted(added.length, 'judge')} added`);
      onClose();
    },
    onError: (error) => {
      // Without an answer it may have been done: sent again, it is the same command.
      if (error instanceof CallFailed && error.status !== 0) commandId.current = newCommandId();
      if (!(error instanceof CallFailed)) toast.error(sentenceOf(error, 'Nobody was added. Try again.'));
    },
    onSettled: () => panelChanged(queries),
  });
  const problem = add.error
    ? add.error instanceof CallFailed && Object.values(add.error.fields)[0]
      ? Object.values(add.error.fields)[0]
      : sentenceOf(add.error, 'Nobody was added. Try again.')
    : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => add.mutate()}
      title="Add judges"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={add.isPending} disabled={names.length === 0} type="submit">
            {names.length > 1 ? `Add ${names.length} judges` : 'Add judge'}
          </Button>
        </>
      }
    >
      <TextArea
        label="Names"
        name="names"
        hint="One name a line. Each gets a personal link at once."
        rows={5}
        value={text}
        onChange={(value) => {
          setText(value);
          commandId.current = newCommandId();
        }}
        error={problem}
      />
      {categories.length > 1 && (
        <PickSeveral
          label="Which acts they score"
          hint="None chosen means all acts."
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
          value={categoryIds}
          onChange={setCategoryIds}
        />
      )}
    </Dialog>
  );
}
