import { listedBooking } from '@mainstage/bookings/list';
import { challenge } from '@mainstage/bookings/use-cases/challenge';
import { cancel, release, turnDown } from '@mainstage/bookings/use-cases/end';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { makeOption } from '@mainstage/bookings/use-cases/make-option';
import { move, setUp } from '@mainstage/bookings/use-cases/move';
import { request } from '@mainstage/bookings/use-cases/request';
import { momentText } from '@mainstage/calendar/days/day-text';
import { instantOf } from '@mainstage/calendar/days/hours';
import { optionTerms } from '@mainstage/calendar/facts';
import { isRealDate } from '@mainstage/contracts/calendar';
import { hires, isHire } from '@mainstage/contracts/day-parts';
import { isVenueId, venueIds } from '@mainstage/venues/facts/ids';
import { isEmail } from 'class-validator';
import { confirmed, notDone, yesOption } from '../confirm';
import { print, readArguments, UsageError } from '../program';
import type { Command, CommandContext } from './command';
import { bookingNamed, readId } from './booking-named';
import { line } from './list';

const show = async ({ context }: CommandContext, id: string) => {
  print(line((await listedBooking(context.manager, id))!));
  return 0;
};

/** A change that needs the booking's id and nothing more. */
const plain = (summary: string, change: typeof release): Command => ({
  form: '<id>',
  summary,
  prepare(rest) {
    const named = readId(readArguments(rest, {}, 1).words[0]);
    return async (surroundings) => {
      const id = await bookingNamed(surroundings, named);
      await change(surroundings.context, id, surroundings.by);
      return show(surroundings, id);
    };
  },
});

const place = `<venue> <day> <${hires.join('|')}>`;

function placeOf([venue, day, hire]: string[]) {
  if (!venue || !day || !hire) throw new UsageError(`Say where and when: ${place}`);
  if (!isVenueId(venue)) throw new UsageError(`"${venue}" is no venue: ${venueIds.join(', ')}.`);
  if (!isRealDate(day)) throw new UsageError(`"${day}" is no day such as 2027-01-31.`);
  if (!isHire(hire)) throw new UsageError(`"${hire}" is none of ${hires.join(', ')}.`);
  return { venue, day, hire };
}

export const changes: Record<string, Command> = {
  add: {
    form: `${place} --client name [--email address] [--guests n]`,
    summary: 'a request that came by telephone',
    prepare(rest) {
      const { values, words } = readArguments(
        rest,
        { client: { type: 'string' }, email: { type: 'string' }, guests: { type: 'string' } },
        3,
      );
      const where = placeOf(words);
      if (!values.client) throw new UsageError('Say who it is for: --client name');
      if (values.email !== undefined && !isEmail(values.email))
        throw new UsageError(`"${values.email}" is no email address.`);
      const client = { name: values.client, ...(values.email && { email: values.email }) };
      const guests = values.guests === undefined ? undefined : Number(values.guests);
      if (guests !== undefined && !(Number.isInteger(guests) && guests > 0))
        throw new UsageError(`--guests is a whole number, not "${values.guests}".`);
      return async (surroundings) => {
        const { context, by } = surroundings;
        const { id } = await request(context, { ...where, origin: 'sales', client, guests }, by);
        return show(surroundings, id);
      };
    },
  },
  option: {
    form: '<id> [--until 2027-01-31]',
    summary: 'makes a request an option',
    prepare(rest) {
      const { values, words } = readArguments(rest, { until: { type: 'string' } }, 1);
      const named = readId(words[0]);
      const { until } = values;
      if (until !== undefined && !isRealDate(until)) throw new UsageError(`"${until}" is no day such as 2027-01-31.`);
      const end = until === undefined ? undefined : new Date(instantOf(until, optionTerms.endsAt.option));
      return async (surroundings) => {
        const id = await bookingNamed(surroundings, named);
        await makeOption(surroundings.context, id, surroundings.by, end);
        return show(surroundings, id);
      };
    },
  },
  definite: plain('makes a request or a first option definite', makeDefinite),
  release: plain('gives up an option', release),
  'turn-down': plain('says no to a request or an option', turnDown),
  cancel: {
    form: '<id> [--yes]',
    summary: 'gives a definite booking back and notifies the client; asks first',
    prepare(rest) {
      const { values, words } = readArguments(rest, yesOption, 1);
      const named = readId(words[0]);
      return async (surroundings) => {
        const id = await bookingNamed(surroundings, named);
        print(line((await listedBooking(surroundings.context.manager, id))!));
        const text = 'Cancel this booking and notify the client?';
        if (!(await confirmed({ text, yes: values.yes, withoutTerminal: 'refuse' }))) return notDone();
        await cancel(surroundings.context, id, surroundings.by);
        return show(surroundings, id);
      };
    },
  },
  challenge: {
    form: '<id>',
    summary: 'a second option asks the first to decide',
    prepare(rest) {
      const named = readId(readArguments(rest, {}, 1).words[0]);
      return async (surroundings) => {
        const until = await challenge(surroundings.context, await bookingNamed(surroundings, named), surroundings.by);
        print(`The first option has until ${momentText(until)}.`);
        return 0;
      };
    },
  },
  move: {
    form: `<id> ${place}`,
    summary: 'to another venue, day or part of day',
    prepare(rest) {
      const [word, ...place] = readArguments(rest, {}, 4).words;
      const named = readId(word);
      const to = placeOf(place);
      return async (surroundings) => {
        const id = await bookingNamed(surroundings, named);
        await move(surroundings.context, id, to, surroundings.by);
        return show(surroundings, id);
      };
    },
  },
  'set-up': {
    form: '<id> <minutes before> <minutes after>',
    summary: 'time to build up and to dismantle; an option goes to the end of its line',
    prepare(rest) {
      const [word, ...minutes] = readArguments(rest, {}, 3).words;
      const named = readId(word);
      const [before, after] = minutes.map((text) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN));
      if (minutes.length !== 2 || Number.isNaN(before) || Number.isNaN(after))
        throw new UsageError('Say two numbers of minutes: before and after.');
      return async (surroundings) => {
        const id = await bookingNamed(surroundings, named);
        await setUp(surroundings.context, id, { before: before!, after: after! }, surroundings.by);
        return show(surroundings, id);
      };
    },
  },
};
