/** The music of now and next: what is known of each file, and its sound in this page's memory. */
import { useEffect, useSyncExternalStore } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { toAsk, useAsks } from '#web/client/ask.ts';
import type { DeskItem } from '../words.ts';
import type { DeckState, ReadyTrack } from './deck.ts';
import { onPreloaded, type Preloaded, preload, preloaded } from './preload.ts';

type TrackFile = AnswerOf<typeof tracksEndpoints.actTrack>['files'][number];

/** An act's music as the panel shows it. */
export interface DeskTrack {
  item: DeskItem;
  file: TrackFile | undefined;
  /** Whether the levelled copy is what is played. */
  levelled: boolean;
  sound: Preloaded | undefined;
  ready: ReadyTrack | undefined;
}

const AGAIN_MS = 10_000;
const FRESH_MS = 30_000;

/** Follows the acts given. What plays is kept until it ends, whatever is on. */
export function useTracks(acts: readonly DeskItem[], playing: DeckState['track']): DeskTrack[] {
  const sounds = useSyncExternalStore(onPreloaded, preloaded);
  const answers = useAsks(
    acts.map((item) =>
      toAsk(tracksEndpoints.actTrack, {
        params: { participantId: item.act?.participantId ?? '' },
        asOf: `desk-${item.act?.sound.fileId}`,
        staleTime: Number.POSITIVE_INFINITY,
        retry: true,
        retryDelay: 3_000,
        // The levelled copy is made after the file came, and anew when its silence is to be left out.
        refetchInterval: ({ state }) => (state.data?.files[0]?.listening === 'waiting' ? AGAIN_MS : FRESH_MS),
      }),
    ),
  );
  const tracks = acts.map((item, index): DeskTrack => {
    const sent = answers[index]?.data?.files.find((one) => one.id === item.act?.sound.fileId);
    const levelled = sent?.levelledUrl != null;
    const file = sent && asPlayed(sent);
    const sound = file && sounds[keyOf(file)];
    return {
      item,
      file,
      levelled,
      sound,
      ready:
        file && sound?.state === 'ready'
          ? {
              itemId: item.itemId,
              participantId: item.act?.participantId ?? '',
              fileId: file.id,
              title: item.title,
              url: sound.url,
              durationMs: file.durationMs,
            }
          : undefined,
    };
  });
  const wanted = tracks.flatMap(({ file }) =>
    file ? [{ key: keyOf(file), url: file.levelledUrl ?? file.playUrl }] : [],
  );
  const playingKeys = Object.entries(sounds).flatMap(([key, sound]) =>
    playing && sound.state === 'ready' && sound.url === playing.url ? [key] : [],
  );
  const keys = [...wanted.map((one) => `${one.key} ${one.url}`), ...playingKeys].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys and addresses say what is wanted
  useEffect(() => {
    preload([...playingKeys.map((key) => ({ key, url: '' })), ...wanted]);
  }, [keys]);
  return tracks;
}

/** The file with the length and the wave of what is played: of a copy without its silence where that is so. */
function asPlayed(file: TrackFile): TrackFile {
  const { trimmed, wave } = file;
  if (trimmed === null || file.levelledUrl === null) return file;
  const valueAt = (ms: number) => Math.round((ms / Math.max(1, file.durationMs)) * wave.length);
  return {
    ...file,
    durationMs: trimmed.durationMs,
    wave: wave.slice(valueAt(trimmed.headMs), valueAt(trimmed.headMs + trimmed.durationMs)),
  };
}

const keyOf = ({ id, levelledUrl, durationMs }: TrackFile): string =>
  `${id}-${levelledUrl === null ? 'original' : `levelled-${durationMs}`}`;
