/** The part of subset-font (HarfBuzz's subsetter) that is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** Fixes the axes of a variable font, such as `{ wght: 600 }`. */
    variationAxes: Readonly<Record<string, number>>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
