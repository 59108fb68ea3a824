/** An event as a template: what others like it begin with, without anybody's name and without an address. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { planningEndpoints } from '#contract/planning/endpoints.ts';
import { showTemplate } from '#contract/planning/schema.ts';
import { settingsToKeep } from '#contract/planning/settings-to-keep.ts';
import { longest } from '#contract/primitives.ts';
import { Refusal } from '#contract/refusal.ts';
import { cutTo } from '#domain/messages/cut-text.ts';
import { categoriesOf, eventById, presentCategory } from '../events/queries.ts';
import { presentCriterion } from '../judging/panel.ts';
import { criteriaOfEvent } from '../judging/queries.ts';
import { firstRound, itemRows } from '../lineup/queries.ts';
import { pollsOfFaceOffs } from '../results/records.ts';
import type { Store } from '../store/store.ts';
import { pollsOf } from '../voting/queries.ts';
import { textsToKeep } from './texts.ts';

type Template = BodyOf<typeof planningEndpoints.beginEvent>['template'];

/** A template of an event has words of its own for everything. */
type Kept = Omit<Template, 'rules' | 'roundName' | 'polls'> & {
  rules: unknown;
  roundName: string;
  polls: (Template['polls'][number] & { title: string })[];
};

/** The event's plan as a template, as it is sent. @throws Refusal `not_found`. */
export async function templateOf({ read, now }: Pick<Store, 'read' | 'now'>, eventId: string) {
  const event = await eventById(read, eventId);
  const round = event && (await firstRound(read, eventId));
  if (!event || !round) throw new Refusal('not_found', 'There is no such event.');
  const items = await itemRows(read, round.id);
  const settled = await pollsOfFaceOffs(read, round.id);
  const polls = (await pollsOf(read, round.id, now())).filter(({ id }) => !settled.has(id));
  const template: Kept = {
    name: cutTo(event.name, longest(showTemplate.shape.name)),
    about: '',
    settings: settingsToKeep(event.settings),
    categories: (await categoriesOf(read, eventId)).map(presentCategory),
    criteria: (await criteriaOfEvent(read, eventId)).map(presentCriterion),
    roundName: round.name,
    rules: JSON.parse(round.rules),
    cues: items.flatMap(({ id, kind, title, plannedMs }) =>
      kind === 'performance' ? [] : [{ id, kind, title, plannedMs }],
    ),
    polls: polls.map((poll) => ({
      title: poll.title,
      method: poll.method,
      maxChoices: poll.maxChoices,
      practice: poll.practice === 1,
      itemId: poll.itemId,
      durationMs: poll.durationMs,
      voters: poll.voters,
      deviceWeight: poll.deviceWeight,
      codeWeight: poll.codeWeight,
      share: poll.share,
      shown: poll.shown,
      recapMusic: poll.recapMusic === 1,
    })),
    texts: await textsToKeep(
      read,
      eventId,
      polls.map((poll) => poll.id),
    ),
  };
  return template;
}
