/** Ballots that look scripted, group by group: how many, when, why, and what the count is with and without them. */

import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import type { Commands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { pollFigure } from '#web/ui/poll-figure.ts';
import { say, tell } from '#web/ui/say.ts';
import { Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import styles from '../Scoring.module.css';
import type { AdminPoll } from '../use-scoring.ts';
import groupStyles from './Flags.module.css';

const REFRESH_MS = 10_000;

type Flags = AnswerOf<typeof votingEndpoints.pollFlags>;
type Group = Flags['groups'][number];

/** Why a group was told apart, for people. */
const WHY = {
  bare: 'polls.bare',
  hurried: 'polls.hurried',
  even: 'polls.even',
  in_turn: 'polls.inTurn',
  burst: 'polls.burst',
} as const satisfies Record<Group['kind'], Line>;

/** By the clock of whoever looks. */
const clock = (at: number) => showTimeToTheSecond(at, Intl.DateTimeFormat().resolvedOptions().timeZone);

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
        done: group.setAsideAt === null ? say('polls.asideDone') : say('polls.againDone'),
        changes: [keyOf(votingEndpoints.pollFlags, { params }), keyOf(votingEndpoints.pollTally, { params })],
      },
    );
  return (
    <>
      <Button size="s" kind="quiet" wrap onClick={() => setOpen(true)}>
        <Icon of={TriangleAlert} size={16} />
        {aside === 0
          ? say('polls.toLookAt', { count: ballots })
          : say('polls.setAsideOf', { aside, count: ballots })}
      </Button>
      {open && (
        <AdminDialog
          wide
          onClose={() => setOpen(false)}
          title={say('polls.lookScripted', { poll: poll.title })}
        >
          <p className="small muted">{say('polls.scriptedLead')}</p>
          <ul className={styles.polls}>
            {data.groups.map((group, at) => (
              <li key={group.id}>
                <GroupOf
                  name={say('polls.group', { number: at + 1 })}
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
            <p className="small muted">{say('polls.afterClose')}</p>
          )}
        </AdminDialog>
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
        {tell(WHY[group.kind], {
          group: name,
          count: group.ballots,
          from: clock(group.firstAt),
          to: clock(group.lastAt),
          b: (words) => <b>{words}</b>,
        })}
      </p>
      {aside && <p className="small">{say('polls.isAside', { reason: group.reason })}</p>}
      <Form className={groupStyles.decide} onSubmit={submit}>
        <div className={groupStyles.reason}>
          <TextField
            label={aside ? say('polls.whyAgain') : say('polls.whyAside')}
            small
            value={reason}
            onChange={setReason}
            most={REASON_LENGTH}
          />
        </div>
        <Button size="s" type="submit" busy={busy} disabled={reason.trim() === ''}>
          {aside ? say('polls.countAgain') : say('polls.setAside')}
        </Button>
      </Form>
    </>
  );
}

function Counts({ flags, counts }: { flags: Flags; counts: NonNullable<Flags['counts']> }) {
  const { unit } = POLL_KINDS[flags.method];
  const columns = [
    [say('polls.countsNow'), counts.standing],
    [say('polls.withAll'), counts.all],
    [say('polls.withoutThem'), counts.without],
    ...flags.groups.flatMap((group, at) =>
      group.given ? [[say('polls.group', { number: at + 1 }), group.given] as const] : [],
    ),
  ] as const;
  const figures = columns.flatMap(([, { votes }]) => votes.map(({ figure }) => figure));
  return (
    <>
      <p className="small muted">{say('polls.figures', { unit: say(unit) })}</p>
      <Table label={say('polls.withAndWithout')}>
        <thead>
          <tr>
            <th scope="col">{say('scoring.act')}</th>
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
                  {pollFigure(flags.method, count.votes[row]?.figure ?? null, figures)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{say('polls.ballots')}</th>
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
