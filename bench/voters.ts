/**
 * 50,000 voters who each vote, change their vote and vote once more, in random order over two connections, against
 * the real server over real HTTP. Checked afterwards: each counts once with the last vote that was answered, and
 * the box, a recount of the log and the published list say the same. 127.0.0.1 only:
 *
 *   npm run check-voters [-- --voters 50000]
 *
 * Ends with 1 when anything differs.
 */
import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { countOfList } from '#domain/voting/list.ts';
import { recountOf, type Tally } from '#domain/voting/tally.ts';
import { newToken } from '#server/store/secrets.ts';
import { openBallotBox } from '#server/voting/box.ts';
import { ballotsOf } from '#server/voting/queries.ts';
import { openHall } from './open-hall.ts';

const { values } = parseArgs({ options: { voters: { type: 'string', default: '50000' } } });
const VOTERS = Number(values.voters);
/** Requests on their way on each connection: within one connection the server answers in order. */
const AHEAD = 64;
const say = (line: string) => process.stdout.write(`${line}\n`);

const { server, desk, params, acts, secrets, close } = await openHall('voters');
const marks = Array.from({ length: VOTERS }, () => secrets.sign('voter', newToken()));

/** Three votes a voter, all in random order; a voter's three go to either connection as it comes. */
interface Vote {
  voter: number;
  act: string;
}
const votes: Vote[] = Array.from({ length: VOTERS * 3 }, (_, at) => ({
  voter: at % VOTERS,
  act: acts[Math.floor(Math.random() * acts.length)] ?? '',
}));
for (let at = votes.length - 1; at > 0; at -= 1) {
  const other = Math.floor(Math.random() * (at + 1));
  const [one, two] = [votes[at], votes[other]];
  if (one && two) [votes[at], votes[other]] = [two, one];
}

/** What each voter was told last. */
const told = new Map<number, { act: string; receipt: string }>();
let refused = 0;
const busy = new Set<number>();
const waiting = [...votes].reverse();

/** The next vote whose voter has none on its way: a person's second press follows the answer to the first. */
function nextVote(): Vote | undefined {
  for (let skipped = 0; skipped < 8; skipped += 1) {
    const vote = waiting.pop();
    if (!vote) return undefined;
    if (!busy.has(vote.voter)) {
      busy.add(vote.voter);
      return vote;
    }
    waiting.splice(Math.floor(Math.random() * waiting.length), 0, vote);
  }
  return undefined;
}

function send(socket: Socket, { voter, act }: Vote): void {
  const body = `{"choice":["${act}"]}`;
  socket.write(
    `POST /api/v1/polls/${params.id}/ballot HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\ncookie: ovation_voter=${marks[voter]}\r\n\r\n${body}`,
  );
}

/** One connection, always with some votes ahead, until all are answered. */
const connection = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const sent: Vote[] = [];
    let text = '';
    const fill = () => {
      while (sent.length < AHEAD) {
        const vote = nextVote();
        if (!vote) break;
        sent.push(vote);
        send(socket, vote);
      }
      if (sent.length === 0 && waiting.length === 0) {
        socket.end();
        resolve();
      } else if (sent.length === 0) setTimeout(fill, 1);
    };
    const take = (status: string, body: string) => {
      const vote = sent.shift();
      if (!vote) throw new Error('An answer came that nobody waits for.');
      busy.delete(vote.voter);
      if (status !== '200') refused += 1;
      else {
        const { receipt } = JSON.parse(body) as { receipt: string };
        told.set(vote.voter, { act: vote.act, receipt });
      }
    };
    socket.on('connect', fill);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (;;) {
        const end = text.indexOf('\r\n\r\n');
        const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? Number.NaN);
        if (end < 0 || text.length < end + 4 + length) break;
        take(text.slice(9, 12), text.slice(end + 4, end + 4 + length));
        text = text.slice(end + 4 + length);
      }
      fill();
    });
  });

const begun = performance.now();
await Promise.all([connection(), connection()]);
const seconds = (performance.now() - begun) / 1_000;

const faults: string[] = [];
const check = (what: string, holds: boolean) => {
  say(`${holds ? 'ok   ' : 'WRONG'} ${what}`);
  if (!holds) faults.push(what);
};
const sorted = ({ ballots, votes: given }: Pick<Tally, 'ballots' | 'votes'>) =>
  JSON.stringify([ballots, Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

await desk.call(votingEndpoints.closePoll, { params });
await desk.call(votingEndpoints.publishPoll, { params });
const expected: Record<string, number> = {};
for (const { act } of told.values()) expected[act] = (expected[act] ?? 0) + 1;
const box = await desk.call(votingEndpoints.pollTally, { params });
const boxVotes = Object.fromEntries(
  box.votes.filter((act) => act.votes > 0).map((act) => [act.performanceId, act.votes]),
);
const recount = recountOf(await ballotsOf(server.store.read, params.id));
const list = await desk.call(votingEndpoints.receipts, { params });
const fresh = openBallotBox(server.store);

say(`${VOTERS} voters, ${votes.length} votes in ${seconds.toFixed(1)} s over two connections`);
check('no vote was refused', refused === 0);
check('each voter counts once', box.ballots === VOTERS && told.size === VOTERS);
check(
  'the tally is what the voters were told last',
  sorted({ ballots: told.size, votes: expected }) === sorted({ ballots: box.ballots, votes: boxVotes }),
);
check(
  'the tally equals a recount of the log',
  sorted(recount) === sorted({ ballots: box.ballots, votes: boxVotes }),
);
check(
  'a box opened afresh from the log says the same',
  sorted(await fresh.tally(params.id)) === sorted(recount),
);
check(
  'the count of the published list is the result',
  sorted(countOfList(list.receipts ?? [], list, { device: 1, code: 1 })) === sorted(recount),
);
const listed = new Map((list.receipts ?? []).map(({ receipt, choice }) => [receipt, choice[0]]));
check(
  'every voter’s last receipt is in the list with their choice',
  [...told.values()].every(({ receipt, act }) => listed.get(receipt) === act),
);
await fresh.close();
await close();
process.exit(faults.length === 0 ? 0 : 1);
