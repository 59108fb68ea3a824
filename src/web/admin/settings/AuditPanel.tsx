/** The audit log: who changed what, when and why; looked through, checked for gaps, taken away as a file. */
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Search, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { toast } from 'react-toastify';
import { auditEndpoints } from '#contract/audit/endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { saveFile } from '../participants/files.ts';
import styles from './Settings.module.css';

type Entry = AnswerOf<typeof auditEndpoints.auditLog>['entries'][number];

const PAGE = 20;
const EXPORT_PAGE = 1_000;

export function AuditPanel({ timeZone }: { timeZone: string }) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const log = useInfiniteQuery({
    queryKey: ['audit', wanted],
    queryFn: ({ pageParam }) =>
      call(auditEndpoints.auditLog, {
        query: { limit: PAGE, before: pageParam, words: wanted || undefined },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
  const check = useMutation({
    mutationFn: () => call(auditEndpoints.checkAudit),
    onError: (error) => toast.error(sentenceOf(error, 'Not checked. Try again.')),
  });
  const save = useMutation({
    mutationFn: async (as: 'csv' | 'json') => {
      const entries = await everything(wanted);
      if (as === 'csv') saveFile('audit.csv', 'text/csv', csvOf(entries));
      else saveFile('audit.json', 'application/json', JSON.stringify(entries, null, 2));
    },
    onError: (error) => toast.error(sentenceOf(error, 'Nothing was saved. Try again.')),
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div id="audit" className={styles.anchor}>
      <Panel
        title="Audit log"
        actions={
          <span className="row wrap">
            <Button size="s" busy={check.isPending} onClick={() => check.mutate()}>
              Check for changes
            </Button>
            <Button size="s" busy={save.isPending} onClick={() => save.mutate('csv')}>
              Save as CSV
            </Button>
            <Button size="s" busy={save.isPending} onClick={() => save.mutate('json')}>
              Save as JSON
            </Button>
          </span>
        }
      >
        <div className={styles.form}>
          {check.data && (
            <Banner
              tone={check.data.intact ? 'ok' : 'danger'}
              icon={check.data.intact ? ShieldCheck : ShieldAlert}
              lead={check.data.intact ? 'Nothing was changed.' : 'Something was changed.'}
            >
              {check.data.sentence}
            </Banner>
          )}
          <TextField
            label="Look for a person, a change or a reason"
            name="audit_words"
            icon={Search}
            small
            value={words}
            onChange={setWords}
          />
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
async function everything(words: string): Promise<Entry[]> {
  const found: Entry[] = [];
  let before: number | undefined;
  do {
    const page = await call(auditEndpoints.auditLog, {
      query: { limit: EXPORT_PAGE, before, words: words || undefined },
    });
    found.push(...page.entries);
    before = page.nextBefore ?? undefined;
  } while (before !== undefined);
  return found;
}

const FIELDS = [
  'seq',
  'actorKind',
  'actorName',
  'action',
  'subject',
  'before',
  'after',
  'why',
  'hash',
] as const;

const csvOf = (entries: readonly Entry[]): string =>
  writeCsv([
    ['at', ...FIELDS],
    ...entries.map((entry) => [
      new Date(entry.happenedAt).toISOString(),
      ...FIELDS.map((field) => String(entry[field] ?? '')),
    ]),
  ]);
