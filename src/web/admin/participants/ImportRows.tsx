/** What each row of a file would do, and the one button that does it. */
import { Check, CircleAlert, CircleHelp, Equal, PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { SelectField } from '#web/ui/TextField.tsx';
import styles from './Import.module.css';
import type { ImportPlan } from './import-plan.ts';

const LOOKS = {
  new: { tone: 'ok', icon: Plus, words: 'New' },
  changed: { tone: 'info', icon: PencilLine, words: 'Changed' },
  choose: { tone: 'warn', icon: CircleHelp, words: 'Which act?' },
  same: { tone: 'line', icon: Equal, words: 'As it is' },
  problem: { tone: 'danger', icon: CircleAlert, words: 'Problem' },
} as const;

const ORDER = ['problem', 'choose', 'changed', 'new', 'same'] as const;
const DRAWN = 200;

export function ImportRows({
  plan,
  choices,
  busy,
  onChoose,
  meant,
  onMean,
  onConfirm,
}: {
  plan: ImportPlan;
  /** What was chosen for rows that nearly name an act, by line. */
  choices: Readonly<Record<string, string>>;
  onChoose: (line: number, choice: string) => void;
  /** Which category is meant by a name in the file that nearly is one. */
  meant: Readonly<Record<string, string>>;
  onMean: (name: string, id: string) => void;
  busy: boolean;
  onConfirm: () => void;
}) {
  const [drawn, setDrawn] = useState(DRAWN);
  const { counts } = plan;
  const rows = ORDER.flatMap((fate) => plan.rows.filter((row) => row.fate === fate));
  const writes = counts.new + counts.changed;
  return (
    <Panel
      title="3. Look, then take it in"
      actions={
        <Button kind="primary" busy={busy} disabled={writes === 0} onClick={onConfirm}>
          <Icon of={Check} />{' '}
          {writes === 0 ? 'Nothing to take in' : `Take in ${counts.new} new, ${counts.changed} changed`}
        </Button>
      }
    >
      <p role="status" className="muted">
        {counts.new} new, {counts.changed} changed, {counts.same} as they are,{' '}
        {counted(counts.problem, 'problem')}
        {counts.choose > 0 && `, ${counts.choose} to choose`}. Rows with a problem, or where nothing is
        chosen, are left out.
      </p>
      {plan.categories.length > 0 && (
        <div className={cx(styles.columns, styles.meant)}>
          {plan.categories.map(({ name, near }, at) => (
            <SelectField
              key={name}
              label={`“${name}” in the file is the category`}
              name={`category-${at}`}
              value={meant[name] ?? ''}
              options={[
                { value: '', label: 'Choose' },
                ...near.map((one) => ({ value: one.id, label: one.name })),
              ]}
              onChange={(id) => onMean(name, id)}
            />
          ))}
        </div>
      )}
      <Table label="What each row would do">
        <thead>
          <tr>
            <th>Line</th>
            <th>Act</th>
            <th>Song</th>
            <th>What happens</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawn).map((row) => (
            <tr key={row.line}>
              <td className="num">{row.line}</td>
              <td>
                <Name plain>{row.stageName}</Name>
              </td>
              <td>
                <bdi>{row.songTitle}</bdi>
              </td>
              <td>
                <Chip tone={LOOKS[row.fate].tone} icon={LOOKS[row.fate].icon}>
                  {LOOKS[row.fate].words}
                </Chip>
                {row.near.length > 0 && (
                  <SelectField
                    label={`Line ${row.line} is about`}
                    name={`choice-${row.line}`}
                    value={choices[row.line] ?? ''}
                    options={[
                      { value: '', label: 'Choose' },
                      { value: 'new', label: 'A new act' },
                      ...row.near.map((act) => ({
                        value: act.id,
                        label: `Number ${act.number}: ${act.stageName}, ${act.songTitle}`,
                      })),
                    ]}
                    onChange={(choice) => onChoose(row.line, choice)}
                  />
                )}
                {row.problems.map((problem) => (
                  <div key={problem} className={styles.detail}>
                    {problem}
                  </div>
                ))}
                {row.changes.map((change) => (
                  <div key={change.field} className={styles.detail}>
                    {change.field.replace(/([A-Z])/g, ' $1').toLowerCase()}:{' '}
                    <del>
                      <bdi>{change.before || 'nothing'}</bdi>
                    </del>{' '}
                    to{' '}
                    <ins>
                      <bdi>{change.after || 'nothing'}</bdi>
                    </ins>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > drawn && (
        <Button kind="quiet" onClick={() => setDrawn(drawn + DRAWN * 5)}>
          Show more of {rows.length}
        </Button>
      )}
    </Panel>
  );
}
