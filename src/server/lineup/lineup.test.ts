import { expect, test } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { type Caller, CallRefused } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import { sampledServers } from '#test/sampled.ts';
import { describeByTurns } from '#test/store.ts';

const order = (desk: Caller) => desk.call(lineupEndpoints.runningOrder);
const titles = async (desk: Caller) => (await order(desk)).items.map((item) => item.title);
const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof CallRefused ? error.code : 'thrown'),
  );

describeByTurns('the running order (%s)', (engine) => {
  const start = sampledServers();
  const open = async () => (await (await start({ engine })).sample()).desk;

  test('numbers count the acts along the order; cues have none', async () => {
    const desk = await open();
    const { items, actsTotal } = await order(desk);
    expect(items.flatMap((item) => item.number ?? [])).toEqual(
      Array.from({ length: actsTotal }, (_, at) => at + 1),
    );
    expect(items.every((item) => (item.kind === 'performance') === (item.number !== null))).toBe(true);
  });

  const numbers = (items: Awaited<ReturnType<typeof order>>['items']) =>
    items.flatMap(({ kind, number }) => (kind === 'performance' ? [number] : []));
  const publish = async (desk: Caller, lineupPublished: boolean) => {
    const [event] = await desk.call(eventsEndpoints.events);
    await desk.call(eventsEndpoints.changeEvent, {
      params: { id: event?.id ?? '' },
      body: { settings: { lineupPublished } },
    });
  };
  const move = (desk: Caller, id: string | undefined, position: number) =>
    desk.call(lineupEndpoints.moveItem, { params: { id: id ?? '' }, body: { position } });
  const turn = async (desk: Caller, kind: 'scratch' | 'unscratch', itemId: string) => {
    const { version } = await desk.call(showEndpoints.show);
    const about = { itemId, commandId: newId(), expectedVersion: version };
    await desk.call(showEndpoints.command, {
      body: kind === 'scratch' ? { kind, reason: 'Ill', ...about } : { kind, ...about },
    });
    return order(desk);
  };

  test('numbers follow an order that nobody sees yet', async () => {
    const desk = await open();
    await publish(desk, false);
    const before = await order(desk);
    const last = before.items.findLast((item) => item.kind === 'performance');
    const after = await move(desk, last?.id, 1);
    expect(after.items[1]).toMatchObject({ id: last?.id, number: 1 });
    expect(numbers(after.items)).toEqual(numbers(before.items));
    const scratched = await turn(desk, 'scratch', after.items[1]?.id ?? '');
    expect(numbers(scratched.items)).toEqual([null, ...numbers(before.items).slice(0, -1)]);
  });

  test('numbers stay once the order is published: through moves, scratches and additions', async () => {
    const desk = await open();
    await publish(desk, false);
    const first = await order(desk);
    const opener = first.items.findLast((item) => item.kind === 'performance');
    await move(desk, opener?.id, 1);
    await publish(desk, true);
    const { items, actsTotal } = await order(desk);
    const count = Array.from({ length: actsTotal }, (_, at) => at + 1);
    expect(numbers(items)).toEqual(count);
    const moved = await move(desk, opener?.id, items.length - 1);
    expect(moved.items.find((item) => item.id === opener?.id)).toMatchObject({ number: 1 });
    const third = items.find((item) => item.number === 3)?.id ?? '';
    const gap = await turn(desk, 'scratch', third);
    expect(gap.actsTotal).toBe(actsTotal - 1);
    expect(numbers(gap.items).filter((number) => number !== null)).toEqual([
      ...count.filter((number) => number !== 1 && number !== 3),
      1,
    ]);
    expect((await turn(desk, 'unscratch', third)).items.find(({ id }) => id === third)?.number).toBe(3);
    // One that was taken out leaves its number to nobody.
    const out: typeof moved.items = [];
    for (const item of moved.items.filter(({ kind }) => kind === 'performance'))
      if ((await codeOf(desk.call(lineupEndpoints.removeItem, { params: { id: item.id } }))) === undefined)
        out.push(item);
    const added = await desk.call(lineupEndpoints.addAccepted);
    const again = added.items.filter(({ act }) =>
      out.some((item) => item.act?.participantId === act?.participantId),
    );
    expect(again.map(({ number }) => number)).toEqual(out.map((_, at) => actsTotal + 1 + at));
  });

  test('numbers stay once the show has begun, whether or not the line-up is public', async () => {
    const desk = await open();
    await publish(desk, false);
    const { items } = await order(desk);
    const { version } = await desk.call(showEndpoints.show);
    await desk.call(showEndpoints.command, {
      body: { kind: 'go', commandId: newId(), expectedVersion: version },
    });
    const second = items.find((item) => item.number === 2);
    const after = await turn(desk, 'scratch', second?.id ?? '');
    const expected = numbers(items).map((number) => (number === 2 ? null : number));
    expect(numbers(after.items)).toEqual(expected);
    await publish(desk, true);
    await publish(desk, false);
    expect(numbers((await order(desk)).items)).toEqual(expected);
  });

  test('two items swap, and swapping again is as before', async () => {
    const desk = await open();
    const before = await order(desk);
    const [firstId, secondId] = [before.items[2]?.id ?? '', before.items[5]?.id ?? ''];
    const swapped = await desk.call(lineupEndpoints.swapItems, { body: { firstId, secondId } });
    expect([swapped.items[2]?.id, swapped.items[5]?.id]).toEqual([secondId, firstId]);
    await desk.call(lineupEndpoints.swapItems, { body: { firstId, secondId } });
    expect(await order(desk)).toEqual(before);
  });

  test('all items are put into another order at once, and an order that lacks one is refused', async () => {
    const desk = await open();
    const before = await order(desk);
    const itemIds = before.items.map(({ id }) => id);
    const turned = await desk.call(lineupEndpoints.arrangeItems, { body: { itemIds: itemIds.toReversed() } });
    expect(turned.items.map(({ id }) => id)).toEqual(itemIds.toReversed());
    for (const wrong of [itemIds.slice(1), [...itemIds.slice(1), itemIds[1] ?? '']])
      await expect(
        desk.call(lineupEndpoints.arrangeItems, { body: { itemIds: wrong } }),
      ).rejects.toMatchObject({ code: 'stale' });
    await expect(
      desk.call(lineupEndpoints.arrangeItems, { body: { itemIds: [...itemIds, 'gone'] } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await desk.call(lineupEndpoints.arrangeItems, { body: { itemIds } });
    expect(await order(desk)).toEqual(before);
  });

  test('the same command sent again inserts one cue', async () => {
    const desk = await open();
    const add = () =>
      desk.call(lineupEndpoints.addCue, {
        body: { kind: 'other', title: 'Cake', plannedMs: 60_000, position: 0 },
        commandId: 'cake-at-the-start',
      });
    await add();
    await add();
    expect((await titles(desk)).filter((title) => title === 'Cake')).toEqual(['Cake']);
    expect((await titles(desk))[0]).toBe('Cake');
  });

  test('twenty changes at once leave every item in one place', async () => {
    const desk = await open();
    const before = await order(desk);
    // On a machine that stands still for seconds one is asked to come back, as pages do.
    const moved = async (id: string, position: number) => {
      let code = await codeOf(move(desk, id, position));
      while (code === 'busy' || code === 'not_saved') code = await codeOf(move(desk, id, position));
      return code;
    };
    const codes = await Promise.all(before.items.slice(0, 20).map(({ id }, at) => moved(id, (at * 7) % 15)));
    expect(codes.filter((code) => code !== undefined)).toEqual([]);
    const after = await order(desk);
    expect(after.items.map((item) => item.id).toSorted()).toEqual(
      before.items.map((item) => item.id).toSorted(),
    );
  });

  test('an act that waits is added before the vote, and no act stands in the order twice', async () => {
    const desk = await open();
    let removed: string | undefined;
    for (const { id, act } of (await order(desk)).items.filter((item) => item.act !== null)) {
      const again = { body: { participantId: act?.participantId ?? '', isGuest: false } };
      expect(await codeOf(desk.call(lineupEndpoints.addPerformance, again))).toBe('already_exists');
      if (
        removed === undefined &&
        (await codeOf(desk.call(lineupEndpoints.removeItem, { params: { id } }))) === undefined
      )
        removed = act?.participantId;
    }
    expect((await order(desk)).waiting.map((one) => one.participantId)).toEqual([removed]);
    const added = await desk.call(lineupEndpoints.addAccepted);
    expect(added.waiting).toEqual([]);
    const at = added.items.findIndex((item) => item.act?.participantId === removed);
    expect(at).toBeLessThan(added.items.findIndex((item) => item.kind === 'vote'));
    expect(added.items[at]?.number).toBe(added.actsTotal + 1);
  });

  test('an act on a ballot stays in the order: it is scratched, not removed', async () => {
    const desk = await open();
    const { items } = await order(desk);
    const codes = await Promise.all(
      items
        .filter((item) => item.kind === 'performance')
        .map((item) => codeOf(desk.call(lineupEndpoints.removeItem, { params: { id: item.id } }))),
    );
    expect(codes).toContain('in_use');
  });

  test('crew may order the show and sees no contact, consent or legal name in it', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const fields = new Set((await order(desk)).items.flatMap((item) => Object.keys(item.act ?? {})));
    expect([...fields].toSorted()).toEqual([
      'accepted',
      'category',
      'categoryId',
      'checkedInAt',
      'participantId',
      'pronouns',
      'pronunciation',
      'songTitle',
      'stageName',
      'stageNotes',
    ]);
    expect(await codeOf(server.caller().call(lineupEndpoints.runningOrder))).toBe('unauthenticated');
  });
});
