/** The organisers' desk for acts in a real browser: letters, acts from a file, check-in by code, paper, erasing. */
import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { SETTINGS_SECTIONS } from '#contract/pages.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { LETTER_TEXTS } from '#domain/mail/letters.ts';
import { readCsv, writeCsv } from '#domain/registration/csv.ts';
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { ADMIN, conformanceFixture, JUDGE_NAME, signIn } from '../conformance/fixture.ts';
import { openPostOffice } from '../mail/post-office.ts';

const fixture = conformanceFixture();
const browser = testBrowser();

const office = async (path: string) => {
  const person = await browser.person(fixture().origin, { viewport: DESKTOP, acceptDownloads: true });
  await signIn(person, ADMIN);
  await person.page.goto(path);
  return person;
};
const acts = () => fixture().desk.call(registrationEndpoints.participants);

describe('the admin', () => {
  it('writes its own letters, sees how they read, and is told of a word that no letter knows', async () => {
    const { page, expectComplaint } = await office('/admin/settings/letters');
    await page.getByRole('switch', { name: /Send letters to performers/ }).click();
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await subject.fill('Hello {nmae}');
    expectComplaint(/400/);
    await subject.blur();
    await page.getByText('This holds a word in braces that no letter knows.').waitFor();
    // What was refused waits while another section is open.
    await page.getByRole('link', { name: 'Screens' }).click();
    await page.getByRole('heading', { level: 1, name: 'Screens' }).waitFor();
    await page.getByRole('link', { name: 'Letters' }).click();
    await expect.poll(() => subject.inputValue()).toBe('Hello {nmae}');
    await subject.fill('Hello {name}');
    await page.getByText('Hello Ana', { exact: true }).waitFor();
    await subject.press('Enter');
    await page.getByText(/^Saved, /).waitFor();
    const [event] = await fixture().desk.call(eventsEndpoints.events);
    expect(event?.settings).toMatchObject({
      mailOn: true,
      letters: { received: { subject: 'Hello {name}' } },
    });
    await page.getByText('No mail server is set.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Changes are saved automatically.').waitFor();
    expect(await subject.inputValue()).toBe(event?.settings && LETTER_TEXTS.received.subject);
    await page.getByRole('switch', { name: /Send letters to performers/ }).click();
    await page.getByText(/^Saved, /).waitFor();
  });

  it('sets its mail server with a test letter, and reads in words why one was not taken', async () => {
    const { page } = await office('/admin/settings/letters');
    const post = await openPostOffice();
    const server = page.getByRole('region', { name: 'Mail server' });
    await server.getByRole('textbox', { name: 'Mail server' }).fill('127.0.0.1');
    await server.getByLabel('Encryption').selectOption('none');
    await server.getByRole('textbox', { name: 'Port' }).fill(String(post.port));
    await server.getByRole('textbox', { name: /^User name/ }).fill('stage');
    await server.getByLabel(/^Password/).fill('a canary password');
    await server.getByRole('textbox', { name: 'Letters come from' }).fill('stage@example.org');
    await server.getByRole('textbox', { name: 'A test letter to' }).fill('desk@example.org');
    const send = server.getByRole('button', { name: 'Send a test letter and use this server' });
    await send.click();
    await server.getByText('“127.0.0.1” lies in a private network.', { exact: false }).waitFor();
    await server.getByRole('checkbox', { name: 'It is a machine of the hall' }).check({ force: true });
    post.mood.auth = '535 bad credentials';
    await send.click();
    await server.getByText('The mail server refused the sign-in.', { exact: false }).waitFor();
    post.mood.auth = undefined;
    await send.click();
    await server.getByText('The test letter was accepted.').waitFor();
    expect(post.handed.map(({ to }) => to)).toEqual([['RCPT TO:<desk@example.org>']]);
    await page.getByText('From stage@example.org.', { exact: false }).waitFor();
    expect(await server.getByLabel(/^Password/).inputValue()).toBe('');
    await server.getByRole('button', { name: 'Forget this server' }).click();
    await page.getByText('No mail server is set.').waitFor();
  });

  it('opens the guide beside the page, which follows to other pages and leads to its other parts', async () => {
    const { page } = await office('/admin/judges');
    await page.getByRole('button', { name: 'Guide', exact: true }).click();
    const guide = page.getByRole('complementary', { name: 'Guide' });
    const part = (name: string) => guide.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await part('Judges');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('link', { name: /^Letters / }).click();
    await part('Letters');
    await guide.getByRole('button', { name: 'Other gear' }).click();
    await part('Other gear');
    await guide.getByRole('button', { name: 'Close' }).click();
    await guide.waitFor({ state: 'detached' });
  });

  it('lets somebody in by a link, by which they choose their password', async () => {
    const { page } = await office('/admin/settings/people');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Noor Haddad');
    await page.getByRole('textbox', { name: 'Email' }).fill('noor@example.org');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const link = await page.getByLabel(/^Send this to Noor Haddad/).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'New link for Noor Haddad' }).waitFor();
    const noor = await browser.person(fixture().origin, { viewport: PHONE });
    await noor.page.goto(new URL(link).pathname);
    await noor.page.getByLabel('Password', { exact: true }).fill('a kettle on the window sill');
    await noor.page.getByRole('button', { name: 'Sign in' }).click();
    await noor.page.waitForURL(/admin\/dashboard/);
  });

  it('finds every setting by the words that stand at it', async () => {
    const { page } = await office('/admin/settings');
    const index = page.getByRole('navigation', { name: 'Sections of the settings' });
    await index.getByRole('link').first().waitFor();
    const names = await index.getByRole('link').locator('span > span:first-child').allTextContents();
    expect(names).toHaveLength(SETTINGS_SECTIONS.length);
    const missed: string[] = [];
    for (const name of names) {
      await index
        .getByRole('link', { name, exact: true })
        .or(index.getByRole('link', { name: `${name} ` }))
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      const labels = await page.locator('form').locator('label, legend').allTextContents();
      for (const label of labels) {
        await page.getByLabel('Find a setting').fill(label.replace(/ optional$/, ''));
        if ((await index.getByRole('link', { name, exact: true }).count()) === 0)
          missed.push(`${name}: ${label}`);
      }
      await page.getByLabel('Find a setting').fill('');
    }
    expect(missed).toEqual([]);
  });

  it('saves a field of words at Enter', async () => {
    const { page } = await office('/admin/settings/screens');
    const wifi = page.getByRole('textbox', { name: 'Wi-Fi in words' });
    await wifi.fill('Hall-Guest, no password');
    await wifi.press('Enter');
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await page.reload();
    await expect.poll(() => wifi.inputValue()).toBe('Hall-Guest, no password');
  });

  it('takes acts in from a file after a look at each row; its own file changes nothing', async () => {
    const { page } = await office('/admin/participants');
    const before = await acts();
    await fixture().desk.call(eventsEndpoints.addCategory, { body: { name: 'Juggling' } });
    const take = async (rows: string[][]) => {
      await page.goto('/admin/participants?mode=import');
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'acts.csv', mimeType: 'text/csv', buffer: Buffer.from(writeCsv(rows)) });
      await page.getByRole('button', { name: 'See what each row would do' }).click();
    };
    await take([
      ['Act', 'Song', 'Length', 'Category'],
      ['=Kaito', 'Rain', '3:25', 'Jugling'],
      ['Mo', '', '1:00', ''],
    ]);
    await page.getByText('0 new, 0 changed, 0 unchanged, 2 problems.').waitFor();
    await page.getByLabel('“Jugling” in the file is the category').selectOption('Juggling');
    await page.getByText('1 new, 0 changed, 0 unchanged, 1 problem.').waitFor();
    await page.getByText('The song is missing.').waitFor();
    expect(await acts()).toEqual(before);
    await page.getByRole('button', { name: 'Import 1 new, 0 changed' }).click();
    await page.getByRole('link', { name: '=Kaito' }).waitFor();
    expect((await acts()).map((act) => act.stageName)).toContain('=Kaito');

    await page.getByRole('button', { name: 'Files and paper' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export these acts as CSV' }).click(),
    ]);
    const exported = readCsv(readFileSync(await download.path(), 'utf8'));
    expect(exported).toHaveLength((await acts()).length + 1);
    await take(exported);
    await page.getByText(/^0 new, 0 changed, 2 unchanged, 0 problems\./).waitFor();
  });

  it('asks what the organisers ask, and accepts 14 acts with 12 papers in four presses', async () => {
    const { page } = await office('/admin/settings/registration');
    await page.getByRole('button', { name: 'Ask something else' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Question').fill('Class');
    await dialog.getByText('One of several').click();
    await dialog.getByLabel('Answers to choose from').fill('3a\n3b');
    await dialog.getByRole('button', { name: 'Ask it' }).click();
    await page.getByRole('button', { name: 'Change “Class”' }).waitFor();
    await expect
      .poll(async () => (await fixture().desk.call(eventsEndpoints.currentEvent)).questions)
      .toMatchObject([{ label: 'Class', kind: 'choice', choices: ['3a', '3b'] }]);
    const [question] = (await fixture().desk.call(eventsEndpoints.currentEvent)).questions;

    const added: string[] = [];
    for (let index = 0; index < 14; index += 1) {
      const { participant } = await fixture().desk.call(registrationEndpoints.addParticipant, {
        body: {
          ...testParticipant(index),
          stageName: `Class act ${index + 1}`,
          isMinor: index < 12,
          parentalConsent:
            index < 12
              ? {
                  consentGiven: false,
                  parentPreferredName: 'Linh',
                  parentPronouns: '',
                  parentContact: 'at the desk',
                }
              : null,
          answers: [{ question: question?.id ?? '', answer: index % 2 === 0 ? '3a' : '3b' }],
        },
      });
      added.push(participant.id);
    }
    await page.goto('/admin/participants?tab=review');
    await page.getByLabel('Search acts').fill('class act');
    await page.getByText('3a').first().waitFor();
    await page.getByText('14 acts', { exact: true }).waitFor({ state: 'attached' });
    await page.goto('/admin/participants?mode=consents');
    await page.getByText(/pages, one for each minor whose parent has not agreed/).waitFor();
    await page
      .getByRole('region', { name: /^Consent, act / })
      .nth(11)
      .getByText('Signature')
      .waitFor();
    await page.goto('/admin/participants?tab=review');
    await page.getByLabel('Search acts').fill('class act');
    await page.getByText('14 acts', { exact: true }).waitFor({ state: 'attached' });
    let presses = 0;
    const press = async (what: Locator) => {
      await what.click();
      presses += 1;
    };
    await press(page.getByRole('checkbox', { name: 'Choose all acts shown' }));
    await press(page.getByRole('button', { name: 'Change', exact: true }));
    await page.getByLabel('The consents of 12 acts').waitFor();
    await press(page.getByRole('checkbox', { name: 'Accept them' }));
    await press(page.getByRole('button', { name: 'Change them' }));
    await page.getByText('14 acts changed, 12 consents recorded').waitFor();
    expect(presses).toBe(4);
    const after = (await acts()).filter(({ id }) => added.includes(id));
    expect(after.map(({ status, consent }) => `${status} ${consent}`).sort()).toEqual(
      [...Array(12).fill('accepted given'), ...Array(2).fill('accepted not_needed')].sort(),
    );
    await page.goto(`/admin/participants/${added[1]}`);
    await page.getByText('3b', { exact: true }).waitFor();
  });

  it('says on a phone of what a word is, and of two judges that nobody could tell them apart', async () => {
    const { page } = await office('/admin/participants');
    await page.setViewportSize(PHONE);
    const [act] = (await acts()).filter(({ id }) => id === fixture().participantId);
    await expect
      .poll(() =>
        page
          .getByRole('row')
          .filter({ hasText: act?.stageName ?? '' })
          .first()
          .innerText(),
      )
      .toMatch(/Track\s+missing/);
    await page.goto('/admin/judges');
    await page.getByRole('button', { name: 'Add judges' }).click();
    await page.getByRole('textbox', { name: 'Names' }).fill(`Lou Ames\n${JUDGE_NAME.toLowerCase()}`);
    await page.getByText(`${JUDGE_NAME.toLowerCase()} would be there more than once.`).waitFor();
    await page.getByRole('button', { name: 'Add 2 judges' }).click();
    await expect.poll(() => page.getByText('Same name twice').count()).toBe(2);
  });

  it('asks before an act is left with something typed that is not saved', async () => {
    const { page } = await office(`/admin/participants/${fixture().participantId}`);
    const note = page.getByLabel('Note', { exact: true });
    await note.fill('Needs a stool');
    const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.getByRole('link', { name: 'Judges' }).click();
    await leave.getByRole('button', { name: 'Stay here' }).click();
    await leave.waitFor({ state: 'detached' });
    expect(await note.inputValue()).toBe('Needs a stool');
    await page.getByRole('link', { name: 'Judges' }).click();
    await leave.getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL('**/admin/judges');
    // What is saved asks nothing.
    await page.goto(`/admin/participants/${fixture().participantId}`);
    await note.fill('Needs a chair');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await page.getByRole('button', { name: 'Save the note' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Judges' }).click();
    await page.waitForURL('**/admin/judges');
  });

  it('marks an act that looks like another, checks in by the code of the own page, and prints the door sheet', async () => {
    const { participant, statusUrl } = await fixture().desk.call(registrationEndpoints.addParticipant, {
      body: testParticipant(7),
    });
    await fixture().desk.call(registrationEndpoints.addParticipant, { body: testParticipant(7) });
    await fixture().desk.call(registrationEndpoints.setStatus, {
      params: { id: participant.id },
      body: { status: 'accepted' },
    });
    const performer = await browser.person(fixture().origin, { viewport: PHONE });
    await performer.page.goto(new URL(statusUrl).pathname);
    await performer.page.getByRole('img', { name: /QR code: Check-in/ }).waitFor();

    const { page } = await office('/admin/participants');
    await page.getByText(`like ${participant.number + 1}`).waitFor();
    await page.getByRole('button', { name: 'Check-in' }).click();
    // The list of all acts has such a box too, and may still be there: the one at the door takes the focus itself.
    await page.locator('input[type="search"]:focus').waitFor();
    await page.keyboard.insertText(participant.id);
    await page.keyboard.press('Enter');
    await page.getByText(`${participant.stageName} is here`).first().waitFor();
    // Where it can be taken back, and a group counted, without a search.
    await page.locator('[class*="doorRow"]').first().getByText(participant.stageName).first().waitFor();
    await performer.page.reload();
    await performer.page.getByText('You are checked in.').waitFor();
    await page.goto('/admin/participants?mode=door');
    await page.getByRole('cell', { name: participant.stageName }).waitFor();
    await page.getByRole('cell', { name: '✓' }).waitFor();
  });

  it('erases a person on hold, and says that it did', async () => {
    const { page } = await office(`/admin/participants/${fixture().participantId}`);
    const hold = page.getByRole('button', { name: 'Hold to erase this person' });
    await hold.waitFor();
    // A page that still settles moves from under the finger.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await hold.click({ delay: 1_200 });
    // Its link went with it, and so did the act: the show is yet to come.
    await page.getByText(/^Erased on /).waitFor();
    await page.getByRole('button', { name: 'Show the status link' }).waitFor({ state: 'detached' });
    expect(await page.getByText('can still be checked in').count()).toBe(0);
    const { name } = await fixture().desk.call(registrationEndpoints.revealPersonal, {
      params: { id: fixture().participantId },
      body: { block: 'name' },
    });
    expect(name).toEqual({ preferredName: '', contact: '', language: null, memberNames: '' });
  });
});
