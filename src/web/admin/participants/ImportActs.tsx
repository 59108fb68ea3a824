/** Acts from a file: choose it, say what its columns hold, see what each row would do, then take it in. */
import { CircleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IMPORT_BYTES, IMPORT_FIELDS, peopleEndpoints } from '#contract/registration/people.ts';
import { readCsv } from '#domain/registration/csv.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { counted } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { SelectField } from '#web/ui/TextField.tsx';
import { FIELD_WORDS, guessColumns, type ImportField } from './columns.ts';
import styles from './Import.module.css';
import { ImportRows } from './ImportRows.tsx';
import type { ImportPlan } from './import-plan.ts';
import { ACTS } from './use-acts.ts';

export function ImportActs({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > IMPORT_BYTES / 2) return setProblem('This file is too large for a list of acts.');
    const read = await file.text();
    if (readCsv(read).length < 2) return setProblem('This file has no rows below its headings.');
    setProblem(undefined);
    setText(read);
  };
  return (
    <div className={styles.page}>
      <Panel title="1. Choose the file">
        <div className={styles.stack}>
          <p className="muted">
            A CSV file with a row of headings, as spreadsheets save it. Nothing is written before you confirm,
            and no letters are sent.
          </p>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-label="CSV file"
            className={styles.file}
            onChange={(event) => take(event.target.files?.[0])}
          />
          {problem && (
            <Banner tone="danger" icon={CircleAlert}>
              {problem}
            </Banner>
          )}
        </div>
      </Panel>
      {text !== undefined && <Mapping key={text} text={text} onDone={onDone} />}
    </div>
  );
}

function Mapping({ text, onDone }: { text: string; onDone: () => void }) {
  const [headings = [], ...rows] = useMemo(() => readCsv(text), [text]);
  const [columns, setColumns] = useState(() => guessColumns(headings));
  const [key, setKey] = useState<'number' | 'name_and_song'>(
    columns.includes('number') ? 'number' : 'name_and_song',
  );
  const [choices, setChoices] = useState<Record<string, string>>({});
  const [meant, setMeant] = useState<Record<string, string>>({});
  // While another choice is looked at, the rows stay where they are.
  const [shown, setShown] = useState<ImportPlan>();
  const check = useCommand(peopleEndpoints.importActs, { onDone: setShown });
  const write = useCommand(peopleEndpoints.importActs, {
    done: ({ counts }) => `${counted(counts.new, 'new act')}, ${counts.changed} changed`,
    changes: ACTS,
    onDone,
  });
  const look = (chosen: Record<string, string>, named = meant) =>
    check.send({ body: { text, columns, key, choices: chosen, categories: categoriesIn(named) } });
  const again = () => {
    setChoices({});
    setMeant({});
    check.forget();
  };
  const choose = (line: number, choice: string) => {
    const chosen = { ...choices, [line]: choice };
    setChoices(chosen);
    look(chosen);
  };
  const mean = (name: string, id: string) => {
    const named = { ...meant, [name]: id };
    setMeant(named);
    look(choices, named);
  };
  const plan = check.answer ?? (check.busy ? shown : undefined);
  const error = write.error ?? check.error;
  return (
    <>
      <Panel title="2. Say what the columns hold">
        <div className={styles.stack}>
          <div className={styles.columns}>
            {headings.map((heading, at) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
                key={at}
                label={heading === '' ? `Column ${at + 1}` : heading}
                hint={example(rows, at)}
                name={`column-${at}`}
                value={columns[at] ?? ''}
                options={[
                  { value: '', label: 'Not used' },
                  ...IMPORT_FIELDS.map((field) => ({ value: field, label: FIELD_WORDS[field] })),
                ]}
                onChange={(value) => {
                  const field = IMPORT_FIELDS.find((one) => one === value) ?? null;
                  setColumns(placed(columns, at, field));
                  again();
                }}
              />
            ))}
          </div>
          <PickGroup
            label="A row is about the act with the same"
            options={[
              { value: 'number', label: 'number' },
              { value: 'name_and_song', label: 'stage name and song' },
            ]}
            value={key}
            onChange={(value) => {
              setKey(value === 'number' ? 'number' : 'name_and_song');
              again();
            }}
          />
          <p className="small muted">
            Names, contacts and parents are taken for new acts only; those of acts that are here stay as they
            are.
          </p>
          <Button kind={plan ? 'secondary' : 'primary'} busy={check.busy} onClick={() => look(choices)}>
            See what each row would do
          </Button>
        </div>
      </Panel>
      {error && (
        <Banner tone="danger" icon={CircleAlert} lead="Nothing was written.">
          {sentenceOf(error, 'The server cannot be reached. Try again.')}
        </Banner>
      )}
      {plan && (
        <ImportRows
          plan={plan}
          choices={choices}
          busy={write.busy}
          onChoose={choose}
          meant={meant}
          onMean={mean}
          onConfirm={() =>
            write.send({
              body: { text, columns, key, choices, categories: categoriesIn(meant), confirm: plan.plan },
            })
          }
        />
      )}
    </>
  );
}

const categoriesIn = (meant: Readonly<Record<string, string>>) =>
  Object.entries(meant).flatMap(([name, id]) => (id === '' ? [] : [{ name, meant: id }]));

/** The columns with one placed; a field stands in one column only. */
const placed = (columns: readonly (ImportField | null)[], at: number, field: ImportField | null) =>
  columns.map((old, index) => (index === at ? field : old === field ? null : old));

const example = (rows: readonly string[][], at: number): string => {
  const found = rows.find((row) => (row[at] ?? '').trim() !== '')?.[at] ?? '';
  return found === '' ? 'Empty' : `Like “${found.slice(0, 40)}”`;
};
