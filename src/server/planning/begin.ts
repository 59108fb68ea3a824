/** Beginning an event from a template: everything that it needs to be run tonight but its acts, in one commit. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { planningEndpoints } from '#contract/planning/endpoints.ts';
import { SOURCE } from '#domain/messages/languages.ts';
import { usualWordsIn } from '#domain/planning/in-language.ts';
import { onOtherCriteria } from '#domain/tabulation/rules.ts';
import { insertCategories, insertEvent } from '../events/commands.ts';
import type { Event } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import type { KeyedWork } from '../http/command.ts';
import { insertCriteria } from '../judging/criteria-made.ts';
import { insertJudges } from '../judging/judge-commands.ts';
import { addFirstRound } from '../lineup/commands.ts';
import { insertPoll } from '../voting/commands.ts';
import { insertTexts } from './texts.ts';

type Begun = BodyOf<typeof planningEndpoints.beginEvent>;

/**
 * Sets the event up. Its registration is closed until somebody opens it, and nothing of it is published.
 * @param opened where the admin has this server open, if that is an address for others too; else empty.
 */
export async function beginEvent(
  work: KeyedWork,
  _access: AdminAccess,
  { template, judges, ...facts }: Begun,
  opened: string,
): Promise<Event> {
  const usual = await usualWordsIn(template.settings.mainLanguage ?? SOURCE);
  const event = await insertEvent(work, {
    ...facts,
    description: '',
    registrationMode: 'closed',
    registrationOpensAt: null,
    registrationClosesAt: null,
    settings: {
      ...usual.agreed,
      ...template.settings,
      mcAccessCode: '',
      lineupPublished: false,
      lettersAddress: template.settings.mailOn ? opened : '',
    },
  });
  const categories = await insertCategories(work, event.id, template.categories);
  const criteria = await insertCriteria(work, event.id, template.criteria, categories);
  const { round, cueIds } = await addFirstRound(work, event.id, {
    name: template.roundName ?? usual.roundName,
    rules: JSON.stringify(onOtherCriteria(template.rules, criteria)),
    cues: template.cues,
  });
  const polls: string[] = [];
  for (const poll of template.polls) {
    const itemId = poll.itemId === null ? null : (cueIds.get(poll.itemId) ?? null);
    polls.push(await insertPoll(work, round, { title: usual.pollTitle, ...poll, itemId, candidateIds: [] }));
  }
  // It begins without a description, so that of the other event is not said of it in another language either.
  const texts = template.texts.filter(({ field }) => field !== 'description');
  // Prizes are that evening's too.
  await insertTexts(work, event.id, texts, { categories, criteria, polls, awards: new Map() });
  await insertJudges(work, event.id, { names: judges, categoryIds: [] });
  return event;
}
