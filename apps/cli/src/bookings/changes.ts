import { parseArgs } from 'node:util';
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
import { print, UsageError } from '../program';
import type { Command, CommandContext } from './command';
import { bookingNamed } from './booking-named';
import { line } from './list';

const show = async ({ context }: CommandContext, id: string) => {
  print(line((await listedBooking(context.manager, id))!));
  return 0;
};

/** A change that needs the booking's id and nothing more. */
const plain = (summary: string, change: typeof release): Command => ({
  form: '<id>',
  summary,
  async run(surroundings, [word]) {
    const id = await bookingNamed(surroundings, word);
    await change(surroundings.context, id, surroundings.by);
    return show(surroundings, id);
  },
});

const place = `<venue> <day> <${hires.join('|')}>`;

function placeOf([venue = '', day = '', hire = '']: string[]) {
  if (!isHire(hire)) throw new UsageError(`Say where and when: ${place}`);
  return { venue, day, hire };
}

export const changes: Record<string, Command> = {
  add: {
    form: `${place} --client name [--email address] [--guests n]`,
    summary: 'a request that came by telephone',
    async run(surroundings, rest) {
      const { values, positionals } = parseArgs({
        args: rest,
        allowPositionals: true,
        options: { client: { type: 'string' }, email: { type: 'string' }, guests: { type: 'string' } },
      });
      if (!values.client) throw new UsageError('Say who it is for: --client name');
      const { context, by } = surroundings;
      const client = { name: values.client, ...(values.email && { email: values.email }) };
      const guests = values.guests === undefined ? undefined : Number(values.guests);
      if (guests !== undefined && !(Number.isInteger(guests) && guests > 0))
        throw new UsageError('--guests is a number');
      const { id } = await request(context, { ...placeOf(positionals), origin: 'sales', client, guests }, by);
      return show(surroundings, id);
    },
  },
  option: {
    form: '<id> [--until 2027-01-31]',
    summary: 'makes a request an option',
    async run(surroundings, rest) {
      const { values, positionals } = parseArgs({
        args: rest,
        allowPositionals: true,
        options: { until: { type: 'string' } },
      });
      const { until } = values;
      if (until !== undefined && !isRealDate(until)) throw new UsageError(`${until} is no day.`);
      const id = await bookingNamed(surroundings, positionals[0]);
      const end = until === undefined ? undefined : new Date(instantOf(until, optionTerms.endsAt.option));
      await makeOption(surroundings.context, id, surroundings.by, end);
      return show(surroundings, id);
    },
  },
  definite: plain('makes a request or a first option definite', makeDefinite),
  release: plain('lets go of a request or an option', release),
  'turn-down': plain('says no to a request or an option', turnDown),
  cancel: plain('gives a definite booking back', cancel),
  challenge: {
    form: '<id>',
    summary: 'a second option asks the first to decide',
    async run(surroundings, [word]) {
      const until = await challenge(surroundings.context, await bookingNamed(surroundings, word), surroundings.by);
      print(`The first option has until ${momentText(until)}.`);
      return 0;
    },
  },
  move: {
    form: `<id> ${place}`,
    summary: 'to another venue, day or part of day',
    async run(surroundings, [word, ...to]) {
      const id = await bookingNamed(surroundings, word);
      await move(surroundings.context, id, placeOf(to), surroundings.by);
      return show(surroundings, id);
    },
  },
  'set-up': {
    form: '<id> <minutes before> <minutes after>',
    summary: 'time to build up and to dismantle; an option goes to the end of its line',
    async run(surroundings, [word, ...minutes]) {
      const id = await bookingNamed(surroundings, word);
      const [before, after] = minutes.map((text) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN));
      if (minutes.length !== 2 || Number.isNaN(before) || Number.isNaN(after))
        throw new UsageError('Say two numbers of minutes: before and after.');
      await setUp(surroundings.context, id, { before: before!, after: after! }, surroundings.by);
      return show(surroundings, id);
    },
  },
};
