/** The audio formats that the house takes, and what each is called on disk and over HTTP. */

export const TRACK_FORMATS = ['mp3', 'm4a', 'aac', 'wav', 'flac', 'ogg'] as const;
export type TrackFormat = (typeof TRACK_FORMATS)[number];

/** The media type that a file of the format is served as. */
export const MEDIA_TYPES: Readonly<Record<TrackFormat, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
};

/** The formats as performers read them. */
export const FORMATS_IN_WORDS = 'MP3, M4A, AAC, WAV, FLAC, Ogg or Opus';

/** How many versions of an act's music are kept, and how many uploads one act may have under way. */
export const KEPT_VERSIONS = 3;
export const UPLOADS_AT_ONCE = 3;
