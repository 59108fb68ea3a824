/** One-time codes: made, printed as sheets, saved for badge printers, ended. How many were used, never by whom. */

import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { longest } from '#contract/primitives.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { newCodesBody } from '#contract/voting/schema.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { codeWords } from '#domain/voting/code.ts';
import { takesCodes } from '#domain/voting/voter.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { say, tell } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import styles from '../Scoring.module.css';
import type { AdminPoll } from '../use-scoring.ts';
import { PrintedCodes } from './PrintedCodes.tsx';

const BATCHES = [keyOf(votingEndpoints.codeBatches)];

type Batch = AnswerOf<typeof votingEndpoints.codeBatches>['batches'][number];
type Sheet = AnswerOf<typeof votingEndpoints.codeSheet>;

interface Props {
  round: string;
  polls: readonly AdminPoll[];
  /** After the show codes are made for the votes of rounds to come alone. */
  isOver: boolean;
}

export function CodesPart({ round, polls, isOver }: Props) {
  const { data } = useAsk(votingEndpoints.codeBatches, { round, refetchInterval: 15_000, retry: false });
  const [making, setMaking] = useState(false);
  const [printed, setPrinted] = useState<Sheet>();
  const [ending, setEnding] = useState<Batch>();
  const failed = say('polls.failed');
  const sheet = useCommand(votingEndpoints.codeSheet, { failed });
  const end = useCommand(votingEndpoints.endCodes, {
    done: say('polls.endDone'),
    failed,
    changes: BATCHES,
    onSettled: () => setEnding(undefined),
  });
  if (!data) return null;
  return (
    <section className={styles.codes} aria-label={say('polls.oneTimeCodes')}>
      <div className="row between wrap">
        <b>{say('polls.oneTimeCodes')}</b>
        <Button size="s" onClick={() => setMaking(true)}>
          {say('polls.makeCodes')}
        </Button>
      </div>
      {data.batches.length === 0 && <p className="small muted">{say('polls.noCodes')}</p>}
      {data.used.map(({ pollId, title, ballots }) => (
        <p key={pollId} className="small">
          {tell('polls.codesUsed', { poll: <bdi>{title}</bdi>, count: ballots })}
        </p>
      ))}
      <ul className={styles.polls}>
        {data.batches.map((batch) => (
          <li key={batch.id}>
            <p>
              <BatchWords batch={batch} polls={polls} />
            </p>
            {batch.shared > 0 && <p className="small">{say('polls.shared', { count: batch.shared })}</p>}
            {batch.endedAt === null && (
              <div className="row wrap">
                <Button
                  size="s"
                  busy={sheet.busy}
                  onClick={() => sheet.send({ params: { id: batch.id } }, { onDone: setPrinted })}
                >
                  {say('admin.print')}
                </Button>
                <Button
                  size="s"
                  busy={sheet.busy}
                  onClick={() =>
                    sheet.send({ params: { id: batch.id } }, { onDone: (codes) => saveCsv(codes) })
                  }
                >
                  {say('polls.csv')}
                </Button>
                <Button size="s" kind="quiet" onClick={() => setEnding(batch)}>
                  {say('polls.end')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {making && <MakeCodes polls={isOver ? [] : polls} onClose={() => setMaking(false)} />}
      {ending && (
        <AdminDialog
          onClose={() => setEnding(undefined)}
          title={say('polls.endTitle', { batch: ending.label })}
          actions={
            <>
              <Button onClick={() => setEnding(undefined)}>{say('admin.cancel')}</Button>
              <Button
                kind="destructive"
                busy={end.busy}
                onClick={() => end.send({ params: { id: ending.id } })}
              >
                {say('polls.endThem')}
              </Button>
            </>
          }
        >
          <p>{say('polls.endLead', { count: ending.size })}</p>
        </AdminDialog>
      )}
      {printed && <PrintedCodes sheet={printed} onDone={() => setPrinted(undefined)} />}
    </section>
  );
}

/** What a batch is for, and whether it still counts. */
function BatchWords({ batch, polls }: { batch: Batch; polls: readonly AdminPoll[] }) {
  const facts = {
    batch: <bdi>{batch.label}</bdi>,
    count: batch.size,
    ended: batch.endedAt === null ? 'no' : 'yes',
    muted: (words: ReactNode) => <span className="small muted">{words}</span>,
  };
  if (batch.pollId === null) return tell('polls.batchAll', facts);
  const poll = polls.find(({ id }) => id === batch.pollId)?.title ?? say('polls.oneVote');
  return tell('polls.batchFor', { ...facts, poll });
}

/** One row a code: as it is printed, and the address for a picture of it. */
function saveCsv({ codes, address, label }: Sheet) {
  const rows = codes.map((code) => [codeWords(code), address + code]);
  const name = label
    .normalize('NFKD')
    .replaceAll(/[^\w-]+/g, '-')
    .toLowerCase();
  saveFile(`codes-${name}.csv`, 'text/csv', writeCsv([['code', 'address'], ...rows]));
}

function MakeCodes({ polls, onClose }: { polls: readonly AdminPoll[]; onClose: () => void }) {
  const [label, setLabel] = useState(() => say('polls.tickets'));
  const [size, setSize] = useState('300');
  const [pollId, setPollId] = useState('');
  const make = useCommand(votingEndpoints.makeCodes, {
    done: say('polls.makeDone'),
    failed: say('polls.notMade'),
    changes: BATCHES,
    onDone: onClose,
  });
  const takers = polls.filter((poll) => takesCodes(poll.voters));
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={() =>
        make.send({ body: { label, size: Number(size), pollId: pollId === '' ? null : pollId } })
      }
      title={say('polls.makeCodes')}
      submit={say('polls.makeThem')}
      busy={make.busy}
    >
      <TextField
        label={say('polls.whatFor')}
        value={label}
        onChange={setLabel}
        most={longest(newCodesBody.shape.label)}
      />
      <TextField
        label={say('polls.howMany')}
        type="number"
        inputMode="numeric"
        min={1}
        max={10_000}
        value={size}
        onChange={setSize}
      />
      <SelectField
        label={say('polls.goodFor')}
        value={pollId}
        onChange={setPollId}
        options={[
          { value: '', label: say('polls.everyVote') },
          ...takers.map((poll) => ({ value: poll.id, label: poll.title })),
        ]}
      />
      <p className="small muted">{say('polls.codesLead')}</p>
    </AdminDialog>
  );
}
