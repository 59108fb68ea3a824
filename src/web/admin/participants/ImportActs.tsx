/** Acts from a file or out of a spreadsheet: choose or paste it, say what its columns hold, see what each row would do, then take it in. */
import { CircleAlert, Download, FileUp, TriangleAlert } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { IMPORT_BYTES, IMPORT_FIELDS, peopleEndpoints } from '#contract/registration/people.ts';
import { readCsv } from '#domain/registration/csv.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { say } from '#web/ui/say.ts';
import { SelectField, TextArea } from '#web/ui/TextField.tsx';
import { type Column, columnWords, guessColumns, sampleFile } from './columns.ts';
import { textOfFile } from './file-text.ts';
import styles from './Import.module.css';
import { ImportRows } from './ImportRows.tsx';
import type { ImportPlan } from './import-plan.ts';
import type { Questions } from './own-answers.ts';
import { ACTS } from './use-acts.ts';

export function ImportActs({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState<string>();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isGuessed, setGuessed] = useState(false);
  const event = useAsk(eventsEndpoints.currentEvent, { staleTime: 30_000 }).data;
  const use = (read: string, guessed = false) => {
    if (read.length > IMPORT_BYTES / 2) return setProblem(say('imports.tooLong'));
    if (readCsv(read).length < 2) return setProblem(say('imports.noRows'));
    setProblem(undefined);
    setGuessed(guessed);
    setText(read);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > IMPORT_BYTES / 2) return setProblem(say('imports.tooLarge'));
    const read = textOfFile(new Uint8Array(await file.arrayBuffer()));
    use(read.text, read.isGuessed);
  };
  return (
    <div className={styles.page}>
      <Panel title={say('imports.fileTitle')} actions={<SampleFile event={event} />}>
        <div className={styles.stack}>
          <p className="muted">{say('imports.fileLead')}</p>
          <FromFile onFile={take} />
          <TextArea
            label={say('imports.orPaste')}
            name="pasted"
            optional
            value={pasted}
            onChange={setPasted}
          />
          {pasted.trim() !== '' && (
            <div>
              <Button onClick={() => use(pasted)}>{say('imports.usePasted')}</Button>
            </div>
          )}
          {problem && (
            <Banner tone="danger" icon={CircleAlert}>
              {problem}
            </Banner>
          )}
          {isGuessed && (
            <Banner tone="warn" icon={TriangleAlert}>
              {say('imports.guessedLetters')}
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

/** Saves a file with a heading for each field of this event, and an example's row. */
function SampleFile({ event }: { event: AnswerOf<typeof eventsEndpoints.currentEvent> | undefined }) {
  const save = () =>
    event &&
    saveFile('acts-sample.csv', 'text/csv;charset=utf-8', sampleFile(event.categories, event.questions));
  return (
    <Button size="s" disabled={!event} onClick={save}>
      <Icon of={Download} size={16} /> {say('imports.sample')}
    </Button>
  );
}

function FromFile({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button onClick={() => input.current?.click()}>
        <Icon of={FileUp} /> {say('imports.csvFile')}
      </Button>
      <input
        ref={input}
        className="vh"
        type="file"
        tabIndex={-1}
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={say('imports.csvFile')}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // So that the same file, mended, can be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}

/** What the organiser decided about what the file leaves open. */
interface Decided {
  /** What becomes of a row, by its line. */
  choices: Readonly<Record<string, string>>;
  /** The category that a name in the file means, by the name; '' for none. */
  meant: Readonly<Record<string, string>>;
}

const UNDECIDED: Decided = { choices: {}, meant: {} };

function Mapping({ text, questions, onDone }: { text: string; questions: Questions; onDone: () => void }) {
  const [headings = [], ...rows] = useMemo(() => readCsv(text), [text]);
  const [columns, setColumns] = useState(() => guessColumns(headings, questions, columnWords));
  const [key, setKey] = useState<Key>(columns.includes('number') ? 'number' : 'name_and_song');
  const [decided, setDecided] = useState(UNDECIDED);
  // While another choice is looked at, the rows stay where they are.
  const [shown, setShown] = useState<ImportPlan>();
  const check = useCommand(peopleEndpoints.importActs, { onDone: setShown });
  const write = useCommand(peopleEndpoints.importActs, {
    done: ({ counts }) => say('imports.taken', { new: counts.new, changed: counts.changed }),
    changes: ACTS,
    onDone,
  });
  const bodyBy = ({ choices, meant }: Decided) => ({
    ...{ text, columns, key, choices },
    categories: categoriesIn(meant),
  });
  const look = (by: Decided) => {
    setDecided(by);
    check.send({ body: bodyBy(by) });
  };
  const again = () => {
    setDecided(UNDECIDED);
    check.forget();
  };
  const { choices, meant } = decided;
  const plan = check.answer ?? (check.busy ? shown : undefined);
  const error = write.error ?? check.error;
  return (
    <>
      <Panel title={say('imports.columnsTitle')}>
        <div className={styles.stack}>
          <div className={styles.columns}>
            {headings.map((heading, at) => (
              <ColumnField
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
                key={at}
                {...{ heading, at, questions }}
                hint={example(rows, at)}
                holds={columns[at] ?? null}
                onChange={(field) => {
                  setColumns(placed(columns, at, field));
                  again();
                }}
              />
            ))}
          </div>
          <SameBy
            value={key}
            onChange={(value) => {
              setKey(value);
              again();
            }}
          />
          <p className="small muted">{say('imports.personalLead')}</p>
          <Button kind={plan ? 'secondary' : 'primary'} busy={check.busy} onClick={() => look(decided)}>
            {say('imports.look')}
          </Button>
        </div>
      </Panel>
      {error && (
        <Banner tone="danger" icon={CircleAlert} lead={say('imports.nothingWritten')}>
          {sentenceOf(error, say('imports.awayTryAgain'))}
        </Banner>
      )}
      {plan && (
        <ImportRows
          plan={plan}
          choices={choices}
          busy={write.busy}
          onChoose={(line, choice) => look({ meant, choices: { ...choices, [line]: choice } })}
          meant={meant}
          onMean={(name, id) => look({ choices, meant: { ...meant, [name]: id } })}
          onConfirm={() => write.send({ body: { ...bodyBy(decided), confirm: plan.plan } })}
        />
      )}
    </>
  );
}

type Key = 'number' | 'name_and_song';

/** By what a row is known to be about an act that is here already. */
const SameBy = ({ value, onChange }: { value: Key; onChange: (key: Key) => void }) => (
  <PickGroup
    label={say('imports.sameBy')}
    options={[
      { value: 'number', label: say('imports.sameNumber') },
      { value: 'name_and_song', label: say('imports.sameNameAndSong') },
    ]}
    value={value}
    onChange={onChange}
  />
);

interface ColumnFieldProps {
  heading: string;
  at: number;
  hint: string;
  /** The field of an act, or the question, that the column answers; null: it is not used. */
  holds: Column | null;
  questions: Questions;
  onChange: (holds: Column | null) => void;
}

function ColumnField({ heading, at, hint, holds, questions, onChange }: ColumnFieldProps) {
  return (
    <SelectField
      label={heading === '' ? say('imports.column', { number: at + 1 }) : heading}
      hint={hint}
      name={`column-${at}`}
      value={holds ?? ''}
      options={[
        { value: '', label: say('imports.notUsed') },
        ...IMPORT_FIELDS.map((field) => ({ value: field, label: columnWords(field) })),
        ...questions.map(({ id, label }) => ({
          value: `answer:${id}`,
          label: say('imports.answerTo', { question: label }),
        })),
      ]}
      onChange={(value) => {
        const asked = questions.find(({ id }) => value === `answer:${id}`);
        onChange(asked ? `answer:${asked.id}` : (IMPORT_FIELDS.find((one) => one === value) ?? null));
      }}
    />
  );
}

const categoriesIn = (meant: Readonly<Record<string, string>>) =>
  Object.entries(meant).flatMap(([name, id]) => (id === '' ? [] : [{ name, meant: id }]));

/** The columns with one placed; a field stands in one column only. */
const placed = (columns: readonly (Column | null)[], at: number, field: Column | null) =>
  columns.map((old, index) => (index === at ? field : old === field ? null : old));

const example = (rows: readonly string[][], at: number): string => {
  const found = rows.find((row) => (row[at] ?? '').trim() !== '')?.[at] ?? '';
  return found === '' ? say('imports.empty') : say('imports.exampleOf', { example: found.slice(0, 40) });
};
