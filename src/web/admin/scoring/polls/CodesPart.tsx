/** One-time codes: made, printed as sheets, saved for badge printers, ended. How many were used, never by whom. */

import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { codeWords } from '#domain/voting/code.ts';
import { takesCodes } from '#domain/voting/voter.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { counted } from '#web/ui/format.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
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
  const failed = 'This did not work. Try again.';
  const sheet = useCommand(votingEndpoints.codeSheet, { failed });
  const end = useCommand(votingEndpoints.endCodes, {
    done: 'These codes are worth nothing any more.',
    failed,
    changes: BATCHES,
    onSettled: () => setEnding(undefined),
  });
  if (!data) return null;
  return (
    <section className={styles.codes} aria-label="One-time codes">
      <div className="row between wrap">
        <b>One-time codes</b>
        <Button size="s" onClick={() => setMaking(true)}>
          Make codes
        </Button>
      </div>
      {data.batches.length === 0 && (
        <p className="small muted">
          For a vote of ticket holders only: a code each, printed on a card or a badge. None are made.
        </p>
      )}
      {data.used.map(({ pollId, title, ballots }) => (
        <p key={pollId} className="small">
          <bdi>{title}</bdi>: {counted(ballots, 'code')} used
        </p>
      ))}
      <ul className={styles.polls}>
        {data.batches.map((batch) => (
          <li key={batch.id}>
            <p>
              <bdi>{batch.label}</bdi>, {counted(batch.size, 'code')}
              <span className="small muted">
                {' '}
                {batch.pollId === null
                  ? 'for every vote'
                  : `for ${polls.find((poll) => poll.id === batch.pollId)?.title ?? 'one vote'}`}
                {batch.endedAt !== null && ', ended'}
              </span>
            </p>
            {batch.shared > 0 && (
              <p className="small">
                {counted(batch.shared, 'code')} entered on more than one device. Devices with one code share
                one vote; a fourth is refused. If there are many, codes go round: give out cards one by one.
              </p>
            )}
            {batch.endedAt === null && (
              <div className="row wrap">
                <Button
                  size="s"
                  busy={sheet.busy}
                  onClick={() => sheet.send({ params: { id: batch.id } }, { onDone: setPrinted })}
                >
                  Print
                </Button>
                <Button
                  size="s"
                  busy={sheet.busy}
                  onClick={() =>
                    sheet.send({ params: { id: batch.id } }, { onDone: (codes) => saveCsv(codes) })
                  }
                >
                  CSV
                </Button>
                <Button size="s" kind="quiet" onClick={() => setEnding(batch)}>
                  End
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {making && <MakeCodes polls={isOver ? [] : polls} onClose={() => setMaking(false)} />}
      {ending && (
        <Dialog
          open
          onClose={() => setEnding(undefined)}
          title={`End ${ending.label}`}
          actions={
            <>
              <Button onClick={() => setEnding(undefined)}>Cancel</Button>
              <Button
                kind="destructive"
                busy={end.busy}
                onClick={() => end.send({ params: { id: ending.id } })}
              >
                End these codes
              </Button>
            </>
          }
        >
          <p>
            No vote is taken by these {ending.size} codes any more, as when their sheets were lost. Votes that
            came by them stay. This cannot be undone.
          </p>
        </Dialog>
      )}
      {printed && <PrintedCodes sheet={printed} onDone={() => setPrinted(undefined)} />}
    </section>
  );
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
  const [label, setLabel] = useState('Tickets');
  const [size, setSize] = useState('300');
  const [pollId, setPollId] = useState('');
  const make = useCommand(votingEndpoints.makeCodes, {
    done: 'The codes are made.',
    failed: 'The codes were not made. Try again.',
    changes: BATCHES,
    onDone: onClose,
  });
  const takers = polls.filter((poll) => takesCodes(poll.voters));
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() =>
        make.send({ body: { label, size: Number(size), pollId: pollId === '' ? null : pollId } })
      }
      title="Make codes"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={make.busy} type="submit">
            Make them
          </Button>
        </>
      }
    >
      <TextField label="What they are for" value={label} onChange={setLabel} maxLength={60} />
      <TextField
        label="How many"
        type="number"
        inputMode="numeric"
        min={1}
        max={10_000}
        value={size}
        onChange={setSize}
      />
      <SelectField
        label="Good for"
        value={pollId}
        onChange={setPollId}
        options={[
          { value: '', label: 'Every vote that takes codes' },
          ...takers.map((poll) => ({ value: poll.id, label: poll.title })),
        ]}
      />
      <p className="small muted">
        Who has a code has one vote in each poll it is good for, from whichever device. Each look at the codes
        is in the audit log.
      </p>
    </Dialog>
  );
}
