import type { FontName } from './fonts/fonts';

/** The site's colours on paper. */
export const ink = '#0A0A0F';
export const printColours = '#F7F5F1';
export const mist = '#D9D4C9';
export const muted = '#5C5A57';
export const signal = '#FF4B2B';
/** The accent colour as text on white: 4.5:1. */
const signalText = '#BA2A0A';
export const light = ['#5B2BFF', '#FF2E88', '#FFB02E'] as const;

/** Style of a text run. Sizes in points; `leading` times the size is the line height. */
export interface TextStyle {
  font: FontName;
  size: number;
  leading: number;
  colour: string;
  /** Letter spacing in points. */
  tracking?: number;
}

const display = { font: 'display', colour: ink } as const;

export const styles = {
  cover: { ...display, size: 44, leading: 1, tracking: -1.3, colour: '#FFFFFF' },
  title: { ...display, size: 30, leading: 1.06, tracking: -0.8 },
  section: { ...display, size: 14, leading: 1.15, tracking: -0.2 },
  subsection: { font: 'strong', size: 10.5, leading: 1.35, colour: ink },
  lead: { font: 'text', size: 13, leading: 1.5, colour: ink },
  body: { font: 'text', size: 9.75, leading: 1.55, colour: ink },
  note: { font: 'text', size: 8, leading: 1.5, colour: muted },
  label: { font: 'text', size: 8.25, leading: 1.4, colour: muted },
  value: { font: 'strong', size: 9.75, leading: 1.45, colour: ink },
  figure: { ...display, size: 25, leading: 1.05, tracking: -0.6 },
  eyebrow: { font: 'strong', size: 9, leading: 1.3, colour: signalText },
} as const satisfies Record<string, TextStyle>;

/** A4 in points, and the margins. */
export const sheet = {
  portrait: { width: 595.28, height: 841.89, aside: 142 },
  landscape: { width: 841.89, height: 595.28, aside: 214 },
  side: 54,
  top: 82,
  bottom: 66,
} as const;

export type Orientation = 'portrait' | 'landscape';
