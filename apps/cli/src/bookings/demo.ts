import { clearDemo, fillDemo } from '@mainstage/bookings/demo/demo';
import { BookingError } from '@mainstage/bookings/booking-error';
import { print } from '../program';
import type { Command, CommandContext } from './command';

export const demo: Record<string, Command> = {
  demo: {
    form: '',
    summary: 'a plausible year, so that the calendar looks used; never in production',
    async run({ context, config }: CommandContext) {
      if (config.NODE_ENV === 'production') throw new BookingError('invalid', 'No demo data in production.');
      print(`${await fillDemo(context.manager)} bookings of the demo`);
      return 0;
    },
  },
  'clear-demo': {
    form: '',
    summary: 'takes the demo away, and nothing else',
    async run({ context }: CommandContext) {
      print(`${await clearDemo(context.manager)} bookings of the demo are gone`);
      return 0;
    },
  },
};
