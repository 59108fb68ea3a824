/** The published list of a vote: its totals, and every counted receipt, counted again here from the list alone. */
import { CircleCheck, CircleX } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { apart, commaOf } from '#domain/messages/sentence.ts';
import { countOfList } from '#domain/voting/list.ts';
import { actOf, pointsOf } from '#domain/voting/pick.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { figuresOf } from '#domain/voting/tally.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { cx } from '#web/ui/cx.ts';
import { showCount } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { pollFigure } from '#web/ui/poll-figure.ts';
import { say, spokenNow } from '#web/ui/say.ts';
import { Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Votes.module.css';

/** More than this many lines are searched, not scrolled. */
const LINES = 200;

type List = AnswerOf<typeof votingEndpoints.receipts>;

const words = (receipt: string) => `${receipt.slice(0, 4)}-${receipt.slice(4)}`.toUpperCase();

/** A reason as a sentence, whether or not it was typed with its full stop. */
const endedWords = (reason: string) => (/[.!?…]$/.test(reason) ? reason : `${reason}.`);

/** How the order was found, from the published ballots; where none are published, as the server tells it. */
function whyOf(list: List): string[] {
  if (list.receipts === null) return list.why;
  const tally = countOfList(list.receipts, list, { device: list.deviceWeight, code: list.codeWeight });
  const standing = list.candidates.filter((act) => !act.scratched);
  const names = new Map(standing.map(({ performanceId, stageName }) => [performanceId, stageName]));
  const kind = POLL_KINDS[list.method];
  return kind.why(say, kind.facts(tally, [...names.keys()]), list.engine, (act) =>
    apart(names.get(act) ?? say('verify.anAct'), spokenNow().language),
  );
}

export function PublishedList({ pollId }: { pollId: string }) {
  const { data, error } = useAsk(votingEndpoints.receipts, {
    params: { id: pollId },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <p>{sentenceOf(error, say('verify.listFailed'))}</p>;
  if (!data) return <LoadingBlock rows={6} label={say('verify.loadingList')} />;
  return (
    <>
      <Totals list={data} />
      {data.receipts === null ? (
        <p className="muted">{say('verify.tooFew')}</p>
      ) : (
        <Receipts list={data} receipts={data.receipts} />
      )}
    </>
  );
}

function Totals({ list }: { list: List }) {
  const { candidates, setAside } = list;
  const kind = POLL_KINDS[list.method];
  const figures = candidates.map(({ figure }) => figure);
  const weighed = list.deviceWeight !== 1 || list.codeWeight !== 1;
  const sum = (of: 'votes' | 'voters') => candidates.reduce((total, act) => total + act[of], 0);
  return (
    <section aria-labelledby="totals">
      <h2 className="h3" id="totals">
        {say('verify.totals')}
      </h2>
      <p>
        {say('verify.total', {
          ballots: say('verify.ballots', { count: list.ballots }),
          codes: list.codes > 0 ? say('verify.byCode', { count: list.codes }) : '',
          aside: setAside > 0 ? say('verify.leftShow', { count: setAside }) : '',
        })}
        {weighed && ` ${say('verify.weighs', { device: list.deviceWeight, code: list.codeWeight })}`}
        {list.groupsAside.map(
          ({ ballots, reason }) =>
            ` ${say('verify.scripted', { count: ballots, reason: endedWords(reason) })}`,
        )}
        {` ${kind.note(say, list.maxChoices)}`}
      </p>
      <Table label={say('verify.totals')}>
        <thead>
          <tr>
            <th scope="col">{say('parts.act')}</th>
            {kind.columns.map(({ head }) => (
              <th scope="col" data-end key={head}>
                {say(head)}
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
                {act.scratched && <span className="muted"> {say('verify.left')}</span>}
              </th>
              {kind.columns.map(({ head, of }) => (
                <td data-end key={head}>
                  {of === 'figure' ? pollFigure(list.method, act.figure, figures) : showCount(act[of])}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{say('verify.sum')}</th>
            {kind.columns.map(({ head, of }) => (
              <td data-end key={head}>
                {of === 'figure' ? null : showCount(sum(of))}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
      {whyOf(list).map((sentence) => (
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
    const figures = figuresOf(POLL_KINDS[list.method].facts(tally, standing), list.engine);
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
    list.candidates.find((act) => act.performanceId === actOf(pick))?.stageName ?? say('verify.anAct');
  return (
    <section aria-labelledby="list" className={styles.list}>
      <h2 className="h3" id="list">
        {say(list.groupsAside.length > 0 ? 'verify.everyReceipt' : 'verify.everyCounted')}
      </h2>
      <Banner tone={agrees ? 'ok' : 'danger'} icon={agrees ? CircleCheck : CircleX}>
        {agrees ? say('verify.agrees', { count: list.ballots }) : say('verify.agreesNot')}
      </Banner>
      <TextField label={say('verify.find')} small value={typed} onChange={setTyped} />
      <Table label={say('verify.receiptsTable')}>
        <thead>
          <tr>
            <th scope="col">{say('verify.receipt')}</th>
            <th scope="col">{say('verify.choice')}</th>
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
                    {at > 0 && commaOf(spokenNow().language)}
                    {kind.inOrder && `${at + 1}. `}
                    <bdi>{nameOf(pick)}</bdi>
                    {kind.marks && ` ${kind.marks.words(say, pointsOf(pick))}`}
                  </Fragment>
                ))}
                {by === 'code' && <span className="muted"> {say('verify.code')}</span>}
                {aside && <span className="muted"> {say('verify.asideGivesNothing')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {found.length > LINES && (
        <p className="small muted">{say('verify.firstOf', { shown: LINES, all: found.length })}</p>
      )}
      {found.length === 0 && <p className="small muted">{say('verify.noneBegins')}</p>}
    </section>
  );
}
