/** Polls, ballots from phones and by printed codes, receipts, ballots that look scripted. */
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { flagEndpoints } from '#contract/voting/flags.ts';
import { type Fixture, phoneOf, refused } from './fixture.ts';

/** Before the show: what will be voted on, and cards with codes. */
export async function planVotes({ desk, crew }: Fixture, candidateIds: string[]): Promise<string> {
  const { items } = await crew.call(lineupEndpoints.runningOrder);
  const poll = await desk.call(votingEndpoints.addPoll, {
    body: {
      title: 'Audience favourite',
      voters: 'both',
      itemId: items.find((item) => item.kind === 'vote')?.id ?? null,
      durationMs: 300_000,
    },
  });
  const spare = await desk.call(votingEndpoints.addPoll, {
    body: { title: 'Spare', method: 'star', candidateIds },
  });
  await desk.call(votingEndpoints.removePoll, { params: { id: spare.id } });
  await desk.call(votingEndpoints.changePoll, { params: { id: poll.id }, body: { shown: 'end' } });
  await crew.call(votingEndpoints.polls);
  return poll.id;
}

/** A vote that counts for nothing, for whoever sees the projector. */
async function playRoomVote(fixture: Fixture): Promise<void> {
  const { desk, crew, anyone, as } = fixture;
  const { id } = await desk.call(votingEndpoints.addPoll, {
    body: { title: 'In the room', voters: 'room', practice: true },
  });
  await desk.call(votingEndpoints.openPoll, { params: { id }, body: {} });
  const { code, token } = await anyone.call(screensEndpoints.offerScreen, { body: { kind: 'projector' } });
  await crew.call(screensEndpoints.claimScreen, { body: { code, name: 'Main hall' } });
  await as({ 'x-screen-token': token }).call(votingEndpoints.roomCodes);
  const [shown] = await crew.call(votingEndpoints.deskRoomCodes);
  const phone = await phoneOf(fixture);
  await refused(phone, votingEndpoints.enterRoomCode, { body: { code: 'no such code' } });
  await phone.call(votingEndpoints.enterRoomCode, { body: { code: shown?.codes[0] ?? '' } });
  await crew.call(votingEndpoints.closePoll, { params: { id } });
}

/** Votes whose ballots hold acts against each other, by grades and by stars. */
async function playMarksFor(fixture: Fixture, candidateIds: string[]): Promise<void> {
  const { desk, crew, anyone } = fixture;
  const [first = '', second = ''] = candidateIds;
  for (const [method, choices] of [
    ['majority_judgment', [`${first}:5`, `${second}:0`]],
    ['star', [`${first}:4`, `${second}:5`]],
  ] as const) {
    const { id } = await desk.call(votingEndpoints.addPoll, {
      body: { title: `By ${method}`, method, candidateIds, practice: true },
    });
    const params = { id };
    await desk.call(votingEndpoints.openPoll, { params, body: {} });
    const phone = await phoneOf(fixture);
    await phone.call(votingEndpoints.ballot);
    const cast = (choice: readonly string[]) =>
      phone.call(votingEndpoints.castBallot, { params, body: { choice: [...choice] } });
    const { receipt } = await cast(choices);
    await refused(phone, votingEndpoints.castBallot, { params, body: { choice: [`${first}:6`] } });
    await crew.call(votingEndpoints.closePoll, { params });
    await desk.call(votingEndpoints.pollTally, { params });
    await desk.call(votingEndpoints.publishPoll, { params });
    await anyone.call(votingEndpoints.receipts, { params });
    await anyone.call(votingEndpoints.checkReceipt, { params: { ...params, receipt } });
  }
}

/** While the show stands: the hall votes. */
export async function playVotes(fixture: Fixture, pollId: string, candidateIds: string[]): Promise<void> {
  const { desk, crew, anyone } = fixture;
  await playRoomVote(fixture);
  const params = { id: pollId };
  const [favourite = '', other = ''] = candidateIds;
  const batch = await desk.call(votingEndpoints.makeCodes, { body: { label: 'Cards at the door', size: 2 } });
  await desk.call(votingEndpoints.codeBatches);
  const sheet = await desk.call(votingEndpoints.codeSheet, { params: { id: batch.id } });
  const early = await phoneOf(fixture);
  await refused(early, votingEndpoints.castBallot, { params, body: { choice: [favourite] } });
  await desk.call(votingEndpoints.openPoll, {
    params,
    body: { durationMs: 300_000, reason: 'It was opened by a key too early.' },
  });
  await crew.call(votingEndpoints.extendPoll, { params, body: { byMs: 60_000 } });
  const phone = await phoneOf(fixture);
  await phone.call(votingEndpoints.ballot);
  const { receipt } = await phone.call(votingEndpoints.castBallot, { params, body: { choice: [favourite] } });
  await refused(phone, votingEndpoints.enterCode, { body: { code: 'no such code' } });
  await phone.call(votingEndpoints.enterCode, { body: { code: sheet.codes[0] ?? '' } });
  await refused(anyone, votingEndpoints.castBallot, { params, body: { choice: [favourite] } });
  await desk.call(votingEndpoints.endCodes, { params: { id: batch.id } });
  for (let voter = 0; voter < 25; voter += 1) {
    const cast = await phoneOf(fixture);
    fixture.pass(300);
    await cast.call(votingEndpoints.castBallot, { params, body: { choice: [favourite] } });
  }
  for (let ballot = 0; ballot < 30; ballot += 1) {
    const script = await phoneOf(fixture, 'a-script-of-its-own');
    await script.call(votingEndpoints.castBallot, { params, body: { choice: [other] } });
  }
  await crew.call(votingEndpoints.closePoll, { params });
  await refused(phone, votingEndpoints.castBallot, { params, body: { choice: [other] } });
  const { groups } = await desk.call(flagEndpoints.pollFlags, { params });
  const group = { params: { id: groups[0]?.id ?? '' } };
  await desk.call(flagEndpoints.setVotesAside, { ...group, body: { reason: 'One script.' } });
  await desk.call(flagEndpoints.countVotesAgain, { ...group, body: { reason: 'It was a school.' } });
  await desk.call(votingEndpoints.pollTally, { params });
  await desk.call(votingEndpoints.publishPoll, { params });
  await anyone.call(votingEndpoints.closedPolls);
  await anyone.call(votingEndpoints.receipts, { params });
  await anyone.call(votingEndpoints.checkReceipt, { params: { ...params, receipt } });
  await playMarksFor(fixture, candidateIds);
}
