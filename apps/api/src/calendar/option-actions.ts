import type { BookingContext } from '@mainstage/bookings/booking-context';
import type { BookingRow } from '@mainstage/bookings/rows';
import { challenge } from '@mainstage/bookings/use-cases/challenge';
import { release } from '@mainstage/bookings/use-cases/end';
import type { OptionActionName } from './option-words.types';

interface OptionAction {
  fits: (booking: Pick<BookingRow, 'state' | 'rank'>) => boolean;
  run: (context: BookingContext, id: string, by: string) => Promise<unknown>;
}

/** Actions of an option's holder on the page behind the link in their mail; only sales makes an option definite. */
export const optionActions = {
  challenge: { fits: ({ state, rank }) => state === 'option' && rank === 2, run: challenge },
  release: { fits: ({ state }) => state === 'option', run: release },
} as const satisfies Record<OptionActionName, OptionAction>;

export const isOptionAction = (name: unknown): name is OptionActionName =>
  typeof name === 'string' && Object.hasOwn(optionActions, name);
