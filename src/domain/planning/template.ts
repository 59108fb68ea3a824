/**
 * A template for a kind of show: everything of an event but its name, day and people. Its ids only link its own
 * criteria, cues and rules; an event made from it gets new ones.
 */
import type { Band, Scale } from '../judging/scale.ts';
import type { ItemKind } from '../lineup/item.ts';
import type { RulesInput } from '../tabulation/types.ts';
import type { PollMethod } from '../voting/poll-kinds.ts';

export interface TemplateCategory {
  id: string;
  name: string;
  colour: string;
  timeLimitMs: number | null;
}

export interface TemplateCriterion extends Scale {
  id: string;
  name: string;
  meaning: string;
  /** The id of the template's category whose acts are scored on it; null: all acts. */
  categoryId: string | null;
  weight: number;
  subtractsFrom: string | null;
  guidance: Band[];
}

/** A cue of the template's running order. */
export interface TemplateCue {
  id: string;
  kind: Exclude<ItemKind, 'performance'>;
  title: string;
  plannedMs: number;
}

/** A vote of the audience, on every act unless the organiser names some. */
export interface TemplatePoll {
  title: string;
  method: PollMethod;
  maxChoices?: number;
  durationMs: number;
  /** The id of the template's cue that opens it. */
  itemId: string;
}

/** A template. */
export interface ShowTemplate {
  /** The kind of show. */
  name: string;
  /** One line to choose it by. */
  about: string;
  settings: {
    riskText: { version: 1; text: string };
    photoConsentAsked?: boolean;
    changeoverMs?: number;
    scoringGraceMs?: number;
  };
  categories: TemplateCategory[];
  criteria: TemplateCriterion[];
  roundName: string;
  rules: RulesInput;
  cues: TemplateCue[];
  polls: TemplatePoll[];
}
