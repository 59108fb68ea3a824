/** Rules of a known competition to begin with. They replace what stands in the dialog; nothing is kept by choosing. */
import type { Line } from '#domain/messages/catalogue.ts';
import { PRESETS, type PresetId } from '#domain/tabulation/presets.ts';
import { completeRules } from '#domain/tabulation/rules.ts';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import type { Rules } from './rules-draft.ts';

const LINES = {
  song_contest: { name: 'rules.songContest', needs: 'rules.songContestNeeds' },
  relative_placement: { name: 'rules.relative', needs: 'rules.relativeNeeds' },
  audition: { name: 'rules.audition', needs: 'rules.auditionNeeds' },
  a_cappella: { name: 'rules.aCappella', needs: 'rules.aCappellaNeeds' },
  drum_corps: { name: 'rules.drumCorps', needs: 'rules.drumCorpsNeeds' },
  gymnastics: { name: 'rules.gymnastics', needs: 'rules.gymnasticsNeeds' },
  speech: { name: 'rules.speech', needs: 'rules.speechNeeds' },
  poetry_slam: { name: 'rules.poetrySlam', needs: 'rules.poetrySlamNeeds' },
} as const satisfies Record<PresetId, { name: Line; needs: Line }>;

export interface PresetFieldProps {
  /** The preset's id; empty before one is chosen. */
  chosen: string;
  choose: (id: string, rules: Rules | null) => void;
}

export function PresetField({ chosen, choose }: PresetFieldProps) {
  const find = (id: string) => PRESETS.find((one) => one.id === id);
  const preset = find(chosen);
  return (
    <SelectField
      label={say('rules.beginWith')}
      small
      value={chosen}
      onChange={(id) => {
        const next = find(id);
        choose(id, next ? completeRules(next.rules) : null);
      }}
      options={[
        { value: '', label: say('rules.asTheyAre') },
        ...PRESETS.map(({ id }) => ({ value: id, label: say(LINES[id].name) })),
      ]}
      hint={
        preset
          ? say('rules.presetNeeds', { needs: say(LINES[preset.id].needs), source: preset.source })
          : say('rules.presetHint')
      }
    />
  );
}
