/** What the lower third says: who is on stage, or who comes to it. Pure. */

import type { ProjectorView } from '#contract/live/views.ts';
import { sideBySide } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';

export interface Third {
  itemId: string;
  name: string;
  /** "Next · Song · they"; empty parts are left out. */
  line: string;
}

/**
 * The act named in the lower third; null where the picture is of no act. An act that stands by comes next, whichever
 * scene is on air.
 */
export function thirdOf({
  act,
  scene,
  moments,
}: Pick<ProjectorView, 'act' | 'scene' | 'moments'>): Third | null {
  if (act === null) return null;
  const waits = scene === 'next' || moments[0]?.kind === 'standing_by';
  const parts = [waits ? say('night.next') : '', act.song, act.pronouns];
  return { itemId: act.itemId, name: act.stageName, line: sideBySide(parts, ' · ') };
}
