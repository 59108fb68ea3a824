/**
 * Colours by perception: OKLab and OKLCH (Björn Ottosson, "A perceptual color space", 2020), and contrast by WCAG 2.2.
 */

/** Lightness `l` from 0 (black) to 1 (white), chroma `c` from 0 (grey) to about 0.37, hue `h` in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Three = readonly [number, number, number];

const HEX = /^#[0-9a-f]{6}$/i;

/** Whether the text is a colour of the form `#rrggbb`. */
export const isHex = (text: string): boolean => HEX.test(text);

const channels = (hex: string): Three => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];
const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const gamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const linearOf = (hex: string): Three => {
  const [r, g, b] = channels(hex);
  return [linear(r), linear(g), linear(b)];
};

function toLab([r, g, b]: Three): Three {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest colour with eight bits a channel, `#rrggbb`. */
function hexOf(rgb: Three): string {
  const parts = rgb.map((value) =>
    Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** The colour `#rrggbb` as lightness, chroma and hue. */
export function oklchOf(hex: string): Oklch {
  const [l, a, b] = toLab(linearOf(hex));
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

const labOf = ({ l, c, h }: Oklch): Three => [
  l,
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
];

/** Rounding to eight bits moves a channel by less than this. */
const SLACK = 0.0005;
const inGamut = (rgb: Three): boolean => rgb.every((value) => value >= -SLACK && value <= 1 + SLACK);

/** The colour as `#rrggbb`. Where screens cannot show it, the chroma is reduced, as in CSS Color 4 (13.2). */
export function hexFrom(colour: Oklch): string {
  const asked = fromLab(labOf(colour));
  if (inGamut(asked)) return hexOf(asked);
  let low = 0;
  let high = colour.c;
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (inGamut(fromLab(labOf({ ...colour, c: middle })))) low = middle;
    else high = middle;
  }
  return hexOf(fromLab(labOf({ ...colour, c: low })));
}

/** Mixes two colours as CSS `color-mix(in oklab, …)` does; `share` is the part of `over`, 0 to 1. */
export function mix(over: string, share: number, under: string): string {
  const [a, b] = [toLab(linearOf(over)), toLab(linearOf(under))];
  return hexOf(
    fromLab([
      a[0] * share + b[0] * (1 - share),
      a[1] * share + b[1] * (1 - share),
      a[2] * share + b[2] * (1 - share),
    ]),
  );
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
