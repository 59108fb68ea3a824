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
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Mc.module.css';
import told from './McReveal.module.css';
import { type Announcement, announcementWords, figureWords, placeWords } from './say.ts';

type Reveal = NonNullable<McView['reveal']>;

export function McReveal({ round, reveal }: { round: string; reveal: Reveal }) {
  const { shown, ahead, turned } = reveal;
  if (shown !== null && !turned) return <Told round={round} card={shown} />;
  if (ahead !== null) return <Sealed ahead={ahead} first={shown === null} />;
  return (
    <div className={styles.card}>
      <h1 className={styles.place}>{say('mc.allTold')}</h1>
      <p className={styles.say}>
        <q>{say('mc.sayThanks')}</q>
      </p>
    </div>
  );
}

/** A name of more letters takes the place of what is said of it, where it is written large. */
const LARGE_LETTERS = 36;
/** More that share a place stand side by side on a tablet that is held on its side. */
const MANY = 3;

function Told({ round, card }: { round: string; card: Announcement }) {
  const turn = useCommand(showEndpoints.turnCard, { failed: say('screens.notSent') });
  const { light, title, resultId, step } = card;
  const entries = card.kind === 'board' ? [] : card.entries;
  const crowded = entries.length > 1 || entries.some(({ stageName }) => stageName.length > LARGE_LETTERS);
  return (
    <>
      <h1 className={cx(styles.cueTitle, told.title)} data-crowded={crowded}>
        <AwardPlate light={light} above={say('mc.onScreenNow')}>
          <Name>{title}</Name> <span>{placeWords(card)}</span>
        </AwardPlate>
      </h1>
      <div className={cx(styles.card, told.told)}>
        {entries.length > 0 && (
          <div className={told.entries} data-crowded={crowded} data-many={entries.length > MANY}>
            {entries.map((entry) => (
              <div key={entry.performanceId} className={told.entry}>
                <Name as="div" className={told.entryName ?? ''}>
                  {entry.stageName}
                </Name>
                <div className={styles.facts}>
                  <Fact label={say('mc.factSay')} words={entry.pronunciation} />
                  <Fact label={say('mc.factUse')} words={entry.pronouns} />
                  <Fact label={say('mc.factWith')} words={figureWords(card, entry.score)} />
                </div>
              </div>
            ))}
          </div>
        )}
        <hr className={styles.rule} />
        <p className={styles.say}>
          <q>{announcementWords(card)}</q>
        </p>
        <OwnWords of={card.words} />
        <div className={cx(styles.then, told.stays)}>
          <span>{say('mc.cardStays')}</span>
          <Button
            size="xl"
            wrap
            busy={turn.busy}
            onClick={() => turn.send({ round, body: { resultId, step } })}
            className={styles.turn ?? ''}
          >
            {say('mc.turn')} <Icon of={ArrowRight} size={24} />
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
        <AwardPlate light={ahead.light} above={say('mc.nextCard')}>
          <Name>{ahead.title}</Name> <span>{placeWords({ ...ahead, tied: false })}</span>
        </AwardPlate>
      </h1>
      <div className={styles.card}>
        <p className={styles.say}>{aheadWords(ahead)}</p>
        <OwnWords of={ahead.words} />
        <p className={styles.then}>{first ? say('mc.sealedFirst') : say('mc.sealed')}</p>
      </div>
    </>
  );
}

function aheadWords({ kind, winner }: NonNullable<Reveal['ahead']>): string {
  if (kind === 'two_left') return say('mc.twoLeftNext');
  if (kind === 'board') return say('mc.boardNext');
  return winner ? say('mc.winnerNext') : say('mc.placeNext');
}

/** What the organisers want to be said at this card. */
function OwnWords({ of }: { of: string | undefined }) {
  return of ? (
    <p className={styles.say}>
      <bdi>{of}</bdi>
    </p>
  ) : null;
}

function Fact({ label, words }: { label: string; words: string }) {
  if (words === '') return null;
  return (
    <span>
      <span className={styles.quiet}>{label}</span> <b className="tnum">{words}</b>
    </span>
  );
}
