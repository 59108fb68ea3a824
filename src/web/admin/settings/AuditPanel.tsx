/** The audit log: who changed what, when and why; looked through, checked for gaps, taken away as a file. */
import { Search, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { ACTORS, auditEndpoints } from '#contract/audit/endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Line as MessageLine } from '#domain/messages/catalogue.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { useAskPages } from '#web/client/ask.ts';
import { type Command, useCommand, usePress } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { fileTime, fromLocalInput, showDateAndTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Reported, reportedWords } from '#web/ui/Reported.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import styles from './Settings.module.css';

type Entry = AnswerOf<typeof auditEndpoints.auditLog>['entries'][number];

const PAGE = 20;
const EXPORT_PAGE = 1_000;

const WHO = {
  admin: 'people.whoAdmin',
  crew: 'people.whoCrew',
  judge: 'people.whoJudge',
  participant: 'people.whoPerformer',
  visitor: 'people.whoVisitor',
  screen: 'people.whoScreen',
  gear: 'people.whoGear',
  system: 'people.whoSystem',
} as const satisfies Record<(typeof ACTORS)[number], MessageLine>;

/** Actions by how they begin. */
const ABOUT = [
  { value: 'participant.personal', line: 'people.aboutLooks' },
  { value: 'participant.eras', line: 'people.aboutErasing' },
  { value: 'participant.', line: 'people.whoPerformer' },
  { value: 'login.', line: 'people.aboutSignIn' },
  { value: 'admin.', line: 'people.aboutAccounts' },
  { value: 'judge.', line: 'people.whoJudge' },
  { value: 'scoresheet.', line: 'people.aboutSheets' },
  { value: 'result.', line: 'people.aboutResults' },
  { value: 'poll.', line: 'people.aboutPolls' },
  { value: 'show.', line: 'people.aboutShow' },
  { value: 'event.', line: 'people.aboutEvent' },
  { value: 'backup.', line: 'people.aboutCopies' },
] as const;

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
  const check = useCommand(auditEndpoints.checkAudit, { failed: say('people.notChecked') });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div id="audit" className={styles.anchor}>
      <Panel
        title={say('people.audit')}
        actions={<LogButtons asked={wanted} timeZone={timeZone} check={check} />}
      >
        <div className={styles.form}>
          {check.answer && (
            <Banner
              tone={check.answer.intact ? 'ok' : 'danger'}
              icon={check.answer.intact ? ShieldCheck : ShieldAlert}
              lead={check.answer.intact ? say('people.nothingChanged') : say('people.somethingChanged')}
            >
              <Reported told={check.answer.told}>{check.answer.sentence}</Reported>
            </Banner>
          )}
          <Filter asked={asked} onChange={setAsked} />
          {asked !== EVERYTHING && (
            <Button kind="quiet" onClick={() => setAsked(EVERYTHING)}>
              {say('people.showEverything')}
            </Button>
          )}
          {log.isError && <p role="alert">{sentenceOf(log.error, say('ui.unreachable'))}</p>}
          {log.isSuccess && entries.length === 0 && <p className="muted">{say('people.nothingFits')}</p>}
          <ul>
            {entries.map((entry) => (
              <Line key={entry.seq} entry={entry} timeZone={timeZone} />
            ))}
          </ul>
          {log.hasNextPage && (
            <Button kind="quiet" busy={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
              {say('people.showOlder')}
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
    { failed: say('people.nothingSaved') },
  );
  return (
    <span className="row wrap">
      <Button size="s" busy={check.busy} onClick={() => check.send()}>
        {say('people.check')}
      </Button>
      <Button size="s" busy={save.busy} onClick={() => save.send('csv')}>
        {say('people.saveCsv')}
      </Button>
      <Button size="s" busy={save.busy} onClick={() => save.send('json')}>
        {say('people.saveJson')}
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
      <TextField label={say('people.lookFor')} icon={Search} {...field('words')} />
      <div className={styles.quarters}>
        <SelectField
          label={say('people.who')}
          options={ACTORS.map((value) => ({ value, label: say(WHO[value]) }))}
          placeholder={say('people.everybody')}
          {...field('actor')}
        />
        <SelectField
          label={say('people.about')}
          options={ABOUT.map(({ value, line }) => ({ value, label: say(line) }))}
          placeholder={say('people.everything')}
          {...field('action')}
        />
        <TextField label={say('people.from')} type="datetime-local" {...field('since')} />
        <TextField label={say('people.until')} type="datetime-local" {...field('until')} />
      </div>
    </>
  );
}

function Line({ entry, timeZone }: { entry: Entry; timeZone: string }) {
  return (
    <li className={styles.line}>
      <span>
        <b translate="no">{entry.action}</b> <Subject entry={entry} />
        {entry.why !== null && (
          <>
            <br />
            <bdi>{reportedWords(entry.whyTold) ?? entry.why}</bdi>
          </>
        )}
        <br />
        <span className="small muted">
          {entry.seq}, {showDateAndTime(entry.happenedAt, timeZone)},{' '}
          <bdi>{entry.actorKind === 'visitor' ? say('people.aVisitor') : entry.actorName}</bdi>
        </span>
      </span>
    </li>
  );
}

/** What was changed: by its name and, of an act, with the way to it; else by its kind and id. */
function Subject({ entry: { subject, subjectName } }: { entry: Entry }) {
  if (subjectName === null)
    return (
      <span className="muted" translate="no">
        {subject}
      </span>
    );
  const [kind, id] = subject.split(':', 2);
  const name = <bdi>{subjectName}</bdi>;
  return kind === 'participant' ? <Link to={`/admin/participants/${id}`}>{name}</Link> : name;
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
