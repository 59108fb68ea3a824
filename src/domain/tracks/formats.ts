/** The audio formats that are accepted, and their names on disk and over HTTP. */

/** File endings of the formats. */
export const TRACK_FORMATS = ['mp3', 'm4a', 'aac', 'wav', 'flac', 'ogg'] as const;
export type TrackFormat = (typeof TRACK_FORMATS)[number];

/** The media type under which a file of each format is served. */
export const MEDIA_TYPES: Readonly<Record<TrackFormat, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
};

/**
 * How many versions of an act's music are kept, and (`UPLOADS_AT_ONCE`) how many uploads an act may have under way.
 */
export const KEPT_VERSIONS = 3;
export const UPLOADS_AT_ONCE = 3;
