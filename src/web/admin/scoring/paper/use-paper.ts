import { useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { paperEndpoints } from '#contract/judging/paper.ts';
import { criteriaFor, ownCriteria, scoresAct } from '#domain/judging/panel.ts';
import { isAnswered } from '#domain/judging/scoresheet.ts';
import { keyOf, useAnswers, useAsk } from '#web/client/ask.ts';
import { useNamedRound } from '../use-scoring.ts';

export type Paper = AnswerOf<typeof paperEndpoints.paper>;
export type Entry = Paper['entries'][number];
export type PaperAct = Paper['performances'][number];
export type PaperCriterion = Paper['criteria'][number];

const PAPER = keyOf(paperEndpoints.paper);
/** Two people type at the same time: what one finished should reach the other's list. */
const REFRESH_MS = 3_000;

/** The paper sheets of the round in the address, else of the round that is on. */
export function usePaper() {
  const round = useNamedRound();
  const query = useAsk(paperEndpoints.paper, { round, refetchInterval: REFRESH_MS, retry: false });
  const answers = useAnswers();
  return { ...query, refresh: () => answers.askAnew([PAPER]) };
}

/** The criteria of an act that a judge scores, in the form's order. */
export const criteriaOfSheet = (paper: Paper, judgeId: string, act: PaperAct): PaperCriterion[] => {
  const judge = paper.judges.find((each) => each.id === judgeId);
  const criteria = criteriaFor(paper.criteria, act.categoryId);
  return judge ? ownCriteria(judge, criteria) : criteria;
};

/** The acts that a judge scores, in running order. */
export const actsOfJudge = (paper: Paper, judgeId: string): PaperAct[] => {
  const judge = paper.judges.find((each) => each.id === judgeId);
  return judge ? paper.performances.filter((act) => scoresAct(judge, paper.criteria, act.categoryId)) : [];
};

export type Need = 'first' | 'second' | 'other' | 'differs' | 'done';

/** What a sheet still needs from this person. `other`: somebody else has to continue. */
export function needOf(
  paper: Paper,
  judgeId: string,
  actId: string,
): { need: Need; entry: Entry | undefined } {
  const entry = paper.entries.find((each) => each.judgeId === judgeId && each.performanceId === actId);
  if (entry?.state === 'differs') return { need: entry.secondByMe ? 'differs' : 'other', entry };
  if (entry) return { need: entry.firstByMe ? 'other' : 'second', entry };
  const sheet = paper.sheets.find((each) => each.judgeId === judgeId && each.performanceId === actId);
  return { need: isAnswered(sheet?.state) ? 'done' : 'first', entry: undefined };
}

/** Which sheet is open: in the address, as the code on a printed sheet has it. */
export function useOpenSheet() {
  const [params, setParams] = useSearchParams();
  const round = params.get('round');
  const open = (judge: string, act: string | undefined) =>
    setParams(
      { ...(round !== null && { round }), judge, ...(act !== undefined && { act }) },
      { replace: true },
    );
  return { judgeId: params.get('judge') ?? '', actId: params.get('act') ?? '', open };
}
