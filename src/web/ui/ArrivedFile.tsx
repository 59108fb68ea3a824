/** A file of music that arrived whole and is no version: it is being looked at, or was not taken, and why. */

import { CircleAlert, Ear } from 'lucide-react';
import type { CatalogueLine } from '#domain/messages/catalogue-line.ts';
import { Banner } from './Banner.tsx';
import { showDateAndTime } from './format.ts';
import { Reported } from './Reported.tsx';
import { say } from './say.ts';

export interface ArrivedFileProps {
  arrived: { arrivedAt: number; refusal: string | null; refusalTold: readonly CatalogueLine[] };
  /** What is said of the music that stays in use when this file was refused. */
  left: string;
  timeZone: string;
}

/** Tells a sender that their file arrived, or why it was refused. */
export function ArrivedFile({
  arrived: { arrivedAt, refusal, refusalTold },
  left,
  timeZone,
}: ArrivedFileProps) {
  const when = showDateAndTime(arrivedAt, timeZone);
  return refusal === null ? (
    <Banner tone="info" icon={Ear} lead={say('track.here')}>
      {say('track.beingLookedAt', { time: when })}
    </Banner>
  ) : (
    <Banner tone="warn" icon={CircleAlert} lead={say('track.fileNotTaken', { time: when })}>
      <Reported told={refusalTold}>{refusal}</Reported> {left}
    </Banner>
  );
}
