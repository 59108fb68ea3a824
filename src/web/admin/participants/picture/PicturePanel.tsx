/** The act's picture, for the crew: looked at, approved, refused with a word, given or removed. */
import { Check, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import type { PictureBar } from '#domain/pictures/showing.ts';
import { BIG_SCREEN_SIDE } from '#domain/pictures/sizes.ts';
import { PHOTO_PLACE_WORDS } from '#domain/registration/photo-places.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { AskButton } from '#web/ui/AskButton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PhotoCrop } from '#web/ui/PhotoCrop.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Pictures.module.css';

type ActPicture = AnswerOf<typeof picturesEndpoints.actPictures>[number];

export const PICTURES = keyOf(picturesEndpoints.actPictures);

const STATES = {
  waiting: ['warn', 'music.pictureToLookAt'],
  approved: ['ok', 'music.pictureApproved'],
  refused: ['neutral', 'music.pictureRefused'],
} as const;

const BARS = {
  said_no: 'music.barSaidNo',
  not_said: 'music.barNotSaid',
  parent: 'music.barParent',
} as const satisfies Record<PictureBar, Line>;

export function PicturePanel({ participantId, name }: { participantId: string; name: string }) {
  const { data } = useAsk(picturesEndpoints.actPictures, { refetchInterval: 15_000 });
  const press = useCommands({ changes: [PICTURES] });
  const params = { participantId };
  if (!data) return null;
  const picture = data.find((one) => one.participantId === participantId);
  const refusal = press.refusal(say('music.notSavedTryAgain'));
  return (
    <Panel title={say('music.picture')} actions={picture && <Standing picture={picture} />}>
      <div className={styles.panel}>
        {picture ? (
          <PictureLook picture={picture} name={name} />
        ) : (
          <p className="muted">{say('music.noPicture')}</p>
        )}
        <div className="row wrap">
          <PhotoCrop
            busy={press.busy}
            words={{
              choose: say(picture ? 'music.anotherPicture' : 'music.choosePicture'),
              crop: say('music.crop'),
              place: say('music.pictureInCircle'),
              zoom: say('music.zoom'),
              use: say('music.usePicture'),
              cancel: say('admin.cancel'),
              unread: say('music.pictureUnread'),
            }}
            onUse={(sent) =>
              new Promise((resolve) => {
                press.send(
                  picturesEndpoints.sendActPicture,
                  { params, body: { picture: sent } },
                  { onDone: () => resolve(true), onFailed: () => resolve(false) },
                );
              })
            }
          />
          {picture && (
            <AskButton
              kind="quiet"
              busy={press.busy}
              onSure={() => press.send(picturesEndpoints.removeActPicture, { params })}
              question={{
                title: say('music.removePictureAsk'),
                confirm: say('admin.remove'),
                cancel: say('admin.cancel'),
              }}
            >
              <Icon of={Trash2} /> {say('admin.remove')}
            </AskButton>
          )}
        </div>
        {refusal && <p role="alert">{refusal}</p>}
      </div>
    </Panel>
  );
}

/** The picture with what there is to know of it, and what to say about it. */
export function PictureLook({ picture, name }: { picture: ActPicture; name: string }) {
  return (
    <div className={styles.picture}>
      <img src={picture.largeUrl} alt={say('music.asCrowdSees', { name })} width={160} height={160} />
      <div className="col">
        <p className="small muted">
          {picture.sentByCrew ? say('music.fromCrew', { name: picture.sentBy }) : say('music.fromAct')}
          {picture.side < BIG_SCREEN_SIDE && ` ${say('music.tooSmall')}`}
        </p>
        {picture.bar ? <p>{say(BARS[picture.bar])}</p> : <ShownHere places={picture.places} />}
        <Deciding picture={picture} name={name} />
      </div>
    </div>
  );
}

const ShownHere = ({ places }: Pick<ActPicture, 'places'>) => (
  <p>
    {places.length === 0
      ? say('music.shownNowhere')
      : tell('music.shownHere', {
          places: <Facts of={places.map((place) => say(PHOTO_PLACE_WORDS[place]))} between=" · " />,
        })}
  </p>
);

function Standing({ picture: { state } }: { picture: ActPicture }) {
  const [tone, words] = STATES[state];
  return <Chip tone={tone}>{say(words)}</Chip>;
}

const unseen = (words: ReactNode) => <span className="vh">{words}</span>;

/** Approve, or refuse with a word that the act reads. */
function Deciding({
  picture: { participantId, pictureId, state, note },
  name,
}: {
  picture: ActPicture;
  name: string;
}) {
  const [words, setWords] = useState(note);
  const press = useCommands({ changes: [PICTURES] });
  const decide = (to: 'approved' | 'refused') =>
    press.send(picturesEndpoints.decidePicture, {
      params: { participantId },
      body: { pictureId, state: to, note: words },
    });
  const refusal = press.refusal(say('music.notSavedTryAgain'));
  return (
    <>
      {state !== 'approved' && (
        <TextField label={say('music.wordIfRefused')} value={words} onChange={setWords} small />
      )}
      <div className="row wrap">
        {state !== 'approved' && (
          <Button kind="primary" busy={press.busy} onClick={() => decide('approved')}>
            <Icon of={Check} /> {tell('music.approve', { name, v: unseen })}
          </Button>
        )}
        {state !== 'refused' && (
          <Button busy={press.busy} onClick={() => decide('refused')}>
            <Icon of={X} />{' '}
            {tell(state === 'approved' ? 'music.showNoMore' : 'music.refuse', { name, v: unseen })}
          </Button>
        )}
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}
