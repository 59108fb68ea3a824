/** The awards in the order in which they are told, and the cards of the one that is looked at. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { AwardMark } from '#web/ui/AwardPlate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { say } from '#web/ui/say.ts';
import { type Award, CURTAIN, cardCount, cardsOf, cardWords, lightOf } from './cards.ts';
import styles from './Reveal.module.css';

interface Chosen {
  award: string;
  card: number;
}

interface AwardListProps {
  awards: readonly Award[];
  order: readonly string[];
  at: Chosen;
  fixed: boolean;
  onChoose: (chosen: Chosen) => void;
  onMove: (awards: Award[]) => void;
}

export function AwardList({ awards, order, at, fixed, onChoose, onMove }: AwardListProps) {
  const move = (from: number, by: number) => {
    const award = awards[from];
    if (award) onMove(awards.toSpliced(from, 1).toSpliced(from + by, 0, award));
  };
  return (
    <ol className={styles.awards} aria-label={say('reveals.inOrder')}>
      {awards.map((award, index) => {
        const cards = cardsOf(award, order);
        return (
          <li key={award.award}>
            <div className={styles.award}>
              <button
                type="button"
                aria-current={award.award === at.award || undefined}
                onClick={() => onChoose({ award: award.award, card: CURTAIN })}
              >
                <AwardMark light={lightOf(awards, award)} />
                <bdi>{award.title}</bdi>
                <span className="small muted">{say('reveals.cards', { count: cardCount(cards) })}</span>
              </button>
              <Button
                kind="quiet"
                size="s"
                icon
                aria-label={say('reveals.earlier', { award: award.title })}
                disabled={fixed || index === 0}
                onClick={() => move(index, -1)}
              >
                <Icon of={ArrowUp} size={16} />
              </Button>
              <Button
                kind="quiet"
                size="s"
                icon
                aria-label={say('reveals.later', { award: award.title })}
                disabled={fixed || index === awards.length - 1}
                onClick={() => move(index, 1)}
              >
                <Icon of={ArrowDown} size={16} />
              </Button>
            </div>
            {award.award === at.award && (
              <ol className={styles.cards}>
                <li>
                  <button
                    type="button"
                    aria-current={at.card === CURTAIN || undefined}
                    onClick={() => onChoose({ award: award.award, card: CURTAIN })}
                  >
                    {say('reveals.curtain')}
                  </button>
                </li>
                {keyed(cards, cardWords).map(({ key, one: card }, step) => (
                  <li key={key}>
                    <button
                      type="button"
                      aria-current={step + 1 === at.card || undefined}
                      onClick={() => onChoose({ award: award.award, card: step + 1 })}
                    >
                      {cardWords(card)}
                      {card.place === 1 && card.kind === undefined && (
                        <span className="small muted">{say('reveals.held')}</span>
                      )}
                    </button>
                  </li>
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ol>
  );
}
