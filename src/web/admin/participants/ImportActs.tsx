/** Acts from a file or out of a spreadsheet: choose or paste it, say what its columns hold, see what each row would do, then take it in. */
import { CircleAlert, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { IMPORT_BYTES, IMPORT_FIELDS, peopleEndpoints } from '#contract/registration/people.ts';
import { readCsv } from '#domain/registration/csv.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { SelectField, TextArea } from '#web/ui/TextField.tsx';
import { type Column, FIELD_WORDS, guessColumns, sampleFile } from './columns.ts';
import styles from './Import.module.css';
import { ImportRows } from './ImportRows.tsx';
import type { ImportPlan } from './import-plan.ts';
import type { Questions } from './own-answers.ts';
import { ACTS } from './use-acts.ts';

export function ImportActs({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState<string>();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const event = useAsk(eventsEndpoints.currentEvent, { staleTime: 30_000 }).data;
  const use = (read: string) => {
    if (read.length > IMPORT_BYTES / 2) return setProblem('This is too long for a list of acts.');
    if (readCsv(read).length < 2) return setProblem('There are no rows below the headings.');
    setProblem(undefined);
    setText(read);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > IMPORT_BYTES / 2) return setProblem('This file is too large for a list of acts.');
    use(await file.text());
  };
  return (
    <div className={styles.page}>
      <Panel
        title="1. Choose the file, or paste it"
        actions={
          <Button
            size="s"
            disabled={!event}
            onClick={() =>
              event &&
              saveFile(
                'acts-sample.csv',
                'text/csv;charset=utf-8',
                sampleFile(event.categories, event.questions),
              )
            }
          >
            <Icon of={Download} size={16} /> A sample file
          </Button>
        }
      >
        <div className={styles.stack}>
          <p className="muted">
            A CSV file with a row of headings, as spreadsheets save it, or the cells copied out of a
            spreadsheet. Nothing is written before you confirm, and no letters are sent.
          </p>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-label="CSV file"
            className={styles.file}
            onChange={(event) => take(event.target.files?.[0])}
          />
          <TextArea
            label="Or paste the cells here, headings too"
            name="pasted"
            optional
            value={pasted}
            onChange={setPasted}
          />
          {pasted.trim() !== '' && (
            <div>
              <Button onClick={() => use(pasted)}>Use what is pasted</Button>
            </div>
          )}
          {problem && (
            <Banner tone="danger" icon={CircleAlert}>
              {problem}
            </Banner>
          )}
        </div>
      </Panel>
      {text !== undefined && event && (
        <Mapping key={text} text={text} questions={event.questions} onDone={onDone} />
      )}
    </div>
  );
}

function Mapping({ text, questions, onDone }: { text: string; questions: Questions; onDone: () => void }) {
  const [headings = [], ...rows] = useMemo(() => readCsv(text), [text]);
  const [columns, setColumns] = useState(() => guessColumns(headings, questions));
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
                  ...questions.map(({ id, label }) => ({ value: `answer:${id}`, label: `Answer: ${label}` })),
                ]}
                onChange={(value) => {
                  const asked = questions.find(({ id }) => value === `answer:${id}`);
                  const field = asked
                    ? (`answer:${asked.id}` as const)
                    : (IMPORT_FIELDS.find((one) => one === value) ?? null);
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
const placed = (columns: readonly (Column | null)[], at: number, field: Column | null) =>
  columns.map((old, index) => (index === at ? field : old === field ? null : old));

const example = (rows: readonly string[][], at: number): string => {
  const found = rows.find((row) => (row[at] ?? '').trim() !== '')?.[at] ?? '';
  return found === '' ? 'Empty' : `Like “${found.slice(0, 40)}”`;
};
