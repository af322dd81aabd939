import type { CSSProperties } from 'react';

/** The site's colours, as literals because mails support no theme and no variables. */
export const colours = {
  ink: '#0A0A0F',
  paper: '#F7F5F1',
  mist: '#E7E3DB',
  signal: '#FF4B2B',
  quiet: '#5C5850',
  led: ['#5B2BFF', '#FF2E88', '#FFB02E'],
} as const;

export const font = {
  text: "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  display: "'Bricolage Grotesque', 'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

export const text: CSSProperties = { font: `400 17px/27px ${font.text}`, color: colours.ink, overflowWrap: 'anywhere' };

export const hairline = `1px solid ${colours.mist}`;

/** Mail programs need tables for layout; the role hides them from screen readers. */
export const layoutTable = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 } as const;

/**
 * Repeats the background as an attribute, because some filters read only attributes and would see light text on a light
 * background.
 */
export const ground = (colour: string) => ({ bgcolor: colour });
