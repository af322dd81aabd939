import textFontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
// Made of Fontsource's file by tools/fonts.
import displayFontUrl from './bricolage-grotesque-opsz-60.woff2?url';

/** Both stand on every page's first screen. */
export const fontUrls = [displayFontUrl, textFontUrl];

interface Measures {
  weight: string;
  local: string;
  /** Width of the typeface's text divided by that of the local font, measured at the sizes in use. */
  stretch: number;
  ascent: number;
  descent: number;
}

/** A local font stretched to a typeface's measures, so that no line moves when the typeface arrives. */
function fallback(family: string, { weight, local, stretch, ascent, descent }: Measures): string {
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${local};size-adjust:${percent(stretch)};ascent-override:${percent(ascent / stretch)};descent-override:${percent(descent / stretch)};line-gap-override:0%}`;
}

const regular = 'local("Arial"),local("Liberation Sans"),local("Helvetica")';
const bold = 'local("Arial Bold"),local("Liberation Sans Bold"),local("Helvetica Bold")';

/** The two typefaces (Latin, variable weight) and their stand-ins. */
export const fontFaces = [
  `@font-face{font-family:"Bricolage Grotesque";font-display:swap;font-weight:400 800;src:url(${displayFontUrl}) format("woff2")}`,
  `@font-face{font-family:"Instrument Sans";font-display:swap;font-weight:400 700;src:url(${textFontUrl}) format("woff2")}`,
  fallback('Bricolage fallback', { weight: '400 800', local: bold, stretch: 0.958, ascent: 0.93, descent: 0.27 }),
  fallback('Instrument fallback', { weight: '400 500', local: regular, stretch: 1.02, ascent: 0.97, descent: 0.25 }),
  fallback('Instrument fallback', { weight: '600 700', local: bold, stretch: 0.975, ascent: 0.97, descent: 0.25 }),
].join('\n');
