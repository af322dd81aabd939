import { compile } from 'html-to-text';
import { limits } from './limits';

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: limits.html, maxDepth: 100, maxChildNodes: 20_000 },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
  ],
});

/** The text of HTML: nothing of it is rendered, and nothing that it refers to is loaded. Empty where it cannot be read. */
export function htmlText(html: string): string {
  try {
    return convert(html.slice(0, limits.html));
  } catch {
    return '';
  }
}
