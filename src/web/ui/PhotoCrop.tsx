/** Choosing a photo and putting somebody into its circle: with a finger, the mouse or the keys. */
import { ImagePlus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './PhotoCrop.module.css';
import {
  type Crop,
  drawSquare,
  insidePhoto,
  MOST_ZOOM,
  openPhoto,
  squareAsSent,
  squareOf,
  WHOLE,
} from './picture-file.ts';

/** The cropper's texts, in the reader's language. */
export interface PhotoWords {
  choose: string;
  crop: string;
  place: string;
  zoom: string;
  use: string;
  cancel: string;
  unread: string;
}

interface PhotoCropProps {
  words: PhotoWords;
  busy: boolean;
  /** Given the square in base64. */
  onUse: (picture: string) => Promise<unknown>;
}

const SHOWN_PX = 480;
const STEP = 0.04;

/** Chooses a photo, crops a square of it and hands it over. */
export function PhotoCrop({ words, busy, onUse }: PhotoCropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<HTMLImageElement>();
  const [unread, setUnread] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(image?.src ?? ''), [image]);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openPhoto(file).catch(() => undefined);
    setUnread(opened === undefined);
    setImage(opened);
  };
  return (
    <div className={styles.photo}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={(change) => {
          void choose(change.target.files?.[0]);
          // So that the same file can be chosen again.
          change.target.value = '';
        }}
      />
      {image ? (
        <Placing
          key={image.src}
          words={words}
          image={image}
          busy={busy}
          onCancel={() => setImage(undefined)}
          onUse={async (crop) => {
            if (await onUse(squareAsSent(image, crop))) setImage(undefined);
          }}
        />
      ) : (
        <Button busy={busy} onClick={() => input.current?.click()}>
          <Icon of={ImagePlus} /> {words.choose}
        </Button>
      )}
      {unread && <p role="alert">{words.unread}</p>}
    </div>
  );
}

interface PlacingProps {
  words: PhotoWords;
  image: HTMLImageElement;
  busy: boolean;
  onUse: (crop: Crop) => void;
  onCancel: () => void;
}

function Placing({ words, image, busy, onUse, onCancel }: PlacingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [crop, setCrop] = useState(WHOLE);
  const { naturalWidth: width, naturalHeight: height } = image;
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, image, crop, SHOWN_PX);
  }, [image, crop]);
  // A phone shows the circle and what to press together.
  useEffect(() => {
    buttons.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const change = (to: (last: Crop) => Crop) => setCrop((last) => insidePhoto(width, height, to(last)));
  /** By parts of the square that is seen. */
  const move = (right: number, down: number) =>
    change((last) => {
      const { side } = squareOf(width, height, last);
      return { ...last, x: last.x - (right * side) / width, y: last.y - (down * side) / height };
    });
  const zoomTo = (to: (last: number) => number) =>
    change((last) => ({ ...last, zoom: Math.min(MOST_ZOOM, Math.max(WHOLE.zoom, to(last.zoom))) }));
  const fingers = useFingers(move, (times) => zoomTo((last) => last * times));
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[
      event.key
    ];
    if (!by) return;
    event.preventDefault();
    move(by[0] ?? 0, by[1] ?? 0);
  };
  return (
    <>
      <p className="small muted">{words.crop}</p>
      <div className={styles.frame}>
        <canvas
          ref={canvas}
          className={styles.square}
          role="img"
          aria-label={words.place}
          tabIndex={0}
          onKeyDown={press}
          {...fingers}
        />
        <span className={styles.circle} aria-hidden="true" />
      </div>
      <label className={styles.zoom}>
        <span className="small">{words.zoom}</span>
        <input
          type="range"
          min={WHOLE.zoom}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            zoomTo(() => zoom);
          }}
        />
      </label>
      <div className={`row wrap ${styles.buttons}`} ref={buttons}>
        <Button kind="primary" busy={busy} onClick={() => onUse(crop)}>
          {words.use}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}

interface Point {
  x: number;
  y: number;
}

/**
 * What the photo is held by: the mouse or one finger moves it, two draw it apart or together.
 * @param onMove by parts of what is held
 * @param onZoom how many times closer
 */
function useFingers(onMove: (right: number, down: number) => void, onZoom: (times: number) => void) {
  const held = useRef(new Map<number, Point>());
  return {
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      currentTarget.setPointerCapture(pointerId);
      held.current.set(pointerId, { x, y });
    },
    onPointerMove({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      const last = held.current.get(pointerId);
      if (!last) return;
      const all = held.current.size;
      const other = [...held.current].find(([id]) => id !== pointerId)?.[1];
      held.current.set(pointerId, { x, y });
      // Each finger carries its share, so that the photo goes where their middle goes.
      onMove((x - last.x) / currentTarget.clientWidth / all, (y - last.y) / currentTarget.clientHeight / all);
      const before = other ? distance(last, other) : 0;
      if (other && before > 0) onZoom(distance({ x, y }, other) / before);
    },
    // However it ends: lifted, or taken away by the device.
    onLostPointerCapture({ pointerId }: PointerEvent<HTMLElement>) {
      held.current.delete(pointerId);
    },
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
