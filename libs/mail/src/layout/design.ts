import type { CSSProperties } from 'react';

/** The site's colours (art direction), spelled out because a mail has no theme and no variables. */
export const colours = {
  ink: '#0A0A0F',
  paper: '#F7F5F1',
  mist: '#E7E3DB',
  signal: '#FF4B2B',
  /** Secondary text on paper, 6:1. */
  quiet: '#5C5850',
  /** The LED wall, left to right. */
  led: ['#5B2BFF', '#FF2E88', '#FFB02E'],
} as const;

export const font = {
  text: "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  display: "'Bricolage Grotesque', 'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

/** Running text, on paper. */
export const text: CSSProperties = { font: `400 17px/27px ${font.text}`, color: colours.ink, overflowWrap: 'anywhere' };

export const hairline = `1px solid ${colours.mist}`;

/** Mail programs lay out with tables; the role hides them from screen readers. */
export const layoutTable = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 } as const;

/** The ground once more as an attribute: filters read no other, and would see light text on light ground. */
export const ground = (colour: string) => ({ bgcolor: colour });
