/** The pictures that wait for the crew's look, one below the other: approved or refused in place. */
import { Link } from 'react-router';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import type { Act } from '../acts.ts';
import { PictureLook } from './PicturePanel.tsx';
import styles from './Pictures.module.css';

export function WaitingPictures({ acts }: { acts: readonly Act[] }) {
  const { data, error, refetch } = useAsk(picturesEndpoints.actPictures, { refetchInterval: 15_000 });
  if (!data)
    return error ? (
      <EmptyState
        title="The pictures did not load"
        actions={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    ) : (
      <LoadingBlock rows={4} label="Loading the pictures" />
    );
  const waiting = acts.flatMap((act) => {
    const picture = data.find((one) => one.participantId === act.id && one.state === 'waiting');
    return picture ? [{ act, picture }] : [];
  });
  if (waiting.length === 0)
    return (
      <EmptyState
        title="No picture waits"
        actions={<ButtonLink to="/admin/participants">All acts</ButtonLink>}
      >
        What acts send comes here first. Nobody else sees it before you have looked.
      </EmptyState>
    );
  return (
    <ul className={styles.waiting} aria-label="Pictures that wait for a look">
      {waiting.map(({ act, picture }) => (
        <li key={picture.pictureId}>
          <h2 className="h3">
            <Link to={`/admin/participants/${act.id}`}>
              <bdi>{act.stageName}</bdi>
            </Link>
          </h2>
          <PictureLook picture={picture} name={act.stageName} />
        </li>
      ))}
    </ul>
  );
}
