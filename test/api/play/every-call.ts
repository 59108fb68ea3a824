/** Every call of the API, made once by whoever may, in the order of a year: registration, show, results, after. */
import { setTimeout as pause } from 'node:timers/promises';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { letterEndpoints } from '#contract/show/letters.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { startServer } from '#server/main.ts';
import { startPostOffice } from '../../mail/post-office.ts';
import { freshConfig } from '../../server.ts';
import { type Note, notedCallers } from '../noted.ts';
import { playAccounts } from './accounts.ts';
import { playActs } from './acts.ts';
import { playEvent, playPanel } from './event.ts';
import { command, type Fixture, refused } from './fixture.ts';
import { leaveJudging, openLinks, playScoring } from './judges.ts';
import { playMailServer } from './mail.ts';
import { playMusic, playOrder } from './music.ts';
import { playNextYear, playOperating } from './operating.ts';
import { playPictures } from './pictures.ts';
import { playRecordings } from './recordings.ts';
import { playResults, playRounds } from './results.ts';
import { playFollowing, playGear, playScreens } from './screens.ts';
import { planVotes, playVotes } from './vote.ts';

const BEGINS_AT = Date.UTC(2026, 10, 21, 17);

/** Plays it on a server of its own and answers what went over the wire. */
export async function playEveryCall(): Promise<Note[]> {
  const { config, remove } = await freshConfig('sqlite');
  // The evening before the show, whatever the day is, so that what is sent is the same on every run.
  let ahead = BEGINS_AT - Date.now();
  const [office, closeOffice] = await startPostOffice();
  const server = await startServer({ ...config, https: { port: 0 } }, () => Date.now() + ahead);
  const origin = server.url.replace('localhost', '127.0.0.1');
  const notes: Note[] = [];
  const as = notedCallers(origin, notes);
  const fixture: Fixture = {
    origin,
    store: server.store,
    notes,
    post: office,
    as,
    anyone: as(),
    desk: as(),
    crew: as(),
    pass: (ms) => {
      ahead += ms;
    },
  };
  try {
    await play(fixture);
    return notes;
  } finally {
    await server.close();
    await closeOffice();
    await remove();
  }
}

async function play(fixture: Fixture): Promise<void> {
  await playAccounts(fixture);
  await playEvent(fixture);
  await playMailServer(fixture);
  await playPanel(fixture);
  const acts = await playActs(fixture);
  await playMusic(fixture, acts);
  await playPictures(fixture, acts);
  await playRecordings(fixture, acts);
  await playOrder(fixture, acts);
  const judges = await openLinks(fixture);
  await playRehearsal(fixture);
  const { items } = await fixture.crew.call(lineupEndpoints.runningOrder);
  const performances = items.filter((item) => item.kind === 'performance').map((item) => item.id);
  const pollId = await planVotes(fixture, performances);
  await failedLetter(fixture);
  await playScreens(fixture);

  await command(fixture, { kind: 'go' });
  await command(fixture, { kind: 'go' });
  await command(fixture, { kind: 'go' });
  await playFollowing(fixture, { judge: judges[0]?.caller, performer: acts.performer });
  await playScoring(fixture, judges, performances[0] ?? '');
  await playGear(fixture);
  await playVotes(fixture, pollId, performances);
  await playResults(fixture, judges, { acts: performances, performer: acts.performer });
  await leaveJudging(fixture, judges);
  await command(fixture, { kind: 'finish_show' });
  await fixture.desk.call(letterEndpoints.sendThanks, { body: {} });
  await playRounds(fixture);
  await playOperating(fixture);
  await playNextYear(fixture);
}

async function playRehearsal({ crew }: Fixture): Promise<void> {
  const params = await crew.call(rehearsalEndpoints.startRehearsal, { body: { speed: 5 } });
  await refused(crew, rehearsalEndpoints.startRehearsal, { body: {} });
  await crew.call(rehearsalEndpoints.setRehearsalSpeed, { params, body: { speed: 20 } });
  await crew.call(rehearsalEndpoints.throwRehearsalAway, { params });
}

/** A letter that the mail server refused for good is tried again by hand. */
async function failedLetter({ desk, post }: Fixture): Promise<void> {
  post.mood.rcpt = '550 there is nobody of that name';
  await desk.call(letterEndpoints.sendCallTimes, { body: {} });
  const failed = async () =>
    (await desk.call(mailEndpoints.outbox)).letters.find((letter) => letter.state === 'failed');
  let letter = await failed();
  for (let tries = 0; letter === undefined && tries < 300; tries += 1) {
    await pause(100);
    letter = await failed();
  }
  await desk.call(mailEndpoints.retryLetter, { params: { id: letter?.id ?? '' } });
}
