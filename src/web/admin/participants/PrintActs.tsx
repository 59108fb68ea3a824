/** Paper: the list of the acts shown, and door sheets with a box to tick, a page a category. */
import { TRACK_WORDS } from '#domain/registration/history-words.ts';
import { mayPerform } from '#domain/registration/status.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { showDateAndTime, sideBySide } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { usePaperAlone } from '#web/ui/printing.ts';
import { say } from '#web/ui/say.ts';
import { type RegisteredAct, sorted } from './acts.ts';
import styles from './PrintActs.module.css';
import { isUnconfirmed, statusLine } from './words.tsx';

export type Paper = 'list' | 'door';

export function PrintActs({
  paper,
  acts,
  title,
  timeZone,
}: {
  paper: Paper;
  /** What the list showed. */
  acts: readonly RegisteredAct[];
  title: string;
  timeZone: string;
}) {
  usePaperAlone(styles.alone ?? '');
  const printed = showDateAndTime(Date.now(), timeZone);
  const sheets: [string, RegisteredAct[]][] =
    paper === 'list' ? [['', sorted(acts, 'number')]] : [...doorSheets(acts)];
  return (
    <>
      <p className={styles.screenOnly}>
        <PrintButton />{' '}
        <span className="muted">{say(paper === 'door' ? 'acts.doorLead' : 'acts.listLead')}</span>
      </p>
      {sheets.length === 0 && <p className="muted">{say('acts.noneAcceptedYet')}</p>}
      {sheets.map(([heading, rows]) => (
        <section key={heading} className={styles.sheet}>
          <h2 className="h2">
            {heading === '' ? title : say('acts.paperHeading', { event: title, category: heading })}
          </h2>
          <p className="small">
            {say('acts.count', { count: rows.length })}, {say('acts.printed', { time: printed })}
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                {paper === 'door' && <th>{say('acts.hereHeading')}</th>}
                <th>{say('acts.numberHeading')}</th>
                <th>{say('acts.act')}</th>
                <th>{say('acts.song')}</th>
                {paper === 'list' && <th>{say('acts.category')}</th>}
                {paper === 'list' && <th>{say('acts.status')}</th>}
                <th>{say('acts.people')}</th>
                <th>{say('acts.track')}</th>
                {paper === 'door' && <th>{say('acts.toSettle')}</th>}
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
                  <td data-wide="name">
                    <Name plain>{act.stageName}</Name> <span className="small">{act.pronouns}</span>
                  </td>
                  <td data-wide="song">
                    <Name plain>{act.songTitle}</Name>
                  </td>
                  {paper === 'list' && <td data-wide="words">{act.category}</td>}
                  {paper === 'list' && <td>{say(statusLine(act))}</td>}
                  <td className="num">{act.performerCount}</td>
                  <td>{say(TRACK_WORDS[act.track])}</td>
                  {paper === 'door' && <td data-wide="words">{toSettle(act)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

function doorSheets(acts: readonly RegisteredAct[]): Map<string, RegisteredAct[]> {
  const sheets = new Map<string, RegisteredAct[]>();
  for (const act of sorted(acts, 'name')) {
    if (act.status !== 'accepted') continue;
    const heading = act.category === '' ? say('acts.allActs') : act.category;
    sheets.set(heading, [...(sheets.get(heading) ?? []), act]);
  }
  return sheets;
}

const toSettle = (act: RegisteredAct): string =>
  sideBySide([
    !mayPerform(act.consent) && say('acts.settleConsent'),
    isUnconfirmed(act) && say('acts.settleUnconfirmed'),
    (act.track === 'missing' || act.track === 'problem') && say('acts.settleTrack'),
    act.photoConsent === 'no' && say('acts.settlePhotos'),
  ]);
