/** The published list of a vote: its totals, and every counted receipt, counted again here from the list alone. */
import { CircleCheck, CircleX } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { countOfList } from '#domain/voting/list.ts';
import { actOf, pointsOf } from '#domain/voting/pick.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { figuresOf } from '#domain/voting/tally.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { cx } from '#web/ui/cx.ts';
import { counted, showCount } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Votes.module.css';

/** More than this many lines are searched, not scrolled. */
const LINES = 200;

type List = AnswerOf<typeof votingEndpoints.receipts>;

const words = (receipt: string) => `${receipt.slice(0, 4)}-${receipt.slice(4)}`.toUpperCase();

/** A reason as a sentence, whether or not it was typed with its full stop. */
const endedWords = (reason: string) => (/[.!?…]$/.test(reason) ? reason : `${reason}.`);

export function PublishedList({ pollId }: { pollId: string }) {
  const { data, error } = useAsk(votingEndpoints.receipts, {
    params: { id: pollId },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <p>{sentenceOf(error, 'The list cannot be loaded.')}</p>;
  if (!data) return <LoadingBlock rows={6} label="Loading the list" />;
  return (
    <>
      <Totals list={data} />
      {data.receipts === null ? (
        <p className="muted">
          Fewer than 20 voted, or fewer than 20 by a code or without one, so only the totals are published:
          from so few a choice could be guessed back to its voter.
        </p>
      ) : (
        <Receipts list={data} receipts={data.receipts} />
      )}
    </>
  );
}

function Totals({ list }: { list: List }) {
  const { candidates, setAside } = list;
  const kind = POLL_KINDS[list.method];
  const weighed = list.deviceWeight !== 1 || list.codeWeight !== 1;
  const sum = (of: 'votes' | 'voters') => candidates.reduce((total, act) => total + act[of], 0);
  return (
    <section aria-labelledby="totals">
      <h2 className="h3" id="totals">
        The totals
      </h2>
      <p>
        {counted(list.ballots, 'ballot')}
        {list.codes > 0 && `, ${list.codes} of them by a code`}
        {setAside > 0 && `, ${setAside} set aside because every act on them left the show`}.
        {weighed && ` A device’s ballot counts ${list.deviceWeight}, a code’s ${list.codeWeight}.`}
        {list.groupsAside.map(
          ({ ballots, reason }) =>
            ` ${counted(ballots, 'ballot')} that looked scripted were set aside: ${endedWords(reason)}`,
        )}
        {` ${kind.note(list.maxChoices)}`}
      </p>
      <Table label="The totals">
        <thead>
          <tr>
            <th scope="col">Act</th>
            {kind.columns.map(({ head }) => (
              <th scope="col" data-end key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candidates.map((act) => (
            <tr key={act.performanceId}>
              <th scope="row">
                {act.number !== null && `${act.number}, `}
                <bdi>{act.stageName}</bdi>
                {act.scratched && <span className="muted"> (left the show)</span>}
              </th>
              {kind.columns.map(({ head, of }) => (
                <td data-end key={head}>
                  {of !== 'figure'
                    ? showCount(act[of])
                    : act.figure === null
                      ? '–'
                      : kind.figureText(act.figure)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Sum</th>
            {kind.columns.map(({ head, of }) => (
              <td data-end key={head}>
                {of === 'figure' ? null : showCount(sum(of))}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
      {list.why.map((sentence) => (
        <p className="small muted" key={sentence}>
          {sentence}
        </p>
      ))}
    </section>
  );
}

function Receipts({ list, receipts }: { list: List; receipts: NonNullable<List['receipts']> }) {
  const kind = POLL_KINDS[list.method];
  const [typed, setTyped] = useState('');
  const agrees = useMemo(() => {
    const tally = countOfList(receipts, list, { device: list.deviceWeight, code: list.codeWeight });
    const standing = list.candidates.filter((act) => !act.scratched).map((act) => act.performanceId);
    const figures = figuresOf(POLL_KINDS[list.method].facts(tally, standing));
    return (
      receipts.filter(({ aside }) => !aside).length === list.ballots &&
      list.candidates.every(
        (act) =>
          (tally.votes[act.performanceId] ?? 0) === act.votes &&
          (tally.voters[act.performanceId] ?? 0) === act.voters &&
          (figures[act.performanceId] ?? null) === act.figure,
      )
    );
  }, [list, receipts]);
  const sought = typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  const found = sought === '' ? receipts : receipts.filter(({ receipt }) => receipt.startsWith(sought));
  const nameOf = (pick: string) =>
    list.candidates.find((act) => act.performanceId === actOf(pick))?.stageName ?? 'An act';
  return (
    <section aria-labelledby="list" className={styles.list}>
      <h2 className="h3" id="list">
        {list.groupsAside.length > 0 ? 'Every receipt' : 'Every receipt that counts'}
      </h2>
      <Banner tone={agrees ? 'ok' : 'danger'} icon={agrees ? CircleCheck : CircleX}>
        {agrees
          ? `Counted on this page: the ${showCount(list.ballots)} lines of the list that count give exactly the totals above. The count of the list is the result.`
          : 'Counted on this page, the list does not give the totals above. Tell the organisers.'}
      </Banner>
      <TextField label="Find a receipt" small value={typed} onChange={setTyped} maxLength={20} />
      <Table label="Receipts and their choices">
        <thead>
          <tr>
            <th scope="col">Receipt</th>
            <th scope="col">Choice</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, LINES).map(({ receipt, choice, by, aside }) => (
            <tr key={receipt}>
              <th scope="row" className={cx('tnum', styles.receipt)}>
                {words(receipt)}
              </th>
              <td>
                {choice.map((pick, at) => (
                  <Fragment key={pick}>
                    {at > 0 && ', '}
                    {kind.inOrder && `${at + 1}. `}
                    <bdi>{nameOf(pick)}</bdi>
                    {kind.marks && ` ${kind.marks.words(pointsOf(pick))}`}
                  </Fragment>
                ))}
                {by === 'code' && <span className="muted"> (code)</span>}
                {aside && <span className="muted"> (set aside, gives nothing)</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {found.length > LINES && (
        <p className="small muted">
          The first {LINES} of {showCount(found.length)}. Type the beginning of a receipt to find it.
        </p>
      )}
      {found.length === 0 && <p className="small muted">No receipt begins so.</p>}
    </section>
  );
}
