/** A QR code as a path of an SVG. */
import { encodeQR } from 'qr';

const QUIET_MODULES = 4;

/**
 * The dark modules of a code as a path, in units of a module, and how many modules wide and high the code is, its quiet
 * zone of four modules included. Neighbours in a row are drawn as one: a sheet holds hundreds of codes.
 */
export function codePath(value: string): { path: string; side: number } {
  const rows = encodeQR(value, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  return { path: rows.map(rowPath).join(''), side: rows.length };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; ) {
    const end = row.findIndex((dark, at) => at > x && dark !== row[x]);
    const length = (end === -1 ? row.length : end) - x;
    if (row[x]) path += `M${x} ${y}h${length}v1h-${length}z`;
    x += length;
  }
  return path;
}
