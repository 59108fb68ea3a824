/** One card: who it is, how to say it, and the words to say. */
import { ArrowRight } from 'lucide-react';
import type { McView } from '#contract/live/views.ts';
import type { Moment } from '#domain/show/moments.ts';
import { MC } from '#domain/show/said/mc.ts';
import { momentWords } from '#web/client/moment-words.ts';
import { useReachable } from '#web/client/reachable.ts';
import { overWords } from '#web/client/round-words.ts';
import { durationText, useSecond } from '#web/ui/clock.ts';
import { Face } from '#web/ui/Face.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { FittedName, Name } from '#web/ui/Name.tsx';
import { ListenButton } from '#web/ui/NameRecorder.tsx';
import { say, tell as told } from '#web/ui/say.ts';
import styles from './Mc.module.css';
import { type McCard as Card, cardLabel, upNextWords } from './moment.ts';
import recap from './Recap.module.css';
import { inSentence, voteWords } from './say.ts';

/** Steps of the width axis: a name on a card stays narrow, so that it is tall. */
const CARD_WIDTHS = [66, 62];
const SHORT_NAME = 12;
const NAME_PX = 140;
/** Read at arm's length: rather than be smaller a name takes more lines, and breaks a word that is longer than the page. */
const LEAST_PX = 40;
const FACE = {
  flex: 'none',
  width: '3.6em',
  height: '3.6em',
  marginInlineEnd: '0.8em',
  borderRadius: '50%',
  objectFit: 'cover',
} as const;

interface McCardProps {
  /** None when nothing is left. */
  card: Card | undefined;
  view: McView;
  /** How large the MC reads; 1 is as designed. */
  factor: number;
  /** The server's time, ms. */
  now: () => number;
  /** Read ahead of the show. */
  reading?: boolean;
}

export function McCard({ card, view, factor, now, reading = false }: McCardProps) {
  if (!card || (view.phase === 'finished' && !reading)) return <NoCard view={view} />;
  if (view.haltText !== null && !reading) return <Halted words={view.haltText} />;
  if (card.kind !== 'performance') return <CueCard card={card} view={view} now={now} />;
  const onStage = !reading && view.stage === 'on_stage';
  const waits = reading || (view.stage !== 'on_stage' && view.stage !== 'standing_by');
  return (
    <div className={styles.card}>
      {waits && (
        <div className={styles.label}>
          {reading
            ? cardLabel(card, view.lastNumber)
            : view.phase === 'preshow'
              ? say('mc.firstUp', { card: cardLabel(card, view.lastNumber) })
              : upNextWords(card)}
        </div>
      )}
      <div className={styles.nameBox} data-short={card.title.length <= SHORT_NAME}>
        <FittedName
          as="h1"
          max={Math.round(NAME_PX * factor)}
          lines={3}
          least={Math.round(LEAST_PX * factor)}
          widths={CARD_WIDTHS}
        >
          {card.title}
        </FittedName>
      </div>
      <div className="row">
        {/* So that the right one is met in the wings. */}
        <Face act={card.itemId} size="small" style={FACE} />
        <div className={styles.facts}>
          <Spoken words={card.pronunciation} recording={card.recording} />
          <Fact label={say('mc.factUse')} words={card.pronouns} strong />
        </div>
      </div>
      <hr className={styles.rule} />
      {onStage ? (
        <Afterwards view={view} name={card.title} />
      ) : (
        <>
          <p className={styles.say}>
            <q>{card.mcLine || say('mc.welcome', { name: inSentence(card.title) })}</q>
          </p>
          <div className={styles.facts} data-small>
            <Fact label={say('mc.factBrings')} words={card.song} />
            <Fact label={say('mc.factLasts')} words={durationText(card.durationMs)} />
            <Fact label={say('mc.factNote')} words={card.stageNotes} />
          </div>
        </>
      )}
    </div>
  );
}

/** Nothing is left: for now, or of the evening. */
function NoCard({ view }: { view: McView }) {
  const { over, after, last } = overWords(view.round);
  if (view.phase !== 'finished')
    return (
      <div className={styles.card}>
        <h1 className={`name ${styles.cue}`}>{say('mc.nothingNext')}</h1>
      </div>
    );
  return (
    <div className={styles.card}>
      <h1 className={`name ${styles.cue}`}>{last ? say('mc.thankYou') : after}</h1>
      <p className={styles.say}>{say('mc.isOver', { over })}</p>
    </div>
  );
}

/** The show stands still; `words` are on the screen meanwhile. */
function Halted({ words }: { words: string }) {
  return (
    <div className={styles.card}>
      <h1 className={`name ${styles.cue}`}>{say('mc.oneMoment')}</h1>
      <p className={styles.say}>{say('mc.stopped')}</p>
      {words !== '' && (
        <p className={styles.then}>
          <span>{told('mc.onScreen', { words: <bdi>{words}</bdi> })}</span>
        </p>
      )}
    </div>
  );
}

/** The moment that a card is for, when it is read ahead of it. */
const MOMENT_OF: Record<Card['kind'], Moment> = {
  performance: 'standing_by',
  opening: 'opening',
  interval: 'interval',
  vote: 'vote_announced',
  results: 'results_ready',
  other: 'cue',
};

function CueCard({ card, view, now }: { card: Card; view: McView; now: () => number }) {
  const poll = card.kind === 'vote' ? view.poll : null;
  const at = useSecond(now, view.moments[0]?.untilAt ?? 0);
  const reachable = useReachable(view.publicAddress);
  const goesOnAt = card.kind === 'interval' ? goesOn(view, card, at) : null;
  const { moment, tell } = momentWords(view, at, goesOnAt === null ? '' : showTime(goesOnAt, view.timeZone));
  const said = MC[view.current?.itemId === card.itemId ? moment.kind : MOMENT_OF[card.kind]];
  const votes = poll !== null && moment.kind !== 'vote_closed' && moment.kind !== 'votes_in';
  const label = cardLabel(card, view.lastNumber);
  return (
    <div className={styles.card}>
      {/* A cue that is called what it is says so once. */}
      {label !== card.title && <div className={styles.label}>{label}</div>}
      <h1 className={styles.cueTitle}>
        <Name className={styles.cue ?? ''}>{card.title}</Name>
      </h1>
      <hr className={styles.rule} />
      <p className={styles.say}>
        {votes ? (
          <q>{voteWords(poll, reachable.address, view.codeOnScreen)}</q>
        ) : (
          card.mcLine || tell(said.sayAfter && goesOnAt === null ? said.sayAfter : said.say)
        )}
      </p>
      {votes && <Recap acts={poll.candidates} />}
      <div className={styles.facts} data-small>
        {/* An open vote has an end of its own, which stands on top. */}
        {!poll && <Fact label={say('mc.factLasts')} words={durationText(card.durationMs)} />}
      </div>
    </div>
  );
}

/** When the show goes on after an interval: by its clock while it runs, as planned before that; null once it is over. */
function goesOn(view: McView, card: Card, now: number): number | null {
  const planned = card.expectedAt === null ? null : card.expectedAt + card.durationMs;
  if (view.current?.itemId !== card.itemId) return planned;
  const clock = view.interval?.clock;
  return clock?.state === 'running' && clock.zeroAt > now ? clock.zeroAt : null;
}

/** Whom one can vote for, to be read out: each number as it stands on every screen, and how the name is said. */
function Recap({ acts }: { acts: NonNullable<McView['poll']>['candidates'] }) {
  return (
    <ol className={recap.recap}>
      {acts.map((act) => (
        <li key={act.performanceId}>
          <span className="num">{act.number ?? ''}</span>
          <span>
            <Name>{act.stageName}</Name>
            {act.pronunciation !== '' && <b className={recap.spoken}>{act.pronunciation}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What to say when the act is over, and what comes then. */
function Afterwards({ view, name }: { view: McView; name: string }) {
  const { next } = view;
  return (
    <>
      <div>
        <div className={styles.label}>{say('mc.whenOver')}</div>
        <p className={styles.say}>
          <q>{say('mc.giveItUp', { name: inSentence(name) })}</q>
        </p>
      </div>
      {next && (
        <p className={styles.then}>
          <Icon of={ArrowRight} size={32} />
          <span className="grow">{nextWords(next)}</span>
        </p>
      )}
    </>
  );
}

/** How the name is said and sounds, or that nobody has told: it is asked for while there is time. */
function Spoken({ words, recording }: { words: string; recording: string | undefined }) {
  return (
    <>
      {words === '' ? (
        <span className={recap.unsaid}>{say('mc.unsaid')}</span>
      ) : (
        <Fact label={say('mc.factSay')} words={words} strong />
      )}
      {recording === undefined ? (
        <span className={recap.unheard}>{say('recording.none')}</span>
      ) : (
        <ListenButton key={recording} recording={recording} word={say('recording.listen')} />
      )}
    </>
  );
}

function nextWords({ kind, number, title }: Card) {
  const name = { title: <bdi>{title}</bdi> };
  if (kind !== 'performance') return told('mc.thenAnnounce', name);
  return number === null
    ? told('mc.thenIntroduce', name)
    : told('mc.thenIntroduceNumber', { number, ...name });
}

function Fact({ label, words, strong }: { label: string; words: string; strong?: boolean }) {
  if (words === '') return null;
  return (
    <span>
      <span className={styles.quiet}>{label}</span> {strong ? <b>{words}</b> : <bdi>{words}</bdi>}
    </span>
  );
}
