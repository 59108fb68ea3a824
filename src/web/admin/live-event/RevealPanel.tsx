/** The telling of the results: how far each table is, what was told, and the ways out. Places not told yet are not here. */

import { Check, Lock } from 'lucide-react';
import { AwardMark } from '#web/ui/AwardPlate.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { sideBySide } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { useDesk } from './desk.ts';
import styles from './RevealPanel.module.css';
import { resultLines, resultWords } from './result-words.ts';
import { toldWords } from './words.ts';

type Result = ReturnType<typeof useDesk>['view']['results'][number];

export function RevealPanel() {
  const { view } = useDesk();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long names are scrolled by keys, also where nothing is left to press
    <section className={styles.panel} tabIndex={0} aria-label={say('cues.results')}>
      {view.results.map((result) => (
        <ResultLine key={result.id} result={result} />
      ))}
      {view.results.length === 0 && <span className="muted">{say('calls.noResult')}</span>}
    </section>
  );
}

function ResultLine({ result }: { result: Result }) {
  const { view } = useDesk();
  const last = result.steps.at(-1);
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <b className={styles.award}>
          <AwardMark light={result.light} />
          <bdi>{result.title}</bdi>
        </b>
        <span className="small muted">{resultWords(view, result)}</span>
        {last && (
          <span className={styles.name}>
            <span className="small muted">{toldWords(last)}</span>{' '}
            <Name>{sideBySide(last.entries.map((entry) => entry.stageName))}</Name>
          </span>
        )}
      </div>
      <ResultButtons result={result} />
    </div>
  );
}

/** What can be done about a result now; else how far it is. */
function ResultButtons({ result }: { result: Result }) {
  const { view, connected, send } = useDesk();
  const isTelling = view.revealingId === result.id;
  const allTold = result.stepsTotal > 0 && result.stepsShown === result.stepsTotal;
  const lines = resultLines(view);
  return (
    <span className={styles.buttons}>
      {result.state === 'voided' && (
        <ButtonLink to="/admin/scoring" size="s">
          {say('desk.toScoring')}
        </ButtonLink>
      )}
      {isTelling && result.stepsShown > 0 && !view.cardTurned && view.phase !== 'finished' && (
        <Button
          size="s"
          kind="quiet"
          disabled={!connected}
          onClick={() => void send({ kind: 'turn_card', resultId: result.id, step: result.stepsShown })}
        >
          {say('calls.turnCard')}
        </Button>
      )}
      {isTelling && !allTold && (
        <Button
          size="s"
          kind="quiet"
          disabled={!connected}
          onClick={() => void send({ kind: 'stop_reveal' })}
        >
          {say('calls.stopTelling')}
        </Button>
      )}
      {allTold && result.state !== 'published' && (
        <HoldButton
          size="s"
          disabled={!connected}
          onHeld={() => void send({ kind: 'publish_result', resultId: result.id })}
          question={{
            title: say('calls.askPublish', { title: result.title }),
            body: say(lines.askPublish),
            confirm: say('calls.publish'),
            cancel: say('calls.notYet'),
          }}
        >
          {say('calls.holdToPublish')}
        </HoldButton>
      )}
      {result.state === 'published' && (
        <Chip tone="ok" icon={Check}>
          {say(lines.told)}
        </Chip>
      )}
      {result.state === 'certified' && result.stepsShown === 0 && (
        <Chip tone="line" icon={Lock}>
          {say(lines.certified)}
        </Chip>
      )}
    </span>
  );
}
