/** Paper: the list of the acts shown, and door sheets with a box to tick, a page a category. */
import { Printer } from 'lucide-react';
import { mayPerform } from '#domain/registration/status.ts';
import { Button } from '#web/ui/Button.tsx';
import { counted, showDateAndTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { type Act, sorted } from './acts.ts';
import styles from './PrintActs.module.css';
import { isUnconfirmed, STATUS_WORDS, TRACK_WORDS } from './words.tsx';

export type Paper = 'list' | 'door';

export function PrintActs({
  paper,
  acts,
  title,
  timeZone,
}: {
  paper: Paper;
  /** What the list showed. */
  acts: readonly Act[];
  title: string;
  timeZone: string;
}) {
  const printed = showDateAndTime(Date.now(), timeZone);
  const sheets: [string, Act[]][] = paper === 'list' ? [['', sorted(acts, 'number')]] : [...doorSheets(acts)];
  return (
    <>
      <p className={styles.screenOnly}>
        <Button kind="primary" onClick={() => print()}>
          <Icon of={Printer} /> Print
        </Button>{' '}
        <span className="muted">
          {paper === 'door'
            ? 'Accepted acts by name, a page a category. No contacts are on it.'
            : 'The acts as the list shows them. No contacts are on it.'}
        </span>
      </p>
      {sheets.length === 0 && <p className="muted">No act is accepted yet.</p>}
      {sheets.map(([heading, rows]) => (
        <section key={heading} className={styles.sheet}>
          <h2 className="h2">
            {title}
            {heading !== '' && `: ${heading}`}
          </h2>
          <p className="small">
            {counted(rows.length, 'act')}, printed {printed}
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                {paper === 'door' && <th>Here</th>}
                <th>No.</th>
                <th>Act</th>
                <th>Song</th>
                {paper === 'list' && <th>Category</th>}
                {paper === 'list' && <th>Status</th>}
                <th>People</th>
                <th>Track</th>
                {paper === 'door' && <th>To settle</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((act) => (
                <tr key={act.id}>
                  {paper === 'door' && (
                    <td>
                      <span className={styles.tick}>{act.checkedInAt === null ? '' : '✓'}</span>
                    </td>
                  )}
                  <td className="num">{act.number}</td>
                  <td>
                    <Name plain>{act.stageName}</Name> <span className="small">{act.pronouns}</span>
                  </td>
                  <td>
                    <bdi>{act.songTitle}</bdi>
                  </td>
                  {paper === 'list' && <td>{act.category}</td>}
                  {paper === 'list' && <td>{STATUS_WORDS[act.status]}</td>}
                  <td className="num">{act.performerCount}</td>
                  <td>{TRACK_WORDS[act.track]}</td>
                  {paper === 'door' && <td>{toSettle(act)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

function doorSheets(acts: readonly Act[]): Map<string, Act[]> {
  const sheets = new Map<string, Act[]>();
  for (const act of sorted(acts, 'name')) {
    if (act.status !== 'accepted') continue;
    const heading = act.category === '' ? 'All acts' : act.category;
    sheets.set(heading, [...(sheets.get(heading) ?? []), act]);
  }
  return sheets;
}

const toSettle = (act: Act): string =>
  [
    mayPerform(act.consent) ? '' : 'consent',
    isUnconfirmed(act) ? 'consent not confirmed by the parent' : '',
    act.track === 'missing' || act.track === 'problem' ? 'track' : '',
    act.photoConsent === 'no' ? 'no photos' : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
