/** What has to be so before a result can be certified, in words: done, or what is waited for. */
import { sideBySide } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import type { Scoring } from './use-scoring.ts';

type Gate = Scoring['gates'][number];

/** What is passed before anything counts, and says nothing then: no score is missing where none is expected. */
const OF_COUNTED: ReadonlySet<Gate['key']> = new Set(['sheets', 'ties']);

/** The gates that are told, in their order: while nothing counts yet, none that is passed for that alone. */
export function toldGates({ gates }: Pick<Scoring, 'gates'>): Gate[] {
  const nothingCounts = gates.some(({ key, passed }) => key === 'acts' && !passed);
  return gates.filter(({ key, passed }) => !(nothingCounts && passed && OF_COUNTED.has(key)));
}

type GateWords = (scoring: Scoring, gate: Gate) => { title: string; detail: string };

/** What is said of each gate, passed and not. */
export const GATE_WORDS: Readonly<Record<Gate['key'], GateWords>> = {
  acts: ({ rows }, { passed }) =>
    passed
      ? { title: say('certify.actsPassed'), detail: say('certify.countActs', { count: rows.length }) }
      : { title: say('certify.waitFirst'), detail: say('certify.noPlaceYet') },
  polls: ({ audience, openPolls }, { passed }) =>
    passed
      ? {
          title: say(audience ? 'certify.voteClosed' : 'certify.noVoteOpen'),
          detail: audience
            ? say('certify.votesIn', { count: audience.ballots, title: audience.title })
            : say('certify.judgesAlone'),
        }
      : {
          title: say('certify.closeVote'),
          detail: say('certify.stillOpen', { titles: sideBySide(openPolls.map((poll) => poll.title)) }),
        },
  sheets: (scoring, { passed, waitsFor }) =>
    passed
      ? {
          title: say('certify.everyScore'),
          detail: say('scoring.countOf', { count: scoring.sheets.in, expected: scoring.sheets.expected }),
        }
      : { title: say('certify.waitScores', { count: waitsFor }), detail: missingWords(scoring) },
  paper: (_, { passed, waitsFor }) =>
    passed
      ? { title: say('certify.noPaper'), detail: say('certify.paperDone') }
      : {
          title: say('certify.confirmPaper', { count: waitsFor }),
          detail: say('certify.confirmPaperDetail'),
        },
  release: ({ headReview, rows }, { passed, waitsFor }) =>
    passed
      ? {
          title: say(headReview ? 'certify.headReleased' : 'certify.noRelease'),
          detail: say(headReview ? 'certify.releaseHolds' : 'certify.countsAsCome'),
        }
      : {
          title: say('certify.waitHead', { count: waitsFor }),
          detail: sideBySide(
            rows
              .filter((row) => row.review === 'with_head_judge' || row.review === 'scoring')
              .map((row) =>
                row.review === 'scoring' ? say('certify.notLocked', { name: row.stageName }) : row.stageName,
              ),
          ),
        },
  ties: (scoring, { passed, waitsFor }) =>
    passed
      ? {
          title: say(scoring.shared.length === 0 ? 'certify.noneShared' : 'certify.sharedStand'),
          detail: sharedWords(scoring),
        }
      : {
          title: say('certify.decideTies', { count: waitsFor }),
          detail: say('certify.openToDecide', { places: sharedPlaces(scoring) }),
        },
};

const sharedPlaces = ({ shared }: Scoring): string => shared.map((tie) => tie.place).join(', ');

const sharedWords = (scoring: Scoring): string =>
  scoring.shared.length === 0
    ? say('certify.ownPlaces')
    : say('certify.leftShared', { places: sharedPlaces(scoring) });

/** "Rafael: 2, Mei-Ling: 1": who still has to score how many. */
const missingWords = (scoring: Scoring): string =>
  sideBySide(
    scoring.judges.map(
      (judge) =>
        judge.in < judge.expected && sideBySide([judge.name, String(judge.expected - judge.in)], ': '),
    ),
  );
