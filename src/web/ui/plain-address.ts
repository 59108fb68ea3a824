/** An address as people say and type it: without `https://` and without a slash at its end. */
export const plainAddress = (address: string): string =>
  address.replace(/^https?:\/\//, '').replace(/\/$/, '');
