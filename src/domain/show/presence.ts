/** When a device that follows the show counts as present: it answers the server's beats, one every few seconds. */

/** After so long without an answer a device is shown as silent, with when it was last heard. */
export const SILENT_AFTER_MS = 6_000;
/** After so long without an answer a device no longer counts as present. */
export const GONE_AFTER_MS = 10_000;

/** Kinds of devices that answer beats. The audience's phones are not asked to. */
export const DEVICE_KINDS = ['desk', 'judge', 'projector', 'mc', 'crew'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** A device, by its kind and whose it is. */
export interface Device {
  kind: DeviceKind;
  /** The id of the judge, of the paired screen, or of the signed-in person's session. */
  id: string;
  /** What people call it; empty where it has no name. */
  name: string;
  /** For a desk: whether it plays music or may start it with GO. */
  plays?: boolean;
}

/** A device that stopped answering without signing off. */
export interface SilentDevice {
  kind: DeviceKind;
  /** Whose it is, or the screen's name; empty where it has none. */
  name: string;
  heardAt: number;
}
