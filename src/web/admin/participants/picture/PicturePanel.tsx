/** The act's picture, for the crew: looked at, approved, refused with a word, given or removed. */
import { Check, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import type { PictureBar } from '#domain/pictures/showing.ts';
import { BIG_SCREEN_SIDE } from '#domain/pictures/sizes.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PhotoCrop } from '#web/ui/PhotoCrop.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Pictures.module.css';

type ActPicture = AnswerOf<typeof picturesEndpoints.actPictures>[number];

export const PICTURES = keyOf(picturesEndpoints.actPictures);

const STATES = {
  waiting: ['warn', 'To look at'],
  approved: ['ok', 'Approved'],
  refused: ['neutral', 'Refused'],
} as const;

const BARS: Record<PictureBar, string> = {
  said_no: 'They answered that no photos of them are to be shown, so it is shown nowhere.',
  not_said: 'Nobody has said yet that photos of them may be shown, so it is shown nowhere.',
  parent: 'A parent or guardian has not agreed yet, so it is shown nowhere.',
};

export function PicturePanel({ participantId, name }: { participantId: string; name: string }) {
  const { data } = useAsk(picturesEndpoints.actPictures, { refetchInterval: 15_000 });
  const press = useCommands({ changes: [PICTURES] });
  const params = { participantId };
  if (!data) return null;
  const picture = data.find((one) => one.participantId === participantId);
  const refusal = press.refusal('Not saved. Try again.');
  return (
    <Panel title="Picture" actions={picture && <Standing picture={picture} />}>
      <div className={styles.panel}>
        {picture ? (
          <PictureLook picture={picture} name={name} />
        ) : (
          <p className="muted">None yet. The act can send one on its own page, or you give it one here.</p>
        )}
        <div className="row wrap">
          <PhotoCrop
            busy={press.busy}
            words={{
              choose: picture ? 'Another picture' : 'Choose a picture',
              crop: 'Put them into the circle: drag, or use the arrow keys.',
              place: 'The picture in its circle',
              zoom: 'Larger or smaller',
              use: 'Use this picture',
              cancel: 'Cancel',
              unread: 'This file is no picture that this browser can read. Choose a JPEG or PNG.',
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
            <Button
              kind="quiet"
              busy={press.busy}
              onClick={() => press.send(picturesEndpoints.removeActPicture, { params })}
            >
              <Icon of={Trash2} /> Remove
            </Button>
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
      <img src={picture.largeUrl} alt={`${name}, as the crowd would see it`} width={160} height={160} />
      <div className="col">
        <p className="small muted">
          {picture.sentByCrew ? `From ${picture.sentBy}, of the crew.` : 'Sent by the act.'}
          {picture.side < BIG_SCREEN_SIDE && ' Too small for the big screen: phones and paper only.'}
        </p>
        {picture.bar && <p>{BARS[picture.bar]}</p>}
        <Deciding picture={picture} name={name} />
      </div>
    </div>
  );
}

function Standing({ picture: { state } }: { picture: ActPicture }) {
  const [tone, words] = STATES[state];
  return <Chip tone={tone}>{words}</Chip>;
}

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
  const refusal = press.refusal('Not saved. Try again.');
  return (
    <>
      {state !== 'approved' && (
        <TextField label="Word to the act, if refused" value={words} onChange={setWords} small />
      )}
      <div className="row wrap">
        {state !== 'approved' && (
          <Button kind="primary" busy={press.busy} onClick={() => decide('approved')}>
            <Icon of={Check} /> Approve <span className="vh">the picture of {name}</span>
          </Button>
        )}
        {state !== 'refused' && (
          <Button busy={press.busy} onClick={() => decide('refused')}>
            <Icon of={X} /> {state === 'approved' ? 'Show no more' : 'Refuse'}{' '}
            <span className="vh">the picture of {name}</span>
          </Button>
        )}
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}
