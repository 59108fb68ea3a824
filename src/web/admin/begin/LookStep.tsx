/** How the show looks. The stage beside it wears what is chosen; a logo comes with the settings. */
import { HOUSE_LOOK, keptLook } from '#domain/events/look/look.ts';
import { say } from '#web/ui/say.ts';
import { CanItBeRead } from '../look/CanItBeRead.tsx';
import { Colours, Letters } from '../look/LookChoices.tsx';
import type { Draft } from './draft.ts';

export function LookStep({ draft, set }: { draft: Draft; set: (part: Partial<Draft>) => void }) {
  const { template } = draft;
  const look = template.settings?.look ?? HOUSE_LOOK;
  const choose = (next: typeof look) =>
    set({ template: { ...template, settings: { ...template.settings, look: keptLook(next) } } });
  return (
    <>
      <Colours look={look} onChange={choose} />
      <Letters look={look} onChange={choose} />
      <CanItBeRead look={look} onChange={choose} />
      <p className="muted">{say('begin.logo')}</p>
    </>
  );
}
