/** The document as bytes, made in a thread. */
import { packedForLong } from '../packing.ts';
import { describeApi } from './document.ts';

/** For `beside`: where the function below is found. */
export const MAKER = import.meta.url;

/** The description of this version's API, packed as small as can be. */
export const packedDescription = (version: string) =>
  packedForLong(Buffer.from(JSON.stringify(describeApi(version))));
