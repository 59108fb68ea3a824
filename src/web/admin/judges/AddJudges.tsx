/** Adding judges: paste their names, one a line. Links are made at once. */
import { useState } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import { OfficeDialog } from '../OfficeDialog.tsx';
import { type Category, PANEL } from './use-judges.ts';

export function AddJudges({ categories, onClose }: { categories: readonly Category[]; onClose: () => void }) {
  const [text, setText] = useState('');
  const [categoryIds, setCategoryIds] = useState<string[]>([]);
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const add = useCommand(judgingEndpoints.addJudges, {
    done: (added) => say('judges.added', { count: added.length }),
    changes: PANEL,
    onDone: onClose,
  });
  const problem = Object.values(add.fields)[0] ?? add.refusal(say('judges.nobodyAdded'));
  return (
    <OfficeDialog
      onClose={onClose}
      onSubmit={() => add.send({ body: { names, categoryIds } })}
      title={say('judges.add')}
      submit={say('judges.addSome', { count: Math.max(1, names.length) })}
      busy={add.busy}
      disabled={names.length === 0}
    >
      <TextArea
        label={say('judges.names')}
        name="names"
        hint={say('judges.namesHint')}
        rows={5}
        value={text}
        onChange={setText}
        error={problem}
      />
      {categories.length > 1 && (
        <PickSeveral
          label={say('judges.whichActs')}
          hint={say('judges.noneIsAllActs')}
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
          value={categoryIds}
          onChange={setCategoryIds}
        />
      )}
    </OfficeDialog>
  );
}
