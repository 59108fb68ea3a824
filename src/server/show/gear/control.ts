/**
 * The desk's keys for other gear. A key sends no body and knows no version, so each press is taken for the show
 * as it is when it arrives, and an echo of the same press within a second is refused: GO has its own two.
 */
import type { FastifyInstance } from 'fastify';
import type { AdminView } from '#contract/live/views.ts';
import { Refusal } from '#contract/refusal.ts';
import { controlEndpoints } from '#contract/show/gear.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import { kindTold } from '#domain/lineup/round-kind.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { ShowCommand } from '#domain/show/commands.ts';
import type { MusicPress } from '#domain/tracks/cue.ts';
import { isOpen } from '#domain/voting/poll.ts';
import type { Gates, GearAccess, RoundAccess } from '../../http/access.ts';
import { addCalls } from '../../http/calls.ts';
import { newId } from '../../store/secrets.ts';
import { command, type ShowRoom } from '../commands.ts';
import type { Feed } from '../feed.ts';
import type { Reading } from '../live-reading.ts';
import type { RestrictedStreams } from '../restricted-streams.ts';
import { versionMadeBy } from '../steps.ts';
import type { ControlStream } from './stream.ts';

type Bare = ShowCommand extends infer C
  ? C extends ShowCommand
    ? Omit<C, 'commandId' | 'expectedVersion'>
    : never
  : never;

const ECHO_MS = 1_000;
const TIME_MS = 30_000;
const TOPIC = 'gear key';

interface Press {
  access: GearAccess;
  round: RoundAccess;
  query: { version?: number | undefined };
  commandId: string | undefined;
}

export interface ControlParts {
  feed: Feed;
  stream: ControlStream;
  followers: RestrictedStreams;
}

/** Registers the calls by which other gear reads the show and presses the desk's keys. */
export function controlRoutes(
  app: FastifyInstance,
  gates: Gates,
  room: ShowRoom,
  { feed, stream, followers }: ControlParts,
): void {
  const pressed = new Map<string, number>();
  const { now: clock, cluster } = room.store;
  // An echo that comes in by another process is one all the same; two in the same millisecond meet at the version.
  cluster.onSaid(TOPIC, (mine) => pressed.set(mine, clock()));
  const read = ({ access, round }: Pick<Press, 'access' | 'round'>) => feed.now(access, round);
  const state = async (call: Pick<Press, 'access' | 'round'>) => {
    const reading = await read(call);
    return presentControl(reading, stageTime(reading.clock, clock()));
  };

  /** @throws Refusal `too_soon` for the echo of a press, `stale` for one made from an older show. */
  const press = async (key: string, call: Press, make: (now: AdminView) => Bare) => {
    const { access, round, query } = call;
    // Its sender's: keys of two kinds of gear may be set up alike.
    const commandId = call.commandId && `${access.tokenId} ${call.commandId}`;
    // Sent again because its answer was lost: it is carried out already, and the show has moved on by it.
    if (commandId !== undefined && (await versionMadeBy(room.store.read, access.by, commandId)) !== undefined)
      return state(call);
    const now = clock();
    const mine = `${access.tokenId} ${key}`;
    const before = pressed.get(mine);
    if (before !== undefined && now >= before && now - before < ECHO_MS) throw new Refusal('too_soon');
    pressed.set(mine, now);
    cluster.say(TOPIC, mine);
    const seen = (await read(call)).view('admin');
    if (query.version !== undefined && query.version !== seen.version)
      throw new Refusal('stale', 'The show has moved on since. Look at it before you press again.');
    // A union member without two fields is put back together; the compiler does not see that through.
    const whole = {
      ...make(seen),
      commandId: commandId ?? newId(),
      expectedVersion: seen.version,
    } as ShowCommand;
    await command(room, access, round, whole);
    return state(call);
  };
  const key =
    (name: string, kind: 'undo' | 'pause' | 'resume' | 'lift_halt' | 'blank' | 'unblank') => (call: Press) =>
      press(name, call, () => ({ kind }));

  const calls: Parameters<typeof addCalls<typeof controlEndpoints>>[3] = {
    controlState: state,
    controlStream: async ({ access, round, request, reply }) => {
      const end = await stream.follow(reply.raw, access, round);
      reply.hijack();
      followers.add(reply.raw, { stillMay: () => gates.gear(request), end, left: () => undefined });
      return '';
    },
    controlNote: (call) =>
      press(`note ${call.params.post}`, call, () => ({
        kind: 'send_note',
        to: call.params.post,
        text: call.query.text,
      })),
    // A key is pressed, not held: what asks first is done at the desk.
    controlGo: (call) => press('go', call, () => ({ kind: 'go', confirms: [] })),
    controlMoreTime: (call) => press('more', call, () => ({ kind: 'add_time', ms: TIME_MS })),
    controlLessTime: (call) => press('less', call, () => ({ kind: 'add_time', ms: -TIME_MS })),
    controlUndo: key('undo', 'undo'),
    controlPause: key('pause', 'pause'),
    controlResume: key('resume', 'resume'),
    controlMusicPlay: (call) => press('music play', call, musicPress('play')),
    controlMusicPause: (call) => press('music pause', call, musicPress('pause')),
    controlMusicFade: (call) => press('music fade', call, musicPress('fade')),
    controlHold: (call) => press('hold', call, () => ({ kind: 'halt', text: 'One moment, please' })),
    controlLift: key('lift', 'lift_halt'),
    controlBlank: key('blank', 'blank'),
    controlUnblank: key('unblank', 'unblank'),
    controlArm: (call) =>
      press(`arm ${call.params.scene}`, call, () => ({ kind: 'arm', scene: call.params.scene, text: '' })),
    controlScene: (call) =>
      press(`show ${call.params.scene}`, call, () => ({
        kind: 'set_scene',
        scene: call.params.scene,
        text: '',
      })),
    controlTake: (call) =>
      press('take', call, ({ armed }) => {
        if (armed === null) throw new Refusal('wrong_state', 'No scene is armed.');
        return { kind: 'set_scene', scene: armed.kind, text: armed.text };
      }),
    controlOpenPoll: (call) =>
      press('poll open', call, ({ polls, items, currentId }) => {
        const cue = items.find((item) => item.itemId === currentId);
        const waiting = polls.filter((poll) => poll.state === 'draft');
        const poll = waiting.find((one) => one.id === cue?.pollId) ?? waiting[0];
        if (!poll) throw new Refusal('wrong_state', 'No vote waits to be opened.');
        return { kind: 'open_poll', pollId: poll.id, durationMs: poll.durationMs };
      }),
    controlClosePoll: (call) =>
      press('poll close', call, ({ polls }) => {
        const poll = polls.find(isOpen);
        if (!poll) throw new Refusal('wrong_state', 'No vote is open.');
        return { kind: 'close_poll', pollId: poll.id };
      }),
  };
  void app.register(async (keys) => {
    // Some gear says that it sends JSON and sends nothing, or something of its own: a press is a press.
    keys.removeAllContentTypeParsers();
    keys.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    addCalls(keys, gates, controlEndpoints, calls);
  });
}

/**
 * A press for the desk that plays. @throws Refusal `wrong_state` where there is none, and `no_change` where it plays or
 * is silent already, so that a key that is pressed twice does one thing.
 */
const musicPress =
  (press: MusicPress) =>
  ({ presence, playing }: AdminView): Bare => {
    if (presence.music === 0)
      throw new Refusal(
        'wrong_state',
        'No desk that plays music is open. Open the desk at the laptop that is wired to the sound desk, and switch on there that music starts by itself.',
      );
    if ((press === 'play') === (playing?.state === 'playing'))
      throw new Refusal('no_change', press === 'play' ? 'Music is playing.' : 'No music is playing.');
    return { kind: 'press_music', press };
  };

/** The desk's view as gear may see it: acts' public names, no notes and no people. */
export function presentControl(reading: Pick<Reading, 'view'>, at: number) {
  const view = reading.view('admin');
  const found = (id: string | null) => view.items.find((item) => item.itemId === id);
  const [current, next] = [found(view.currentId), found(view.nextId)];
  const poll = view.polls.find(isOpen);
  return {
    ...pickFields(view, ['version', 'phase', 'stage', 'clock', 'blanked']),
    round: { id: view.round.id, name: view.round.name },
    ...kindTold(view.round),
    current: current?.title ?? null,
    currentNumber: current?.number ?? null,
    next: next?.title ?? null,
    nextNumber: next?.number ?? null,
    leftMs: view.clock && leftOn(view.clock, at),
    endsAt: view.forecast.endsAt,
    behindMs: view.forecast.behindMs,
    turnout: poll ? { ballots: poll.ballotsCounted, phones: view.presence.audience } : null,
    music: playingNow(view),
    scene: view.scene.kind,
    armed: view.armed?.kind ?? null,
    held: view.halt !== null,
    openPoll: poll?.title ?? null,
  };
}

function playingNow({ playing, items }: AdminView) {
  if (playing === null) return null;
  const { state, itemId, endsAt } = playing;
  return { state, act: items.find((item) => item.itemId === itemId)?.title ?? '', endsAt };
}

/** In whole seconds, so that a lamp that counts is told once a second. */
const leftOn = (clock: NonNullable<AdminView['clock']>, at: number): number =>
  Math.ceil((clock.state === 'running' ? clock.zeroAt - at : clock.leftMs) / 1_000) * 1_000;
