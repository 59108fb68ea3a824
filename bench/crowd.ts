/**
 * One address, one minute: 1,000 people who open the page and vote, a script beside them with 10,000 fresh marks,
 * and then somebody who guesses codes at full speed while others enter and vote by theirs. The real server over
 * real HTTP, 127.0.0.1 only:
 *
 *   npm run check-crowd [-- --people 1000 --script 10000 --seconds 60]
 *
 * Ends with 1 when anybody was hindered, a person was flagged, the script was not, or a guess was taken.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { codeFrom } from '#domain/voting/code.ts';
import { newToken } from '#server/store/secrets.ts';
import { voterIn } from '#server/voting/voter.ts';
import { ownCookies, voterCookiesIn } from '#server/voting/voter-cookies.ts';
import { openHall } from './open-hall.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    script: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
  },
});
const PEOPLE = Number(values.people);
const SCRIPT = Number(values.script);
const GUESS_MS = Number(values.seconds) * 1_000;
const ARRIVE_MS = 30_000;
const AT_ONCE = 32;
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
  'accept-language': 'en-GB,en;q=0.9',
};
const say = (line: string) => process.stdout.write(`${line}\n`);

const { server, desk, params, acts, secrets, close } = await openHall('crowd');
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const port = Number(new URL(server.url).port);

interface Answer {
  status: number;
  cookie: string;
  ms: number;
}

const ask = (method: string, path: string, cookie = '', body?: unknown): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const beganAt = performance.now();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          ...BROWSER,
          ...(cookie !== '' && { cookie }),
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
            ms: performance.now() - beganAt,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });

const ballotPath = `/api/v1/polls/${params.id}/ballot`;
const act = (at: number) => acts[at % acts.length] ?? '';
const slowest = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
const nameOf = (cookie: string): string =>
  voterIn(params.id, voterCookiesIn(ownCookies(cookie), secrets).device ?? '', secrets);

const faults: string[] = [];
const check = (what: string, holds: boolean) => {
  say(`${holds ? 'yes' : 'NO '}  ${what}`);
  if (!holds) faults.push(what);
};

const times: number[] = [];
let hindered = 0;
const peopleNames: string[] = [];
const hall = Array.from({ length: PEOPLE }, async (_, at) => {
  await pause(Math.random() * ARRIVE_MS);
  const { cookie } = await ask('GET', '/api/v1/ballot');
  peopleNames.push(nameOf(cookie));
  await pause(3_000 + Math.random() * 20_000);
  const { status, ms } = await ask('POST', ballotPath, cookie, { choice: [act(at)] });
  times.push(ms);
  if (status !== 200) hindered += 1;
});
let next = 0;
const scriptNames: string[] = [];
const script = Array.from({ length: AT_ONCE }, async () => {
  while (next < SCRIPT) {
    next += 1;
    const { cookie } = await ask('GET', '/api/v1/ballot');
    scriptNames.push(nameOf(cookie));
    await ask('POST', ballotPath, cookie, { choice: [act(0)] });
  }
});
await Promise.all([...hall, ...script]);

const { groups } = await desk.call(votingEndpoints.pollFlags, { params });
const rows = await server.store.read.selectFrom('flaggedVoter').select('voter').execute();
const flagged = new Set(rows.map((row) => row.voter));
const named = (names: readonly string[]) => names.filter((name) => flagged.has(name)).length;
say(`${PEOPLE} people and a script of ${SCRIPT} marks behind one address`);
say(`groups: ${groups.map(({ kind, ballots }) => `${ballots} ${kind}`).join(', ')}`);
say(`people's votes answered in ${slowest(times).toFixed(0)} ms at the 99th of 100`);
say(`flagged: ${named(scriptNames)} of the script's, ${named(peopleNames)} of the people's`);
check('every person’s vote was taken', hindered === 0 && times.length === PEOPLE);
check('no person was flagged', named(peopleNames) === 0);
check('99 of 100 of the script’s ballots were flagged', named(scriptNames) >= SCRIPT * 0.99);
for (const group of groups)
  await desk.call(votingEndpoints.setVotesAside, {
    params: { id: group.id },
    body: { reason: 'A script beside the hall.' },
  });
await desk.call(votingEndpoints.closePoll, { params });
const tally = await desk.call(votingEndpoints.pollTally, { params });
check('set aside, the count is the people’s', tally.ballots === PEOPLE + SCRIPT - flagged.size);

const coded = await desk.call(votingEndpoints.addPoll, { body: { title: 'By code', voters: 'codes' } });
await desk.call(votingEndpoints.openPoll, { params: { id: coded.id }, body: {} });
const { id } = await desk.call(votingEndpoints.makeCodes, { body: { label: 'Tickets', size: 1_000 } });
const { codes } = await desk.call(votingEndpoints.codeSheet, { params: { id } });
const until = performance.now() + GUESS_MS;
let tried = 0;
let found = 0;
const guessing = Array.from({ length: AT_ONCE }, async () => {
  while (performance.now() < until) {
    tried += 1;
    const random = Buffer.from(secrets.fingerprint('guess', newToken()), 'hex');
    const { status } = await ask('POST', '/api/v1/vote/code', '', { code: codeFrom(random) });
    if (status < 300) found += 1;
  }
});
const others: number[] = [];
let refused = 0;
const earlier = (Date.now() - 300_000).toString(36);
for (const code of codes) {
  if (performance.now() >= until) break;
  const device = `ovation_voter=${secrets.sign('voter', `${newToken()}-${earlier}`)}`;
  const entered = await ask('POST', '/api/v1/vote/code', device, { code });
  const voted = await ask('POST', `/api/v1/polls/${coded.id}/ballot`, `${device}; ${entered.cookie}`, {
    choice: [act(1)],
  });
  others.push(entered.ms, voted.ms);
  if (entered.status !== 204 || voted.status !== 200) refused += 1;
  await pause(100);
}
await Promise.all(guessing);
say(
  `${tried} guesses in ${values.seconds} s; ${others.length / 2} people entered a code and voted beside them`,
);
say(`answered in ${slowest(others).toFixed(0)} ms at the 99th of 100`);
check('no guess was taken', tried > 0 && found === 0);
check('nobody else was refused', refused === 0 && others.length > 0);
check('nobody else waited a second', slowest(others) < 1_000);

agent.destroy();
await close();
process.exit(faults.length === 0 ? 0 : 1);
