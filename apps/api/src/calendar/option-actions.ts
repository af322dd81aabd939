import type { BookingContext } from '@mainstage/bookings/booking-context';
import type { BookingRow } from '@mainstage/bookings/rows';
import { challenge } from '@mainstage/bookings/use-cases/challenge';
import { release } from '@mainstage/bookings/use-cases/end';

interface OptionAction {
  label: string;
  done: string;
  /** Whether it can be done in the booking's current state. */
  fits: (booking: Pick<BookingRow, 'state' | 'rank'>) => boolean;
  run: (context: BookingContext, id: string, by: string) => Promise<unknown>;
}

/** Actions of an option's holder on the page behind the link in their mail; only sales makes an option definite. */
export const optionActions = {
  challenge: {
    label: 'Ask the first option to decide',
    done: 'We have asked. They decide by noon on the next working day, and you will hear from us either way.',
    fits: ({ state, rank }) => state === 'option' && rank === 2,
    run: challenge,
  },
  release: {
    label: 'Release my option',
    done: 'Your option is released. Thank you for telling us.',
    fits: ({ state }) => state === 'option',
    run: release,
  },
} as const satisfies Record<string, OptionAction>;

type OptionActionName = keyof typeof optionActions;

export const isOptionAction = (name: unknown): name is OptionActionName =>
  typeof name === 'string' && Object.hasOwn(optionActions, name);

/** Messages for failed actions, without anything about other clients. */
export const optionErrors: Readonly<Record<string, string | undefined>> = {
  not_second: 'Only the holder of the second option can ask for a decision.',
  already_challenged: 'The holder of the first option has already been asked to decide; we will tell you the outcome.',
  wrong_state: 'This is no longer an option.',
};
