/** What can be decided of one award. */
import { longest } from '#contract/primitives.ts';
import { awardTelling } from '#contract/results/reveal.ts';
import { LOWEST_WITH_MINORS, TOLD_FROM } from '#domain/results/reveal-script.ts';
import { Switch } from '#web/ui/Checkbox.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextArea } from '#web/ui/TextField.tsx';
import { capital } from '#web/ui/words.ts';
import { AwardPicture } from './AwardPicture.tsx';
import { AwardSounds } from './AwardSounds.tsx';
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
        <PrizeTold {...{ award, fixed, onChange }} />
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
const PrizeTold = ({ award, fixed, onChange }: Pick<AwardControlsProps, 'award' | 'fixed' | 'onChange'>) => (
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
