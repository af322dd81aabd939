import { compile } from 'html-to-text';
import { limits } from './limits';

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: limits.html, maxDepth: 100, maxChildNodes: 20_000 },
  selectors: [
    { selector: 'img', format: 'skip' },
    // The URL behind a link text is part of the message: a plan, a route, a folder with pictures.
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true, linkBrackets: ['<', '>'] } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    // A schedule pasted from a table keeps a line for each row, and a gap between its cells.
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
  ],
  formatters: {
    cell(cell, walk, builder) {
      walk(cell.children, builder);
      builder.addInline(' ');
    },
  },
});

/** Converts HTML to text without rendering or loading anything. Empty if it cannot be parsed. */
export function htmlText(html: string): string {
  try {
    return convert(html.slice(0, limits.html));
  } catch {
    return '';
  }
}
