/** Letters as the organisers are told of them: whose, and what became of them; without their words. */
import { LETTER_KINDS } from '#domain/mail/letters.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import type { Store } from '../store/store.ts';
import type { MailRow } from './outbox.ts';

const SHOWN = 300;

const TOLD = [
  ...(['id', 'kind', 'participantId', 'about', 'state', 'refused', 'tries', 'dueAt'] as const),
  ...(['worthUntil', 'createdAt', 'sentAt', 'trouble'] as const),
] as const;

type ToldRow = Pick<MailRow, (typeof TOLD)[number]>;

/** A letter as the organisers are told it. Where no mail server is set, nothing else says that one is past its use. */
const told = ({ refused, worthUntil, ...row }: ToldRow, now: number) => ({
  ...row,
  to: LETTER_KINDS[row.kind].to,
  troubleTold: catalogueLinesOf(row.trouble),
  refused: refused === 1,
  state: isPast({ state: row.state, worthUntil }, now) ? ('expired' as const) : row.state,
});

const isPast = ({ state, worthUntil }: Pick<MailRow, 'state' | 'worthUntil'>, now: number): boolean =>
  state === 'queued' && worthUntil !== null && worthUntil <= now;

/** The letters about one act as organisers see them, newest first. */
export async function lettersAbout(store: Store, participantId: string) {
  const rows = await store.read
    .selectFrom('mail')
    .select(TOLD)
    .where('participantId', '=', participantId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => told(row, store.now()));
}

/** An event's letters as organisers see them: failed and waiting ones first, then the newest. */
export async function lettersOf(store: Store, eventId: string) {
  const { read } = store;
  const now = store.now();
  const rows = await read
    .selectFrom('mail')
    .select(TOLD)
    .where('eventId', '=', eventId)
    .orderBy((row) =>
      row.case().when('state', '=', 'failed').then(0).when('state', '=', 'queued').then(1).else(2).end(),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  const counted = await read
    .selectFrom('mail')
    .select((row) => ['state', row.fn.countAll().as('count')])
    .select((row) => row.case().when('worthUntil', '<=', now).then(1).else(0).end().as('past'))
    .where('eventId', '=', eventId)
    .groupBy(['state', 'past'])
    .execute();
  const count = (wanted: MailRow['state']) =>
    counted
      .map(({ state, past, count }) => ({ state: state === 'queued' && past ? 'expired' : state, count }))
      .reduce((sum, { state, count }) => sum + (state === wanted ? Number(count) : 0), 0);
  return {
    letters: rows.map((row) => told(row, now)),
    counts: {
      ...{ queued: count('queued'), sent: count('sent'), failed: count('failed') },
      expired: count('expired'),
    },
  };
}
