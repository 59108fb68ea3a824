/**
 * What a kind of show begins with: everything of an event but its name, its day and its people. The ids are the
 * template's own, for its criteria, cues and rules to refer to; an event that is made from it gets fresh ones.
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
  /** The template's category whose acts are scored on it; null: every act. */
  categoryId: string | null;
  weight: number;
  subtractsFrom: string | null;
  guidance: Band[];
}

export interface TemplateCue {
  id: string;
  kind: Exclude<ItemKind, 'performance'>;
  title: string;
  plannedMs: number;
}

/** A vote of the hall. It is for every act unless somebody names some. */
export interface TemplatePoll {
  title: string;
  method: PollMethod;
  maxChoices?: number;
  durationMs: number;
  /** The template's vote cue that opens it. */
  itemId: string;
}

export interface ShowTemplate {
  /** What kind of show it is. */
  name: string;
  /** One line for whoever chooses. */
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
