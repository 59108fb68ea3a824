/** What can be decided of one award. */

import { useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { awardTelling, revealEndpoints } from '#contract/results/reveal.ts';
import {
  AWARD_PICTURE,
  LOWEST_WITH_MINORS,
  REVEAL_SOUNDS,
  type AwardSounds as Sounds,
  TOLD_FROM,
} from '#domain/results/reveal-script.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { asJpeg, drawWhole, openPhoto } from '#web/ui/picture-file.ts';
import { say } from '#web/ui/say.ts';
import { SelectField, TextArea } from '#web/ui/TextField.tsx';
import { capital } from '#web/ui/words.ts';
import { STING_WORDS } from '../../live-event/playback/stings.ts';
import { PictureChoice } from '../../look/PictureChoice.tsx';
import type { Award } from './cards.ts';
import styles from './Reveal.module.css';

const WORDS = longest(awardTelling.shape.words.shape.opening);

interface AwardControlsProps {
  award: Award;
  minors: boolean;
  fixed: boolean;
  round: string;
  onChange: (award: Award) => void;
  onPicture: (award: string, picture: string | undefined) => void;
}

export function AwardControls({ award, minors, fixed, round, onChange, onPicture }: AwardControlsProps) {
  const acts = award.performances.length;
  const places = TOLD_FROM.filter((place) => !minors || (place !== null && place <= LOWEST_WITH_MINORS));
  const words = (of: keyof Award['words']) => ({
    value: award.words[of],
    most: WORDS,
    readOnly: fixed,
    onChange: (value: string) => onChange({ ...award, words: { ...award.words, [of]: value } }),
  });
  return (
    <section className={styles.controls} aria-label={say('reveals.howTold', { award: award.title })}>
      {award.kind === 'prize' ? (
        <PrizeRevealed {...{ award, fixed, onChange }} />
      ) : (
        <SelectField
          label={award.kind === 'audience' ? say('reveals.publishedFrom') : say('reveals.readFrom')}
          hint={hintOf(award, minors)}
          small
          disabled={fixed}
          value={String(award.from)}
          onChange={(value) =>
            onChange({ ...award, from: places.find((place) => String(place) === value) ?? null })
          }
          options={places.map((place) => ({ value: String(place), label: fromWords(place, acts) }))}
        />
      )}
      {award.kind === 'result' && (
        <>
          <Switch
            label={say('reveals.twoLeft')}
            detail={say('reveals.twoLeftDetail')}
            checked={award.twoLeft}
            disabled={fixed}
            onChange={(twoLeft) => onChange({ ...award, twoLeft })}
          />
          <Switch
            label={say('reveals.tableAtEnd')}
            detail={say('reveals.tableDetail')}
            checked={award.board}
            disabled={fixed}
            onChange={(board) => onChange({ ...award, board })}
          />
        </>
      )}
      <AwardPicture
        award={award}
        round={round}
        fixed={fixed}
        onPicture={(picture) => onPicture(award.award, picture)}
      />
      <TextArea label={say('reveals.wordsBefore')} optional {...words('opening')} />
      {award.kind === 'result' && award.twoLeft && (
        <TextArea label={say('reveals.wordsTwoLeft')} optional {...words('twoLeft')} />
      )}
      <TextArea label={say('reveals.wordsWinner')} optional {...words('winner')} />
      <AwardSounds award={award} fixed={fixed} onChange={onChange} />
    </section>
  );
}

/** Whether a prize that is given by hand is told on stage at all, and where its act is chosen. */
const PrizeRevealed = ({
  award,
  fixed,
  onChange,
}: Pick<AwardControlsProps, 'award' | 'fixed' | 'onChange'>) => (
  <>
    <Switch
      label={say('reveals.onStage')}
      detail={say('reveals.onStageDetail')}
      checked={!award.untold}
      disabled={fixed}
      onChange={(on) => onChange({ ...award, untold: on ? undefined : true })}
    />
    <p className="small muted">{say('reveals.prizeWho')}</p>
  </>
);

function hintOf({ kind }: Award, minors: boolean): string {
  if (minors) return say('reveals.minorsHint');
  return kind === 'audience' ? say('reveals.audienceHint') : say('reveals.othersHint');
}

function fromWords(place: number | null, acts: number): string {
  if (place === null) return say('reveals.last', { place: Math.max(1, acts) });
  if (place === 1) return say('reveals.onlyFirst');
  return place === 3 ? say('reveals.podium') : capital(say('desk.place', { place }));
}

interface AwardPictureProps {
  award: Award;
  round: string;
  fixed: boolean;
  /** The picture that was taken, or none any more. */
  onPicture: (picture: string | undefined) => void;
}

/** The picture on the curtain of one award: sent once it is chosen, there once the reveal is saved. */
function AwardPicture({ award: { title, picture }, round, fixed, onPicture }: AwardPictureProps) {
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
              {say(picture === undefined ? 'admin.add' : 'admin.change')}
            </Button>
            {picture !== undefined && (
              <Button size="s" kind="quiet" onClick={() => onPicture(undefined)}>
                {say('admin.remove')}
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

const LABELS = {
  place: 'reveals.soundPlace',
  twoLeft: 'reveals.soundTwoLeft',
  winner: 'reveals.soundWinner',
  board: 'reveals.soundTable',
} as const satisfies Record<keyof Sounds, string>;

const options = () => [
  { value: '', label: say('reveals.soundUsual') },
  ...REVEAL_SOUNDS.map((value) => ({
    value,
    label: say(value === 'silence' ? 'reveals.silence' : STING_WORDS[value]),
  })),
];

interface AwardSoundsProps {
  award: Award;
  fixed: boolean;
  onChange: (award: Award) => void;
}

/** What is heard at each kind of step of one award, from the laptop that plays the show's sounds. */
function AwardSounds({ award, fixed, onChange }: AwardSoundsProps) {
  const { sounds = {} } = award;
  const steps = (['place', 'twoLeft', 'winner', 'board'] as const).filter((step) => isTold(award, step));
  return steps.map((step, at) => (
    <SelectField
      key={step}
      label={say(LABELS[step])}
      {...(at === 0 && { hint: say('reveals.soundsHint') })}
      small
      disabled={fixed}
      value={sounds[step] ?? ''}
      onChange={(value) => {
        const { [step]: _before, ...others } = sounds;
        const sound = REVEAL_SOUNDS.find((one) => one === value);
        onChange({ ...award, sounds: sound ? { ...others, [step]: sound } : others });
      }}
      options={options()}
    />
  ));
}

/** Whether the award has such a step at all. */
function isTold({ kind, from, twoLeft, board }: Award, step: keyof Sounds): boolean {
  if (step === 'winner') return true;
  if (kind !== 'result') return false;
  if (step === 'place') return from !== 1;
  return step === 'twoLeft' ? twoLeft : board;
}
