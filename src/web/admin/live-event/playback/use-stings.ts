/** Plays the show's short sounds on the laptop that is set to do so. */
import { useEffect, useRef } from 'react';
import { useDesk } from '../desk.ts';
import { hush, playSting } from './sting-sound.ts';
import { type Heard, heardIn, type Sting, stingBetween, untilLastTen } from './stings.ts';
import type { LaptopSettings } from './this-laptop.ts';

export function useStings({ stings, silent, calls, output }: LaptopSettings): void {
  const { view, connected, now } = useDesk();
  const before = useRef<Heard>(undefined);
  const sink = output?.id ?? null;
  const heard = heardIn(view);
  // What came while this desk was away is over; a sound for it would be too late.
  const due = connected && before.current ? stingBetween(before.current, heard) : null;
  const closesAt = heard.polls.find(({ state }) => state === 'open')?.closesAt ?? null;
  const play = useRef<(sting: Sting) => void>(() => undefined);
  play.current = (sting) => {
    if (sting === 'call' ? calls : stings && !silent.includes(sting))
      void playSting(sting, sting === 'call' ? null : sink).catch(() => undefined);
  };
  useEffect(() => {
    before.current = heard;
    if (due) play.current(due);
  });
  useEffect(() => {
    const wait = untilLastTen({ polls: [{ id: '', state: 'open', closesAt }] }, now());
    if (wait === null) return;
    const timer = setTimeout(() => play.current('last_ten'), Math.min(wait, 2 ** 31 - 1));
    return () => {
      clearTimeout(timer);
      // More time was given, or it was closed by hand.
      hush();
    };
  }, [closesAt, now]);
}
