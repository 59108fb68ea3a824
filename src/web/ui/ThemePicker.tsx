/** A person's own choice of light, on this device. It always wins over the show, the room and the system. */
import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react';
import type { Line } from '#domain/messages/catalogue.ts';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '#web/theme.ts';
import { PickGroup } from './Choice.tsx';
import { say } from './say.ts';

const OPTIONS = [
  { value: 'house', label: 'admin.houseLights', icon: SunMoon },
  { value: 'light', label: 'admin.light', icon: Sun },
  { value: 'dark', label: 'admin.dark', icon: Moon },
] as const satisfies readonly { value: ThemeChoice; label: Line; icon: LucideIcon }[];

/** Chooses light, dark or the system's theme; a press shows it at once. */
export function ThemePicker() {
  return (
    <PickGroup
      label={say('admin.lightAndDark')}
      hint={say('admin.houseLightsLead')}
      options={OPTIONS.map((option) => ({ ...option, label: say(option.label) }))}
      value={useThemeChoice()}
      onChange={chooseTheme}
    />
  );
}
