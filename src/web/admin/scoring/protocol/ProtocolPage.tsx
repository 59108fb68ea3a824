/** A certified result on paper: rules in words, every act's figures, the fingerprint, lines to sign. */

import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { LANGUAGES } from '#domain/messages/languages.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { useAsk } from '#web/client/ask.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { FieldTable } from '#web/ui/FieldTable.tsx';
import { showDateAndTime, sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { Lines } from '#web/ui/Lines.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell } from '#web/ui/say.ts';
import styles from './Protocol.module.css';

export function ProtocolPage() {
  usePageTitle(say('certify.protocol'));
  const { id = '' } = useParams();
  const { data, isPending, refetch } = useAsk(resultsAdminEndpoints.protocol, {
    params: { id },
    retry: false,
  });
  if (isPending) return <LoadingBlock rows={8} label={say('certify.loading')} />;
  if (!data)
    return (
      <EmptyState
        level={1}
        title={say('certify.notLoaded')}
        actions={<Button onClick={() => refetch()}>{say('office.tryAgain')}</Button>}
      >
        {say('certify.resultSafe')}
      </EmptyState>
    );
  // The event's own language, whatever the office speaks.
  const told = { lang: data.language, dir: LANGUAGES[data.language].direction };
  const signers = [data.proposedBy, data.certifiedBy].filter((name) => name !== null);
  const signed = {
    event: <bdi>{data.event}</bdi>,
    round: <bdi>{data.round}</bdi>,
    version: data.version,
    time: showDateAndTime(data.certifiedAt, data.timeZone),
    name: <bdi>{data.certifiedBy}</bdi>,
  };
  return (
    <article className={styles.page}>
      <div className={styles.tools}>
        <ButtonLink to="/admin/scoring" size="s" kind="quiet">
          <Icon of={ArrowLeft} size={16} />
          {say('scoring.title')}
        </ButtonLink>
        <span>
          <PrintButton size="s" />
        </span>
      </div>
      <header>
        <EventLogo />
        <h1 className="h1">{say('certify.protocol')}</h1>
        <p>
          {data.proposedBy === null
            ? tell('certify.headLine', signed)
            : tell('certify.headLineAsked', { ...signed, asked: <bdi>{data.proposedBy}</bdi> })}
        </p>
        {data.state === 'voided' && (
          <p className={styles.void} role="alert">
            {say('certify.takenBackWhy', { reason: data.voidReason ?? '' })}
          </p>
        )}
      </header>
      <section>
        <h2 className="h3">{say('scoring.rules')}</h2>
        <div {...told}>
          <Lines of={data.rules} className={styles.lines} />
        </div>
      </section>
      <section>
        <h2 className="h3">{say('certify.judges')}</h2>
        <p>
          <bdi>{sideBySide(data.judges)}</bdi>
        </p>
        {data.notes.length > 0 && (
          <div {...told}>
            <Lines of={data.notes} className={styles.lines} />
          </div>
        )}
      </section>
      <table className={styles.table}>
        <caption className="vh">{say('certify.tableCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('scoring.place')}</th>
            <th scope="col">{say('scoring.act')}</th>
            <th scope="col">{say('rules.result')}</th>
            <th scope="col">{say('certify.howMade')}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={`${row.number} ${row.stageName}`}>
              <td>{row.place ?? '–'}</td>
              <th scope="row">
                {row.number !== null && `${row.number}. `}
                <bdi>{row.stageName}</bdi>
                {row.category !== '' && <small>{row.category}</small>}
              </th>
              <td className="tnum">{row.result ?? '–'}</td>
              <td {...told}>
                <Lines of={row.explanation} className={styles.steps} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {keyed(data.tables, ({ title }) => title).map(({ key, one }) => (
        <div key={key} {...told}>
          <FieldTable table={one} />
        </div>
      ))}
      {data.awards.length > 0 && (
        <section>
          <h2 className="h3">{say('panel.awards')}</h2>
          <div {...told}>
            <Lines of={data.awards} className={styles.lines} />
          </div>
        </section>
      )}
      <p className={styles.digest}>{say('certify.sha', { digest: data.digest })}</p>
      {data.logged && (
        <p className={styles.digest}>
          {say('certify.logRow', { row: data.logged.row, head: data.logged.head })}
        </p>
      )}
      <div className={styles.signatures}>
        {[...signers, say('scoring.headJudge')].map((name) => (
          <p key={name}>{tell('certify.signature', { name: <bdi>{name}</bdi> })}</p>
        ))}
      </div>
    </article>
  );
}
