/** A certified result on paper: rules in words, every act's figures, the fingerprint, lines to sign. */

import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { inRow } from '#domain/messages/sentence.ts';
import { type EventWords, useEventWords } from '#web/admin/on-paper/event-words.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { useAsk } from '#web/client/ask.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { FieldTable } from '#web/ui/FieldTable.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { Lines } from '#web/ui/Lines.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { NotLoaded } from '../../NotLoaded.tsx';
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
      <NotLoaded level={1} title={say('certify.notLoaded')} onRetry={refetch}>
        {say('certify.resultSafe')}
      </NotLoaded>
    );
  return <Paper of={data} />;
}

type Protocol = AnswerOf<typeof resultsAdminEndpoints.protocol>;

/** In the event's own language, whatever the admin speaks. */
function Paper({ of }: { of: Protocol }) {
  const words = useEventWords(of.language);
  if (!words) return <LoadingBlock rows={8} label={say('certify.loading')} />;
  const { say: told } = words;
  const signers = [of.proposedBy, of.certifiedBy].filter((name) => name !== null);
  return (
    <div className={styles.page}>
      <Tools />
      <article className={styles.paper} lang={words.lang} dir={words.dir}>
        <Head of={of} words={words} />
        <section>
          <h2 className="h3">{told('results.rules')}</h2>
          <Lines of={of.rules} className={styles.lines} />
        </section>
        <section>
          <h2 className="h3">{told('paper.judges')}</h2>
          <p>{inRow(of.judges, words.lang)}</p>
          {of.notes.length > 0 && <Lines of={of.notes} className={styles.lines} />}
        </section>
        <Acts of={of} words={words} />
        {keyed(of.tables, ({ title }) => title).map(({ key, one }) => (
          <FieldTable key={key} table={one} />
        ))}
        {of.awards.length > 0 && (
          <section>
            <h2 className="h3">{told('results.awards')}</h2>
            <Lines of={of.awards} className={styles.lines} />
          </section>
        )}
        <p className={styles.digest}>{told('paper.sha', { digest: of.digest })}</p>
        {of.logged && <p className={styles.digest}>{told('paper.logRow', of.logged)}</p>}
        <div className={styles.signatures}>
          {[...signers, told('paper.headJudge')].map((name) => (
            <p key={name}>{told('paper.signs', { name })}</p>
          ))}
        </div>
      </article>
    </div>
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

function Head({ of, words }: { of: Protocol; words: EventWords }) {
  const signed = {
    event: of.event,
    round: of.round,
    version: of.version,
    time: words.dateAndTime(of.certifiedAt, of.timeZone),
    name: of.certifiedBy,
  };
  return (
    <header>
      <EventLogo />
      <h1 className="h1">{words.say('paper.protocol')}</h1>
      <p>
        {of.proposedBy === null
          ? words.say('paper.headLine', signed)
          : words.say('paper.headLineAsked', { ...signed, asked: of.proposedBy })}
      </p>
      {of.state === 'voided' && (
        <p className={styles.void} role="alert">
          {words.say('paper.takenBackWhy', { reason: of.voidReason ?? '' })}
        </p>
      )}
    </header>
  );
}

/** Every act's place and figures, and how they were made. */
const Acts = ({ of, words: { say: told, voice } }: { of: Protocol; words: EventWords }) => (
  <table className={styles.table}>
    <caption className="vh">{told('paper.tableCaption')}</caption>
    <thead>
      <tr>
        <th scope="col">{told('results.place')}</th>
        <th scope="col">{told('results.act')}</th>
        <th scope="col">{told('results.result')}</th>
        <th scope="col">{told('paper.howMade')}</th>
      </tr>
    </thead>
    <tbody>
      {of.rows.map((row) => (
        <tr key={`${row.number} ${row.stageName}`}>
          <td>{row.place ?? '–'}</td>
          <th scope="row">
            {row.number !== null && `${row.number}. `}
            <Name plain>{row.stageName}</Name>
            {row.category !== '' && <small>{row.category}</small>}
          </th>
          <td className="tnum">{voice.number(row.result ?? '–')}</td>
          <td>
            <Lines of={row.explanation} className={styles.steps} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
