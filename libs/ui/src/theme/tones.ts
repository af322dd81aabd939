import { colour } from './tokens';

/** The surfaces of the site. A section takes a tone; all inside it, form controls too, reads the tone's variables. */
export type Tone = 'paper' | 'mist' | 'white' | 'ink' | 'graphite';

/** Names of the variables that a tone sets. */
export const tone = {
  ground: 'var(--tone-ground)',
  text: 'var(--tone-text)',
  muted: 'var(--tone-muted)',
  line: 'var(--tone-line)',
  border: 'var(--tone-border)',
  accent: 'var(--tone-accent)',
  error: 'var(--tone-error)',
  field: 'var(--tone-field)',
} as const;

const light = {
  '--tone-text': colour.ink,
  '--tone-muted': '#56545E',
  '--tone-line': 'rgba(10, 10, 15, 0.16)',
  '--tone-border': 'rgba(10, 10, 15, 0.55)',
  '--tone-accent': colour.signalText,
  '--tone-error': '#A8210F',
  '--tone-field': colour.white,
};

const dark = {
  '--tone-text': colour.paper,
  '--tone-muted': '#B6B3BC',
  '--tone-line': 'rgba(247, 245, 241, 0.2)',
  '--tone-border': 'rgba(247, 245, 241, 0.55)',
  '--tone-accent': colour.signal,
  '--tone-error': '#FF9A85',
  '--tone-field': 'rgba(247, 245, 241, 0.06)',
};

const grounds: Record<Tone, Record<string, string>> = {
  paper: { ...light, '--tone-ground': colour.paper },
  mist: { ...light, '--tone-ground': colour.mist },
  white: { ...light, '--tone-ground': colour.white },
  ink: { ...dark, '--tone-ground': colour.ink },
  graphite: { ...dark, '--tone-ground': colour.graphite },
};

/** Styles that turn an element into a surface of that tone. */
export function surface(name: Tone) {
  return { ...grounds[name], backgroundColor: tone.ground, color: tone.text };
}

/** The variables alone, for text on a picture: the picture is the ground. */
export function toneVariables(name: Tone) {
  return grounds[name];
}
