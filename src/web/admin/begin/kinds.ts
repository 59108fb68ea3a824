/** What the kinds of shows that are offered are called, and what each is like. */
import type { Line } from '#domain/messages/catalogue.ts';
import type { TemplateId } from '#domain/planning/templates.ts';
import type { Kind } from './draft.ts';

export const KINDS = {
  school_show: { name: 'begin.schoolShow', about: 'begin.schoolShowAbout' },
  open_mic: { name: 'begin.openMic', about: 'begin.openMicAbout' },
  convention_stage: { name: 'begin.conventionStage', about: 'begin.conventionStageAbout' },
  heats: { name: 'begin.heats', about: 'begin.heatsAbout' },
  song_contest: { name: 'begin.songContest', about: 'begin.songContestAbout' },
  pageant: { name: 'begin.pageant', about: 'begin.pageantAbout' },
} as const satisfies Readonly<Record<TemplateId, { name: Line; about: Line }>>;

/** Whether it is one of the templates that come with the product. */
export const isOffered = (kind: Kind): kind is TemplateId => Object.hasOwn(KINDS, kind);
