/** From the sheets to what is told: rules, excuses, ties, prizes, certifying, publishing; rounds after that. */
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { diplomaEndpoints } from '#contract/results/diplomas.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { revealEndpoints } from '#contract/results/reveal.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import type { Caller } from '#server/demo/api.ts';
import { type Fixture, refused } from './fixture.ts';
import type { JudgeAtWork } from './judges.ts';
import { plainPicture } from './pictures.ts';

/** Every judge gives every act the same, so that all are tied, and all is locked. */
async function scoreAlike({ desk }: Fixture, judges: JudgeAtWork[], acts: readonly string[]): Promise<void> {
  for (const id of acts) {
    await desk.call(resultsEndpoints.unlockScoring, { params: { id }, body: { reason: 'The act was on.' } });
    for (const { caller } of judges) {
      const { criteria, performances } = await caller.call(judgingEndpoints.panel);
      const sheet = performances.find((act) => act.id === id)?.sheet;
      await caller.call(judgingEndpoints.saveScoresheet, {
        params: { performanceId: id },
        body: {
          marks: Object.fromEntries(criteria.map((criterion) => [criterion.id, 8])),
          feedback: 'Thank you.',
          submitted: true,
          baseRevision: sheet?.revision ?? 0,
        },
      });
    }
    await desk.call(resultsEndpoints.lockScoring, { params: { id } });
  }
}

export async function playResults(
  fixture: Fixture,
  judges: JudgeAtWork[],
  { acts, performer }: { acts: readonly string[]; performer: Caller },
): Promise<void> {
  const { desk, crew, anyone } = fixture;
  const [first = '', second = '', ...others] = acts;
  const judgeId = judges[2]?.id ?? '';
  await refused(anyone, resultsEndpoints.scoring);
  const { rules } = await desk.call(resultsEndpoints.scoring);
  const time = { unitMs: 10_000, points: '1', graceMs: 0 };
  await desk.call(resultsEndpoints.changeRules, {
    body: { rules: { ...rules, deductions: { ...rules.deductions, time } }, reason: 'Time counts too.' },
  });
  await desk.call(resultsEndpoints.whatIf, { body: { method: 'median' } });
  const excused = { judgeId, performanceIds: [first], reason: 'A pupil of theirs.' };
  await desk.call(resultsEndpoints.excuse, { body: excused });
  await desk.call(resultsEndpoints.unexcuse, { body: { judgeId, performanceIds: [first] } });
  await scoreAlike(fixture, judges, acts);
  await desk.call(resultsAdminEndpoints.withoutJudge, { params: { id: judgeId } });
  await desk.call(resultsAdminEndpoints.judgeOtherwise, { params: { id: judgeId }, body: { weight: '2' } });
  await desk.call(resultsAdminEndpoints.setAside, { body: { judgeId, reason: 'Related to an act.' } });
  await desk.call(resultsAdminEndpoints.countAgain, { params: { id: judgeId } });
  const { rows } = await desk.call(resultsEndpoints.addDeduction, {
    body: { performanceId: second, points: '1', reason: 'Open flame on stage.' },
  });
  const [deduction] = rows.flatMap((row) => row.deductions);
  await desk.call(resultsEndpoints.removeDeduction, { params: { id: deduction?.id ?? '' } });
  await crew.call(resultsAdminEndpoints.deductOverrun, {
    body: { performanceId: second, overrunMs: 30_000 },
  });
  const script = await desk.call(revealEndpoints.revealScript);
  const awards = script.awards.slice(0, 1).map(({ telling }) => ({ ...telling, from: 3 as const }));
  const { picture } = await desk.call(revealEndpoints.sendAwardPicture, {
    body: { picture: (await plainPicture(480)).toString('base64') },
  });
  await desk.call(revealEndpoints.directReveal, {
    body: { awards: awards.map((award) => ({ ...award, picture })) },
  });
  await anyone.call(revealEndpoints.awardPicture, { params: { picture } });
  await playTie(fixture, judges, [first, ...others]);
  await playPrizes(fixture, second);
  await playTelling(fixture, performer);
}

/** Acts share the first place: an admin's word decides, is taken back, and the judges choose. */
async function playTie({ desk }: Fixture, judges: JudgeAtWork[], tied: string[]): Promise<void> {
  await desk.call(resultsEndpoints.decideTie, {
    body: { order: tied, reason: 'The louder applause.', how: 'applause' },
  });
  const { decisions } = await desk.call(resultsEndpoints.scoring);
  await desk.call(resultsEndpoints.undecideTie, { params: { id: decisions.at(-1)?.id ?? '' } });
  await desk.call(resultsAdminEndpoints.deskFaceOff);
  const { faceOff } = await desk.call(resultsAdminEndpoints.openFaceOff, { body: { performanceIds: tied } });
  const params = { id: faceOff?.id ?? '' };
  for (const { caller } of judges) {
    await caller.call(resultsAdminEndpoints.judgeFaceOff);
    await caller.call(resultsAdminEndpoints.chooseInFaceOff, {
      params,
      body: { performanceId: tied[0] ?? '' },
    });
  }
  await desk.call(resultsAdminEndpoints.closeFaceOff, { params });
}

async function playPrizes({ desk }: Fixture, performanceId: string): Promise<void> {
  const { awards } = await desk.call(resultsAdminEndpoints.addAward, {
    body: { kind: 'special', title: 'Bravest costume', performanceId, reason: 'For the feathers' },
  });
  const params = { id: awards[0]?.id ?? '' };
  await desk.call(resultsAdminEndpoints.giveAward, {
    params,
    body: { performanceId: null, reason: 'For the tower of lamps' },
  });
  await desk.call(resultsAdminEndpoints.removeAward, { params });
  await desk.call(resultsAdminEndpoints.addAward, { body: { kind: 'place', title: 'The golden lamp' } });
}

async function playTelling({ desk, anyone }: Fixture, performer: Caller): Promise<void> {
  await desk.call(resultsAdminEndpoints.withdrawProposal);
  await refused(desk, resultsEndpoints.certify, { body: { digest: 'not what stands' } });
  const certify = async () => {
    const { digest } = await desk.call(resultsEndpoints.scoring);
    const { result } = await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'totals' } });
    return { params: { id: result?.id ?? '' } };
  };
  await desk.call(resultsEndpoints.voidResult, { ...(await certify()), body: { reason: 'Too early.' } });
  const result = await certify();
  await desk.call(resultsAdminEndpoints.protocol, result);
  await desk.call(diplomaEndpoints.diplomas, result);
  await desk.call(resultsAdminEndpoints.exportScoring);
  await desk.call(resultsEndpoints.publishResult, { ...result, body: { depth: 'totals' } });
  await anyone.call(resultsEndpoints.results);
  await anyone.call(resultsEndpoints.resultRecord);
  await anyone.call(resultsEndpoints.resultRecordBrief);
  await anyone.call(resultsEndpoints.pastResults);
  await desk.call(resultsAdminEndpoints.releaseFeedback);
  await performer.call(resultsAdminEndpoints.ownFeedback);
  await desk.call(resultsAdminEndpoints.withholdFeedback);
}

/** A late deduction: the result is taken back and certified again. */
async function certifyAnew(desk: Caller, performanceId: string): Promise<void> {
  const { result } = await desk.call(resultsEndpoints.scoring);
  await desk.call(resultsEndpoints.voidResult, {
    params: { id: result?.id ?? '' },
    body: { reason: 'A deduction came late.' },
  });
  await desk.call(resultsEndpoints.addDeduction, {
    body: { performanceId, points: '2', reason: 'Left the stage during the act.' },
  });
  const { digest } = await desk.call(resultsEndpoints.scoring);
  await desk.call(resultsEndpoints.certify, { body: { digest } });
}

/** After the first round is certified: a final made of it, and rounds that come to nothing. */
export async function playRounds({ desk }: Fixture): Promise<void> {
  const [first] = await desk.call(roundsEndpoints.rounds);
  const roundIds = [first?.id ?? ''];
  const cut = { roundIds, each: 'overall', count: 2, tie: 'take_all' } as const;
  await desk.call(roundsEndpoints.previewNext, { body: { ...cut, roundIds } });
  const made = await desk.call(roundsEndpoints.makeNext, { body: { ...cut, roundIds, name: 'Final' } });
  const final = made.at(-1);
  const about = { params: { id: final?.id ?? '' } };
  await desk.call(roundsEndpoints.renameRound, { ...about, body: { name: 'Grand final' } });
  await desk.call(roundsEndpoints.choosePoints, { ...about, body: { points: 'carry' } });
  await refused(desk, roundsEndpoints.takeTotals, about);
  await certifyAnew(desk, first?.performances[0]?.id ?? '');
  await desk.call(roundsEndpoints.takeTotals, about);
  await desk.call(roundsEndpoints.makeRoundCurrent, about);
  await refused(desk, roundsEndpoints.makeRoundCurrent, about);
  await desk.call(lineupEndpoints.runningOrder);
}
