/**
 * Not at random moments but at every commit: through one scripted evening the server is killed right before each
 * commit, started again, killed right after it, and started again. Each call is sent until it is answered, as pages do.
 * After every kill all that was acknowledged is there once, and every invariant holds. `OVATION_STEPS` tries the first
 * few steps of the evening only.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { CallRefused, callerOf } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import { cookiesOf } from '#test/cookies.ts';
import { openGate, openLink } from '../show/players.ts';
import { ENGINES } from '../store.ts';
import { type Hall, openHall } from './hall.ts';
import { whatIsWrong } from './looking.ts';
import { note } from './noting.ts';
import { nothingTold, type Told } from './told.ts';

const STEPS = Number(process.env.OVATION_STEPS ?? Number.POSITIVE_INFINITY);
const HOOK = pathToFileURL(join(import.meta.dirname, 'die-at.ts')).href;
/** A call that commits again each time it is repeated is let through after so many kills. */
const KILLS_A_STEP = 6;
/** A call that takes longer met no commit and no death: something is wrong. */
const PATIENCE_MS = 30_000;

/** One thing that somebody does: sent again and again under the same ids until it is answered. */
interface Step {
  what: string;
  send: () => Promise<unknown>;
}

it.each(ENGINES)(
  'a kill before and after every commit loses nothing and does nothing twice (%s)',
  async (engine) => {
    const hall = await openHall(engine, { acts: 6 });
    const told = nothingTold();
    let kills = 0;
    let steps = 0;
    const noteSoFar = (until: string) =>
      note(`swept.${engine}`, { until, steps, kills, acknowledgedWrites: told.writes });
    try {
      for await (const { what, send } of evening(hall, told)) {
        if (steps >= STEPS) break;
        steps += 1;
        for (let isAnswered = false, turn = 0; !isAnswered; turn += 1) {
          const dies = turn % 2 === 0 ? 'before commit' : 'after commit';
          await hall.server().kill();
          await hall.start(
            turn < KILLS_A_STEP ? { NODE_OPTIONS: `--import ${HOOK}`, OVATION_DIES_AT: dies } : undefined,
          );
          expect(await whatIsWrong(hall, told), `${what}, before turn ${turn}`).toEqual([]);
          if (turn < KILLS_A_STEP) process.kill(hall.server().pid, 'SIGUSR2');
          await pause(50);
          isAnswered = await Promise.race([
            answered(send),
            pause(PATIENCE_MS, 'late' as const, { ref: false }),
          ]).then((outcome) => {
            if (outcome === 'late') throw new Error(`${what} was neither answered nor broken off.`);
            return outcome;
          });
          if (!isAnswered) kills += 1;
        }
        // It may be armed still, and would die by a commit of its own while the next step is being made up.
        await hall.server().kill();
        await hall.start();
        noteSoFar(what);
      }
      await hall.server().kill();
      await hall.start();
      expect(await whatIsWrong(hall, told)).toEqual([]);
      expect(kills).toBeGreaterThanOrEqual(steps * 2);
      noteSoFar('the whole');
    } finally {
      await hall.close();
    }
  },
);

/** True when it was answered, false when the server went away over it. @throws CallRefused for a refusal. */
async function answered(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (error instanceof CallRefused) throw error;
    return false;
  }
}

/** The evening's steps; what each was told is noted once it was answered. */
async function* evening(hall: Hall, told: Told): AsyncGenerator<Step> {
  const { desk, show, origin } = hall;
  const kept = () => {
    told.writes += 1;
  };
  // Before anything dies: opening a link is insisted on, and commits by itself.
  const judges = await Promise.all(show.judges.map(({ token }) => openLink(origin, openGate(), token)));
  const criteria = (await judges[0]?.call(judgingEndpoints.panel))?.criteria ?? [];
  for (let act = 1; act <= 2; act += 1) {
    const stageName = `Swept ${act}`;
    const commandId = newId();
    told.registrations.set(stageName, undefined);
    yield {
      what: `registration of ${stageName}`,
      async send() {
        const { participant } = await callerOf(origin).call(registrationEndpoints.register, {
          body: { ...testParticipant(act), stageName },
          commandId,
        });
        told.registrations.set(stageName, participant.id);
        kept();
      },
    };
  }
  const params = { id: told.registrations.get('Swept 1') ?? '' };
  const decisionId = newId();
  yield {
    what: 'a decision',
    send: () =>
      desk
        .call(registrationEndpoints.setStatus, {
          params,
          body: { status: 'accepted' },
          commandId: decisionId,
        })
        .then(kept),
  };
  for (const [seat, caller] of judges.entries())
    for (let revision = 0; revision < 2; revision += 1) {
      const performanceId = show.performanceIds[seat] ?? '';
      const name = show.judges[seat]?.name ?? '';
      const key = `${name.replaceAll(' ', '')} ${performanceId}`;
      const commandId = newId();
      let sent: { marks: Record<string, number>; state: 'draft' | 'submitted' } | undefined;
      yield {
        what: `sheet ${revision + 1} of ${name}`,
        async send() {
          const marks = Object.fromEntries(
            criteria.map((one, index) => [one.id, 1 + ((seat + revision + index) % 10)]),
          );
          sent = { marks, state: 'submitted' };
          told.sheets.set(key, {
            acknowledged: told.sheets.get(key)?.acknowledged,
            sent,
            revisions: revision,
          });
          const saved = await caller.call(judgingEndpoints.saveScoresheet, {
            params: { performanceId },
            body: { marks, submitted: true, baseRevision: revision },
            commandId,
          });
          told.sheets.set(key, { acknowledged: sent, sent, revisions: saved.revision });
          kept();
        },
      };
    }
  for (let voter = 0; voter < 2; voter += 1) {
    const answer = await fetch(`${origin}/api/v1/ballot`);
    await answer.text();
    const cookie = cookiesOf(answer);
    for (const choice of show.performanceIds.slice(voter, voter + 2))
      yield {
        what: `a ballot of voter ${voter + 1}`,
        async send() {
          told.ballots.set(cookie, { acknowledged: told.ballots.get(cookie)?.acknowledged, sent: choice });
          const { receipt } = await callerOf(origin, { cookie }).call(votingEndpoints.castBallot, {
            params: { id: show.pollId },
            body: { choice: [choice] },
          });
          told.ballots.set(cookie, { acknowledged: choice, sent: choice });
          told.receipts.add(receipt);
          kept();
        },
      };
  }
  for (const kind of ['note', 'go', 'note', 'go'] as const) {
    const { version: expectedVersion, go } = await desk.call(showEndpoints.show);
    const commandId = newId();
    const ids = { commandId, expectedVersion };
    told.steps.set(commandId, undefined);
    yield {
      what: `the desk's ${kind}`,
      async send() {
        const body =
          kind === 'go'
            ? { kind, confirms: go.asks, ...ids }
            : { kind: 'send_note' as const, to: 'mc' as const, text: 'x', ...ids };
        const { version } = await desk.call(showEndpoints.command, { body });
        told.steps.set(commandId, version);
        kept();
      },
    };
  }
  yield {
    what: 'the end of the vote',
    send: () =>
      desk
        .call(votingEndpoints.closePoll, { params: { id: show.pollId } })
        .catch((error: unknown) => {
          // It was closed before the answer could be heard.
          if (!(error instanceof CallRefused)) throw error;
        })
        .then(kept),
  };
  yield {
    what: 'erasing a person',
    send: () => desk.call(peopleEndpoints.erasePerson, { params, body: { dryRun: false } }).then(kept),
  };
}
