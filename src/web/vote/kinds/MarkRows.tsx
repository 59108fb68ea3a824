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
  face,
  words,
}: RowsProps & { marks: Marks; face: (mark: number) => string; words: (mark: number) => string }) {
  const scale = Array.from({ length: marks.most - marks.least + 1 }, (_, at) => marks.least + at);
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
          face: face(mark),
          on: chosen.includes(`${id}:${mark}`),
          choose: () => onChange([...chosen.filter((pick) => actOf(pick) !== id), `${id}:${mark}`]),
        }))}
        busy={busy}
      />
    );
  });
}
