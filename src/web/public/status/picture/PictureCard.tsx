/** One's own picture: sent, waiting, approved, and taken back at any time. */
import { Trash2 } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { BIG_SCREEN_SIDE } from '#domain/pictures/sizes.ts';
import { PHOTO_PLACE_WORDS } from '#domain/registration/photo-places.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand, useCommands } from '#web/client/command.ts';
import { PhotoPlaces } from '#web/public/PhotoPlaces.tsx';
import { AskButton, type AskButtonProps } from '#web/ui/AskButton.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PhotoCrop } from '#web/ui/PhotoCrop.tsx';
import { say, tell } from '#web/ui/say.ts';
import styles from './PictureCard.module.css';

type OwnPicture = AnswerOf<typeof picturesEndpoints.ownPicture>;

const FRESH_MS = 20_000;

/**
 * It says nothing where there is no picture and none may be sent; once the act is over (`isOver`) none is asked for.
 */
export function PictureCard({ token, isOver = false }: { token: string; isOver?: boolean }) {
  const given = { participantToken: token };
  const { data } = useAsk(picturesEndpoints.ownPicture, { ...given, refetchInterval: FRESH_MS });
  const press = useCommands<OwnPicture>({ puts: keyOf(picturesEndpoints.ownPicture, given) });
  const { picture, maySend: isOpen } = data ?? {};
  const maySend = isOpen && !isOver;
  if (!data || (!picture && !maySend)) return null;
  const refusal = press.refusal(say('picture.notSent'));
  return (
    <section className={styles.card} aria-labelledby="own-picture">
      <h2 className="h3" id="own-picture">
        {say('picture.yours')}
      </h2>
      {picture ? (
        <div className={styles.picture}>
          <img src={picture.largeUrl} alt={say('picture.yours')} width={112} height={112} />
          <div className="col">
            {wordsOf(picture).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {picture.note !== '' && <bdi>{picture.note}</bdi>}
          </div>
        </div>
      ) : (
        <p className="muted">{say('picture.lead')}</p>
      )}
      {picture && picture.bar !== 'said_no' && <Places token={token} own={data} of={picture} />}
      <div className="row wrap">
        {maySend && (
          <PhotoCrop
            busy={press.busy}
            words={{
              choose: say(picture ? 'picture.another' : 'picture.choose'),
              crop: say('picture.crop'),
              place: say('picture.place'),
              zoom: say('picture.zoom'),
              use: say('picture.use'),
              cancel: say('track.cancel'),
              unread: say('picture.unread'),
            }}
            onUse={(sent) =>
              new Promise((resolve) => {
                press.send(
                  picturesEndpoints.sendOwnPicture,
                  { ...given, body: { picture: sent } },
                  { onDone: () => resolve(true), onFailed: () => resolve(false) },
                );
              })
            }
          />
        )}
        {picture && (
          <Remove busy={press.busy} onSure={() => press.send(picturesEndpoints.removeOwnPicture, given)} />
        )}
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  );
}

const Remove = (press: Pick<AskButtonProps, 'busy' | 'onSure'>) => (
  <AskButton
    {...press}
    kind="quiet"
    question={{
      title: say('picture.removeAsk'),
      confirm: say('picture.remove'),
      cancel: say('track.cancel'),
    }}
  >
    <Icon of={Trash2} /> {say('picture.remove')}
  </AskButton>
);

/** Where it may be shown: for an adult to say; a parent's word for theirs holds beside it. */
function Places({
  token,
  own: { ownPlaces },
  of: { places },
}: {
  token: string;
  own: OwnPicture;
  of: Pick<NonNullable<OwnPicture['picture']>, 'places'>;
}) {
  const given = { participantToken: token };
  const press = useCommand(picturesEndpoints.showOwnAt, { puts: keyOf(picturesEndpoints.ownPicture, given) });
  const kept = (ownPlaces ?? []).filter((place) => !places.includes(place));
  return (
    <>
      <PhotoPlaces
        places={ownPlaces ?? places}
        sending={press.sending?.body}
        onChange={ownPlaces === null ? undefined : (body) => press.send({ ...given, body })}
        error={press.refusal(say('ui.notSaved'))}
      />
      {ownPlaces === null && <p className="muted">{say('picture.parentSays')}</p>}
      {kept.length > 0 && (
        <p className="muted">
          {tell('picture.keptByParents', {
            places: <Facts of={kept.map((place) => say(PHOTO_PLACE_WORDS[place]))} between=" · " />,
          })}
        </p>
      )}
    </>
  );
}

function wordsOf({ state, bar, side, places }: NonNullable<OwnPicture['picture']>): string[] {
  if (places.length === 0 && bar !== 'said_no' && state !== 'refused')
    return [...(state === 'waiting' ? [say('picture.waiting')] : []), say('picture.nowhere')];
  const lines: string[] = [say(`picture.${state}`)];
  if (bar === 'parent') lines.push(say('picture.parent'));
  if (side < BIG_SCREEN_SIDE) lines.push(say('picture.small'));
  return lines;
}
