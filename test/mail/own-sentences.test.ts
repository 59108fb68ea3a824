/** What an event says in words of its own reaches the letters that the mail server is handed. */
import { expect, it } from 'vitest';
import { saySentence } from '#server/planning/sentences.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { describeStoresByTurns } from '../store.ts';
import { fixtureWithMail, PERSON } from './fixture-with-mail.ts';
import { readLetter } from './post-office.ts';

const MINUTE = 60_000;

describeStoresByTurns('letters in an event’s own words', (open) => {
  it('say them to readers of that language alone, in the text, its dressed form and the calendar', async () => {
    const the = await fixtureWithMail(open, { main_language: 'en', other_languages: ['de'] });
    const [{ id }] = (await the.ask('GET', '/admin/events', undefined, the.admin)).body;
    const say = (line: string, text: string) =>
      the.store.write({ by: SYSTEM }, (work) =>
        // By whom is told in the log alone, which has it from the write.
        saySentence(work, undefined as never, { params: { id }, body: { language: 'de', line, text } }),
      );
    const register = async (language: string, contact: string) =>
      (await the.ask('POST', '/participants', { ...PERSON, contact }, { 'accept-language': language })).body;
    await say('letters.openPage', 'Zu deinem Auftritt');
    await say('letters.leadsTo', 'Es geht zu {host}');
    await say('letters.calendar', 'Die Datei ist für deinen Kalender.');
    await say('status.calendarNotes', 'Bring gute Laune mit.');
    const { participant } = await register('de', 'astra@canary.example');
    await register('en', 'borealis@canary.example');
    const post = the.sender();
    await post.sendDue();
    await the.decide(participant.id, 'accepted');
    the.wait(MINUTE);
    await post.sendDue();
    // Of two that were due at once either goes first.
    const lettersTo = (address: string) =>
      the.office.handed.filter(({ to }) => to.includes(`RCPT TO:<${address}>`)).map(readLetter);
    const [german, accepted] = lettersTo('astra@canary.example');
    const [english] = lettersTo('borealis@canary.example');
    expect(german?.html).toMatch(/>Zu deinem Auftritt<.*Es geht zu /s);
    expect(english?.html).toMatch(/>Open your page<.*Leads to /s);
    expect(accepted?.body).toContain('Die Datei ist für deinen Kalender.');
    expect(accepted?.html).toContain('Die Datei ist für deinen Kalender.');
    expect(accepted?.attached.get('text/calendar')?.toString('utf8')).toContain('Bring gute Laune mit.');
  });
});
