/** The document as bytes, made in a thread. */
import { packedForLong } from '../packing.ts';
import { describeApi } from './document.ts';

/** The address of this module, for `inThread`. */
export const MAKER = import.meta.url;

/** The API's description for this version of Ovation as compressed JSON. */
export const packedDescription = (version: string) =>
  packedForLong(Buffer.from(JSON.stringify(describeApi(version))));
