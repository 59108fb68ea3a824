/** The picture on the curtain of one award: sent once it is chosen, there once the reveal is saved. */
import { useState } from 'react';
import { revealEndpoints } from '#contract/results/reveal.ts';
import { AWARD_PICTURE } from '#domain/results/reveal-script.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { asJpeg, drawWhole, openPhoto } from '#web/ui/picture-file.ts';
import { say } from '#web/ui/say.ts';
import { PictureChoice } from '../../look/PictureChoice.tsx';
import type { Award } from './cards.ts';

interface AwardPictureProps {
  award: Award;
  round: string;
  fixed: boolean;
  /** The picture that was taken, or none any more. */
  onPicture: (picture: string | undefined) => void;
}

export function AwardPicture({ award: { title, picture }, round, fixed, onPicture }: AwardPictureProps) {
  const [unread, setUnread] = useState(false);
  const send = useCommand(revealEndpoints.sendAwardPicture, { onDone: (sent) => onPicture(sent.picture) });
  const take = async (file: File) => {
    const drawn = await wholePicture(file).catch(() => undefined);
    setUnread(drawn === undefined);
    if (drawn !== undefined) send.send({ round, body: { picture: drawn } });
  };
  return (
    <PictureChoice
      title={say('reveals.picture')}
      says={say('reveals.pictureSays')}
      shown={
        picture === undefined
          ? undefined
          : { path: `/api/v1/award-pictures/${picture}`, alt: say('reveals.pictureOf', { award: title }) }
      }
      fileLabel={say('reveals.pictureFile', { award: title })}
      accept="image/png,image/jpeg,image/webp"
      onFile={(file) => void take(file)}
      refusal={unread ? say('looks.noBackground') : send.refusal(say('judges.notSaved'))}
      ways={(choose) =>
        !fixed && (
          <>
            <Button size="s" busy={send.busy} onClick={choose}>
              {say(picture === undefined ? 'office.add' : 'office.change')}
            </Button>
            {picture !== undefined && (
              <Button size="s" kind="quiet" onClick={() => onPicture(undefined)}>
                {say('office.remove')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}

async function wholePicture(file: Blob): Promise<string> {
  const image = await openPhoto(file);
  try {
    return asJpeg(drawWhole(image, AWARD_PICTURE.most));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
