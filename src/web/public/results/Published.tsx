/** The published result: the winner in limelight, and every table as deep as the organiser chose. */

import { BadgeCheck, Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { commaOf } from '#domain/messages/sentence.ts';
import { WHOLE_RESULT } from '#domain/results/telling.ts';
import { howCounted } from '#domain/results/words/how-counted.ts';
import { LanguageSign } from '#web/client/LanguageSign.tsx';
import { announce } from '#web/ui/announce.tsx';
import { Button } from '#web/ui/Button.tsx';
import { copied } from '#web/ui/copied.ts';
import { cx } from '#web/ui/cx.ts';
import { Face } from '#web/ui/Face.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { showDateAndTime, showDecimal, sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { FittedName, Name } from '#web/ui/Name.tsx';
import { say, spokenNow, tell } from '#web/ui/say.ts';
import { Awards } from './Awards.tsx';
import { resultsOf } from './links.ts';
import { Others } from './Others.tsx';
import styles from './Published.module.css';
import { ResultTable } from './ResultTable.tsx';
import { Sponsors } from './Sponsors.tsx';
import type { Certificate, PublicEvent, PublicResults, PublicRound, PublicTable } from './shapes.ts';
import { placeWords, tableWords } from './words.ts';

export function Published({
  event,
  round,
  results,
}: {
  event: PublicEvent;
  round: PublicRound;
  results: PublicResults;
}) {
  const [params] = useSearchParams();
  const { tables, certificate } = results;
  const shown = tables.find((table) => table.id === params.get('table')) ?? tables[0];
  if (!shown) return null;
  return (
    <main className={styles.published}>
      <Winner
        event={event}
        round={round}
        table={shown}
        tables={tables}
        scoreWord={say(certificate?.combination === 'apart' ? 'results.judges' : 'results.result')}
      />
      <section className={styles.full} aria-label={say('results.allPlaces')}>
        <div className={styles.bar}>
          {tables.length > 1 && <Tabs {...{ tables, shown, certificate }} />}
          {certificate && (
            <span className={cx('small muted', styles.certified)}>
              <Icon of={BadgeCheck} />
              {certifiedWords(certificate, event.timeZone)}
            </span>
          )}
        </div>
        {certificate?.corrects && <p className={styles.corrected}>{say('results.corrects')}</p>}
        <ResultTable
          table={shown}
          why={results.state === 'published' ? `${resultsOf(round.id)}/why` : undefined}
        />
        {shown.also.length > 0 && <p>{tell('results.also', { names: namesOf(shown.also) })}</p>}
        {shown.guests.length > 0 && (
          <p className="muted">
            {tell('results.guests', { count: shown.guests.length, names: namesOf(shown.guests) })}
          </p>
        )}
        {certificate?.least != null && <p>{say('results.tooFew', { count: certificate.least })}</p>}
        <Awards awards={results.awards} />
        {certificate && (
          <HowCounted
            certificate={certificate}
            audience={shown.kind === 'audience'}
            address={resultsOf(round.id)}
          />
        )}
        <Others of={results.others} event={event.name} />
        <Sponsors />
      </section>
    </main>
  );
}

interface TabsProps {
  tables: readonly PublicTable[];
  shown: PublicTable;
  certificate: Certificate | null;
}

const Tabs = ({ tables, shown, certificate }: TabsProps) => (
  <nav className={styles.tabs} aria-label={say('results.tables')}>
    {tables.map((table) => (
      <Link
        key={table.id}
        to={`?table=${table.id}`}
        replace
        preventScrollReset
        aria-current={table.id === shown.id ? 'page' : undefined}
      >
        <bdi>{tabWords(table, certificate)}</bdi>
      </Link>
    ))}
  </nav>
);

const namesOf = (acts: PublicTable['also']) =>
  acts.map(({ performanceId, stageName }, index) => (
    <span key={performanceId}>
      {index > 0 && commaOf(spokenNow().language)}
      <Name plain>{stageName}</Name>
    </span>
  ));

const tabWords = (table: PublicTable, certificate: Certificate | null): string =>
  table.kind === 'result' && certificate?.combination === 'apart' && table.title === WHOLE_RESULT
    ? say('results.judges')
    : tableWords(table);

const certifiedWords = ({ certifiedAt, version }: Certificate, timeZone: string): string => {
  const time = showDateAndTime(certifiedAt, timeZone);
  return version > 1
    ? say('results.certifiedVersion', { time, version })
    : say('results.certified', { time });
};

interface WinnerProps {
  event: PublicEvent;
  round: PublicRound;
  table: PublicTable;
  tables: readonly PublicTable[];
  scoreWord: string;
}

function Winner({ event, round, table, tables, scoreWord }: WinnerProps) {
  const winners = table.rows.filter((row) => row.rank === 1);
  const [first] = winners;
  if (!first) return null;
  const isAlone = winners.length === 1;
  // Where there are several tables, nobody is called the winner of the whole.
  const isOneOf = tables.length > 1 && table.title !== WHOLE_RESULT;
  const of = sideBySide([round.of > 1 && round.name, isOneOf && tableWords(table)]);
  const others = tables.filter((each) => each.id !== table.id && each.kind !== table.kind);
  return (
    <section className={styles.winner} aria-label={say('results.winnerPart')}>
      <div className="row between">
        <Link to="/" className={styles.home}>
          <Facts of={[event.host, event.name]} />
        </Link>
        <div className={styles.tools}>
          <LanguageSign />
          <ShareButton title={event.name} address={resultsOf(round.id)} />
        </div>
      </div>
      <div className={styles.winnerBody}>
        <p className={styles.winnerWord}>
          {of === ''
            ? say(isAlone ? 'results.winner' : 'results.winners')
            : tell(isAlone ? 'results.winnerOf' : 'results.winnersOf', { round: <bdi>{of}</bdi> })}
        </p>
        {isAlone && <Face act={first.performanceId} size="large" className={styles.winnerFace} />}
        {winners.map((row) => (
          <div className={cx(styles.winnerBox, !isAlone && styles.joint)} key={row.performanceId}>
            <FittedName as={isAlone ? 'h1' : 'h2'} max={118} lines={isAlone ? 3 : 2} least={24}>
              {row.stageName}
            </FittedName>
          </div>
        ))}
        {isAlone && <Song row={first} />}
      </div>
      <div className={styles.figures}>
        {first.score !== null && (
          <div>
            <span>{table.kind === 'audience' ? say('results.audience') : scoreWord}</span>
            <div className="num">{showDecimal(first.score)}</div>
          </div>
        )}
        {isAlone && others.map((other) => <PlaceIn key={other.id} table={other} act={first.performanceId} />)}
      </div>
    </section>
  );
}

function Song({ row }: { row: PublicTable['rows'][number] }) {
  return (
    <p className={styles.winnerLine}>
      <bdi>{row.song}</bdi>
      {row.pronouns !== '' && (
        <>
          <br />
          <bdi className={styles.pronouns}>{row.pronouns}</bdi>
        </>
      )}
    </p>
  );
}

/** An act's place in another table. */
function PlaceIn({ table, act }: { table: PublicTable; act: string }) {
  const there = table.rows.find((row) => row.performanceId === act);
  if (!there) return null;
  return (
    <div>
      <span>{say(table.kind === 'audience' ? 'results.audience' : 'results.judges')}</span>
      <div className="num">{placeWords(there.place)}</div>
    </div>
  );
}

/** Shares the address by what the device sends with; where there is nothing (on plain http never) it copies it. */
function ShareButton({ title, address }: { title: string; address: string }) {
  const [told, setTold] = useState(false);
  const share = async () => {
    const url = location.origin + address;
    if (typeof navigator.share === 'function') {
      // Closing the sheet without a choice is no failure.
      await navigator
        .share({ title: say('results.shareTitle', { event: title }), url })
        .catch(() => undefined);
    } else if (await copied(url)) {
      setTold(true);
      announce(say('results.copied'));
    }
  };
  return (
    <Button size="s" className={styles.ink} onClick={share}>
      <Icon of={told ? Check : Share2} size={16} />
      {say(told ? 'results.copied' : 'results.share')}
    </Button>
  );
}

function HowCounted({
  certificate,
  audience,
  address,
}: {
  certificate: Certificate;
  audience: boolean;
  address: string;
}) {
  return (
    <footer className={styles.how}>
      <p className="small muted">
        {audience
          ? say('results.fromBallots', { count: certificate.ballots ?? 0 })
          : howCounted({ say, number: showDecimal }, certificate)}
      </p>
      <details className="small muted">
        <summary>{say('results.howToCheck')}</summary>
        <p>{say('results.howToCheckLead')}</p>
        {certificate.ballots !== null && !audience && (
          <p>{say('results.votesCounted', { count: certificate.ballots })}</p>
        )}
        {certificate.ballots !== null && (
          <p>
            <Link to={`${address}/votes`}>{say('results.checkVote')}</Link>
          </p>
        )}
        <p>
          <Link to={`${address}/verify`}>{say('results.countIt')}</Link>
        </p>
        <p className={styles.digest} translate="no">
          {certificate.digest}
        </p>
        {certificate.logged && <p className={styles.digest}>{say('results.auditRow', certificate.logged)}</p>}
      </details>
    </footer>
  );
}
