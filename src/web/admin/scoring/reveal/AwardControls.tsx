/** What can be decided of one award. */
import { LOWEST_WITH_MINORS, TOLD_FROM } from '#domain/results/reveal-script.ts';
import { ordinal } from '#domain/tabulation/ordinals.ts';
import { Switch } from '#web/ui/Checkbox.tsx';
import { SelectField, TextArea } from '#web/ui/TextField.tsx';
import type { Award } from './cards.ts';
import styles from './Reveal.module.css';

const WORDS = 300;

interface AwardControlsProps {
  award: Award;
  minors: boolean;
  fixed: boolean;
  onChange: (award: Award) => void;
}

export function AwardControls({ award, minors, fixed, onChange }: AwardControlsProps) {
  const acts = award.performances.length;
  const places = TOLD_FROM.filter((place) => !minors || (place !== null && place <= LOWEST_WITH_MINORS));
  const words = (of: keyof Award['words']) => ({
    value: award.words[of],
    maxLength: WORDS,
    readOnly: fixed,
    onChange: (value: string) => onChange({ ...award, words: { ...award.words, [of]: value } }),
  });
  return (
    <section className={styles.controls} aria-label={`How ${award.title} is told`}>
      <SelectField
        label={award.audience ? 'Published from' : 'Read from'}
        hint={hintOf(award, minors)}
        small
        disabled={fixed}
        value={String(award.from)}
        onChange={(value) =>
          onChange({ ...award, from: places.find((place) => String(place) === value) ?? null })
        }
        options={places.map((place) => ({ value: String(place), label: fromWords(place, acts) }))}
      />
      {!award.audience && (
        <>
          <Switch
            label="Two are left"
            detail="The last two side by side, in the order of the show. Then the winner."
            checked={award.twoLeft}
            disabled={fixed}
            onChange={(twoLeft) => onChange({ ...award, twoLeft })}
          />
          <Switch
            label="The whole table at the end"
            detail="In pages that turn by themselves."
            checked={award.board}
            disabled={fixed}
            onChange={(board) => onChange({ ...award, board })}
          />
        </>
      )}
      <TextArea label="Words for the MC before it" optional {...words('opening')} />
      {!award.audience && award.twoLeft && (
        <TextArea label="Words for the MC when two are left" optional {...words('twoLeft')} />
      )}
      <TextArea label="Words for the MC at the winner" optional {...words('winner')} />
    </section>
  );
}

function hintOf({ audience }: Award, minors: boolean): string {
  if (minors)
    return 'Somebody under age performs: nobody is told to be last, on stage or on the results page.';
  return audience
    ? 'On stage the favourite alone is told. The results page names places from here on.'
    : 'The others took part, without a place, on stage and on the results page.';
}

function fromWords(place: number | null, acts: number): string {
  if (place === null) return `The last (${ordinal(Math.max(1, acts))})`;
  if (place === 1) return 'Only 1st';
  return place === 3 ? '3rd, the podium' : ordinal(place);
}
