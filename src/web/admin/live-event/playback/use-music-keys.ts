/** Does at this desk what keys of other gear ask of the music, once each and while it is fresh. */
import { useEffect, useRef } from 'react';
import { sayPlaysMusic } from '#web/client/live-request.ts';
import { useDesk } from '../desk.ts';
import { isPressDue } from './music-words.ts';

/** `plays`: music plays here or may begin by itself, so that gear may count on this desk. */
export function useMusicKeys(
  plays: boolean,
  does: Record<NonNullable<ReturnType<typeof useDesk>['view']['musicKey']>['press'], () => void>,
): void {
  const { view, now } = useDesk();
  const { musicKey } = view;
  const before = useRef(musicKey?.id);
  useEffect(() => {
    sayPlaysMusic(plays);
    return () => sayPlaysMusic(false);
  }, [plays]);
  useEffect(() => {
    if (musicKey === null || musicKey.id === before.current) return;
    before.current = musicKey.id;
    if (plays && isPressDue(musicKey, now())) does[musicKey.press]();
  });
}
