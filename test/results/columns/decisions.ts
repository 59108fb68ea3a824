/** What was decided, voted and certified. */
import type { RichRound } from '#test/results/rich-round.ts';
import { first, judge, type Placed, part, second, told, voided } from './placed.ts';

export const OF_DECISIONS: Record<string, Placed> = {
  setAsideJudge: {
    row: () => ({}),
    noticed: {
      roundId: voided(
        ({ heat }: RichRound) => heat.roundId,
        /judge Judge 3: not there when it was certified/,
      ),
      judgeId: voided(judge(0), /judge Judge 3: not there when it was certified/),
      reason: told('Other', /judges set aside: certified .*now .*"Other"/),
      by: told('Other', /judges set aside: certified .*now .*"Other"/),
    },
    apart: ['createdAt'],
    refused: [],
  },
  excusedSheet: {
    row: () => ({}),
    noticed: {
      performanceId: voided(second, /scoresheet of Judge 2 for Act \d: certified with it, now not submitted/),
      judgeId: voided(judge(2), /scoresheet of Judge 2 for Act \d: certified with it/),
      reason: told('Other', /judges excused: certified .*now .*"Other"/),
      by: told('Other', /judges excused: certified .*now .*"Other"/),
    },
    apart: ['createdAt'],
    refused: [],
  },
  deduction: {
    row: () => ({ id: 'off' }),
    noticed: {
      performanceId: voided(second, /deduction, Act \d: certified .*, now not there/),
      points: voided('2', /deduction, Act \d: not there when it was certified: .*"points":"2"/),
      reason: told('Other', /reasons of deductions: certified .*Too long.*now .*Other/),
      by: told('Other', /reasons of deductions: certified .*Jo.*now .*Other/),
      kind: voided('breach', /deduction, Act \d: not there when it was certified: .*"kind":"breach"/),
      overrunMs: voided(5, /deduction, Act \d: not there when it was certified: .*"overrunMs":5/),
      createdAt: told(9, /reasons of deductions: certified/),
    },
    apart: ['id'],
    refused: [],
  },
  tieDecision: {
    row: () => ({}),
    noticed: {
      roundId: voided(({ heat }: RichRound) => heat.roundId, /decision on a tie, .*, now not there/),
      performances: voided(
        ({ acts }: RichRound) => JSON.stringify([acts[2], acts[1]]),
        /decision on a tie, .*: not there when it was certified/,
      ),
      reason: told('Other', /reasons of decisions: certified .*The hall.*now .*Other/),
      by: told('Other', /reasons of decisions: certified .*Jo.*now .*Other/),
      how: told('draw', /tie decided by: certified “face-off by vote of the hall”, now “draw”/),
      kind: voided('judges', /decision on a tie, .*: not there when it was certified: .*"kind":"judges"/),
      pollId: voided('counts', /decision on a tie, .*: not there when it was certified/),
    },
    apart: ['id', 'createdAt'],
    refused: [],
  },
  faceOff: {
    row: () => ({}),
    noticed: {
      roundId: voided(({ heat }: RichRound) => heat.roundId, /poll|ballots: certified/),
      pollId: voided('counts', /ballots: certified 5, now 3|poll/),
    },
    apart: ['id', 'performances', 'openedBy', 'openedAt', 'closedAt', 'kind', 'outcome'],
    refused: [],
  },
  award: {
    row: () => ({ id: 'heart' }),
    noticed: {
      roundId: told(({ heat }: RichRound) => heat.roundId, /prizes: certified .*Heart.*now/),
      kind: told('audience', /prizes: certified .*"special".*now .*"audience"/),
      title: told('Other', /prizes: certified .*now .*"Other"/),
      performanceId: told(first, /prizes: certified .*now/),
      reason: told('Other', /prizes: certified .*now .*"Other"/),
      position: told(-1, /prizes: certified/),
    },
    apart: ['id', 'by', 'createdAt', 'categoryId'],
    refused: [],
  },
};

export const OF_VOTES: Record<string, Placed> = {
  poll: {
    row: () => ({ id: 'counts' }),
    noticed: {
      roundId: voided(({ heat }: RichRound) => heat.roundId, /audience: certified/),
      title: told('Other', /polls: certified .*"Audience favourite".*now .*"Other"/),
      method: told('rank', /polls: certified|poll counts: certified|cannot be read/),
      maxChoices: told(2, /polls: certified .*"maxChoices":1.*now .*"maxChoices":2/),
      state: voided('open', /audience: certified/),
      deviceWeight: told(2, /votes for Act \d: certified|polls: certified/),
      codeWeight: told(2, /polls: certified .*"codeWeight":1.*now .*"codeWeight":2/),
      share: voided(0, /audience: certified/),
      practice: voided(1, /audience: certified/),
    },
    apart: [
      'openedAt',
      'closesAt',
      'closedAt',
      'itemId',
      'durationMs',
      'position',
      'createdAt',
      'publishedAt',
      'voters',
      'shown',
      'recapMusic',
      'everyAct',
    ],
    refused: ['id'],
  },
  pollCandidate: {
    row: (rich) => ({ pollId: 'counts', performanceId: first(rich) }),
    noticed: {
      performanceId: voided(({ heat }: RichRound) => heat.performanceIds[0], /votes for Act \d: certified/),
    },
    apart: [],
    refused: ['pollId'],
  },
  ballot: {
    row: () => ({ pollId: 'counts', receipt: 'counts0' }),
    noticed: {
      pollId: told('breaks', /ballots: certified 5, now 4/),
      voter: told('device 1', /ballots: certified 5, now 4/),
      choice: told(second, /votes for Act \d: certified/),
      receipt: told('other', /polls: certified/),
    },
    apart: ['at', 'seq', 'voterOrder'],
    refused: [],
  },
  voteFlag: {
    row: () => ({}),
    noticed: {
      id: told('other', /ballots: certified 5, now 6/),
      pollId: told('breaks', /ballots set aside: certified/),
      setAsideAt: told(null, /ballots: certified 5, now 6/),
      reason: told('Other', /ballots set aside: certified .*now .*"Other"/),
    },
    apart: ['kind', 'firstAt', 'lastAt'],
    refused: [],
  },
  flaggedVoter: {
    row: () => ({}),
    noticed: {
      flagId: told('other', /ballots: certified 5, now 6/),
      pollId: told('breaks', /ballots: certified 5, now 6/),
      voter: told('device 0', /votes for Act \d: certified|polls: certified/),
    },
    apart: [],
    refused: [],
  },
};

export const OF_RESULTS: Record<string, Placed> = {
  result: {
    row: ({ round }) => ({ roundId: round.id }),
    noticed: {
      version: voided(2, /Its round or version is not the one that was certified/),
      state: voided('voided', /state: the records say voided, the audit log certified/),
      document: voided('{}', /document/),
      openings: voided('{}', /document/),
      earlier: voided('{}', /What was frozen with it cannot be read/),
      digest: voided('0', /fingerprint: the document says 0/),
      depth: voided('marks', /How much of it is published is not what was written down: totals, now marks/),
      ledBy: voided('[]', /judge Judge 1: certified .*"head":true.*now .*"head":false/),
      voidedAt: told(1, /taken back: the records say 1970-01-01T00:00:00.001Z/),
      voidReason: told('Other', /taken back: the records say never, Other/),
    },
    apart: [],
    refused: ['id', 'roundId'],
  },
  announcement: {
    row: ({ resultId }) => ({ resultId, position: 0 }),
    noticed: {
      id: part('other', /what says how far it was told is not there/),
      position: part(9, /what says how far it was told is not there/),
      state: part('published', /told: the records say published, the audit log revealing/),
      shownSteps: part(3, /steps told: the records say 3, the audit log 1/),
      publishedAt: told(9, /published at: the records say 1970/),
    },
    apart: ['toldAt'],
    refused: ['resultId'],
  },
  roundSource: {
    row: () => ({}),
    noticed: { carries: voided(0, /points carried forward, Act \d: certified/) },
    apart: [],
    refused: ['roundId', 'sourceRoundId', 'resultId'],
  },
  carriedTotal: {
    row: ({ people }) => ({ participantId: people[0] }),
    noticed: {
      roundId: voided(
        ({ heat }: RichRound) => heat.roundId,
        /points carried forward, Act \d: certified .*, now not there/,
      ),
      sourceRoundId: voided(
        ({ round }: RichRound) => round.id,
        /points carried forward, Act \d: certified .*, now not there/,
      ),
      participantId: voided('nobody', /points carried forward, Act \d: certified .*, now not there/),
      points: voided(
        '99',
        /points carried forward, Act \d: not there when it was certified: .*"points":"99"/,
      ),
    },
    apart: [],
    refused: [],
  },
};
