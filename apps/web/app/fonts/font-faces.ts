import { displayType } from '@mainstage/ui/theme/tokens';
// Made from Fontsource's files by tools/generate/fonts.
import displayFirstUrl from './bricolage-grotesque-first.woff2?url';
import displayRestUrl from './bricolage-grotesque-rest.woff2?url';
import characters from './characters.json';
import textFirstUrl from './instrument-sans-first.woff2?url';
import textRestUrl from './instrument-sans-rest.woff2?url';

/** A part of a typeface that the browser loads only if a page uses one of its characters. */
const part = (family: string, weight: string, url: string, range: string): string =>
  `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};src:url(${url}) format("woff2");unicode-range:${range}}`;

interface Measures {
  weight: string;
  local: string;
  /** Width of the typeface's text divided by that of the local font, measured at the sizes in use. */
  stretch: number;
  ascent: number;
  descent: number;
}

/** A local font scaled to a typeface's metrics, so that no line moves when the typeface is loaded. */
function fallback(family: string, { weight, local, stretch, ascent, descent }: Measures): string {
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${local};size-adjust:${percent(stretch)};ascent-override:${percent(ascent / stretch)};descent-override:${percent(descent / stretch)};line-gap-override:0%}`;
}

const regular = 'local("Arial"),local("Liberation Sans"),local("Helvetica")';
const bold = 'local("Arial Bold"),local("Liberation Sans Bold"),local("Helvetica Bold")';

/**
 * The two typefaces (Latin; the text's in each weight) and their fallbacks. A function, so that it is not in a
 * browser's script.
 */
export function fontFaces(): string {
  const { 'bricolage-grotesque': display, 'instrument-sans': text } = characters;
  const displayWeight = String(displayType.fontWeight);
  return [
    part('Bricolage Grotesque', displayWeight, displayFirstUrl, display.first),
    part('Bricolage Grotesque', displayWeight, displayRestUrl, display.rest),
    part('Instrument Sans', '400 700', textFirstUrl, text.first),
    part('Instrument Sans', '400 700', textRestUrl, text.rest),
    fallback('Bricolage fallback', { weight: displayWeight, local: bold, stretch: 0.958, ascent: 0.93, descent: 0.27 }),
    fallback('Instrument fallback', { weight: '400 500', local: regular, stretch: 1.02, ascent: 0.97, descent: 0.25 }),
    fallback('Instrument fallback', { weight: '600 700', local: bold, stretch: 0.975, ascent: 0.97, descent: 0.25 }),
  ].join('\n');
}
