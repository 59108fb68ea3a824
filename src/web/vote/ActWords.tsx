/** An act on the ballot: its number, its name and what it plays. */
import { FaceDisc, useAnyPicture } from '#web/ui/Face.tsx';
import { Name } from '#web/ui/Name.tsx';
import type { Candidate } from './use-ballot.ts';
import styles from './Vote.module.css';

export const ActWords = ({ act }: { act: Candidate }) => (
  <>
    <ActNumber act={act} />
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

/** Its picture comes after the first answer and lies over the number: no row moves. */
function ActNumber({ act }: { act: Candidate }) {
  const pictured = useAnyPicture();
  return (
    <span className={styles.number} style={pictured ? { position: 'relative' } : undefined}>
      {act.number ?? ''}
      {pictured && <FaceDisc act={act.performanceId} number={act.number} size="small" px={40} over />}
    </span>
  );
}
