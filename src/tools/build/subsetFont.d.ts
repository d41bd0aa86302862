/** The package has no types. What it does is told in its README: a font cut to the glyphs of a text. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** An axis of a variable font that is set to one value. */
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
