import { describe, expect, it } from 'vitest';
import type { CatalogueLine } from '#domain/messages/catalogue-line.ts';
import type { EventLists } from './event-lists.ts';
import { heldActs, needsOf, needsTitle } from './needs.ts';

const DAY = 86_400_000;
const NOW = 1_776_540_600_000;

type Participant = NonNullable<EventLists['participants']>[number];

const act = (id: string, change: Partial<Participant> = {}): Participant => ({
  id,
  number: 1,
  status: 'accepted',
  erased: false,
  stageName: `Act ${id}`,
  pronouns: '',
  songTitle: 'Song',
  categoryId: null,
  consent: 'not_needed',
  consentHow: null,
  durationMs: null,
  performerCount: 1,
  headcount: null,
  answers: [],
  audioDeliveryMethod: 'upload',
  needsAssistance: null,
  photoConsent: 'not_asked',
  photoPlaces: [],
  contactMark: null,
  cameFrom: null,
  checkedInAt: null,
  revision: 1,
  createdAt: NOW - DAY,
  ...change,
});
const track = (
  participantId: string,
  state: 'missing' | 'checked',
): NonNullable<EventLists['tracks']>[number] => ({
  participantId,
  state,
  note: '',
  noteTold: [],
  lost: false,
  upload: null,
  changedAt: null,
  changedBy: null,
  receivedAt: null,
  receivedBy: null,
  checkedAt: null,
  checkedBy: null,
});
const lists = (change: Partial<EventLists>): EventLists => ({
  participants: undefined,
  tracks: undefined,
  order: undefined,
  judges: undefined,
  criteria: undefined,
  polls: undefined,
  strays: undefined,
  pictures: undefined,
  report: undefined,
  load: undefined,
  ...change,
});
const keys = (given: EventLists) => needsOf(given, { now: NOW, startsAt: null }).map((need) => need.key);

describe('what needs somebody', () => {
  it('says nothing about what has not arrived', () => {
    expect(keys(lists({}))).toEqual([]);
  });

  it('names the acts of which nobody told how the name is said, in the order and beside it', () => {
    const slot = (stageName: string, pronunciation: string, more = {}) => ({
      stageName,
      pronunciation,
      participantId: stageName,
      accepted: true,
      ...more,
    });
    const order = {
      items: [
        { act: null },
        { act: slot('Said', 'sed') },
        { act: slot('Unsaid', '') },
        { act: slot('Scratched', ''), scratched: true },
      ],
      waiting: [
        slot('Waiting', '', { inRounds: [] }),
        slot('In the other heat', '', { inRounds: ['Heat 2'] }),
      ],
    } as unknown as NonNullable<EventLists['order']>;
    const [need] = needsOf(lists({ order }), { now: NOW, startsAt: null }).filter(
      ({ key }) => key === 'unsaid',
    );
    expect(need).toMatchObject({ count: 2, names: ['Unsaid', 'Waiting'] });
    expect(need?.action.to).toBe('/admin/participants/Unsaid');
    const unplaced = needsOf(lists({ order }), { now: NOW, startsAt: null }).find(
      ({ key }) => key === 'order',
    );
    expect(unplaced).toMatchObject({ count: 1, names: ['Waiting'] });
  });

  it('names the acts whose picture nobody has looked at', () => {
    const picture = (participantId: string, state: string) =>
      ({ participantId, state }) as NonNullable<EventLists['pictures']>[number];
    const pictures = [picture('a', 'waiting'), picture('b', 'approved'), picture('c', 'waiting')];
    const participants = [act('a'), act('b'), act('c')];
    const waiting = (given: Partial<EventLists>) =>
      needsOf(lists(given), { now: NOW, startsAt: null }).filter(({ key }) => key === 'pictures');
    expect(waiting({ participants, pictures })).toMatchObject([
      { count: 2, names: ['Act a', 'Act c'], action: { to: '/admin/participants?mode=pictures' } },
    ]);
    expect(waiting({ participants, pictures: pictures.slice(1, 2) })).toEqual([]);
  });

  it('names a criterion that no judge scores, where there are acts and judges', () => {
    const criterion = (id: string, categoryId: string | null = null) =>
      ({ id, name: `Criterion ${id}`, categoryId }) as NonNullable<EventLists['criteria']>[number];
    const judge = (criterionIds: string[], categoryIds: string[] = []) =>
      ({ criterionIds, categoryIds, revoked: false, sessions: [{}] }) as unknown as NonNullable<
        EventLists['judges']
      >[number];
    const named = (change: Partial<EventLists>) =>
      needsOf(
        lists({
          participants: [act('a', { categoryId: 'dance' })],
          tracks: [track('a', 'checked')],
          ...change,
        }),
        {
          now: NOW,
          startsAt: null,
        },
      )
        .filter(({ key }) => key === 'unscored')
        .map(({ names }) => names);
    const both = [criterion('x'), criterion('y')];
    expect(named({ criteria: both, judges: [judge([])] })).toEqual([]);
    expect(named({ criteria: both, judges: [judge(['x'])] })).toEqual([['Criterion y']]);
    expect(named({ criteria: both, judges: [judge(['x']), judge(['y'], ['song'])] })).toEqual([
      ['Criterion y'],
    ]);
    expect(named({ criteria: [criterion('x'), criterion('z', 'song')], judges: [judge(['x'])] })).toEqual([]);
    expect(named({ criteria: both, judges: [] })).toEqual([]);
  });

  it('puts what blocks the stage before everything else', () => {
    expect(
      keys(
        lists({
          participants: [act('a', { consent: 'asked' }), act('b', { status: 'submitted' })],
          tracks: [],
          criteria: [],
        }),
      ),
    ).toEqual(['consent', 'tracks', 'review', 'criteria']);
  });

  it('counts a track nobody spoke of as missing, and only of accepted acts', () => {
    const given = lists({
      participants: [act('a'), act('b'), act('c', { status: 'declined' })],
      tracks: [track('a', 'checked')],
    });
    expect(needsOf(given, { now: NOW, startsAt: null })).toMatchObject([
      { key: 'tracks', count: 1, names: ['Act b'], pressing: null },
    ]);
    expect(needsOf(given, { now: NOW, startsAt: NOW + DAY })[0]?.pressing).not.toBeNull();
    expect(needsOf(given, { now: NOW, startsAt: NOW - DAY })[0]?.pressing).toBeNull();
    expect([...heldActs(given)]).toEqual(['b']);
  });

  it('wants nothing of an act that has been on', () => {
    const [been, again, next] = ['been', 'again', 'next'].map((id) => act(id, { consent: 'asked' }));
    const place = (id: string, of: Participant | undefined, started: boolean, scratched = false) => ({
      item: { id, act: { ...of, participantId: of?.id, pronunciation: '' }, scratched },
      row: { itemId: id, startedAt: started ? NOW : null },
    });
    const places = [
      place('1', been, true),
      place('2', again, true),
      place('3', next, false),
      place('4', again, false),
      place('5', been, false, true),
    ];
    const given = lists({
      participants: [been, again, next].filter((one) => one !== undefined),
      tracks: [],
      order: { items: places.map(({ item }) => item), waiting: [] } as unknown as EventLists['order'],
      report: { rows: places.map(({ row }) => row) } as unknown as EventLists['report'],
    });
    expect(needsOf(given, { now: NOW, startsAt: NOW })).toMatchObject([
      { key: 'consent', names: ['Act again', 'Act next'] },
      { key: 'tracks', names: ['Act again', 'Act next'] },
      { key: 'unsaid', names: ['Act next', 'Act again'] },
    ]);
    expect([...heldActs(given)]).toEqual(['again', 'next']);
  });

  it('tells music that is gone apart from music that was never sent, and files that belong to no act', () => {
    const given = lists({
      participants: [act('a'), act('b')],
      tracks: [{ ...track('a', 'missing'), state: 'problem', lost: true }],
      strays: { files: 3, size: 9_000_000, newestAt: NOW, setAside: 0 },
    });
    expect(needsOf(given, { now: NOW, startsAt: null })).toMatchObject([
      { key: 'lost', count: 1, names: ['Act a'], pressing: { words: 'cannot be played' } },
      { key: 'tracks', count: 1, names: ['Act b'] },
      { key: 'strays', count: 3, action: { to: '/admin/settings/tracks#stray-tracks' } },
    ]);
    expect(keys(lists({ strays: { files: 0, size: 0, newestAt: null, setAside: 0 } }))).toEqual([]);
  });

  it('says first what the server tells of its machine, but for music that has a line of its own', () => {
    const load = (troublesTold: CatalogueLine[][]) =>
      ({
        problems: [],
        problemsTold: [],
        troubles: troublesTold.map((_, at) => `Sentence ${at}.`),
        troublesTold,
        clockDoubt: null,
      }) as unknown as EventLists['load'];
    const lost = { line: 'machine.oneLost' };
    const broken = { line: 'machine.logBroken', blanks: { place: 'replaced-1' } };
    expect(keys(lists({ load: load([]) }))).toEqual([]);
    expect(keys(lists({ load: load([[lost]]) }))).toEqual([]);
    const given = lists({ load: load([[lost], [broken]]), participants: [act('a', { consent: 'missing' })] });
    expect(needsOf(given, { now: NOW, startsAt: null })).toMatchObject([
      { key: 'machine', count: 1, detail: expect.stringContaining('lies in replaced-1.') },
      { key: 'consent' },
    ]);
  });

  it('names four at most and says how many more', () => {
    const given = lists({ participants: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => act(id)), tracks: [] });
    expect(needsOf(given, { now: NOW, startsAt: null })[0]).toMatchObject({ count: 6, detail: 'and 2 more' });
    const pictures = given.participants?.map(({ id }) => ({ participantId: id, state: 'waiting' }));
    const waiting = needsOf(
      { ...given, pictures: pictures as EventLists['pictures'] },
      { now: NOW, startsAt: null },
    );
    expect(waiting.find(({ key }) => key === 'pictures')?.detail).toBe(
      'and 2 more. Until then they are shown nowhere.',
    );
  });

  it('ends the names with a full stop where another sentence follows', () => {
    const items = ['a', 'b'].map((id) => ({
      act: { ...act(id), participantId: id, pronunciation: '' },
      scratched: false,
    }));
    const given = lists({ order: { items, waiting: [] } as unknown as EventLists['order'] });
    const unsaid = needsOf(given, { now: NOW, startsAt: null }).find(({ key }) => key === 'unsaid');
    expect(unsaid).toMatchObject({ count: 2, detail: '. MC and call board read it aloud.' });
  });

  it('says it in one sentence', () => {
    expect([0, 1, 4, 12].map(needsTitle)).toEqual([
      'Nothing needs you',
      'One thing needs you',
      'Four things need you',
      '12 things need you',
    ]);
  });
});
