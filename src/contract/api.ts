/**
 * The whole API, room by room: every call, and every shape that has a name there. The API's document is made from what
 * the rooms export; a test compares it with what the server serves.
 */
import { z } from 'zod';
import * as accounts from './accounts/endpoints.ts';
import * as accountShapes from './accounts/schema.ts';
import * as audit from './audit/endpoints.ts';
import * as backup from './backup/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events/endpoints.ts';
import * as eventShapes from './events/schema.ts';
import * as judging from './judging/endpoints.ts';
import * as paper from './judging/paper.ts';
import * as judgingShapes from './judging/schema.ts';
import * as lineup from './lineup/endpoints.ts';
import * as lineupShapes from './lineup/schema.ts';
import * as adminView from './live/admin.ts';
import * as audienceView from './live/audience.ts';
import * as crewView from './live/crew.ts';
import * as judgeView from './live/judge.ts';
import * as mcView from './live/mc.ts';
import * as liveShapes from './live/parts.ts';
import * as projectorView from './live/projector.ts';
import * as mail from './mail/endpoints.ts';
import * as mailShapes from './mail/schema.ts';
import * as doctor from './operating/doctor.ts';
import * as operating from './operating/endpoints.ts';
import * as trust from './operating/trust.ts';
import * as pictures from './pictures/endpoints.ts';
import * as pictureShapes from './pictures/schema.ts';
import * as planning from './planning/endpoints.ts';
import * as planningShapes from './planning/schema.ts';
import { pace } from './primitives.ts';
import * as printing from './printing/endpoints.ts';
import * as recordings from './recordings/endpoints.ts';
import * as recordingShapes from './recordings/schema.ts';
import * as actFields from './registration/act-fields.ts';
import * as registration from './registration/endpoints.ts';
import * as registrationForm from './registration/form.ts';
import * as people from './registration/people.ts';
import * as personalShapes from './registration/personal.ts';
import * as registrationShapes from './registration/schema.ts';
import * as adminResults from './results/admin.ts';
import * as diplomas from './results/diplomas.ts';
import * as results from './results/endpoints.ts';
import * as headJudge from './results/head-judge.ts';
import * as prizes from './results/prizes.ts';
import * as reveal from './results/reveal.ts';
import * as rounds from './results/rounds.ts';
import * as roundRules from './results/rules.ts';
import * as resultShapes from './results/schema.ts';
import * as call from './show/call.ts';
import * as counts from './show/counts.ts';
import * as show from './show/endpoints.ts';
import * as gear from './show/gear.ts';
import * as letters from './show/letters.ts';
import * as rehearsal from './show/rehearsal.ts';
import * as report from './show/report.ts';
import * as showShapes from './show/schema.ts';
import * as screens from './show/screens.ts';
import * as tabulation from './tabulation/schema.ts';
import * as tracks from './tracks/endpoints.ts';
import * as trackShapes from './tracks/schema.ts';
import * as voting from './voting/endpoints.ts';
import * as flags from './voting/flags.ts';
import * as votingShapes from './voting/schema.ts';

/** A chapter of the API's document. */
export interface Chapter {
  readonly name: string;
  readonly about: string;
  /** The calls by name; names are unique in the whole API. */
  readonly calls: Readonly<Record<string, Endpoint>>;
  readonly shapes: Readonly<Record<string, z.ZodType>>;
}

type Module = Readonly<Record<string, unknown>>;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value;

/** A plain text or number is written out where it is used and needs no name in the document. */
const isShape = (value: unknown): value is z.ZodType =>
  [z.ZodObject, z.ZodEnum, z.ZodUnion, z.ZodRecord, z.ZodArray, z.ZodTuple].some(
    (kind) => value instanceof kind,
  );

// A shape is named in the document by its exported name, so renaming an exported schema changes the API's document.
function chapter(name: string, about: string, ...modules: readonly Module[]): Chapter {
  const exported = modules.flatMap((module) => Object.entries(module));
  return {
    name,
    about,
    calls: Object.fromEntries(
      exported.flatMap(([, table]) => Object.entries(Object(table))).filter((entry) => isEndpoint(entry[1])),
    ) as Record<string, Endpoint>,
    shapes: Object.fromEntries(
      exported
        .filter((entry): entry is [string, z.ZodType] => isShape(entry[1]))
        .map(([own, shape]) => [own.charAt(0).toUpperCase() + own.slice(1), shape]),
    ),
  };
}

/** All chapters in the order of the document. */
export const API_CHAPTERS: readonly Chapter[] = [
  chapter('Accounts', 'Signing in and out, one’s own profile, other accounts.', accounts, accountShapes),
  chapter(
    'Events',
    'Events, their settings and categories; beginning one from what is ready.',
    events,
    eventShapes,
    planning,
    planningShapes,
  ),
  chapter(
    'Registration',
    'Acts: registering, consent, decisions, check-in, personal data.',
    registration,
    people,
    actFields,
    registrationForm,
    registrationShapes,
    personalShapes,
  ),
  chapter('Pictures', 'Pictures of the acts, drawn anew from what was sent.', pictures, pictureShapes),
  chapter('Recordings', 'How names are said, recorded for the MC.', recordings, recordingShapes),
  chapter('Music', 'The music of the acts. Files arrive over tus.', tracks, trackShapes),
  chapter('Running order', 'Acts and other cues, in the order in which they are on.', lineup, lineupShapes),
  chapter('Judging', 'Judges, criteria, scoresheets, sheets on paper.', judging, paper, judgingShapes),
  chapter('Voting', 'Polls, ballots, one-time codes, receipts.', voting, flags, votingShapes),
  chapter(
    'Results',
    'Standings, ties, certifying, rounds, prizes, what is published.',
    results,
    headJudge,
    adminResults,
    diplomas,
    prizes,
    reveal,
    rounds,
    roundRules,
    resultShapes,
    tabulation,
  ),
  chapter(
    'Show',
    'Calling the show, rehearsals, reports, the pages that follow.',
    { showEndpoints: show.showEndpoints },
    showShapes,
    rehearsal,
    report,
    call,
    counts,
  ),
  chapter(
    'Live views',
    'What each kind of screen shows, as a stream and once.',
    { ...show, showEndpoints: {} },
    liveShapes,
    { pace },
    audienceView,
    projectorView,
    mcView,
    judgeView,
    crewView,
    adminView,
  ),
  chapter('Screens and gear', 'Paired screens, keys of other gear, addresses that are told.', screens, gear),
  chapter('Printing', 'PDF files of the pages that are printed.', printing),
  chapter('Letters', 'Letters to performers and parents.', mail, letters, mailShapes),
  chapter(
    'Operating',
    'Load, https, copies of everything, the log of who changed what.',
    operating,
    doctor,
    trust,
    backup,
    audit,
  ),
];
