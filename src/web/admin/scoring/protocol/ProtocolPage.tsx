/** A certified result on paper: rules in words, every act's figures, the fingerprint, lines to sign. */

import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { useAsk } from '#web/client/ask.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { FieldTable } from '#web/ui/FieldTable.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { Lines } from '#web/ui/Lines.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import styles from './Protocol.module.css';

export function ProtocolPage() {
  usePageTitle('Protocol of the result');
  const { id = '' } = useParams();
  const { data, isPending, refetch } = useAsk(resultsAdminEndpoints.protocol, {
    params: { id },
    retry: false,
  });
  if (isPending) return <LoadingBlock rows={8} label="Loading the protocol" />;
  if (!data)
    return (
      <EmptyState
        level={1}
        title="This protocol cannot be loaded"
        actions={<Button onClick={() => refetch()}>Try again</Button>}
      >
        The result itself is safe.
      </EmptyState>
    );
  const signers = [data.proposedBy, data.certifiedBy].filter((name) => name !== null);
  return (
    <article className={styles.page}>
      <div className={styles.tools}>
        <ButtonLink to="/admin/scoring" size="s" kind="quiet">
          <Icon of={ArrowLeft} size={16} />
          Scoring
        </ButtonLink>
        <span>
          <PrintButton size="s" />
        </span>
      </div>
      <header>
        <EventLogo />
        <h1 className="h1">Protocol of the result</h1>
        <p>
          <bdi>{data.event}</bdi>, <bdi>{data.round}</bdi>, version {data.version}. Certified{' '}
          {showDateAndTime(data.certifiedAt, data.timeZone)} by <bdi>{data.certifiedBy}</bdi>
          {data.proposedBy !== null && (
            <>
              , asked for by <bdi>{data.proposedBy}</bdi>
            </>
          )}
          .
        </p>
        {data.state === 'voided' && (
          <p className={styles.void} role="alert">
            Taken back: {data.voidReason}
          </p>
        )}
      </header>
      <section>
        <h2 className="h3">Rules</h2>
        <Lines of={data.rules} className={styles.lines} />
      </section>
      <section>
        <h2 className="h3">Judges</h2>
        <p>
          <bdi>{data.judges.join(', ')}</bdi>
        </p>
        {data.notes.length > 0 && <Lines of={data.notes} className={styles.lines} />}
      </section>
      <table className={styles.table}>
        <caption className="vh">Places with what they were made from</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Act</th>
            <th scope="col">Result</th>
            <th scope="col">How it was made</th>
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
              <td>
                <Lines of={row.explanation} className={styles.steps} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {keyed(data.tables, ({ title }) => title).map(({ key, one }) => (
        <FieldTable key={key} table={one} />
      ))}
      {data.awards.length > 0 && (
        <section>
          <h2 className="h3">Awards</h2>
          <Lines of={data.awards} className={styles.lines} />
        </section>
      )}
      <p className={styles.digest}>Fingerprint (SHA-256): {data.digest}</p>
      {data.logged && (
        <p className={styles.digest}>
          Audit log, row {data.logged.row}: {data.logged.head}
        </p>
      )}
      <div className={styles.signatures}>
        {[...signers, 'Head judge'].map((name) => (
          <p key={name}>
            <bdi>{name}</bdi>, date and signature
          </p>
        ))}
      </div>
    </article>
  );
}
