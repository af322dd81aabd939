import { colour } from './tokens';

/**
 * The surfaces of the site. A section sets a tone; all its content, including form controls, uses the tone's variables.
 */
export type Tone = 'paper' | 'mist' | 'white' | 'ink' | 'graphite';

const names = {
  ground: '--mui-palette-background-default',
  text: '--mui-palette-text-primary',
  muted: '--mui-palette-text-secondary',
  line: '--mui-palette-divider',
  border: '--mui-palette-outline',
  accent: '--mui-palette-accent-main',
  error: '--mui-palette-error-main',
  field: '--mui-palette-background-field',
} as const;

/**
 * The colours of the surrounding surface, for `styled`; in `sx` they are `text.secondary`, `divider`, `accent.main` …
 */
export const tone = {
  ground: `var(${names.ground})`,
  text: `var(${names.text})`,
  muted: `var(${names.muted})`,
  line: `var(${names.line})`,
  border: `var(${names.border})`,
  accent: `var(${names.accent})`,
  error: `var(${names.error})`,
  field: `var(${names.field})`,
} as const;

const light = {
  [names.text]: colour.ink,
  [names.muted]: '#56545E',
  [names.line]: 'rgba(10, 10, 15, 0.16)',
  [names.border]: 'rgba(10, 10, 15, 0.55)',
  [names.accent]: colour.signalText,
  [names.error]: '#A8210F',
  [names.field]: colour.white,
};

const dark = {
  [names.text]: colour.paper,
  [names.muted]: '#B6B3BC',
  [names.line]: 'rgba(247, 245, 241, 0.2)',
  [names.border]: 'rgba(247, 245, 241, 0.55)',
  [names.accent]: colour.signal,
  [names.error]: '#FF9A85',
  [names.field]: 'rgba(247, 245, 241, 0.06)',
};

const grounds: Record<Tone, Record<string, string>> = {
  paper: { ...light, [names.ground]: colour.paper },
  mist: { ...light, [names.ground]: colour.mist },
  white: { ...light, [names.ground]: colour.white },
  ink: { ...dark, [names.ground]: colour.ink },
  graphite: { ...dark, [names.ground]: colour.graphite },
};

/** Styles that turn an element into a surface of that tone. */
export function surface(name: Tone) {
  return { ...grounds[name], backgroundColor: tone.ground, color: tone.text };
}

/** The variables alone, for text on a picture, which is the background. */
export function toneVariables(name: Tone) {
  return grounds[name];
}

/** Text in the accent colour becomes paper: on a picture its contrast is too low for small text. */
export const paperAccent = { [names.accent]: colour.paper };
