/** What needs somebody now, most urgent first. Pure: from the lists of the rooms to lines with an action. */
import { unscoredCriteria } from '#domain/judging/panel.ts';
import { mayPerform } from '#domain/registration/status.ts';
import { type TrackState, trackIsWanted } from '#domain/tracks/track.ts';
import { reportedWords } from '#web/ui/Reported.tsx';
import { say } from '#web/ui/say.ts';
import { actsToCome, type EventLists, type Participant, startedIn } from './event-lists.ts';

export interface Need {
  key:
    | 'machine'
    | 'consent'
    | 'lost'
    | 'strays'
    | 'tracks'
    | 'order'
    | 'review'
    | 'pictures'
    | 'links'
    | 'judges'
    | 'criteria'
    | 'unscored'
    | 'unsaid';
  count: number;
  title: string;
  /** Whom or what it is about. Names are set apart by the page. */
  names: readonly string[];
  detail: string;
  /** What makes it urgent, in two words. */
  pressing: { tone: 'danger' | 'warn'; words: string } | null;
  action: { label: string; to: string };
}

const DAY = 86_400_000;
const NAMES_SHOWN = 4;

/** `startsAt` and `now` in ms; none where the show has no date yet. */
export function needsOf(
  lists: EventLists,
  { now, startsAt }: { now: number; startsAt: number | null },
): Need[] {
  const toCome = actsToCome(lists);
  const soon = startsAt !== null && now < startsAt && startsAt - now < 2 * DAY;
  return [
    machine(lists.load),
    consent(toCome),
    lost(toCome, lists.tracks),
    tracks(toCome, lists.tracks, soon),
    unplaced(lists.order),
    toReview(lists.participants, now),
    pictures(lists),
    unopened(lists.judges),
    ...nobodyToScore(lists),
    unscored(lists),
    unsaid(lists),
    strays(lists.strays),
  ].filter((need) => need !== null);
}

/** "One thing needs you", "Four things need you". */
export const needsTitle = (count: number): string => say('dashboard.needs', { count });

/** Acts with something that keeps them off the stage, by participant. */
export function heldActs(lists: EventLists): Set<string> {
  const state = trackStates(lists.tracks);
  return new Set(
    actsToCome(lists)
      .filter((act) => consentIsOpen(act) || (lists.tracks && trackIsWanted(state.get(act.id) ?? 'missing')))
      .map((act) => act.id),
  );
}

const trackStates = (tracks: EventLists['tracks']): Map<string, TrackState> =>
  new Map(tracks?.map((track) => [track.participantId, track.state]));

const consentIsOpen = (act: Participant): boolean => !mayPerform(act.consent);

/** Music that is gone has a line of its own. */
const LOST_MUSIC = new Set(['machine.oneLost', 'machine.manyLost']);

/** What the server says of its machine and its data, the first thing in full. */
function machine(load: EventLists['load']): Need | null {
  if (load === undefined) return null;
  const { problems, problemsTold, troubles, troublesTold, clockDoubt } = load;
  const told = [
    ...problems.map((sentence, at) => ({ sentence, told: problemsTold[at] ?? [] })),
    ...(clockDoubt === null ? [] : [{ sentence: clockDoubt.why, told: clockDoubt.told }]),
    ...troubles.map((sentence, at) => ({ sentence, told: troublesTold[at] ?? [] })),
  ].filter((one) => !one.told.some(({ line }) => LOST_MUSIC.has(line)));
  const [first] = told;
  if (!first) return null;
  return {
    key: 'machine',
    count: told.length,
    title: say('dashboard.machineTells', { count: told.length }),
    names: [],
    detail: reportedWords(first.told) ?? first.sentence,
    pressing: null,
    action: { label: say('dashboard.look'), to: '/admin/settings/copies#load' },
  };
}

function consent(toCome: readonly Participant[]): Need | null {
  const open = toCome.filter(consentIsOpen);
  const [first] = open;
  if (!first) return null;
  return {
    key: 'consent',
    count: open.length,
    title: say('dashboard.consent'),
    names: some(open),
    detail: rest(open),
    pressing: { tone: 'danger', words: say('dashboard.blocksStage') },
    action:
      open.length === 1
        ? { label: say('dashboard.openAct'), to: `/admin/participants/${first.id}` }
        : { label: say('dashboard.showAll'), to: '/admin/participants?tab=accepted&consent=open' },
  };
}

function tracks(toCome: readonly Participant[], known: EventLists['tracks'], soon: boolean): Need | null {
  if (known === undefined) return null;
  const state = trackStates(known);
  const gone = lostIn(known);
  const wanted = toCome.filter((act) => !gone.has(act.id) && trackIsWanted(state.get(act.id) ?? 'missing'));
  if (wanted.length === 0) return null;
  return {
    key: 'tracks',
    count: wanted.length,
    title: say('dashboard.tracksMissing', { count: wanted.length }),
    names: some(wanted),
    detail: rest(wanted),
    pressing: soon ? { tone: 'danger', words: say('dashboard.showIsNear') } : null,
    action: { label: say('dashboard.showTracks'), to: '/admin/participants?tab=missing' },
  };
}

const lostIn = (tracks: EventLists['tracks']): Set<string> =>
  new Set(tracks?.filter((track) => track.lost).map((track) => track.participantId));

/** Music that was here and is gone: nobody has to send it, somebody has to put it back. */
function lost(toCome: readonly Participant[], known: EventLists['tracks']): Need | null {
  const gone = lostIn(known);
  const without = toCome.filter((act) => gone.has(act.id));
  if (without.length === 0) return null;
  return {
    key: 'lost',
    count: without.length,
    title: say('dashboard.tracksGone', { count: without.length }),
    names: some(without),
    detail: `${endOf(rest(without))} ${say('dashboard.tracksGoneLead')}`,
    pressing: { tone: 'danger', words: say('dashboard.cannotBePlayed') },
    action: { label: say('dashboard.showTracks'), to: '/admin/participants?tab=missing' },
  };
}

function strays(known: EventLists['strays']): Need | null {
  if (known === undefined || known.files === 0) return null;
  return {
    key: 'strays',
    count: known.files,
    title: say('dashboard.strays', { count: known.files }),
    names: [],
    detail: say('dashboard.straysLead'),
    pressing: null,
    action: { label: say('dashboard.look'), to: '/admin/settings/tracks#stray-tracks' },
  };
}

function unplaced(order: EventLists['order']): Need | null {
  const waiting = order?.waiting.filter((act) => act.inRounds.length === 0) ?? [];
  if (waiting.length === 0) return null;
  return {
    key: 'order',
    count: waiting.length,
    title: say('dashboard.unplaced'),
    names: some(waiting),
    detail: rest(waiting),
    pressing: null,
    action: { label: say('dashboard.placeThem'), to: '/admin/order' },
  };
}

function toReview(participants: EventLists['participants'], now: number): Need | null {
  const submitted = participants?.filter((act) => act.status === 'submitted') ?? [];
  if (submitted.length === 0) return null;
  const days = Math.floor((now - Math.min(...submitted.map((act) => act.createdAt))) / DAY);
  return {
    key: 'review',
    count: submitted.length,
    title: say('dashboard.toReview', { count: submitted.length }),
    names: [],
    detail: days < 1 ? say('dashboard.allOfToday') : say('dashboard.oldestWaits', { days }),
    pressing: days >= 7 ? { tone: 'warn', words: say('dashboard.waitsLong') } : null,
    action: { label: say('dashboard.review'), to: '/admin/participants?tab=review' },
  };
}

/** Pictures that acts sent, which nobody else sees before the crew has looked. */
function pictures({ pictures: sent, participants }: EventLists): Need | null {
  const waiting = new Set(
    sent?.filter(({ state }) => state === 'waiting').map(({ participantId }) => participantId),
  );
  if (waiting.size === 0) return null;
  return {
    key: 'pictures',
    count: waiting.size,
    title: say('dashboard.picturesWait', { count: waiting.size }),
    names: some(participants?.filter(({ id }) => waiting.has(id)) ?? []),
    detail: `${endOf(more(waiting.size))} ${say('dashboard.picturesWaitLead')}`,
    pressing: null,
    action: { label: say('dashboard.look'), to: '/admin/participants?mode=pictures' },
  };
}

function unopened(judges: EventLists['judges']): Need | null {
  const never = judges?.filter((judge) => !judge.revoked && judge.sessions.length === 0) ?? [];
  if (never.length === 0) return null;
  return {
    key: 'links',
    count: never.length,
    title: say('dashboard.unopened', { count: never.length }),
    names: never.slice(0, NAMES_SHOWN).map((judge) => judge.name),
    detail: more(never.length),
    pressing: null,
    action: { label: say('dashboard.links'), to: '/admin/judges' },
  };
}

function nobodyToScore({ judges, criteria }: EventLists): (Need | null)[] {
  const none = (
    key: 'judges' | 'criteria',
    title: string,
    detail: string,
    to: string,
    label: string,
  ): Need => ({
    key,
    count: 0,
    title,
    names: [],
    detail,
    pressing: null,
    action: { label, to },
  });
  return [
    judges?.every((judge) => judge.revoked)
      ? none(
          'judges',
          say('dashboard.noJudges'),
          say('dashboard.noJudgesLead'),
          '/admin/judges',
          say('dashboard.addJudges'),
        )
      : null,
    criteria?.length === 0
      ? none(
          'criteria',
          say('dashboard.noCriteria'),
          say('dashboard.noCriteriaLead'),
          '/admin/categories',
          say('dashboard.addCriteria'),
        )
      : null,
  ];
}

/** A criterion that every judge leaves to somebody else: found out on the night, no act would have a place. */
function unscored({ judges, criteria, participants }: EventLists): Need | null {
  const acts = participants?.filter((act) => act.status === 'accepted') ?? [];
  const working = judges?.filter((judge) => !judge.revoked) ?? [];
  const left = unscoredCriteria(criteria ?? [], working, acts);
  if (left.length === 0) return null;
  return {
    key: 'unscored',
    count: left.length,
    title: say('dashboard.unscored', { count: left.length }),
    names: left.slice(0, NAMES_SHOWN).map(({ name }) => name),
    detail: `${endOf(more(left.length))} ${say('dashboard.unscoredLead')}`,
    pressing: { tone: 'warn', words: say('dashboard.beforeTheShow') },
    action: { label: say('admin.judges'), to: '/admin/judges' },
  };
}

/** The MC and whoever calls acts to the stage have to say every name. */
function unsaid({ order, report }: EventLists): Need | null {
  const started = startedIn({ report });
  const acts = [
    ...(order?.items ?? []).flatMap(({ id, act, scratched }) =>
      act && !scratched && !started.has(id) ? [act] : [],
    ),
    ...(order?.waiting ?? []).filter((act) => act.inRounds.length === 0),
  ].filter(({ pronunciation }) => pronunciation === '');
  const [first] = acts;
  if (!first) return null;
  return {
    key: 'unsaid',
    count: acts.length,
    title: say('dashboard.unsaid', { count: acts.length }),
    names: some(acts),
    detail: `${endOf(rest(acts))} ${say('dashboard.unsaidLead')}`,
    pressing: null,
    action: { label: say('dashboard.openAct'), to: `/admin/participants/${first.participantId}` },
  };
}

const some = (acts: readonly { stageName: string }[]): string[] =>
  acts.slice(0, NAMES_SHOWN).map((act) => act.stageName);
const rest = (acts: readonly unknown[]): string => more(acts.length);
const more = (count: number): string =>
  count > NAMES_SHOWN ? say('dashboard.more', { count: count - NAMES_SHOWN }) : '';
/** Ends the sentence that the names begin, where another one follows. */
const endOf = (words: string): string => `${words}.`;
