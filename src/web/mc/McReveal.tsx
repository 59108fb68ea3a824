/**
 * The card of the place that is on the screen. It stays until it is turned, here or at the desk; what comes next is
 * sealed: its award and place, and the names with the screen.
 */
import { ArrowRight } from 'lucide-react';
import type { McView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { AwardPlate } from '#web/ui/AwardPlate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import styles from './Mc.module.css';
import { type Announcement, announcementWords, placeWords } from './say.ts';

type Reveal = NonNullable<McView['reveal']>;

export function McReveal({ round, reveal }: { round: string; reveal: Reveal }) {
  const { shown, ahead, turned } = reveal;
  if (shown !== null && !turned) return <Told round={round} card={shown} />;
  if (ahead !== null) return <Sealed ahead={ahead} first={shown === null} />;
  return (
    <div className={styles.card}>
      <h1 className={styles.place}>All places are told</h1>
      <p className={styles.say}>
        <q>Thank you to everybody who was on this stage tonight.</q>
      </p>
    </div>
  );
}

function Told({ round, card }: { round: string; card: Announcement }) {
  const turn = useCommand(showEndpoints.turnCard, { failed: 'Not sent to the desk. Press again.' });
  const { light, title, entries, resultId, step } = card;
  return (
    <>
      <h1 className={styles.cueTitle}>
        <AwardPlate light={light} above="On the screen now">
          <Name>{title}</Name> <span>{placeWords(card)}</span>
        </AwardPlate>
      </h1>
      <div className={styles.card}>
        {entries.map((entry) => (
          <div key={entry.performanceId} className={styles.entry}>
            <Name as="div" className={styles.entryName ?? ''}>
              {entry.stageName}
            </Name>
            <div className={styles.facts}>
              <Fact label="Say" words={entry.pronunciation} />
              <Fact label="Use" words={entry.pronouns} />
              <Fact label="With" words={entry.score ?? ''} />
            </div>
          </div>
        ))}
        <hr className={styles.rule} />
        <p className={styles.say}>
          <q>{announcementWords(card)}</q>
        </p>
        <div className={styles.then}>
          <span>This card stays. Only you or the desk turn it.</span>
          <Button
            size="xl"
            wrap
            busy={turn.busy}
            onClick={() => turn.send({ round, body: { resultId, step } })}
            className={styles.turn ?? ''}
          >
            I have said it, turn <Icon of={ArrowRight} size={24} />
          </Button>
        </div>
      </div>
    </>
  );
}

function Sealed({ ahead, first }: { ahead: NonNullable<Reveal['ahead']>; first: boolean }) {
  return (
    <>
      <h1 className={styles.cueTitle}>
        <AwardPlate light={ahead.light} above="Next card">
          <Name>{ahead.title}</Name> <span>{placeWords({ ...ahead, tied: false })}</span>
        </AwardPlate>
      </h1>
      <div className={styles.card}>
        <p className={styles.say}>
          {ahead.winner ? 'Say that the winner comes next.' : 'Say which place comes next.'}
        </p>
        <p className={styles.then}>
          {first && 'Nothing is on the screen yet. '}The name comes to this card with the screen, not before.
        </p>
      </div>
    </>
  );
}

function Fact({ label, words }: { label: string; words: string }) {
  if (words === '') return null;
  return (
    <span>
      <span className={styles.quiet}>{label}</span> <b className="tnum">{words}</b>
    </span>
  );
}
