/** One card as the projector draws it, in small: by the projector's own parts. */
import { RevealScene } from '#web/projector/RevealScene.tsx';
import type { Reveal } from '#web/projector/reveal-rows.ts';
import { SmallBoard } from '#web/projector/SmallBoard.tsx';

const SHAPES = { '16:9': [1920, 1080], '4:3': [1920, 1440] } as const;
export type Shape = keyof typeof SHAPES;

interface CardPictureProps {
  reveal: Reveal;
  event: string;
  shape: Shape;
}

export function CardPicture({ reveal, event, shape }: CardPictureProps) {
  const [width, height] = SHAPES[shape];
  return (
    <SmallBoard width={width} height={height}>
      {(stage) => (
        <RevealScene view={{ event: { name: event } }} reveal={reveal} stage={stage} now={Date.now} />
      )}
    </SmallBoard>
  );
}
