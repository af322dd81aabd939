import type { PagelessJoined } from '../place';

export const skyLoungeTerrace = {
  kind: 'joined',
  parts: ['sky-lounge', 'sky-terrace'],
  layouts: [],
  words: { name: 'Lounge with Terrace' },
} as const satisfies PagelessJoined;
