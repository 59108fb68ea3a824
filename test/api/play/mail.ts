/** The mail server, set by an admin: refused, taken, forgotten. */
import { mailServerEndpoints } from '#contract/mail/endpoints.ts';
import { type Fixture, refused } from './fixture.ts';

/** A mail server that takes the letter it is tried with, and later ones only when it is told to. */
export async function playMailServer({ desk, crew, post }: Fixture): Promise<void> {
  const body = {
    host: '127.0.0.1',
    port: post.port,
    security: 'none',
    user: '',
    sender: 'stage@example.org',
    inTheHall: true,
    testTo: 'desk@example.org',
  } as const;
  // The one that stands in the document: the same on every run, and not spoken to.
  await desk.call(mailServerEndpoints.setMailServer, { body: { ...body, port: 587, inTheHall: false } });
  await desk.call(mailServerEndpoints.setMailServer, { body });
  await desk.call(mailServerEndpoints.mailServer);
  await desk.call(mailServerEndpoints.forgetMailServer);
  await desk.call(mailServerEndpoints.setMailServer, { body });
  post.mood.rcpt = 'hang up';
  await refused(crew, mailServerEndpoints.mailServer);
}
