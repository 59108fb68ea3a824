import { expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { beginEventBody } from '#contract/planning/schema.ts';
import { CONSENT_TEXT } from '#domain/events/agreed-texts.ts';
import { ADMIN_LANGUAGES, type Language } from '#domain/messages/languages.ts';
import { fetchWording } from '#domain/planning/in-language.ts';
import { TEMPLATES, type TemplateId } from '#domain/planning/templates.ts';
import { begunWith, bodyOf, type Draft, type Kind, nothing, type Template } from './draft.ts';
import { withHall } from './winner.ts';
import { inEventsLanguage, readyToSend } from './wording.ts';

const draft = (kind: Kind, template: Template): Draft => ({
  ...{ step: 'kind', kind, template, worded: 'en', name: 'Heute', host: '', venue: '' },
  ...{ day: '', starts: '', doors: '', judges: '', commandId: 'one' },
});
const spoken = (before: Draft, mainLanguage: Language): Draft => ({
  ...before,
  template: { ...before.template, settings: { ...before.template.settings, mainLanguage } },
});
const school = (language: Language) => spoken(draft('school_show', TEMPLATES.school_show), language);
const sent = async (one: Draft) => {
  const { draft: ready, wording } = await readyToSend(one);
  return beginEventBody.parse(snakeKeys(bodyOf(ready, 'UTC', wording))).template;
};

it('a draft in German sends a template, rules and a consent in German', async () => {
  const { settings, categories, criteria, cues, polls } = await sent(school('de'));
  expect(settings.consent_text).toEqual({
    version: 1,
    text: expect.stringMatching(/^Ich bin für diese Person sorgeberechtigt/),
  });
  expect(settings.risk_text).toEqual({
    version: 1,
    text: expect.stringMatching(/^Ich trete auf eigene Gefahr auf .* zeige ich vorher einer Lehrkraft/),
  });
  expect(categories.map(({ name }) => name)).toEqual(['Solo', 'Gruppe']);
  expect(criteria[0]).toMatchObject({ name: 'Können', meaning: 'Wie gut ist es gemacht?' });
  expect(criteria[0]?.guidance?.[3]?.label).toBe('Herausragend');
  expect(cues.map(({ title }) => title)).toEqual(['Eröffnung', 'Publikumsabstimmung', 'Ergebnisse']);
  expect(polls[0]?.title).toBe('Der Liebling des Saals');
});

it.each(ADMIN_LANGUAGES)('every template in %s is one that the server takes', async (language) => {
  for (const [id, template] of Object.entries(TEMPLATES)) {
    const taken = await sent(spoken(draft(id as TemplateId, template), language));
    expect(taken.criteria).toHaveLength(template.criteria.length);
  }
});

it('one that begins with nothing has both texts too, and a language without words has them in English', async () => {
  const { settings } = await sent(spoken(draft('nothing', nothing()), 'fr'));
  expect(settings.risk_text?.text).toMatch(/^Je monte sur scène .* les lames sont émoussées/);
  expect((await sent(school('ja'))).settings.consent_text?.text).toBe(CONSENT_TEXT);
});

it('a template follows a change of language, with a vote that was added, and another kind keeps the language', async () => {
  const [de, fr] = await Promise.all([fetchWording('de'), fetchWording('fr')]);
  const known = { en: null, de, fr };
  const german = inEventsLanguage(school('de'), known);
  const asked = withHall(withHall(german.template, 'none', de), 'apart', de);
  expect(asked.polls[0]?.title).toBe('Publikumsliebling');
  const french = inEventsLanguage(spoken({ ...german, template: asked }, 'fr'), known);
  expect(french.worded).toBe('fr');
  expect(french.template.polls[0]?.title).toBe('Coup de cœur du public');
  expect(french.template.criteria[0]?.name).toBe('Savoir-faire');
  const mic = inEventsLanguage({ ...french, ...begunWith('open_mic', TEMPLATES.open_mic, french) }, known);
  expect(mic.template.polls[0]?.title).toBe('Quel était le meilleur numéro ce soir\u00a0?');
  expect(inEventsLanguage(spoken(mic, 'en'), known).template).toEqual({
    ...TEMPLATES.open_mic,
    settings: { ...TEMPLATES.open_mic.settings, mainLanguage: 'en' },
  });
});

it('words that are not here yet are waited for, and a file stays as it is', async () => {
  expect(inEventsLanguage(school('de'), { en: null })).toEqual(school('de'));
  const file = spoken(draft('file', TEMPLATES.school_show), 'de');
  const { categories, settings } = await sent(file);
  expect(categories.map(({ name }) => name)).toEqual(['Solo', 'Group']);
  expect(settings.risk_text?.text).toBe(TEMPLATES.school_show.settings.riskText.text);
  // Where it has no text of its own, it has the one of its language.
  expect(settings.consent_text?.text).toMatch(/^Ich bin/);
});
