/** A person's own choice of light, on this device. It always wins over the show, the room and the system. */
import { Moon, Sun, SunMoon } from 'lucide-react';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '#web/theme.ts';
import { type Option, PickGroup } from './Choice.tsx';

const OPTIONS: Option<ThemeChoice>[] = [
  { value: 'house', label: 'House lights', icon: SunMoon },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
];

/** Three picks; pressing one shows it at once. */
export function ThemePicker() {
  return (
    <PickGroup
      label="Light and dark"
      hint="House lights follow the show, the room, or your system."
      options={OPTIONS}
      value={useThemeChoice()}
      onChange={chooseTheme}
    />
  );
}
