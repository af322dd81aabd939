import type { DayState } from '@mainstage/contracts/availability';
import { tone } from '@mainstage/ui/theme/tones';

const hatch = (colour: string) => `repeating-linear-gradient(135deg, ${colour} 0 2px, transparent 2px 5px)`;

/**
 * Looks of a part of a day that can be told apart without colour: free is open, requested is hatched, taken is full.
 */
export const stateLook = {
  free: { boxShadow: `inset 0 0 0 1px ${tone.line}` },
  asked: { backgroundImage: hatch(tone.accent), boxShadow: `inset 0 0 0 1px ${tone.accent}` },
  taken: { backgroundColor: tone.text },
  over: { opacity: 0 },
} as const satisfies Record<DayState, object>;

/** Beside text an open square would look like an empty checkbox, so free is a tick. */
export const signLook = {
  ...stateLook,
  free: { backgroundColor: tone.text, clipPath: 'polygon(0 55%, 13% 42%, 37% 64%, 87% 8%, 100% 20%, 38% 90%)' },
} as const satisfies Record<DayState, object>;
