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

export type SceneKind = AdminView['scene']['kind'];

interface DeskScene {
  words: string;
  icon: LucideIcon;
  /** A button of its own, the menu of more scenes, that menu with a dialog first, or the switch that blanks the screen. */
  from: 'button' | 'menu' | 'dialog' | 'blank';
}

/** In the order in which the desk offers them. */
export const SCENES: Record<SceneKind, DeskScene> = {
  holding: { words: 'Holding', icon: Moon, from: 'button' },
  now: { words: 'Now', icon: MicVocal, from: 'button' },
  next: { words: 'Next', icon: SkipForward, from: 'button' },
  vote: { words: 'Vote', icon: Vote, from: 'button' },
  reveal: { words: 'Results', icon: Trophy, from: 'button' },
  title: { words: 'Title', icon: Type, from: 'menu' },
  lineup: { words: 'Line-up', icon: ListOrdered, from: 'menu' },
  interval: { words: 'Interval', icon: Hourglass, from: 'menu' },
  scores: { words: 'Scores', icon: Gauge, from: 'menu' },
  standings: { words: 'Standings so far', icon: ChartNoAxesColumn, from: 'menu' },
  message: { words: 'Message', icon: MessageSquareText, from: 'dialog' },
  black: { words: 'Black', icon: Square, from: 'blank' },
};

/** The scenes that are called from one of these places, with what the desk knows of them. */
export const scenesFrom = (...places: readonly DeskScene['from'][]) =>
  (Object.entries(SCENES) as [SceneKind, DeskScene][])
    .filter(([, { from }]) => places.includes(from))
    .map(([kind, scene]) => ({ kind, ...scene }));
