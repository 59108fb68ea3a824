/** The reveal, directed: which award after which, from which place, with which moments and words. Fixed once it is certified. */
import { ArrowLeft, Info, Lock, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { revealEndpoints } from '#contract/results/reveal.ts';
import type { RevealStep } from '#domain/results/telling.ts';
import type { AwardLight } from '#domain/show/award-light.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { useLive } from '#web/client/live.ts';
import { useRoom } from '#web/client/use-room.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell } from '#web/ui/say.ts';
import { NotLoaded } from '../../NotLoaded.tsx';
import { useNamedRound } from '../use-scoring.ts';
import { AwardControls } from './AwardControls.tsx';
import { AwardList } from './AwardList.tsx';
import { CardPicture, type Shape } from './CardPicture.tsx';
import {
  type Award,
  awardsOf,
  CURTAIN,
  cardCount,
  cardsOf,
  cardWords,
  lightOf,
  pictureOf,
  type Script,
} from './cards.ts';
import styles from './Reveal.module.css';

export function RevealPage() {
  usePageTitle(say('reveals.title'));
  const round = useNamedRound();
  const { data, isPending, refetch } = useAsk(revealEndpoints.revealScript, { round, retry: false });
  const speaks = useRoom('projector');
  if (isPending || !speaks) return <LoadingBlock rows={8} label={say('reveals.loading')} />;
  if (!data)
    return (
      <NotLoaded level={1} title={say('reveals.notLoaded')} onRetry={refetch}>
        {say('reveals.isKept')}
      </NotLoaded>
    );
  return <Directing key={JSON.stringify(data)} script={data} round={round} />;
}

const sentOf = (awards: readonly Award[]) =>
  awards.map(({ award, from, twoLeft, board, words, sounds, picture, untold }) => ({
    ...{ award, from, twoLeft, board, words },
    ...(untold && { untold }),
    ...(sounds && { sounds }),
    ...(picture !== undefined && { picture }),
  }));

/** Whether it is fixed already, or nobody decided yet. */
function Standing({ script: { fixed, written }, timeZone }: { script: Script; timeZone: string }) {
  return (
    <>
      {fixed && (
        <Banner tone="info" icon={Lock} lead={say('reveals.fixed')}>
          {tell('reveals.fixedRest', {
            name: <bdi>{fixed.certifiedBy}</bdi>,
            time: showDateAndTime(fixed.certifiedAt, timeZone),
          })}
        </Banner>
      )}
      {!fixed && !written && (
        <Banner tone="info" icon={Info} lead={say('reveals.undecided')}>
          {say('reveals.undecidedRest')}
        </Banner>
      )}
    </>
  );
}

/** The way back, what there is to tell, and the one press that keeps it. */
function Head({
  script,
  awards,
  order,
  round,
}: {
  script: Script;
  awards: readonly Award[];
  order: readonly string[];
  round: string | undefined;
}) {
  const save = useCommand(revealEndpoints.directReveal, {
    done: say('reveals.savedDone'),
    failed: say('desk.notSaved'),
    puts: keyOf(revealEndpoints.revealScript, { round }),
  });
  const { fixed } = script;
  const saved = script.written && JSON.stringify(sentOf(awards)) === JSON.stringify(sentOf(awardsOf(script)));
  const told = awards.filter(({ untold }) => !untold);
  const count = told.reduce((sum, award) => sum + cardCount(cardsOf(award, order)), 0);
  return (
    <header className={styles.head}>
      <div>
        <ButtonLink to={`/admin/scoring${round ? `?round=${round}` : ''}`} size="s" kind="quiet">
          <Icon of={ArrowLeft} size={16} />
          {say('admin.scoring')}
        </ButtonLink>
        <h1 className="h1">{say('reveals.title')}</h1>
        <p className="muted">{say('reveals.counts', { awards: told.length, cards: count })}</p>
      </div>
      <ButtonLink to="/admin/live-event">{say('reveals.rehearse')}</ButtonLink>
      <Button
        kind="primary"
        disabled={fixed !== null || saved}
        busy={save.busy}
        onClick={() => save.send({ round: script.round.id, body: { awards: sentOf(awards) } })}
      >
        {saved ? say('admin.saved') : say('reveals.save')}
      </Button>
    </header>
  );
}

/** One card as the hall will see it, in either shape of a wall, with places drawn at random. */
function ShownCard({
  award,
  light,
  cards,
  at,
  event,
  onDraw,
}: {
  award: Award;
  light: AwardLight;
  cards: readonly RevealStep[];
  at: number;
  event: string;
  onDraw: () => void;
}) {
  const [shape, setShape] = useState<Shape>('16:9');
  const told = at === CURTAIN ? undefined : cards[at - 1];
  const order = told?.entries.map(({ performanceId }) => performanceId).join();
  return (
    <section className={styles.middle} aria-label={say('reveals.theCard')}>
      <div className={styles.over}>
        <h2 className="h2">
          <bdi>{award.title}</bdi>: {told ? cardWords(told) : say('reveals.curtain')}
        </h2>
        <Button size="s" aria-pressed={shape === '4:3'} onClick={() => setShape(other(shape))}>
          4:3
        </Button>
        {told && (
          <Button size="s" onClick={onDraw}>
            <Icon of={Shuffle} size={16} />
            {say('reveals.drawAgain')}
          </Button>
        )}
      </div>
      <CardPicture
        key={`${award.award} ${at} ${shape} ${order}`}
        reveal={pictureOf(award, light, cards, at)}
        event={event}
        shape={shape}
      />
      {told && <p className="small muted">{say('reveals.drawn')}</p>}
    </section>
  );
}

function Directing({ script, round }: { script: Script; round: string | undefined }) {
  const { view } = useLive('admin');
  const [awards, setAwards] = useState(() => awardsOf(script));
  const [at, setAt] = useState({ award: awards[0]?.award ?? '', card: CURTAIN });
  const [order, setOrder] = useState(() => drawn(script));
  const chosen = awards.find(({ award }) => award === at.award) ?? awards[0];
  const cards = chosen ? cardsOf(chosen, order) : [];
  const card = Math.min(at.card, cards.length);
  const { fixed } = script;
  const change = (changed: Award) =>
    setAwards(awards.map((award) => (award.award === changed.award ? changed : award)));
  // It comes when the server has it; what was typed meanwhile stays.
  const wear = (of: string, picture: string | undefined) =>
    setAwards((now) => now.map((award) => (award.award === of ? { ...award, picture } : award)));
  return (
    <div className={styles.page}>
      <Head script={script} awards={awards} order={order} round={round} />
      <Standing script={script} timeZone={view?.event.timeZone ?? 'UTC'} />
      <div className={styles.columns}>
        <AwardList
          awards={awards}
          order={order}
          at={{ award: chosen?.award ?? '', card }}
          fixed={fixed !== null}
          onChoose={setAt}
          onMove={setAwards}
        />
        {chosen && cards.length > 0 && (
          <ShownCard
            award={chosen}
            light={lightOf(awards, chosen)}
            cards={cards}
            at={card}
            event={view?.event.name ?? ''}
            onDraw={() => setOrder(drawn(script))}
          />
        )}
        {chosen && (
          <AwardControls
            key={chosen.award}
            award={chosen}
            minors={script.minors}
            fixed={fixed !== null}
            round={script.round.id}
            onChange={change}
            onPicture={wear}
          />
        )}
      </div>
    </div>
  );
}

const other = (shape: Shape): Shape => (shape === '4:3' ? '16:9' : '4:3');

/** An order of all acts that nothing speaks for. */
const drawn = ({ awards }: Script): string[] =>
  [...new Set(awards.flatMap(({ performances }) => performances.map((act) => act.performanceId)))]
    .map((id) => ({ id, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ id }) => id);
