/** Acts that get one mark of a scale each. */

import type { Marks } from '#domain/voting/kinds/poll-kind.ts';
import { actOf } from '#domain/voting/pick.ts';
import type { RowsProps } from './ballot-part.ts';
import { ScaleRow } from './ScaleRow.tsx';

export function MarkRows({
  acts,
  chosen,
  busy,
  onChange,
  marks,
  words,
  inWords = false,
}: RowsProps & {
  marks: Marks;
  words: (mark: number) => string;
  /** The buttons hold the words, and the best one stands first. */
  inWords?: boolean;
}) {
  const rising = Array.from({ length: marks.most - marks.least + 1 }, (_, at) => marks.least + at);
  const scale = inWords ? rising.toReversed() : rising;
  return acts.map((act) => {
    const id = act.performanceId;
    return (
      <ScaleRow
        key={id}
        act={act}
        steps={scale.map((mark) => ({
          name: `mark-${id}`,
          value: String(mark),
          label: words(mark),
          face: inWords ? words(mark) : String(mark),
          on: chosen.includes(`${id}:${mark}`),
          choose: () => onChange([...chosen.filter((pick) => actOf(pick) !== id), `${id}:${mark}`]),
        }))}
        words={inWords}
        busy={busy}
      />
    );
  });
}
