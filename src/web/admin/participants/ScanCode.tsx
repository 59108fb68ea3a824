/** The camera at the door: every code that comes before it is told once. Loaded only when somebody opens it. */
import { CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Line } from '#domain/messages/catalogue.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { say } from '#web/ui/say.ts';
import styles from './ScanCode.module.css';

const LOOK_EVERY_MS = 150;
/** A code that stays before the camera is told once; away for this long, it counts as shown again. */
const SAME_AGAIN_MS = 4_000;

export default function ScanCode({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  told.current = onCode;
  const [trouble, setTrouble] = useState<Trouble>();

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let last = { code: '', at: 0 };
    const watch = async (): Promise<void> => {
      const [camera, look] = await Promise.all([
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
        codeReader(),
      ]);
      stream = camera;
      const picture = video.current;
      if (over || !picture) return stop();
      picture.srcObject = camera;
      await picture.play();
      const next = async (): Promise<void> => {
        const code = await look(picture).catch(() => undefined);
        const now = performance.now();
        if (code !== undefined) {
          const isNew = code !== last.code || now - last.at > SAME_AGAIN_MS;
          last = { code, at: now };
          if (isNew) told.current(code);
        }
        if (!over) timer = setTimeout(next, LOOK_EVERY_MS);
      };
      await next();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    watch().catch((error: unknown) => {
      if (!over) setTrouble(troubleOf(error));
    });
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, []);

  if (trouble !== undefined)
    return (
      <Banner tone="warn" icon={CameraOff} lead={say('acts.noCamera')}>
        {say(trouble)}
      </Banner>
    );
  return (
    <div className={styles.frame}>
      <video
        ref={video}
        className={styles.picture}
        muted
        playsInline
        aria-label={say('acts.cameraPicture')}
      />
      <p className={styles.hint}>{say('acts.holdCode')}</p>
    </div>
  );
}

type Trouble = Extract<Line, `acts.camera${'NotAllowed' | 'None' | 'Busy' | 'Failed'}`>;

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'acts.cameraNotAllowed';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'acts.cameraNone';
  if (name === 'NotReadableError') return 'acts.cameraBusy';
  return 'acts.cameraFailed';
}

/** Reading a QR code from the camera's picture: by the browser where it can, by a library of our own where not. */

/** Looks at the picture once; undefined while there is no code in it. */
type LookForCode = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

// Larger pictures find no more codes, only later.
const WIDEST = 800;

/** The best reader that this browser has. */
async function codeReader(): Promise<LookForCode> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (BarcodeDetector && formats?.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, WIDEST / Math.max(1, video.videoWidth));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return undefined;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // The library's way to say that there is no code in the picture.
      return undefined;
    }
  };
}
