/** What stands before a name in the call board's list: the act's number, in a disc with its face where acts have one. */
import { FaceDisc, useAnyPicture } from '#web/ui/Face.tsx';
import type { CrewItem } from './board.ts';

/** `px`: across, where there are faces; `className`: where there are none. */
export function RowNumber({ item, px, className }: { item: CrewItem; px: number; className?: string }) {
  const pictured = useAnyPicture();
  return pictured && item.number !== null ? (
    <FaceDisc act={item.itemId} number={item.number} size="small" px={px} least={px * 0.36} />
  ) : (
    <span className={`num ${className ?? ''}`}>{item.number ?? ''}</span>
  );
}
