/** The pictures that wait for the crew's look, one below the other: approved or refused in place. */
import { Link } from 'react-router';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { say } from '#web/ui/say.ts';
import { NotLoaded } from '../../NotLoaded.tsx';
import type { RegisteredAct } from '../acts.ts';
import { PictureLook } from './PicturePanel.tsx';
import styles from './Pictures.module.css';

export function WaitingPictures({ acts }: { acts: readonly RegisteredAct[] }) {
  const { data, error, refetch } = useAsk(picturesEndpoints.actPictures, { refetchInterval: 15_000 });
  if (!data)
    return error ? (
      <NotLoaded title={say('music.picturesNotLoaded')} onRetry={refetch}>
        {error.message}
      </NotLoaded>
    ) : (
      <LoadingBlock rows={4} label={say('music.loadingPictures')} />
    );
  const waiting = acts.flatMap((act) => {
    const picture = data.find((one) => one.participantId === act.id && one.state === 'waiting');
    return picture ? [{ act, picture }] : [];
  });
  if (waiting.length === 0)
    return (
      <EmptyState
        title={say('music.noPictureWaits')}
        actions={<ButtonLink to="/admin/participants">{say('acts.allActs')}</ButtonLink>}
      >
        {say('music.noPictureWaitsLead')}
      </EmptyState>
    );
  return (
    <ul className={styles.waiting} aria-label={say('music.picturesThatWait')}>
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
