/** Who is in it and what judges gave: the event, acts, judges, scoresheets. */
import { USUAL_TELLING } from '#domain/results/reveal-script.ts';
import { OTHER_CATEGORY, type RichRound } from '#test/results/rich-round.ts';
import { first, judge, type Placed, part, second, told, voided } from './placed.ts';

export const OF_PEOPLE: Record<string, Placed> = {
  event: {
    row: ({ heat }) => ({ id: heat.eventId }),
    noticed: {
      name: told('Other', /event: certified “Open Stage”, now “Other”/),
      host: part('Other', /host: the records say “Other”, the audit log “/),
      timeZone: part('Asia/Tokyo', /time zone: the records say “Asia\/Tokyo”, the audit log “Europe/),
    },
    apart: [
      'settings',
      'venue',
      'description',
      'startsAt',
      'doorsAt',
      'registrationMode',
      'registrationOpensAt',
      'registrationClosesAt',
      'isCurrent',
      'createdAt',
      'updatedAt',
    ],
    refused: ['id'],
  },
  category: {
    row: ({ heat }) => ({ id: heat.categoryId }),
    noticed: { name: told('Other', /category: certified “Vocal”, now “Other”/) },
    apart: ['colour', 'position', 'timeLimitMs', 'capacity'],
    refused: ['id', 'eventId'],
  },
  participant: {
    row: ({ people }) => ({ id: people[0] }),
    noticed: {
      stageName: told('Other', /name: certified “Act \d”, now “Other”/),
      songTitle: told('Other', /song: certified “Song \d”, now “Other”/),
      pronouns: told('she', /pronouns: certified “they\/them”, now “she”/),
      pronunciation: told('a', /pronunciation: certified “”, now “a”/),
      categoryId: voided(OTHER_CATEGORY, /category: certified “Vocal”, now “Dance”/),
    },
    apart: [
      'number',
      'status',
      'mcLine',
      'stageNotes',
      'isMinor',
      'audioDeliveryMethod',
      'durationMs',
      'performerCount',
      'headcount',
      'credits',
      'answers',
      'membersConsent',
      'askedAt',
      'membersPhotos',
      'photoPlaces',
      'membersPhotoPlaces',
      'needsAssistance',
      'consent',
      'riskAcknowledged',
      'checkedInAt',
      'personal',
      'statusTokenHash',
      'statusTokenSealed',
      'consentTokenHash',
      'consentTokenSealed',
      'note',
      'revision',
      'createdAt',
      'updatedAt',
      'photoConsent',
      'contactPrint',
      'erasedAt',
      'erasingEndedAt',
      'consentHow',
      'consentLinkOf',
      'cameFrom',
      'mergedInto',
    ],
    refused: ['id', 'eventId'],
  },
  round: {
    row: ({ round }) => ({ id: round.id }),
    noticed: {
      name: told('Other', /round: certified “Final”, now “Other”/),
      rules: voided('{"method":"median"}', /rules, method: certified "mean", now "median"/),
      // One round fewer then, by what the page says of how many there are.
      rehearses: part(({ round }: RichRound) => round.id, /its round is kept as a rehearsal/),
      lastNumber: told(null, /numbers follow the running order, and yet the number 1 stands beside it/),
      reveal: told(
        JSON.stringify([{ award: 'result:', ...USUAL_TELLING, from: 1, board: false }]),
        /how it is told: certified “from place 3 on, the last two side by side, the table at the end”, now “from place 1 on, the last two side by side”/,
      ),
    },
    apart: ['position', 'createdAt', 'speed', 'realFrom', 'stageFrom'],
    refused: ['id', 'eventId'],
  },
  runningOrderItem: {
    row: (rich) => ({ id: first(rich) }),
    noticed: {
      position: told(99, /running order: certified .*; now/),
      kind: voided('other', /act Act \d: certified with it, now not there/),
      participantId: voided(null, /certified for another registration than stands behind it now/),
      isGuest: voided(1, /act Act \d: certified .*"guest":false.*now .*"guest":true/),
      scratched: voided(1, /act Act \d: certified with it, now not there/),
      number: told(9, /act number: certified 1, now 9/),
    },
    apart: ['title', 'plannedMs', 'scratchReason', 'stageSide'],
    refused: ['id', 'roundId'],
  },
};

export const OF_JUDGES: Record<string, Placed> = {
  judge: {
    row: (rich) => ({ id: judge(0)(rich) }),
    noticed: {
      name: told('Other', /names of judges: certified \["Judge 1".*now \["Other"/),
      weight: voided('2', /judge Judge 1: certified .*now .*"weight":"2"/),
      jury: voided('Abroad', /judge Judge 1: certified .*now .*"jury":"Abroad"/),
      position: told(99, /names of judges: certified/),
    },
    // The result says who led when it was certified.
    apart: ['isHead', 'tokenHash', 'tokenSealed', 'createdAt', 'nudgedAt', 'revokedAt'],
    refused: ['id', 'eventId'],
  },
  judgeCategory: {
    row: (rich) => ({ judgeId: judge(1)(rich) }),
    noticed: {
      judgeId: voided(judge(0), /judge Judge \d: certified .*"categoryIds"/),
      categoryId: voided(OTHER_CATEGORY, /judge Judge 2: certified .*"categoryIds"/),
    },
    apart: [],
    refused: [],
  },
  judgeCriterion: {
    row: (rich) => ({ judgeId: judge(1)(rich), criterionId: rich.heat.criterionIds[0] }),
    noticed: { judgeId: voided(judge(0), /judge Judge \d: certified .*"criterionIds"/) },
    apart: [],
    refused: ['criterionId'],
  },
  criterion: {
    row: ({ heat }) => ({ id: heat.criterionIds[0] }),
    noticed: {
      categoryId: voided(OTHER_CATEGORY, /criterion Criterion 1: certified .*"categoryId":null/),
      name: told('Other', /figures by criterion: certified/),
      weight: voided(9, /criterion Criterion 1: certified .*"weight":.*now .*"weight":"?9/),
      minSteps: voided(0, /criterion Criterion 1: certified .*"min":1.*now .*"min":0/),
      maxSteps: voided(11, /criterion Criterion 1: certified .*"max":10.*now .*"max":11/),
      step: voided('0.5', /criterion Criterion 1: certified .*"step":"1".*now .*"step":"0.5"/),
      subtractsFrom: voided('10', /criterion Criterion 1: certified/),
      guidance: voided('{', /cannot be read/),
    },
    apart: ['meaning', 'position'],
    refused: ['id', 'eventId'],
  },
  headReview: {
    row: () => ({}),
    noticed: { scores: voided(0, /not there when it was certified|now not there/) },
    apart: ['by', 'createdAt'],
    refused: ['eventId'],
  },
};

export const OF_SHEETS: Record<string, Placed> = {
  scoresheet: {
    row: (rich) => ({ performanceId: second(rich), judgeId: judge(1)(rich) }),
    noticed: {
      performanceId: voided(first, /scoresheet of Judge 2 for/),
      state: voided('draft', /scoresheet of Judge 2 for Act \d: certified with it, now not submitted/),
      revision: voided(2, /scoresheet of Judge 2 for Act \d: not what its last revision says/),
      marks: voided('{', /cannot be read/),
      abstained: voided(1, /scoresheet of Judge 2 for Act \d: certified not abstained, now so/),
    },
    apart: ['note', 'feedback', 'updatedAt', 'submittedAt'],
    refused: ['id', 'judgeId'],
  },
  scoresheetRevision: {
    row: () => ({}),
    noticed: {
      revision: voided(2, /not what its last revision says/),
      state: voided('draft', /not what its last revision says/),
      marks: voided('{"a":1}', /not what its last revision says/),
      abstained: voided(1, /not what its last revision says/),
    },
    apart: ['note', 'feedback', 'source', 'sourceId', 'at'],
    refused: ['scoresheetId'],
  },
  performanceScoring: {
    row: (rich) => ({ performanceId: first(rich) }),
    noticed: { state: told('open', /scores released: certified/) },
    apart: ['changedAt', 'closesAt'],
    refused: ['performanceId'],
  },
  actRelease: {
    row: (rich) => ({ performanceId: first(rich) }),
    noticed: {
      sheets: told('', /scores released: certified/),
      by: told('Other', /scores released: certified .*now .*"Other"/),
      byHead: told(0, /scores released: certified .*now .*"byHead":false/),
      reason: told('Other', /scores released: certified .*now .*"Other"/),
    },
    apart: ['releasedAt'],
    refused: ['performanceId'],
  },
};
