import type { CSSProperties } from 'react';

// Not a styled element: a page has hundreds, and each would resolve its style when it is rendered.
const whole: CSSProperties = { display: 'inline-block', textDecoration: 'inherit' };

/**
 * Text without line breaks, unless the line is shorter, within a word like double-height, a range like 700–1,300 sqm, a
 * size like 30 m × 3 m or a paragraph like § 270a; what ends it stays with it.
 */
export function NoBreak({ text }: { text: string }) {
  return text.split(/((?:\w+-\w+|\d[\d.,:]*–\d+(?:[.,:]\d+)*(?: sqm)?|\d+ m × \d+ m|§ \w+)[.,;:]?)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} style={whole}>
        {part}
      </span>
    ),
  );
}
