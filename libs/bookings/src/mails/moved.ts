import type { PropsContext } from '@mainstage/leads/mail-of';
import { clockText, dayText } from '@mainstage/calendar/days/day-text';
import type { MailOf } from '@mainstage/leads/mail-of';
import { BookingEvent } from '../entities/booking-event';
import { venueName } from '@mainstage/venues/facts/display-names';
import { ordinal } from '../ordinal';
import { clientNews } from './client-news';
import { type FactsForClient, waitingText } from './shared';

/** Where the booking was before, as `Nova Stage on Fri 12 February 2027, 08:00 to 18:00`; null in old rows. */
type MovedFacts = FactsForClient & { movedFrom: string | null };

const nouns = { requested: 'request for', option: 'option on', definite: 'booking of' } as const;
type Live = keyof typeof nouns;

const news = clientNews({
  kind: 'booking-moved',
  name: 'Booking: moved',
  states: ['requested', 'option', 'definite'],
  subject: ({ venue, day, state }) => `Your ${nouns[state as Live]} ${venue} is now for ${day}`,
  text: ({ state, rank, waitsFor }) =>
    state === 'definite'
      ? 'We have moved your booking. It is definite at its new place, and the venue is reserved for you.'
      : state === 'requested'
        ? 'We have moved your request. Nothing is reserved yet.'
        : rank === 1
          ? 'We have moved your option. You hold the first option at its new place: nobody else can book it before your option ends.'
          : `We have moved your option. You hold the ${ordinal(rank ?? 1)} option at its new place. ${waitingText({ waitsFor }, 'Others are ahead of you, and we tell you when you move up.')}`,
});

/** A request, an option or a booking is for another venue or time. */
export const bookingMoved: MailOf<'booking-moved', MovedFacts> = {
  ...news,
  blocks: (facts) => {
    const [heading, text, ...rest] = news.blocks(facts);
    const before =
      facts.movedFrom && ({ kind: 'paragraph', text: `Until now it was for ${facts.movedFrom}.` } as const);
    return [heading!, text!, ...(before ? [before] : []), ...rest];
  },
  props: async (context) => ({ ...(await news.props(context)), movedFrom: await placeBefore(context) }),
  sample: { ...news.sample, movedFrom: 'Nova Stage on Thu 11 February 2027, 08:00 to 18:00' },
};

async function placeBefore({ entities, mail }: PropsContext): Promise<string | null> {
  const event = await entities.findOne(BookingEvent, {
    where: { bookingId: mail.leadId, action: 'moved' },
    order: { id: 'DESC' },
  });
  const { venue, day, starts_at: from, ends_at: to } = event?.before ?? {};
  if (!venue || !day || !from || !to) return null;
  return `${venueName(venue)} on ${dayText(day)}, ${clockText(new Date(from))} to ${clockText(new Date(to))}`;
}
