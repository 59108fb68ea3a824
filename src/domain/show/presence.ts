/** When a device that follows the show counts as here: it answers the server's beats, one every few seconds. */

/** A device that has not answered for so long is shown with when it was heard last. */
export const SILENT_AFTER_MS = 6_000;
/** After so long it is no more than a device that was here. */
export const GONE_AFTER_MS = 10_000;

/** What a device that answers may be. Phones of the audience are asked for no answer. */
export const DEVICE_KINDS = ['desk', 'judge', 'projector', 'mc', 'crew'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Somebody's device, by what it is and whose. */
export interface Device {
  kind: DeviceKind;
  /** The judge, the paired screen, or the session of whoever is signed in. */
  id: string;
  /** What people call it; empty where it has no name of its own. */
  name: string;
  /** A desk where music plays or may begin by itself. */
  plays?: boolean;
}

/** A device that was here, did not say goodbye, and is not heard any more. */
export interface SilentDevice {
  kind: DeviceKind;
  /** Whose it is, or what the screen is called; empty where nobody named it. */
  name: string;
  heardAt: number;
}
