/** Adding judges: paste their names, one a line. Links are made at once. */
import { useState } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { counted } from '#web/ui/format.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import { type Category, PANEL } from './use-judges.ts';

export function AddJudges({ categories, onClose }: { categories: readonly Category[]; onClose: () => void }) {
  const [text, setText] = useState('');
  const [categoryIds, setCategoryIds] = useState<string[]>([]);
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const add = useCommand(judgingEndpoints.addJudges, {
    done: (added) => `${counted(added.length, 'judge')} added`,
    changes: PANEL,
    onDone: onClose,
  });
  const problem = Object.values(add.fields)[0] ?? add.refusal('Nobody was added. Try again.');
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => add.send({ body: { names, categoryIds } })}
      title="Add judges"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={add.busy} disabled={names.length === 0} type="submit">
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
        onChange={setText}
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
