import type { SxProps, Theme } from '@mui/material/styles';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';

export type CellState = 'free' | 'requested' | 'option' | 'definite' | 'blocked';

/** What a cell is as a whole: the firmest of its bookings. */
export function cellStateOf(bookings: readonly DeskBooking[], blockers: readonly DeskBooking[]): CellState {
  for (const state of ['definite', 'option', 'requested'] as const)
    if (bookings.some((booking) => booking.state === state)) return state;
  return blockers.length > 0 ? 'blocked' : 'free';
}

export const cellLabels = {
  free: 'Free',
  requested: 'Requested',
  option: 'Option, with its rank',
  definite: 'Definite',
  blocked: 'Blocked by another venue on the same area',
} as const satisfies Record<CellState, string>;

/** Each state has words and a border of its own; colour comes on top. */
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
} as const satisfies Record<CellState, SxProps<Theme>>;
