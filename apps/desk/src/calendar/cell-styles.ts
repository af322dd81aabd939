import type { SxProps, Theme } from '@mui/material/styles';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import type { GuestsLeft } from './guests-left';

export type CellState = 'free' | 'requested' | 'option' | 'definite' | 'blocked' | GuestsLeft['state'];

/** The state of a cell: the firmest of its bookings. */
export function cellStateOf(
  bookings: readonly DeskBooking[],
  blockers: readonly DeskBooking[],
  guests: readonly GuestsLeft[] = [],
): CellState {
  for (const state of ['definite', 'option', 'requested'] as const)
    if (bookings.some((booking) => booking.state === state)) return state;
  if (blockers.length > 0) return 'blocked';
  return (['closed', 'limited'] as const).find((state) => guests.some((left) => left.state === state)) ?? 'free';
}

export const cellLabels = {
  free: 'Free',
  requested: 'Requested',
  option: 'Option, with its rank',
  definite: 'Definite',
  blocked: 'Blocked by another venue on the same area',
  closed: 'Closed by the guests of others on the floor',
  limited: 'Fewer guests than the room takes',
} as const satisfies Record<CellState, string>;

/** Each state has its own text and border; colour is additional. */
export const cellStyles = {
  free: {},
  requested: { border: '1px dashed', borderColor: 'text.secondary' },
  option: { border: '1px solid', borderColor: 'warning.main', color: 'warning.main', fontWeight: 600 },
  definite: {
    border: '1px solid',
    borderColor: 'text.primary',
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
  },
  blocked: {
    border: '1px dotted',
    borderColor: 'text.secondary',
    color: 'text.secondary',
    bgcolor: 'action.hover',
  },
  closed: {
    border: '1px solid',
    borderColor: 'divider',
    color: 'text.secondary',
    bgcolor: 'action.hover',
    backgroundImage:
      'repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, currentColor 22%, transparent) 6px 7px)',
  },
  limited: { borderLeft: '3px dotted', borderColor: 'text.secondary', color: 'text.secondary' },
} as const satisfies Record<CellState, SxProps<Theme>>;

/** One letter for a narrow cell: `D` definite, the rank of a first option, `R` requested, `×` unavailable. */
export function cellSign(state: CellState, own: readonly DeskBooking[]): string {
  if (state === 'option') return String(Math.min(...own.flatMap(({ rank }) => rank ?? [])));
  return { free: '', requested: 'R', definite: 'D', blocked: '×', closed: '×', limited: '' }[state];
}
