/** An event with its categories, criteria and judges. */
import sharp from 'sharp';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { type Fixture, refused } from './fixture.ts';

export const JUDGES = ['Amara Nwosu', 'Theo Lindgren', 'Mei-Ling Zhou'];

export async function playEvent(fixture: Fixture): Promise<void> {
  const { anyone, desk, crew } = fixture;
  await refused(anyone, eventsEndpoints.currentEvent);
  const event = await desk.call(eventsEndpoints.addEvent, {
    body: {
      name: 'Open Stage',
      host: 'Aurora Con 2026',
      venue: 'Meridian Hall',
      timeZone: 'Europe/Berlin',
      startsAt: Date.UTC(2026, 10, 21, 17, 30),
      registrationMode: 'open',
    },
  });
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event.id },
    body: { settings: { lineupPublished: true, contactLine: 'The desk in the foyer', actsPerContact: 0 } },
  });
  await playLogo(fixture, event.id);
  await playBackground(fixture, event.id);
  await playSponsors(fixture, event.id);
  await anyone.call(eventsEndpoints.currentEvent);
  await desk.call(eventsEndpoints.events);
  const voice = await desk.call(eventsEndpoints.addCategory, {
    body: { name: 'Voice', timeLimitMs: 240_000 },
  });
  const dance = await desk.call(eventsEndpoints.addCategory, { body: { name: 'Dance' } });
  const spare = await desk.call(eventsEndpoints.addCategory, { body: { name: 'Spare' } });
  await desk.call(eventsEndpoints.changeCategory, { params: { id: dance.id }, body: { capacity: 10 } });
  await desk.call(eventsEndpoints.orderCategories, { body: { ids: [dance.id, voice.id, spare.id] } });
  await desk.call(eventsEndpoints.removeCategory, { params: { id: spare.id } });
  await refused(desk, eventsEndpoints.removeCategory, { params: { id: spare.id } });
  await crew.call(eventsEndpoints.categories);
}

/** One pixel of lime. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGO4+8n9PwAH3AMW2LDoPwAAAABJRU5ErkJggg==';

async function playLogo({ desk }: Fixture, id: string): Promise<void> {
  await desk.call(eventsEndpoints.setLogo, { params: { id }, body: { png: PIXEL, tone: 'own' } });
  await desk.call(eventsEndpoints.removeLogo, { params: { id } });
  const noPicture = { png: 'bm8gcGljdHVyZQ==', tone: 'own' as const };
  await refused(desk, eventsEndpoints.setLogo, { params: { id }, body: noPicture });
}

async function playBackground({ desk }: Fixture, id: string): Promise<void> {
  const params = { id };
  const large = await sharp(Buffer.from(PIXEL, 'base64')).resize(960, 540).jpeg().toBuffer();
  const body = { picture: large.toString('base64') };
  await desk.call(eventsEndpoints.setBackground, { params, body });
  await desk.call(eventsEndpoints.removeBackground, { params });
  await refused(desk, eventsEndpoints.setBackground, { params, body: { picture: PIXEL } });
}

async function playSponsors({ desk, anyone }: Fixture, id: string): Promise<void> {
  const params = { id };
  const body = { png: PIXEL, name: 'Quayside Music', places: ['interval' as const, 'results' as const] };
  const { settings } = await desk.call(eventsEndpoints.addSponsor, { params, body });
  await refused(desk, eventsEndpoints.addSponsor, { params, body });
  const [kept] = settings.sponsors;
  const sponsors = [{ path: kept?.path ?? '', name: 'Quayside', places: ['results' as const] }];
  const change = { params, body: { sponsors, seen: settings.sponsors } };
  const changed = await desk.call(eventsEndpoints.changeSponsors, change);
  await refused(desk, eventsEndpoints.changeSponsors, change);
  await anyone.call(eventsEndpoints.sponsors);
  const { sponsors: seen } = changed.settings;
  await desk.call(eventsEndpoints.changeSponsors, { params, body: { sponsors: [], seen } });
}

export async function playPanel({ desk, crew, anyone }: Fixture): Promise<void> {
  const technique = await desk.call(judgingEndpoints.addCriterion, {
    body: { name: 'Technique', weight: 3, minSteps: 1, maxSteps: 10, step: '1' },
  });
  const spare = await desk.call(judgingEndpoints.addCriterion, { body: { name: 'Spare' } });
  const originality = await desk.call(judgingEndpoints.addCriterion, { body: { name: 'Originality' } });
  await desk.call(judgingEndpoints.removeCriterion, { params: { id: spare.id } });
  const { id, ...facts } = originality;
  await desk.call(judgingEndpoints.changeCriterion, { params: { id }, body: { ...facts, weight: 2 } });
  await desk.call(judgingEndpoints.orderCriteria, { body: { ids: [id, technique.id] } });
  await crew.call(judgingEndpoints.criteria);

  const judges = await desk.call(judgingEndpoints.addJudges, {
    body: { names: [...JUDGES, 'Somebody who does not come', 'Another'] },
  });
  await desk.call(judgingEndpoints.changeJudge, {
    params: { id: judges[0]?.id ?? '' },
    body: { isHead: true },
  });
  await desk.call(judgingEndpoints.reissueLink, { params: { id: judges[4]?.id ?? '' } });
  await desk.call(judgingEndpoints.revokeLink, { params: { id: judges[4]?.id ?? '' } });
  for (const absent of judges.slice(3))
    await desk.call(judgingEndpoints.removeJudge, { params: { id: absent.id } });
  await refused(anyone, judgingEndpoints.judgeAccess, { params: { token: 'no-such-token' } });
}
