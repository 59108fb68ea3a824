/** The part of the library that is used here; it comes without types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Axes that are fixed to one value. */
    variationAxes?: Readonly<Record<string, number>>;
    noHinting?: boolean;
    dropTables?: readonly string[];
  }
  /** The font with the glyphs of this text alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
