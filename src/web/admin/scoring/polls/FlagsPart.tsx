/** Ballots that look scripted, group by group: how many, when, why, and what the count is with and without them. */
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import type { Commands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form } from '#web/ui/Form.tsx';
import { counted, showCount } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '../Scoring.module.css';
import type { AdminPoll } from '../use-scoring.ts';
import groupStyles from './Flags.module.css';

const REFRESH_MS = 10_000;

type Flags = AnswerOf<typeof votingEndpoints.pollFlags>;
type Group = Flags['groups'][number];

/** Why a group was told apart, for people. */
const WHY: Record<Group['kind'], string> = {
  bare: 'sent by a program, not by a browser',
  hurried: 'voted within two seconds of first seeing the page',
  even: 'came one after another at a machine’s pace',
  in_turn: 'came in the very order in which they had opened the page',
  burst: 'far more new devices at once than came from there before',
};

const clock = (at: number) => new Date(at).toLocaleTimeString(undefined, { timeStyle: 'medium' });

export function FlagsPart({ poll, step }: { poll: AdminPoll; step: Commands }) {
  const [open, setOpen] = useState(false);
  const params = { id: poll.id };
  const { data } = useAsk(votingEndpoints.pollFlags, {
    params,
    asOf: poll.state,
    refetchInterval: poll.state === 'closed' ? false : REFRESH_MS,
    retry: false,
  });
  if (!data || data.groups.length === 0) return null;
  const sumOf = (groups: readonly Group[]) => groups.reduce((sum, group) => sum + group.ballots, 0);
  const ballots = sumOf(data.groups);
  const aside = sumOf(data.groups.filter((group) => group.setAsideAt !== null));
  const decide = (group: Group, reason: string) =>
    step.send(
      group.setAsideAt === null ? votingEndpoints.setVotesAside : votingEndpoints.countVotesAgain,
      { params: { id: group.id }, body: { reason } },
      {
        done: group.setAsideAt === null ? 'These ballots are set aside.' : 'These ballots count again.',
        changes: [keyOf(votingEndpoints.pollFlags, { params }), keyOf(votingEndpoints.pollTally, { params })],
      },
    );
  return (
    <>
      <Button size="s" kind="quiet" wrap onClick={() => setOpen(true)}>
        <Icon of={TriangleAlert} size={16} />
        {aside === 0
          ? `${counted(ballots, 'ballot')} to look at`
          : `${counted(aside, 'ballot')} set aside of ${showCount(ballots)} that look scripted`}
      </Button>
      {open && (
        <Dialog
          open
          wide
          onClose={() => setOpen(false)}
          title={`${poll.title}: ballots that look scripted`}
          actions={<Button onClick={() => setOpen(false)}>Close</Button>}
        >
          <p className="small muted">
            Each group came from one place in the net. Which place is not kept, so that no vote can be traced.
            All of them count until you set them aside.
          </p>
          <ul className={styles.polls}>
            {data.groups.map((group, at) => (
              <li key={group.id}>
                <GroupOf
                  name={`Group ${at + 1}`}
                  group={group}
                  busy={step.busy}
                  onDecide={(reason) => decide(group, reason)}
                />
              </li>
            ))}
          </ul>
          {data.counts ? (
            <Counts flags={data} counts={data.counts} />
          ) : (
            <p className="small muted">The count with and without them can be seen after the close.</p>
          )}
        </Dialog>
      )}
    </>
  );
}

function GroupOf({
  name,
  group,
  busy,
  onDecide,
}: {
  name: string;
  group: Group;
  busy: boolean;
  onDecide: (reason: string) => void;
}) {
  const [reason, setReason] = useState('');
  const aside = group.setAsideAt !== null;
  const submit = () => {
    onDecide(reason.trim());
    setReason('');
  };
  return (
    <>
      <p>
        {name}: <b>{counted(group.ballots, 'ballot')}</b> {WHY[group.kind]}, from {clock(group.firstAt)} to{' '}
        {clock(group.lastAt)}.
      </p>
      {aside && <p className="small">Set aside: {group.reason}</p>}
      <Form className={groupStyles.decide} onSubmit={submit}>
        <div className={groupStyles.reason}>
          <TextField
            label={aside ? 'Why they count again' : 'Why they are set aside'}
            small
            value={reason}
            onChange={setReason}
            maxLength={300}
          />
        </div>
        <Button size="s" type="submit" busy={busy} disabled={reason.trim() === ''}>
          {aside ? 'Count them again' : 'Set aside'}
        </Button>
      </Form>
    </>
  );
}

function Counts({ flags, counts }: { flags: Flags; counts: NonNullable<Flags['counts']> }) {
  const { unit, figureText } = POLL_KINDS[flags.method];
  const figureWords = (figure: number | null = null) => (figure === null ? '–' : figureText(figure));
  const columns = [
    ['Counts now', counts.standing],
    ['With all', counts.all],
    ['Without them', counts.without],
    ...flags.groups.flatMap((group, at) => (group.given ? [[`Group ${at + 1}`, group.given] as const] : [])),
  ] as const;
  return (
    <>
      <p className="small muted">Figures: {unit}.</p>
      <Table label="The count with and without these ballots">
        <thead>
          <tr>
            <th scope="col">Act</th>
            {columns.map(([name]) => (
              <th scope="col" data-end key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.standing.votes.map((act, row) => (
            <tr key={act.performanceId}>
              <th scope="row" className={groupStyles.act}>
                <bdi>{act.stageName}</bdi>
              </th>
              {columns.map(([name, count]) => (
                <td data-end key={name}>
                  {figureWords(count.votes[row]?.figure)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Ballots</th>
            {columns.map(([name, count]) => (
              <td data-end key={name}>
                {count.ballots}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </>
  );
}
