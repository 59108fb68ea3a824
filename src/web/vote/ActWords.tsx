/** An act on the ballot: its number, its name and what it plays. */
import { Name } from '#web/ui/Name.tsx';
import type { Candidate } from './use-ballot.ts';
import styles from './Vote.module.css';

export const ActWords = ({ act }: { act: Candidate }) => (
  <>
    <span className={styles.number}>{act.number ?? ''}</span>
    <span>
      <Name className={styles.name}>{act.stageName}</Name>
      {act.song !== '' && (
        <bdi className={styles.song} dir="auto">
          {act.song}
        </bdi>
      )}
    </span>
  </>
);
