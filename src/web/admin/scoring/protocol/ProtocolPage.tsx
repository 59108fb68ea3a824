/** A certified result on paper: rules in words, every act's figures, the fingerprint, lines to sign. */

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { LANGUAGES, type Language } from '#domain/messages/languages.ts';
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
  return <Paper of={data} />;
}

type Protocol = AnswerOf<typeof resultsAdminEndpoints.protocol>;

/** In the event's own language, whatever the office speaks. */
const Told = ({ language, children }: { language: Language; children: ReactNode }) => (
  <div lang={language} dir={LANGUAGES[language].direction}>
    {children}
  </div>
);

function Paper({ of }: { of: Protocol }) {
  const { language, logged } = of;
  const signers = [of.proposedBy, of.certifiedBy].filter((name) => name !== null);
  const told = (lines: readonly string[], className = styles.lines) => (
    <Told language={language}>
      <Lines of={lines} className={className} />
    </Told>
  );
  return (
    <article className={styles.page}>
      <Tools />
      <Head of={of} />
      <section>
        <h2 className="h3">{say('scoring.rules')}</h2>
        {told(of.rules)}
      </section>
      <section>
        <h2 className="h3">{say('certify.judges')}</h2>
        <p>
          <bdi>{sideBySide(of.judges)}</bdi>
        </p>
        {of.notes.length > 0 && told(of.notes)}
      </section>
      <Acts of={of} />
      {keyed(of.tables, ({ title }) => title).map(({ key, one }) => (
        <Told key={key} language={language}>
          <FieldTable table={one} />
        </Told>
      ))}
      {of.awards.length > 0 && (
        <section>
          <h2 className="h3">{say('panel.awards')}</h2>
          {told(of.awards)}
        </section>
      )}
      <p className={styles.digest}>{say('certify.sha', { digest: of.digest })}</p>
      {logged && (
        <p className={styles.digest}>{say('certify.logRow', { row: logged.row, head: logged.head })}</p>
      )}
      <div className={styles.signatures}>
        {[...signers, say('scoring.headJudge')].map((name) => (
          <p key={name}>{tell('certify.signature', { name: <bdi>{name}</bdi> })}</p>
        ))}
      </div>
    </article>
  );
}

const Tools = () => (
  <div className={styles.tools}>
    <ButtonLink to="/admin/scoring" size="s" kind="quiet">
      <Icon of={ArrowLeft} size={16} />
      {say('scoring.title')}
    </ButtonLink>
    <span>
      <PrintButton size="s" />
    </span>
  </div>
);

function Head({ of }: { of: Protocol }) {
  const signed = {
    event: <bdi>{of.event}</bdi>,
    round: <bdi>{of.round}</bdi>,
    version: of.version,
    time: showDateAndTime(of.certifiedAt, of.timeZone),
    name: <bdi>{of.certifiedBy}</bdi>,
  };
  return (
    <header>
      <EventLogo />
      <h1 className="h1">{say('certify.protocol')}</h1>
      <p>
        {of.proposedBy === null
          ? tell('certify.headLine', signed)
          : tell('certify.headLineAsked', { ...signed, asked: <bdi>{of.proposedBy}</bdi> })}
      </p>
      {of.state === 'voided' && (
        <p className={styles.void} role="alert">
          {say('certify.takenBackWhy', { reason: of.voidReason ?? '' })}
        </p>
      )}
    </header>
  );
}

/** Every act's place and figures, and how they were made. */
const Acts = ({ of }: { of: Protocol }) => (
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
      {of.rows.map((row) => (
        <tr key={`${row.number} ${row.stageName}`}>
          <td>{row.place ?? '–'}</td>
          <th scope="row">
            {row.number !== null && `${row.number}. `}
            <bdi>{row.stageName}</bdi>
            {row.category !== '' && <small>{row.category}</small>}
          </th>
          <td className="tnum">{row.result ?? '–'}</td>
          <td lang={of.language} dir={LANGUAGES[of.language].direction}>
            <Lines of={row.explanation} className={styles.steps} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
