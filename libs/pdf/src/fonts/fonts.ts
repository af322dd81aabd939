// fontkit and subset-font have no types: importers of this file need our declarations.
/* eslint-disable @typescript-eslint/triple-slash-reference */
/// <reference path="./fontkit.d.ts" />
/// <reference path="./subset-font.d.ts" />
/* eslint-enable @typescript-eslint/triple-slash-reference */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Font styles of a document, in the site's typefaces. */
export type FontName = 'display' | 'text' | 'medium' | 'strong';

interface Style {
  file: string;
  axes: Readonly<Record<string, number>>;
  name: string;
}

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

const styles: Readonly<Record<FontName, Style>> = {
  // The optical size of the site's headlines.
  display: { file: bricolage, axes: { wght: 700, opsz: 60 }, name: 'BricolageGrotesque-Bold' },
  text: { file: instrument, axes: { wght: 400 }, name: 'InstrumentSans-Regular' },
  medium: { file: instrument, axes: { wght: 500 }, name: 'InstrumentSans-Medium' },
  strong: { file: instrument, axes: { wght: 600 }, name: 'InstrumentSans-SemiBold' },
};

export const fontNames = Object.keys(styles) as FontName[];

const resolve = createRequire(import.meta.url).resolve;
const fonts = new Map(
  await Promise.all(fontNames.map(async (name) => [name, await staticFont(styles[name])] as const)),
);

/** A typeface of the site at one weight for pdfkit; shared by all documents. */
export function fontOf(name: FontName): Font {
  return fonts.get(name)!;
}

/** A static instance of a variable font, because pdfkit cannot embed a variable one. */
async function staticFont({ file, axes, name }: Style): Promise<Font> {
  const variable = readFileSync(resolve(file));
  const letters = String.fromCodePoint(...create(variable).characterSet);
  const font = create(await subsetFont(variable, letters, { targetFormat: 'truetype', variationAxes: axes }));
  // All weights of a variable font have the same name, and pdfkit treats fonts of one name as one.
  Object.defineProperty(font, 'postscriptName', { value: name });
  // A glyph keeps the letters for which it was first requested. One that is first met as a part of another, as the full
  // stop in the colon, would keep none: drawn, but missing in copied and searched text and for screen readers.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}
