/** The audit log: who changed what, when and why; looked through, checked for gaps, taken away as a file. */
import { Search, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ACTORS, auditEndpoints } from '#contract/audit/endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { useAskPages } from '#web/client/ask.ts';
import { type Command, useCommand, usePress } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { fileTime, fromLocalInput, showDateAndTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import styles from './Settings.module.css';

type Entry = AnswerOf<typeof auditEndpoints.auditLog>['entries'][number];

const PAGE = 20;
const EXPORT_PAGE = 1_000;

const WHO: Record<(typeof ACTORS)[number], string> = {
  admin: 'Admins',
  crew: 'Crew',
  judge: 'Judges',
  participant: 'Performers',
  visitor: 'Visitors',
  screen: 'Screens',
  gear: 'Other gear',
  system: 'Ovation by itself',
};

/** Actions by how they begin. */
const ABOUT = [
  { value: 'participant.personal', label: 'Looks at personal data' },
  { value: 'participant.eras', label: 'Erasing of personal data' },
  { value: 'participant.', label: 'Performers' },
  { value: 'login.', label: 'Signing in' },
  { value: 'admin.', label: 'Accounts' },
  { value: 'judge.', label: 'Judges' },
  { value: 'scoresheet.', label: 'Scoresheets' },
  { value: 'result.', label: 'Results' },
  { value: 'poll.', label: 'Polls' },
  { value: 'show.', label: 'The show' },
  { value: 'event.', label: 'Event and settings' },
  { value: 'backup.', label: 'Copies' },
];

interface Asked {
  words: string;
  actor: string;
  action: string;
  since: string;
  until: string;
}
const EVERYTHING: Asked = { words: '', actor: '', action: '', since: '', until: '' };

function queryOf({ words, actor, action, since, until }: Asked, timeZone: string) {
  return {
    words: words.trim() || undefined,
    actor: ACTORS.find((one) => one === actor),
    action: action || undefined,
    sinceAt: fromLocalInput(since, timeZone) ?? undefined,
    untilAt: fromLocalInput(until, timeZone) ?? undefined,
  };
}

export function AuditPanel({ timeZone }: { timeZone: string }) {
  const [asked, setAsked] = useState<Asked>(EVERYTHING);
  const wanted = useDeferredValue(asked);
  const log = useAskPages(
    auditEndpoints.auditLog,
    (before: number | undefined) => ({ limit: PAGE, before, ...queryOf(wanted, timeZone) }),
    ({ nextBefore }) => nextBefore,
    wanted,
  );
  const check = useCommand(auditEndpoints.checkAudit, { failed: 'Not checked. Try again.' });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div id="audit" className={styles.anchor}>
      <Panel title="Audit log" actions={<LogButtons asked={wanted} timeZone={timeZone} check={check} />}>
        <div className={styles.form}>
          {check.answer && (
            <Banner
              tone={check.answer.intact ? 'ok' : 'danger'}
              icon={check.answer.intact ? ShieldCheck : ShieldAlert}
              lead={check.answer.intact ? 'Nothing was changed.' : 'Something was changed.'}
            >
              {check.answer.sentence}
            </Banner>
          )}
          <Filter asked={asked} onChange={setAsked} />
          {asked !== EVERYTHING && (
            <Button kind="quiet" onClick={() => setAsked(EVERYTHING)}>
              Show everything
            </Button>
          )}
          {log.isError && <p role="alert">{sentenceOf(log.error, 'The server cannot be reached.')}</p>}
          {log.isSuccess && entries.length === 0 && <p className="muted">Nothing fits.</p>}
          <ul>
            {entries.map((entry) => (
              <Line key={entry.seq} entry={entry} timeZone={timeZone} />
            ))}
          </ul>
          {log.hasNextPage && (
            <Button kind="quiet" busy={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
              Show older
            </Button>
          )}
        </div>
      </Panel>
    </div>
  );
}

function LogButtons({
  asked,
  timeZone,
  check,
}: {
  asked: Asked;
  timeZone: string;
  check: Command<typeof auditEndpoints.checkAudit>;
}) {
  const save = usePress(
    async (as: 'csv' | 'json') => {
      const entries = await everything(queryOf(asked, timeZone));
      if (as === 'csv') saveFile('audit.csv', 'text/csv', csvOf(entries, timeZone));
      else saveFile('audit.json', 'application/json', JSON.stringify(entries, null, 2));
    },
    { failed: 'Nothing was saved. Try again.' },
  );
  return (
    <span className="row wrap">
      <Button size="s" busy={check.busy} onClick={() => check.send()}>
        Check for changes
      </Button>
      <Button size="s" busy={save.busy} onClick={() => save.send('csv')}>
        Save as CSV
      </Button>
      <Button size="s" busy={save.busy} onClick={() => save.send('json')}>
        Save as JSON
      </Button>
    </span>
  );
}

function Filter({ asked, onChange }: { asked: Asked; onChange: (asked: Asked) => void }) {
  const field = (name: keyof Asked) => ({
    name: `audit_${name}`,
    small: true,
    value: asked[name],
    onChange: (value: string) => onChange({ ...asked, [name]: value }),
  });
  return (
    <>
      <TextField label="Look for a person, a change or a reason" icon={Search} {...field('words')} />
      <div className={styles.quarters}>
        <SelectField
          label="Who"
          options={ACTORS.map((value) => ({ value, label: WHO[value] }))}
          placeholder="Everybody"
          {...field('actor')}
        />
        <SelectField label="About" options={ABOUT} placeholder="Everything" {...field('action')} />
        <TextField label="From" type="datetime-local" {...field('since')} />
        <TextField label="Until" type="datetime-local" {...field('until')} />
      </div>
    </>
  );
}

function Line({ entry, timeZone }: { entry: Entry; timeZone: string }) {
  return (
    <li className={styles.line}>
      <span>
        <b>{entry.action}</b> <span className="muted">{entry.subject}</span>
        {entry.why !== null && (
          <>
            <br />
            <bdi>{entry.why}</bdi>
          </>
        )}
        <br />
        <span className="small muted">
          {entry.seq}, {showDateAndTime(entry.happenedAt, timeZone)}, <bdi>{entry.actorName}</bdi>
        </span>
      </span>
    </li>
  );
}

/** Every entry that fits, page by page, newest first. */
async function everything(wanted: ReturnType<typeof queryOf>): Promise<Entry[]> {
  const found: Entry[] = [];
  let before: number | undefined;
  do {
    const page = await call(auditEndpoints.auditLog, {
      query: { limit: EXPORT_PAGE, before, ...wanted },
    });
    found.push(...page.entries);
    before = page.nextBefore ?? undefined;
  } while (before !== undefined);
  return found;
}

const FIELDS = ['actorKind', 'actorName', 'action', 'subject', 'before', 'after', 'why', 'hash'] as const;

/** The time in the event's zone, and exact in UTC, as the chain's hashes have it. */
const csvOf = (entries: readonly Entry[], timeZone: string): string =>
  writeCsv([
    [`at (${timeZone})`, 'at_utc', 'seq', ...FIELDS],
    ...entries.map((entry) => [
      fileTime(entry.happenedAt, timeZone),
      new Date(entry.happenedAt).toISOString(),
      entry.seq,
      ...FIELDS.map((field) => String(entry[field] ?? '')),
    ]),
  ]);
