/** Rules of a known competition to begin with. They replace what stands in the dialog; nothing is kept by choosing. */
import { PRESETS } from '#domain/tabulation/presets.ts';
import { completeRules } from '#domain/tabulation/rules.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import type { Rules } from './rules-draft.ts';

const OPTIONS = [
  { value: '', label: 'The rules as they are' },
  ...PRESETS.map(({ id, name }) => ({ value: id, label: name })),
];

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
      label="Begin with"
      small
      value={chosen}
      onChange={(id) => {
        const next = find(id);
        choose(id, next ? completeRules(next.rules) : null);
      }}
      options={OPTIONS}
      hint={
        preset ? `${preset.needs} (${preset.source})` : 'Rules of a known competition, to change as you like.'
      }
    />
  );
}
