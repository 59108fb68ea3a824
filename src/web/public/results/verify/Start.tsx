/** What counting it oneself will do, before anything is fetched. */

import { Link } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { CHECK_STEPS, type CheckStep } from '#contract/results/check-record.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showDateAndTime, showSize } from '#web/ui/format.ts';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell } from '#web/ui/say.ts';
import { addressOfRecord } from '../fetch-record.ts';
import { hostOf, resultsOf, useNamedRound } from '../links.ts';
import type { PublicResults } from '../shapes.ts';
import { Head } from './Head.tsx';
import { Rings } from './Rings.tsx';
import { Step, sheetsAndBallots, UNDER_WAY } from './Steps.tsx';
import styles from './Verify.module.css';

type Brief = AnswerOf<typeof resultsEndpoints.resultRecordBrief>;

/** A published result, in brief what its record holds, and the button that has it counted. */
export function Start(props: { results: PublicResults; brief: Brief; count: () => void }) {
  const { results, brief, count } = props;
  const round = useNamedRound();
  usePageTitle(say('verify.countIt'));
  const will: Record<CheckStep, string> = {
    fetch: fetchWords(brief),
    signature: signatureWords(results),
    count: say(brief.whole ? 'verify.startCount' : 'verify.startCountPart'),
    compare: say(brief.whole ? 'verify.startCompare' : 'verify.startComparePart', {
      count: brief.places,
    }),
  };
  return (
    <>
      <PublicHeader host={hostOf(results)} />
      <main className={styles.page}>
        <section className={styles.say}>
          <Rings state="start" />
          <Head of={say('verify.countIt')} />
          <p className="lead">{say('verify.startLead')}</p>
          <div className={styles.begin}>
            <Button kind="primary" size="xl" onClick={count}>
              {say('verify.countNow')}
            </Button>
            <p className="small muted">
              {tell('verify.recordSize', { size: <bdi>{showSize(brief.bytes)}</bdi> })}
            </p>
          </div>
        </section>
        <section className={styles.facts}>
          <h2 className="h3">{say('verify.whatHappens')}</h2>
          <ol className={styles.steps}>
            {CHECK_STEPS.map((step, at) => (
              <Step key={step} state="later" title={say(UNDER_WAY[step])} at={at + 1}>
                {will[step]}
              </Step>
            ))}
          </ol>
          <p className={styles.own}>
            {tell('verify.ownTool', {
              record: (inside) => (
                <a href={addressOfRecord(round)} download="record.json">
                  {inside}
                </a>
              ),
              how: (inside) => <Link to={round === undefined ? '/results' : resultsOf(round)}>{inside}</Link>,
            })}
          </p>
        </section>
      </main>
    </>
  );
}

function fetchWords({ sheets, ballots }: Brief): string {
  const what = sheetsAndBallots(sheets, ballots);
  return what === undefined ? say('verify.startFetchPlaces') : say('verify.startFetch', { what });
}

/** When it was signed. By whom is not published. */
const signatureWords = ({ event, certificate }: PublicResults): string =>
  say('verify.startSignature', {
    time: certificate && event ? showDateAndTime(certificate.certifiedAt, event.timeZone) : '',
  });
