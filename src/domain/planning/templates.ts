/** All templates. A new one is a name here and a module in `templates`. */
import type { ShowTemplate } from './template.ts';
import { conventionStage } from './templates/convention-stage.ts';
import { heats } from './templates/heats.ts';
import { openMic } from './templates/open-mic.ts';
import { pageant } from './templates/pageant.ts';
import { schoolShow } from './templates/school-show.ts';
import { songContest } from './templates/song-contest.ts';

/** Ids of all templates, in the order in which they are offered. */
export const TEMPLATE_IDS = [
  'school_show',
  'open_mic',
  'convention_stage',
  'heats',
  'song_contest',
  'pageant',
] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

export const TEMPLATES: Readonly<Record<TemplateId, ShowTemplate>> = {
  school_show: schoolShow,
  open_mic: openMic,
  convention_stage: conventionStage,
  heats,
  song_contest: songContest,
  pageant,
};
