/** What is heard at each kind of step of one award, from the laptop that plays the show's sounds. */
import { REVEAL_SOUNDS, type AwardSounds as Sounds } from '#domain/results/reveal-script.ts';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import { STING_WORDS } from '../../live-event/playback/stings.ts';
import type { Award } from './cards.ts';

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

export function AwardSounds({ award, fixed, onChange }: AwardSoundsProps) {
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
