/** What each row of a file would do, and the one button that does it. */
import { Check, CircleAlert, CircleHelp, Equal, PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { ACT_FIELDS, type AudioDeliveryMethod, actField } from '#domain/registration/act-fields.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Reported } from '#web/ui/Reported.tsx';
import { say, tell } from '#web/ui/say.ts';
import { Table } from '#web/ui/Table.tsx';
import { SelectField } from '#web/ui/TextField.tsx';
import { isActField, trackWayWords } from './act-values.ts';
import styles from './Import.module.css';
import type { ImportPlan } from './import-plan.ts';

const LOOKS = {
  new: { tone: 'ok', icon: Plus, words: 'imports.fateNew' },
  changed: { tone: 'info', icon: PencilLine, words: 'imports.fateChanged' },
  choose: { tone: 'warn', icon: CircleHelp, words: 'imports.fateChoose' },
  same: { tone: 'line', icon: Equal, words: 'imports.fateSame' },
  problem: { tone: 'danger', icon: CircleAlert, words: 'imports.fateProblem' },
} as const;

/** What stands in a field, which the server tells by its code where it is a choice. */
const changedWords = (field: string, value: string): string =>
  value === ''
    ? say('imports.nothing')
    : isActField(field) && actField(field).kind === 'trackWay'
      ? trackWayWords(value as AudioDeliveryMethod)
      : value;

const ORDER = ['problem', 'choose', 'changed', 'new', 'same'] as const;
const DRAWN = 200;

interface ImportRowsProps {
  plan: ImportPlan;
  /** What was chosen for rows that nearly name an act, by line. */
  choices: Readonly<Record<string, string>>;
  onChoose: (line: number, choice: string) => void;
  /** Which category is meant by a name in the file that nearly is one. */
  meant: Readonly<Record<string, string>>;
  onMean: (name: string, id: string) => void;
  busy: boolean;
  onConfirm: () => void;
}

export function ImportRows({ plan, choices, busy, onChoose, meant, onMean, onConfirm }: ImportRowsProps) {
  const [drawn, setDrawn] = useState(DRAWN);
  const { counts } = plan;
  const rows = ORDER.flatMap((fate) => plan.rows.filter((row) => row.fate === fate));
  const writes = counts.new + counts.changed;
  return (
    <Panel
      title={say('imports.rowsTitle')}
      actions={
        <Button kind="primary" busy={busy} disabled={writes === 0} onClick={onConfirm}>
          <Icon of={Check} />{' '}
          {writes === 0
            ? say('imports.nothingToTake')
            : say('imports.takeIn', { new: counts.new, changed: counts.changed })}
        </Button>
      }
    >
      <p role="status" className="muted">
        {say(counts.choose > 0 ? 'imports.countsToChoose' : 'imports.counts', {
          ...counts,
          problems: counts.problem,
        })}
      </p>
      {plan.categories.length > 0 && <Meant of={plan.categories} meant={meant} onMean={onMean} />}
      <Table label={say('imports.table')}>
        <thead>
          <tr>
            <th>{say('imports.line')}</th>
            <th>{say('acts.act')}</th>
            <th>{say('acts.song')}</th>
            <th>{say('imports.whatHappens')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawn).map((row) => (
            <PlannedRow
              key={row.line}
              row={row}
              choice={choices[row.line] ?? ''}
              onChoose={(choice) => onChoose(row.line, choice)}
            />
          ))}
        </tbody>
      </Table>
      {rows.length > drawn && (
        <Button kind="quiet" onClick={() => setDrawn(drawn + DRAWN * 5)}>
          {say('imports.showMore', { count: rows.length })}
        </Button>
      )}
    </Panel>
  );
}

interface MeantProps extends Pick<ImportRowsProps, 'meant' | 'onMean'> {
  of: ImportPlan['categories'];
}

/** Categories of the file that nearly are one of the event's. */
const Meant = ({ of, meant, onMean }: MeantProps) => (
  <div className={cx(styles.columns, styles.meant)}>
    {of.map(({ name, near }, at) => (
      <SelectField
        key={name}
        label={say('imports.meantCategory', { name })}
        name={`category-${at}`}
        value={meant[name] ?? ''}
        options={[
          { value: '', label: say('imports.choose') },
          ...near.map((one) => ({ value: one.id, label: one.name })),
        ]}
        onChange={(id) => onMean(name, id)}
      />
    ))}
  </div>
);

interface PlannedRowProps {
  row: ImportPlan['rows'][number];
  choice: string;
  onChoose: (choice: string) => void;
}

/** What a row would do; which act is meant, where its name is near to some; what is wrong; and what it changes. */
function PlannedRow({ row, choice, onChoose }: PlannedRowProps) {
  const { words, ...look } = LOOKS[row.fate];
  return (
    <tr>
      <td className="num">{row.line}</td>
      <td>
        <Name plain>{row.stageName}</Name>
      </td>
      <td>
        <bdi>{row.songTitle}</bdi>
      </td>
      <td>
        <Chip {...look}>{say(words)}</Chip>
        {row.near.length > 0 && (
          <SelectField
            label={say('imports.lineIsAbout', { number: row.line })}
            name={`choice-${row.line}`}
            value={choice}
            options={[
              { value: '', label: say('imports.choose') },
              { value: 'new', label: say('imports.newAct') },
              ...row.near.map(({ id, number, stageName: name, songTitle: song }) => ({
                value: id,
                label: say('imports.knownAct', { number, name, song }),
              })),
            ]}
            onChange={onChoose}
          />
        )}
        {row.problems.map((problem, at) => (
          <div key={problem} className={styles.detail}>
            <Reported told={row.problemsTold[at] ?? []}>{problem}</Reported>
          </div>
        ))}
        {row.changes.map((change) => (
          <div key={change.field} className={styles.detail}>
            {tell('imports.changeOf', {
              field: isActField(change.field) ? (
                say(ACT_FIELDS[change.field].words)
              ) : (
                <bdi>{change.field}</bdi>
              ),
              before: (
                <del>
                  <bdi>{changedWords(change.field, change.before)}</bdi>
                </del>
              ),
              after: (
                <ins>
                  <bdi>{changedWords(change.field, change.after)}</bdi>
                </ins>
              ),
            })}
          </div>
        ))}
      </td>
    </tr>
  );
}
