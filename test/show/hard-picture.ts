/** A background that nothing can be read on by itself. */
import sharp from 'sharp';

/** Checks of white, black and full colours: whatever stands on it has each of them behind it. */
export function hardPicture(): Promise<Buffer> {
  const colours = [0xffffff, 0x000000, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00];
  const [width, height] = [16, 9];
  const checks = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    checks.writeUIntBE(colours[(at + Math.floor(at / width)) % colours.length] ?? 0, at * 3, 3);
  return sharp(checks, { raw: { width, height, channels: 3 } })
    .resize(1_920, 1_080, { kernel: 'nearest' })
    .jpeg()
    .toBuffer();
}
