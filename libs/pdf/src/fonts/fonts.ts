// fontkit ships no types: whoever imports this file must find ours.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { staticFont } from './static-font';
import { trueTypeOf } from './woff2';

/** The styles that a document is set in, with the site's typefaces. */
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

const resolve = createRequire(import.meta.url).resolve;
const made = new Map<FontName, Font>();

/** A typeface of the site at one weight, ready for pdfkit. Made once, used by every document. */
export function fontOf(name: FontName): Font {
  const known = made.get(name);
  if (known) return known;
  const { file, axes, name: postscriptName } = styles[name];
  const font = create(staticFont(trueTypeOf(readFileSync(resolve(file))), axes));
  // All weights of a variable font go by one name, and pdfkit takes two fonts of one name for the same.
  Object.defineProperty(font, 'postscriptName', { value: postscriptName });
  made.set(name, font);
  return font;
}

export const fontNames = Object.keys(styles) as FontName[];
