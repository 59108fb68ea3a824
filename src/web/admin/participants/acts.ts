/** The organisers' list as data: acts with their tracks, what each lacks, and how it is searched, sifted and sorted. */

import type { AnswerOf } from '#contract/endpoint.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { type Burst, burstsOf } from '#domain/registration/bursts.ts';
import { lettersOnly, searchable } from '#domain/registration/similar-names.ts';
import { isOut, mayPerform, type ParticipantStatus } from '#domain/registration/status.ts';
import { type TrackState, trackIsWanted } from '#domain/tracks/track.ts';
import { sideBySide } from '#web/ui/format.ts';
import { reportedWords } from '#web/ui/Reported.tsx';
import { answerTo, type Questions } from './own-answers.ts';

export type Listed = AnswerOf<typeof registrationEndpoints.participants>[number];
type Track = Pick<
  AnswerOf<typeof tracksEndpoints.tracks>[number],
  'participantId' | 'state' | 'note' | 'noteTold' | 'upload'
>;

/** One row of the acts' list. `found` is the text that a search looks through. */
export interface RegisteredAct extends Listed {
  category: string;
  /** The longest that the category allows, in ms, where the act says it is longer; else null. */
  limitPassedMs: number | null;
  track: TrackState;
  trackNote: string;
  upload: Track['upload'];
  /** Numbers of other acts in play that look like the same one, as they are told. */
  twins: string;
  /** What was answered to the organiser's own questions, in their order; of yes and no the question where it is yes. */
  answered: string;
  found: string;
}

/** The rows, by number. */
export function actsOf(
  participants: readonly Listed[],
  tracks: readonly Track[],
  categories: readonly { id: string; name: string; timeLimitMs: number | null }[],
  questions: Questions = [],
): RegisteredAct[] {
  const trackOf = new Map(tracks.map((track) => [track.participantId, track]));
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const twins = twinsOf(participants);
  return participants.map((participant) => {
    const track = trackOf.get(participant.id);
    const own = categoryOf.get(participant.categoryId ?? '');
    const category = own?.name ?? '';
    const limitMs = own?.timeLimitMs ?? null;
    const answered = answeredIn(participant.answers, questions);
    return {
      ...participant,
      category,
      limitPassedMs: limitMs !== null && (participant.durationMs ?? 0) > limitMs ? limitMs : null,
      track: track?.state ?? 'missing',
      trackNote: track ? (reportedWords(track.noteTold) ?? track.note) : '',
      upload: track?.upload ?? null,
      twins: twins.get(participant.id) ?? '',
      answered,
      found: searchable(
        `${participant.stageName} ${participant.songTitle} ${category} ${participant.number} ${answered} ${participant.id}`,
      ),
    };
  });
}

function answeredIn(answers: Listed['answers'], questions: Questions): string {
  const said = questions.map(({ id, kind, label }) => {
    const answer = answerTo(answers, id);
    if (kind !== 'yes_no') return answer;
    return answer === 'yes' ? label : '';
  });
  return sideBySide(said, ' · ');
}

/** So many of the others are told; a script that sends one act a thousand times would make a thousand of each. */
const MOST_TWINS = 8;

/**
 * Acts in play that look like the same one sent twice: the same stage name, or the same song from the same
 * contact. Each with the numbers of the others, or of the first of many.
 */
function twinsOf(participants: readonly Listed[]): Map<string, string> {
  const marked = participants
    .filter((act) => !act.erased && !isOut(act))
    .flatMap((act) => marksOf(act).map((mark) => ({ mark, act })));
  const numbers = new Map<string, readonly number[]>();
  for (const alike of Map.groupBy(marked, ({ mark }) => mark).values()) {
    // The act itself may be among them, and one more tells that there are more.
    const first = alike.slice(0, MOST_TWINS + 2);
    for (const { act } of alike) {
      const others = first.flatMap(({ act: other }) => (other === act ? [] : other.number));
      numbers.set(act.id, [...(numbers.get(act.id) ?? []), ...others]);
    }
  }
  return new Map([...numbers].map(([id, others]) => [id, toldTwins(others)]));
}

/** What acts have in common that look like the same one. */
const marksOf = ({ stageName, contactMark, songTitle }: Listed): string[] => [
  `name ${lettersOnly(stageName)}`,
  ...(contactMark === null ? [] : [`song ${contactMark} ${lettersOnly(songTitle)}`]),
];

function toldTwins(found: readonly number[]): string {
  const numbers = [...new Set(found)].sort((a, b) => a - b);
  return numbers.slice(0, MOST_TWINS).join(', ') + (numbers.length > MOST_TWINS ? ' …' : '');
}

/** The numbers of an act's twins. */
export const twinNumbers = ({ twins }: Pick<RegisteredAct, 'twins'>): number[] =>
  (twins.match(/\d+/g) ?? []).map(Number);

export const TABS = ['all', 'review', 'accepted', 'waitlist', 'missing', 'declined', 'withdrawn'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_WORDS = {
  all: 'acts.all',
  review: 'acts.toReview',
  accepted: 'acts.accepted',
  waitlist: 'acts.waitlist',
  missing: 'acts.missingSomething',
  declined: 'acts.declined',
  withdrawn: 'acts.withdrawn',
} as const satisfies Record<Tab, Line>;

const TAB_STATUS: Partial<Record<Tab, ParticipantStatus>> = {
  review: 'submitted',
  accepted: 'accepted',
  waitlist: 'waitlisted',
  declined: 'declined',
  withdrawn: 'withdrawn',
};

/** Whether an act stands under a tab. */
export function isUnder(tab: Tab, act: RegisteredAct): boolean {
  if (tab === 'all') return true;
  if (tab === 'missing') return lacks(act) > 0;
  return act.status === TAB_STATUS[tab];
}

/** How many things an act lacks before it can go on stage; 0 for one that is not in the show. */
export function lacks(act: RegisteredAct): number {
  if (isOut(act)) return 0;
  return (mayPerform(act.consent) ? 0 : 2) + (trackIsWanted(act.track) ? 1 : 0);
}

/** Whether the act is known to need a parent's word; crew are not told. */
const isKnownMinor = ({ consent }: RegisteredAct): boolean =>
  consent === 'asked' || consent === 'given' || consent === 'withdrawn';

/** What narrows the list beside tab and search; empty values narrow nothing. */
export interface Filters {
  category: string;
  consent: '' | 'open' | 'minor';
  track: '' | TrackState;
  help: boolean;
  checkIn: '' | 'here' | 'away';
  /** Only these acts: those that came in one burst. */
  burst: ReadonlySet<string> | undefined;
}

export const EVERYTHING: Filters = {
  category: '',
  consent: '',
  track: '',
  help: false,
  checkIn: '',
  burst: undefined,
};

/** Whether an act passes the filters. */
export const passes = (filters: Filters, act: RegisteredAct): boolean =>
  (filters.category === '' || act.categoryId === filters.category) &&
  (filters.consent === '' || (filters.consent === 'open' ? !mayPerform(act.consent) : isKnownMinor(act))) &&
  (filters.track === '' || act.track === filters.track) &&
  (!filters.help || act.needsAssistance === true) &&
  (filters.checkIn === '' || (filters.checkIn === 'here') === (act.checkedInAt !== null)) &&
  (filters.burst === undefined || filters.burst.has(act.id));

/** Bursts of registrations, as far as nobody has decided for the acts; those taken away stay in view, to be put back. */
export const burstsIn = (acts: readonly RegisteredAct[]): Burst[] =>
  burstsOf(acts.filter(({ status }) => status !== 'accepted' && status !== 'declined'));

/** Acts in which every word of the search occurs. */
export function matching(acts: readonly RegisteredAct[], search: string): RegisteredAct[] {
  const words = searchable(search).split(/\s+/).filter(Boolean);
  return acts.filter((act) => words.every((word) => act.found.includes(word)));
}

export const SORTS = ['missing', 'number', 'name', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** The acts in an order; equal ones by number. */
export function sorted(acts: readonly RegisteredAct[], sort: Sort): RegisteredAct[] {
  const by: Record<Sort, (a: RegisteredAct, b: RegisteredAct) => number> = {
    missing: (a, b) => lacks(b) - lacks(a) || reviewFirst(a) - reviewFirst(b),
    number: () => 0,
    name: (a, b) => collator.compare(a.stageName, b.stageName),
    newest: (a, b) => b.createdAt - a.createdAt,
  };
  return [...acts].sort((a, b) => by[sort](a, b) || a.number - b.number);
}

const REVIEW_ORDER: Record<ParticipantStatus, number> = {
  submitted: 0,
  accepted: 1,
  waitlisted: 2,
  declined: 3,
  withdrawn: 4,
};
const reviewFirst = (act: RegisteredAct): number => REVIEW_ORDER[act.status];
