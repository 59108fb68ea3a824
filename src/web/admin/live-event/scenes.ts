/** How the desk names each scene, and where it is called from. */
import {
  ChartNoAxesColumn,
  Gauge,
  Hourglass,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  MicVocal,
  Moon,
  SkipForward,
  Square,
  Trophy,
  Type,
  Vote,
} from 'lucide-react';
import type { AdminView } from '#contract/live/views.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';

export type SceneKind = AdminView['scene']['kind'];

interface DeskScene {
  words: PlainLine;
  icon: LucideIcon;
  /** A button of its own, the menu of more scenes, that menu with a dialog first, or the switch that blanks the screen. */
  from: 'button' | 'menu' | 'dialog' | 'blank';
}

/** In the order in which the desk offers them. */
export const SCENES: Record<SceneKind, DeskScene> = {
  holding: { words: 'cues.holding', icon: Moon, from: 'button' },
  now: { words: 'cues.now', icon: MicVocal, from: 'button' },
  next: { words: 'cues.next', icon: SkipForward, from: 'button' },
  vote: { words: 'cues.vote', icon: Vote, from: 'button' },
  reveal: { words: 'cues.sceneResults', icon: Trophy, from: 'button' },
  title: { words: 'cues.sceneTitle', icon: Type, from: 'menu' },
  lineup: { words: 'cues.lineup', icon: ListOrdered, from: 'menu' },
  interval: { words: 'cues.interval', icon: Hourglass, from: 'menu' },
  scores: { words: 'cues.scores', icon: Gauge, from: 'menu' },
  standings: { words: 'cues.standings', icon: ChartNoAxesColumn, from: 'menu' },
  message: { words: 'cues.message', icon: MessageSquareText, from: 'dialog' },
  black: { words: 'cues.black', icon: Square, from: 'blank' },
};

/** The scenes that are called from one of these places, with what the desk knows of them. */
export const scenesFrom = (...places: readonly DeskScene['from'][]) =>
  (Object.entries(SCENES) as [SceneKind, DeskScene][])
    .filter(([, { from }]) => places.includes(from))
    .map(([kind, scene]) => ({ kind, ...scene }));
