/** Judges open their links, score on their devices and on paper; the head judge releases and sends back. */
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { paperEndpoints } from '#contract/judging/paper.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';
import { type Fixture, refused } from './fixture.ts';

export interface JudgeAtWork {
  id: string;
  caller: Caller;
}

export async function openLinks({ desk, anyone, as }: Fixture): Promise<JudgeAtWork[]> {
  const links = await desk.call(judgingEndpoints.judgeLinks);
  const judges: JudgeAtWork[] = [];
  for (const { path } of links) {
    const token = path.split('/').at(-1) ?? '';
    const { judge, sessionId } = await anyone.call(judgingEndpoints.judgeAccess, { params: { token } });
    judges.push({ id: judge.id, caller: as({ 'x-judge-token': token, 'x-judge-session': sessionId }) });
  }
  return judges;
}

/** The act is on stage: everybody scores it, and everything that can be done about scores is. */
export async function playScoring(
  fixture: Fixture,
  judges: JudgeAtWork[],
  performanceId: string,
): Promise<void> {
  const { desk, crew } = fixture;
  const [head, second, third] = judges;
  const panel = await head?.caller.call(judgingEndpoints.panel);
  const marksOf = (mark: number) => Object.fromEntries((panel?.criteria ?? []).map(({ id }) => [id, mark]));
  const give = async (judge: JudgeAtWork | undefined, mark = 7) => {
    const now = await judge?.caller.call(judgingEndpoints.panel);
    const baseRevision = now?.performances.find(({ id }) => id === performanceId)?.sheet?.revision ?? 0;
    await judge?.caller.call(judgingEndpoints.saveScoresheet, {
      params: { performanceId },
      body: {
        marks: marksOf(mark),
        note: '',
        feedback: 'Clear from the first line.',
        submitted: true,
        baseRevision,
      },
      commandId: `sheet-of-${judge.id}-${baseRevision}`,
    });
  };
  await give(head);
  await second?.caller.call(showEndpoints.askForHelp, { body: { needed: true } });
  await second?.caller.call(judgingEndpoints.judgeSeen, { body: { unsent: 1 } });
  await give(second);
  await crew.call(judgingEndpoints.judges);
  await crew.call(judgingEndpoints.nudgeJudge, { params: { id: third?.id ?? '' } });
  await playPaper(fixture, { judgeId: third?.id ?? '', performanceId, marks: marksOf(7) });
  await refused(fixture.as({ 'x-judge-token': 'nobody', 'x-judge-session': 'none' }), judgingEndpoints.panel);

  const params = { id: performanceId };
  await desk.call(resultsAdminEndpoints.setHeadReview, { body: { judgeId: head?.id ?? '' } });
  await desk.call(resultsEndpoints.lockScoring, { params });
  const { acts } = (await head?.caller.call(headJudgeEndpoints.headReview)) ?? { acts: [] };
  const act = acts.find((one) => one.performanceId === performanceId);
  await head?.caller.call(headJudgeEndpoints.sendSheetBack, {
    params,
    body: { judgeId: second?.id ?? '', reason: 'Both marks are the same.' },
  });
  await give(second);
  const again = (await head?.caller.call(headJudgeEndpoints.headReview))?.acts ?? [];
  const mark = again.find((one) => one.performanceId === performanceId)?.mark ?? act?.mark ?? '';
  await head?.caller.call(headJudgeEndpoints.releaseScores, { params, body: { mark } });
  await desk.call(resultsEndpoints.unlockScoring, { params, body: { reason: 'A mark was misread.' } });
  await give(second, 6);
  await desk.call(resultsEndpoints.lockScoring, { params });
  await desk.call(resultsAdminEndpoints.releaseInstead, {
    params,
    body: { reason: 'The head judge is ill.' },
  });
  await desk.call(resultsAdminEndpoints.endHeadReview);
}

/** One sheet typed by two people; others that come to nothing. */
async function playPaper(
  { desk, crew }: Fixture,
  sheet: { judgeId: string; performanceId: string; marks: Record<string, number> },
): Promise<void> {
  const wrong = Object.fromEntries(Object.keys(sheet.marks).map((id) => [id, 3]));
  const type = () => crew.call(paperEndpoints.typePaper, { body: sheet });
  await crew.call(paperEndpoints.withdrawPaper, { params: { id: (await type()).id } });
  const rejected = await type();
  await desk.call(paperEndpoints.typePaperAgain, { params: { id: rejected.id }, body: { marks: wrong } });
  await desk.call(paperEndpoints.rejectPaper, { params: { id: rejected.id } });
  const kept = await type();
  await refused(crew, paperEndpoints.typePaperAgain, { params: { id: kept.id }, body: { marks: wrong } });
  await desk.call(paperEndpoints.typePaperAgain, { params: { id: kept.id }, body: { marks: wrong } });
  await crew.call(paperEndpoints.paper);
  await desk.call(paperEndpoints.confirmPaper, { params: { id: kept.id } });
}

export async function leaveJudging({ desk }: Fixture, judges: JudgeAtWork[]): Promise<void> {
  const [, , third] = judges;
  const all = await desk.call(judgingEndpoints.judges);
  const session = all.find(({ id }) => id === third?.id)?.sessions[0];
  await desk.call(judgingEndpoints.endSessionOfJudge, {
    params: { id: third?.id ?? '', sessionId: session?.id ?? '' },
  });
  await judges[1]?.caller.call(judgingEndpoints.endJudgeSession);
}
