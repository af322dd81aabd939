/** The part of fontkit (pdfkit's font reader) that is used here. */
declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: readonly number[];
  }

  export interface Glyph {
    readonly id: number;
    readonly codePoints: readonly number[];
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly PathCommand[] };
  }

  export interface Font {
    readonly postscriptName: string;
    readonly numGlyphs: number;
    /** Code points with glyphs. */
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    getGlyph(id: number): Glyph;
    glyphForCodePoint(code: number): Glyph;
    hasGlyphForCodePoint(code: number): boolean;
  }

  export function create(file: Uint8Array): Font;
}
