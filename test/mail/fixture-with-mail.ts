/** A server with an event that sends letters, and a mail server that can be told to refuse. */
import { onTestFinished } from 'vitest';
import { letterStyle } from '#server/events/letter-style.ts';
import { openSender } from '#server/mail/sender.ts';
import { ADULT, DAY, fixture, START } from '../registration/fixture.ts';
import type { Open } from '../store.ts';
import { openPostOffice } from './post-office.ts';

export const PERSON = { ...ADULT, preferred_name: 'Astra canary-name', contact: 'astra@canary.example' };

/** Three days before the show. `settings` are the event's; `clock` says whether it may be gone by. */
export async function fixtureWithMail(open: Open, settings: object = {}) {
  const office = await openPostOffice();
  const the = await fixture(open);
  let now = START - 3 * DAY;
  const wait = (ms: number) => {
    now += ms;
    the.setTime(now);
  };
  const [event] = (await the.ask('GET', '/admin/events', undefined, the.admin)).body;
  const change = (body: object) => the.ask('PATCH', `/admin/events/${event.id}`, body, the.admin);
  await change({ settings: { mail_on: true, ...settings } });
  const clock = { isSettled: true };
  const sender = () => {
    const made = openSender(
      the.store,
      {
        smtpNow: async () => ({
          ...{ host: '127.0.0.1', port: office.port, security: 'none' },
          ...{ user: undefined, password: undefined, from: 'Open Stage <show@example.org>' },
        }),
        dressOf: (id) => letterStyle(the.store.read, id),
        clockIsSettled: () => clock.isSettled,
      },
      (error) => {
        throw error;
      },
    );
    onTestFinished(() => made.stop());
    return made;
  };
  const register = async (part: object = {}) =>
    (await the.ask('POST', '/participants', { ...PERSON, ...part })).body;
  const decide = (id: string, status: string) =>
    the.ask('PUT', `/admin/participants/${id}/status`, { status }, the.admin);
  const outbox = async () => (await the.ask('GET', '/admin/mail', undefined, the.admin)).body;
  const lettersOf = async (id: string) =>
    (await the.ask('GET', `/admin/participants/${id}/letters`, undefined, the.admin)).body;
  return { ...the, office, wait, change, sender, clock, register, decide, outbox, lettersOf };
}
