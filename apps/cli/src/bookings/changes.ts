import { listedBooking } from '@mainstage/bookings/list';
import { request } from '@mainstage/bookings/use-cases/request';
import { isRealDate } from '@mainstage/contracts/calendar';
import { hires, isHire } from '@mainstage/contracts/day-parts';
import { type ToldClients, undoneText, undoSeconds } from '@mainstage/contracts/desk/bookings';
import type { BookingAction } from '@mainstage/contracts/desk/leads';
import { undoPress } from '@mainstage/desk/bookings/booking-desk';
import { BookingError } from '@mainstage/bookings/booking-error';
import { BookingEvent } from '@mainstage/bookings/entities/booking-event';
import { IsNull, Not } from 'typeorm';
import { isVenueId, venueIds } from '@mainstage/venues/facts/ids';
import { isEmail } from 'class-validator';
import { print, readArguments, UsageError } from '../program';
import type { Command, CommandContext } from './command';
import { bookingNamed, readId } from './booking-named';
import { line } from './list';
import { press, readTelling, tellingForm, tellingOptions } from './press';

const show = async ({ context }: CommandContext, id: string) => {
  print(line((await listedBooking(context.manager, id))!));
  return 0;
};

/** An action of the sales desk that needs only the booking's id. */
const plain = (summary: string, action: BookingAction, asksAlways = false): Command => ({
  form: `<id> ${tellingForm}`,
  summary,
  prepare(rest) {
    const { values, words } = readArguments(rest, tellingOptions, 1);
    const [named, telling] = [readId(words[0]), readTelling(values)];
    return async (surroundings) => {
      const booking = await bookingNamed(surroundings, named);
      return press(
        surroundings,
        { booking, pressed: (told) => ({ booking, action, change: told }), asksAlways },
        telling,
      );
    };
  },
});

/** An action with an optional end of the option. */
const ending = (summary: string, action: 'option' | 'extend'): Command => ({
  form: `<id> [--until 2027-01-31] ${tellingForm}`,
  summary,
  prepare(rest) {
    const { values, words } = readArguments(rest, { ...tellingOptions, until: { type: 'string' } }, 1);
    const [named, telling] = [readId(words[0]), readTelling(values)];
    const { until } = values;
    if (until !== undefined && !isRealDate(until)) throw new UsageError(`"${until}" is not a day such as 2027-01-31.`);
    return async (surroundings) => {
      const booking = await bookingNamed(surroundings, named);
      const pressed = (told: ToldClients) => ({ booking, action, change: { ...told, ...(until && { until }) } });
      return press(surroundings, { booking, pressed }, telling);
    };
  },
});

const place = `<venue> <day> <${hires.join('|')}>`;

function placeOf([venue, day, hire]: string[]) {
  if (!venue || !day || !hire) throw new UsageError(`Give venue, day and part of the day: ${place}`);
  if (!isVenueId(venue)) throw new UsageError(`"${venue}" is not a venue: ${venueIds.join(', ')}.`);
  if (!isRealDate(day)) throw new UsageError(`"${day}" is not a day such as 2027-01-31.`);
  if (!isHire(hire)) throw new UsageError(`"${hire}" is not a part of the day: ${hires.join(', ')}.`);
  return { venue, day, hire };
}

function readGuests(text: string | undefined, where: string): number {
  const guests = Number(text);
  if (!text || !Number.isInteger(guests) || guests <= 0)
    throw new UsageError(`${where} must be a whole number, not "${text ?? ''}".`);
  return guests;
}

/** The latest press that changed a booking. @throws BookingError `not_found` */
async function latestPress({ context }: CommandContext, bookingId: string): Promise<string> {
  const where = { bookingId, changeId: Not(IsNull()) };
  const event = await context.manager.findOne(BookingEvent, { where, order: { id: 'DESC' } });
  if (!event?.changeId) throw new BookingError('not_found', 'There is nothing to undo.');
  return event.changeId;
}

export const changes: Record<string, Command> = {
  add: {
    form: `${place} --client name [--email address] [--guests n]`,
    summary: 'stores a request made by telephone',
    prepare(rest) {
      const { values, words } = readArguments(
        rest,
        { client: { type: 'string' }, email: { type: 'string' }, guests: { type: 'string' } },
        3,
      );
      const where = placeOf(words);
      if (!values.client) throw new UsageError('Give the client: --client name');
      if (values.email !== undefined && !isEmail(values.email))
        throw new UsageError(`"${values.email}" is not an email address.`);
      const client = { name: values.client, ...(values.email && { email: values.email }) };
      const guests = values.guests === undefined ? undefined : readGuests(values.guests, '--guests');
      return async (surroundings) => {
        const { context, by } = surroundings;
        const { id } = await request(context, { ...where, origin: 'sales', client, guests }, by);
        return show(surroundings, id);
      };
    },
  },
  option: ending('makes a request an option', 'option'),
  extend: ending('extends an option', 'extend'),
  definite: plain('makes a request or a first option definite', 'definite'),
  release: plain('releases an option', 'release'),
  'turn-down': plain('declines a request or an option', 'turn-down'),
  cancel: plain('cancels a definite booking; always asks for confirmation', 'cancel', true),
  challenge: plain('challenges the first option for the second: its holder must decide', 'challenge'),
  move: {
    form: `<id> ${place} ${tellingForm}`,
    summary: 'moves a booking to another venue, day or part of the day',
    prepare(rest) {
      const { values, words } = readArguments(rest, tellingOptions, 4);
      const [word, ...place] = words;
      const [named, to, telling] = [readId(word), placeOf(place), readTelling(values)];
      return async (surroundings) => {
        const booking = await bookingNamed(surroundings, named);
        const pressed = (told: ToldClients) => ({ booking, action: 'move' as const, change: { ...told, ...to } });
        return press(surroundings, { booking, pressed }, telling);
      };
    },
  },
  guests: {
    form: `<id> <number> ${tellingForm}`,
    summary: 'changes the number of guests, the client’s own staff included',
    prepare(rest) {
      const { values, words } = readArguments(rest, tellingOptions, 2);
      const [named, guests, telling] = [readId(words[0]), readGuests(words[1], 'The number'), readTelling(values)];
      return async (surroundings) => {
        const booking = await bookingNamed(surroundings, named);
        const pressed = (told: ToldClients) => ({ booking, action: 'guests' as const, change: { ...told, guests } });
        return press(surroundings, { booking, pressed }, telling);
      };
    },
  },
  undo: {
    form: '<id>',
    summary: `undoes the latest change of a booking, within ${undoSeconds} seconds`,
    prepare(rest) {
      const named = readId(readArguments(rest, {}, 1).words[0]);
      return async (surroundings) => {
        const booking = await bookingNamed(surroundings, named);
        const change = await latestPress(surroundings, booking);
        const member = { name: surroundings.by, email: '' };
        const undone = await undoPress(surroundings.context.manager, change, member);
        print(undoneText(undone));
        await show(surroundings, booking);
        return undone.kept === null ? 0 : 1;
      };
    },
  },
  'set-up': {
    form: `<id> <minutes before> <minutes after> ${tellingForm}`,
    summary: 'changes set-up and dismantling times; an option gets the last rank',
    prepare(rest) {
      const { values, words } = readArguments(rest, tellingOptions, 3);
      const [word, ...minutes] = words;
      const [named, telling] = [readId(word), readTelling(values)];
      const [before, after] = minutes.map((text) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN));
      if (minutes.length !== 2 || Number.isNaN(before) || Number.isNaN(after))
        throw new UsageError('Give the minutes before and after, as two numbers.');
      const setUp = { before: before!, after: after! };
      return async (surroundings) => {
        const booking = await bookingNamed(surroundings, named);
        return press(surroundings, { booking, pressed: (told) => ({ booking, setUp, told }) }, telling);
      };
    },
  },
};
