/** Registering in a real browser: an adult, a minor and a parent, a group, a hostile person, a dead network. */
import { describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { NETWORK_AWAY, PHONE, testBrowser } from '../browser.ts';
import { conformanceFixture, signIn } from '../conformance/fixture.ts';
import { itAtLength } from '../tried.ts';
import { fillAbout, fillAct, fillSafety, linkIn, register, takeOff } from './form.ts';
import { CANARY, photo } from './photo.ts';

const fixture = conformanceFixture();
const browser = testBrowser();

const ASTRA = { name: 'Astra', stageName: 'Астра Ковалёва', song: 'Moonlight Sonata' };
const DUONG = {
  name: 'Dương',
  minor: true,
  stageName: 'Nguyễn Thị Ánh Dương',
  song: 'Bèo dạt mây trôi',
  parent: { name: 'Linh Nguyễn', contact: 'linh@example.org', how: 'link' },
} as const;

/** Longer than pages wait before they ask again. */
const A_WHILE_MS = 60_000;
/** What a browser notes of calls on a link that has ended. */
const GONE = /4(04|10)/;

const acts = () => fixture().desk.call(registrationEndpoints.participants);
const named = async (stageName: string) => (await acts()).filter((act) => act.stageName === stageName);

describe('registering', () => {
  it('takes an adult through four steps to a page of their own', async () => {
    const { page } = await browser.person(fixture().origin, { viewport: PHONE });
    const path = await register(page, ASTRA);
    await page.goto(path);
    await page.getByRole('heading', { name: ASTRA.stageName }).waitFor();
    await page.getByText('1 thing to do').waitFor();
    expect(await named(ASTRA.stageName)).toMatchObject([{ status: 'submitted', songTitle: ASTRA.song }]);
  });

  itAtLength(
    'sends a picture without the place where it was taken, and shows it once the crew has looked',
    async () => {
      const { page } = await browser.person(fixture().origin, { viewport: PHONE });
      await page.goto(await register(page, { ...ASTRA, stageName: 'Face in the light' }));
      const card = page.getByRole('region', { name: 'Your photo' });
      const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() };
      await card.locator('input[type=file]').setInputFiles(file);
      await card.getByRole('img', { name: 'The photo in its circle' }).press('ArrowRight');
      const sending = page.waitForRequest((request) => request.method() === 'PUT');
      await card.getByRole('button', { name: 'Use this photo' }).click();
      const sent = Buffer.from((await sending).postDataJSON().picture, 'base64').toString('latin1');
      expect(file.buffer.toString('latin1')).toContain(CANARY);
      for (const trace of [CANARY, 'Exif', 'GPS']) expect(sent).not.toContain(trace);
      await card.getByText('The organisers look at it first.').waitFor();
      await card.getByRole('button', { name: 'Another photo' }).waitFor();

      const person = await browser.person(fixture().origin);
      await signIn(person);
      const [act] = await named('Face in the light');
      await person.page.goto('/admin/participants?mode=pictures');
      const waiting = person.page.getByRole('list', { name: 'Pictures waiting for review' });
      await waiting.getByRole('img', { name: 'Face in the light, as the audience would see it' }).waitFor();
      await waiting.getByRole('button', { name: /^Approve the picture of ./ }).click();
      await person.page.getByText('No picture is waiting').waitFor();
      await person.page.goto(`/admin/participants/${act?.id}`);
      const panel = person.page.getByRole('region', { name: 'Picture' });
      await panel.getByRole('img', { name: 'Face in the light, as the audience would see it' }).waitFor();
      await panel.getByText('Approved').waitFor();
      await page.reload();
      await card.getByText('The organisers have approved it.').waitFor();
      const hall = page.getByRole('region', { name: 'How the hall will see it' });
      await hall.getByText('Face in the light').first().waitFor({ state: 'visible' });
      await expect
        .poll(() => hall.locator('img').evaluate((face) => (face as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const places = card.getByRole('group', { name: 'Where photos may be shown' });
      const place = places.getByLabel('Big screen');
      await takeOff(place);
      await expect.poll(() => place.isEnabled()).toBe(true);
      await page.reload();
      await place.waitFor();
      expect(await place.isChecked()).toBe(false);
      expect(await hall.count()).toBe(0);
      await panel.getByText('They let it be shown here: Ballot and line-up · Results, afterwards.').waitFor();
      for (const other of ['Ballot and line-up', 'Results, afterwards'])
        await takeOff(places.getByLabel(other));
      await card.getByText('No place is ticked, so it is shown nowhere.').waitFor();
      await card.getByRole('button', { name: 'Remove it' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
      await card.getByRole('button', { name: 'Choose a photo' }).waitFor();
    },
  );

  it('says what is wrong on top and at the field, and takes the reader there', async () => {
    const { page } = await browser.person(fixture().origin, { viewport: PHONE });
    await page.goto('/register');
    await page.getByRole('button', { name: 'Continue' }).click();
    const summary = page.getByRole('alert');
    await summary.getByText('Two things to fix').waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Enter the name we should call you' }).click();
    await page.keyboard.type('Astra');
    expect(await page.getByRole('textbox', { name: 'Name we should call you' }).inputValue()).toBe('Astra');
  });

  it('keeps what was typed over a reload, back and forward', async () => {
    const { page } = await browser.person(fixture().origin, { viewport: PHONE });
    await page.goto('/register');
    await fillAbout(page, { ...ASTRA, pronouns: 'fae/faer' });
    await page.getByRole('textbox', { name: 'Stage name' }).fill('Half a name');
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Stage name' }).inputValue())
      .toBe('Half a name');
    await page.goBack();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Your pronouns' }).inputValue())
      .toBe('fae/faer');
    await page.goForward();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Stage name' }).inputValue())
      .toBe('Half a name');
  });

  itAtLength('asks before it shows a draft that was typed in another tab', async () => {
    const { page, context } = await browser.person(fixture().origin, { viewport: PHONE });
    await page.goto('/register');
    await page.getByRole('textbox', { name: 'Name we should call you' }).fill('Somebody else');
    await page.close();
    const later = await context.newPage();
    await later.goto('/register');
    await later.getByRole('heading', { name: 'You have begun a registration on this device' }).waitFor();
    expect(await later.content()).not.toContain('Somebody else');
    await later.getByRole('button', { name: 'Start again' }).click();
    expect(await later.getByRole('textbox', { name: 'Name we should call you' }).inputValue()).toBe('');
  });

  it('lets a parent sign on their own device, and only then the act be accepted', async () => {
    const child = await browser.person(fixture().origin, { viewport: PHONE });
    const path = await register(child.page, DUONG);
    // No letter goes out here, so none is promised.
    await child.page.getByText('The organisers send them the link').waitFor();
    const [registered] = await named(DUONG.stageName);
    const params = { id: registered?.id ?? '' };
    const { consentUrl } = await fixture().desk.call(registrationEndpoints.showLinks, { params });
    const consent = new URL(consentUrl ?? '').pathname;
    expect(await child.page.content()).not.toContain(consent);
    await child.page.goto(path);
    await child.page.getByText('The organisers send them the link').waitFor();
    expect(await child.page.content()).not.toContain(consent);
    const parent = await browser.person(fixture().origin, { viewport: PHONE });
    await parent.page.goto(consent);
    await parent.page.getByRole('heading', { name: `Do you agree that ${DUONG.name} takes part?` }).waitFor();
    await parent.page.getByRole('button', { name: 'Give my consent' }).click();
    await parent.page.getByRole('alert').getByText('One thing to fix').waitFor();
    await parent.page.getByRole('checkbox', { name: /I am the parent or guardian/ }).check();
    await parent.page.getByRole('button', { name: 'Give my consent' }).click();
    await parent.page.getByRole('heading', { name: 'You have agreed' }).waitFor();
    await takeOff(parent.page.getByRole('checkbox', { name: 'Results, afterwards' }));
    await child.page.goto(path);
    await child.page.getByText(`${DUONG.parent.name} for ${DUONG.name}, by the parent’s own link.`).waitFor();
    const [act] = await named(DUONG.stageName);
    const accepted = await fixture().desk.call(registrationEndpoints.setStatus, {
      params: { id: act?.id ?? '' },
      body: { status: 'accepted' },
    });
    expect(accepted).toMatchObject({ status: 'accepted', photoPlaces: ['screen', 'ballot'] });
  });

  it('shows nothing more of whoever is erased while their page and the parent’s stand open', async () => {
    const stageName = 'Soon forgotten';
    const own = await browser.person(fixture().origin, { viewport: PHONE, expected: [GONE] });
    const path = await register(own.page, { ...DUONG, stageName });
    const [act] = await named(stageName);
    const params = { id: act?.id ?? '' };
    const { consentUrl } = await fixture().desk.call(registrationEndpoints.showLinks, { params });
    const parent = await browser.person(fixture().origin, { viewport: PHONE, expected: [GONE] });
    for (const [page, to] of [
      [own.page, path],
      [parent.page, new URL(consentUrl ?? '').pathname],
    ] as const) {
      await page.clock.install();
      await page.goto(to);
      await page.getByText(stageName).first().waitFor();
    }
    // Who has ticked one text has not agreed to the next, which comes while the page stands open.
    const agrees = parent.page.getByRole('checkbox', { name: /I am the parent or guardian/ });
    await agrees.check();
    const event = await fixture().desk.call(eventsEndpoints.currentEvent);
    await fixture().desk.call(eventsEndpoints.changeEvent, {
      params: { id: event.id },
      body: { settings: { consentText: { ...event.consentText, text: 'You agree to the new stage.' } } },
    });
    await parent.page.clock.fastForward(A_WHILE_MS);
    await parent.page.getByText('You agree to the new stage.').waitFor();
    expect(await agrees.isChecked()).toBe(false);
    await fixture().desk.call(peopleEndpoints.erasePerson, { params, body: { dryRun: false } });
    for (const page of [own.page, parent.page]) await page.clock.fastForward(A_WHILE_MS);
    await own.page.getByRole('heading', { name: 'Your data was erased' }).waitFor();
    await parent.page.getByRole('heading', { name: 'This link is not valid' }).waitFor();
  });

  itAtLength('says on every page that a consent by way of the performer is not confirmed', async () => {
    const stageName = 'Parent by phone';
    const child = await browser.person(fixture().origin, { viewport: PHONE });
    const parent = { ...DUONG.parent, contact: '+49 171 5550 139' };
    const path = await register(child.page, { ...DUONG, stageName, parent });
    await child.page.goto(await linkIn(child.page, 'Their link'));
    await child.page.getByRole('checkbox', { name: /I am the parent or guardian/ }).check();
    await child.page.getByRole('button', { name: 'Give my consent' }).click();
    await child.page.getByRole('heading', { name: 'A consent is on record' }).waitFor();
    const words = 'through the performer’s page, not confirmed by the parent';
    await child.page.getByText(words).waitFor();
    await child.page.goto(path);
    await child.page.getByText(words).waitFor();
    const desk = await browser.person(fixture().origin);
    await signIn(desk);
    const [act] = await named(stageName);
    await desk.page.goto(`/admin/participants/${act?.id}`);
    await desk.page.locator('dd').getByText(words).waitFor();
    // The parent's address, which the desk learned: the link before ends.
    await desk.page.getByRole('button', { name: 'Send the parent their link' }).click();
    await desk.page.getByRole('textbox', { name: 'Email address of the parent' }).fill('linh@example.org');
    await desk.page.getByRole('button', { name: 'Show the link' }).click();
    const fresh = new URL(await desk.page.getByLabel('Link for the parent or guardian').inputValue())
      .pathname;
    await child.page.goto(fresh);
    await child.page.getByText('Given in your name.').waitFor();
    await child.page.getByRole('checkbox', { name: /I am the parent or guardian/ }).check();
    await child.page.getByRole('button', { name: 'Give my consent' }).click();
    await child.page.getByRole('heading', { name: 'You have agreed' }).waitFor();
  });

  it('counts a consent that the parent gives in the form itself', async () => {
    const { page } = await browser.person(fixture().origin, { viewport: PHONE });
    await register(page, {
      ...DUONG,
      stageName: 'Signed at once',
      parent: { ...DUONG.parent, how: 'here' },
    });
    expect(await page.getByLabel('Their link').count()).toBe(0);
    expect(await named('Signed at once')).toMatchObject([{ consent: 'given' }]);
  });

  it('takes a group as one act', async () => {
    const { page } = await browser.person(fixture().origin, { viewport: PHONE });
    await register(page, { ...ASTRA, stageName: 'Five Kazoos', pronouns: 'they/them', people: '5' });
    expect(await named('Five Kazoos')).toMatchObject([{ performerCount: 5, pronouns: 'they/them' }]);
  });

  it('asks for the children of a class by name, and gives a link for the parent of each', async () => {
    const { page } = await browser.person(fixture().origin, { viewport: PHONE });
    await page.goto('/register');
    await fillAbout(page, ASTRA);
    const box = (name: string | RegExp) => page.getByRole('textbox', { name });
    const next = page.getByRole('button', { name: /^(Continue|Try again)$/ });
    await box('Stage name').fill('Class 3b');
    await box('Song or piece').fill('A Round');
    await page.getByRole('radio', { name: /Bring a flash drive/ }).check();
    await box('How many people are on stage?').fill('2');
    await next.click();
    await page.getByRole('link', { name: 'Say whether any of them will be under age' }).waitFor();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await box(/Who else is on stage/).fill('Ana\nBo');
    await page.getByRole('checkbox', { name: 'Ana' }).check();
    await page.getByRole('checkbox', { name: 'Bo' }).check();
    await box(/^Ana: phone or email/).fill('+00 555 0112');
    await page.getByRole('checkbox', { name: 'Print our names' }).check();
    await next.click();
    await fillSafety(page, ASTRA);
    await page.getByText('Ana (Under 18), Bo (Under 18)').waitFor();
    await page.getByRole('button', { name: 'Send my registration' }).click();
    await page.getByText('A parent or guardian of everybody under age still has to agree.').waitFor();
    await page.goto(await linkIn(page, 'Your private link'));
    const parents = await linkIn(page, 'Bo: link for the parent or guardian');
    const parent = await browser.person(fixture().origin, { viewport: PHONE });
    await parent.page.goto(parents);
    await parent.page.getByRole('heading', { name: 'Do you agree that Bo takes part?' }).waitFor();
    // As a screen reader presses it.
    await parent.page.getByRole('button', { name: 'Hold to say that I do not agree' }).dispatchEvent('click');
    await parent.page.getByRole('alertdialog').getByRole('button', { name: 'I do not agree' }).click();
    await parent.page.getByText('You do not agree.').waitFor();
    expect(await named('Class 3b')).toMatchObject([{ consent: 'withdrawn' }]);
    await parent.page.getByRole('textbox', { name: 'Your name' }).fill('Linh');
    await parent.page.getByRole('textbox', { name: 'How we can reach you' }).fill('+00 555 0113');
    await parent.page.getByRole('checkbox', { name: /I am the parent/ }).check();
    await parent.page.getByRole('button', { name: 'Give my consent' }).click();
    await parent.page.getByText('Saved.').or(parent.page.getByText('On record.')).first().waitFor();
    expect(await named('Class 3b')).toMatchObject([{ performerCount: 2, consent: 'asked' }]);
    await page.reload();
    await page.getByRole('region', { name: 'With you on stage' }).getByRole('button').last().waitFor();
    const question = page.getByRole('alertdialog', { name: 'Remove Ana from your act?' });
    await page.getByRole('button', { name: 'Remove: Ana' }).click();
    await question.getByText('a parent has to agree again').waitFor();
    await question.getByRole('button', { name: 'Leave it as it was' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await named('Class 3b')).toMatchObject([{ performerCount: 2 }]);
    await page.getByRole('button', { name: 'Remove: Ana' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove: Ana' }).waitFor({ state: 'detached' });
    expect(await named('Class 3b')).toMatchObject([{ performerCount: 1, consent: 'given' }]);
  });

  it('shows a hostile name as words and runs none of it', async () => {
    const { page } = await browser.person(fixture().origin, { viewport: PHONE });
    const stageName = `<img src=x onerror="document.title='pwned'">'); drop table participant;--`;
    const path = await register(page, { ...ASTRA, stageName });
    await page.goto(path);
    await page.getByRole('heading', { name: stageName }).waitFor();
    expect(await page.title()).not.toContain('pwned');
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect((await acts()).length).toBeGreaterThan(0);
  });

  it('keeps a registration on the device while the network is away and then sends it once', async () => {
    const person = await browser.person(fixture().origin, { viewport: PHONE });
    const { page, context } = person;
    person.expectComplaint(NETWORK_AWAY);
    await page.goto('/register');
    const typed = { ...ASTRA, stageName: 'Sent through a tunnel' };
    await fillAbout(page, typed);
    await fillAct(page, typed);
    await fillSafety(page, typed);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send my registration' }).click();
    await page.getByText('Kept on this device.').waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'You are registered' }).waitFor();
    expect(await named(typed.stageName)).toHaveLength(1);
    await page.reload();
    expect(await linkIn(page, 'Your private link')).toMatch(/^\/status\//);
  });

  itAtLength('says the same of every link that is not valid', async () => {
    const person = await browser.person(fixture().origin, { viewport: PHONE });
    person.expectComplaint(/404/);
    for (const path of ['/status/nosuchlinknosuchlink', '/consent/nosuchlinknosuchlink']) {
      await person.page.goto(path);
      await person.page.getByRole('heading', { name: 'This link is not valid' }).waitFor();
    }
  });

  it('says before typing starts that a category is full and that registration is closed', async () => {
    const { desk, origin } = fixture();
    const [event] = await desk.call(eventsEndpoints.events);
    const params = { id: event?.id ?? '' };
    await desk.call(eventsEndpoints.addCategory, { body: { name: 'Dance', capacity: 0 } });
    const { page } = await browser.person(origin, { viewport: PHONE });
    await page.goto('/register');
    await fillAbout(page, ASTRA);
    await page.getByText('All spots are taken; you would join the waiting list.').waitFor();
    await desk.call(eventsEndpoints.changeEvent, { params, body: { registrationMode: 'closed' } });
    await page.goto('/register');
    await page.getByRole('heading', { name: 'Registration is closed' }).waitFor();
    await desk.call(eventsEndpoints.changeEvent, { params, body: { registrationMode: 'open' } });
  });
});

describe("the organisers' pages of acts", () => {
  it('find an act, decide about it by key, and take the decision back', async () => {
    const person = await browser.person(fixture().origin);
    await signIn(person);
    const { page } = person;
    await page.goto('/admin/participants');
    await page.getByRole('table', { name: 'Acts' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('five kazoo');
    const link = page.getByRole('link', { name: 'Five Kazoos' });
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.waitForURL(/q=five\+kazoo$/);
    const row = await link.elementHandle();
    await page.keyboard.type('s');
    await page.waitForURL(/q=five\+kazoos$/);
    expect(await row?.isVisible()).toBe(true);
    await link.focus();
    await page.keyboard.press('a');
    await page
      .getByRole('row', { name: /Five Kazoos/ })
      .getByText('Accepted')
      .waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page
      .getByRole('row', { name: /Five Kazoos/ })
      .getByText('To review')
      .waitFor();
    expect(await named('Five Kazoos')).toMatchObject([{ status: 'submitted' }]);
  });

  it('show personal data only on request, and log the look', async () => {
    const person = await browser.person(fixture().origin);
    await signIn(person);
    const { page } = person;
    const [act] = await named('Five Kazoos');
    await page.goto(`/admin/participants/${act?.id}`);
    await page.getByRole('heading', { name: 'Five Kazoos' }).waitFor();
    expect(await page.content()).not.toContain('5550');
    await page.getByRole('button', { name: /looked.*emergency contact/ }).click();
    await page.getByRole('link', { name: /5550 139/ }).waitFor();
    await page.getByText('Looked at emergency contact, by Jo Brandt').waitFor();
  });

  it('keep a text that is too long as it was pasted, and say so', async () => {
    const person = await browser.person(fixture().origin);
    await signIn(person);
    const { page } = person;
    const [act] = await named('Five Kazoos');
    await page.goto(`/admin/participants/${act?.id}`);
    const note = page.getByRole('textbox', { name: 'Note', exact: true });
    const pasted = `${'word '.repeat(800)}end`;
    await note.fill(pasted);
    await page.getByText('Keep this to 4000 characters.').waitFor();
    expect(await note.getAttribute('aria-invalid')).toBe('true');
    expect(await note.inputValue()).toBe(pasted);
    await note.fill(pasted.slice(5));
    await page.getByText('2 characters left').waitFor();
    await page.getByRole('button', { name: 'Save the note' }).click();
    await page.getByText('Saved').first().waitFor();
  });
});
