/** With several categories: whether each has a winner of its own, said where they are made and turned by one press. */
import { Info } from 'lucide-react';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { say } from '#web/ui/say.ts';
import styles from './Categories.module.css';
import type { useRanking } from './use-ranking.ts';

export function RankedApart({ ranking }: { ranking: ReturnType<typeof useRanking> }) {
  const { isApart = true, busy, turn } = ranking;
  return (
    // Until it is known it keeps its place, so that nothing below moves.
    <div className={cx(ranking.isApart === undefined && styles.unknown)}>
      <Banner
        tone="info"
        icon={Info}
        lead={say(isApart ? 'categories.winnerEach' : 'categories.oneWinner')}
        action={
          <Button size="s" busy={busy} onClick={() => turn(isApart ? 'round' : 'category')}>
            {say(isApart ? 'categories.rankTogether' : 'categories.rankApart')}
          </Button>
        }
      >
        {say(isApart ? 'categories.winnerEachLead' : 'categories.oneWinnerLead')}
      </Banner>
    </div>
  );
}
