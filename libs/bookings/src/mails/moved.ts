import type { MailOf, PropsContext } from '@mainstage/leads/mail-of';
import type { Booking } from '../entities/booking';
import { BookingEvent } from '../entities/booking-event';
import { bookingText } from './booking-text';
import type { ClientFacts } from './client-mail';
import { clientNews } from './client-news';
import { clientWords } from './client-words';

type Place = Pick<Booking, 'venue' | 'day' | 'startsAt' | 'endsAt'>;

/** The earlier place; null in old rows. */
type MovedFacts = ClientFacts & { movedFrom: Place | null };

const news = clientNews({
  kind: 'booking-moved',
  name: 'Booking: moved',
  states: ['requested', 'option', 'definite'],
  words: 'moved',
});

export const bookingMoved: MailOf<'booking-moved', MovedFacts> = {
  ...news,
  blocks: (facts) => {
    const [heading, text, ...rest] = news.blocks(facts);
    const { movedFrom, language } = facts;
    const before = movedFrom && bookingText({ ...facts, ...movedFrom }, language);
    return [
      ...[heading!, text!],
      ...(before ? [{ kind: 'paragraph', text: clientWords[language].before(before) } as const] : []),
      ...rest,
    ];
  },
  props: async (context) => ({ ...(await news.props(context)), movedFrom: await placeBefore(context) }),
  sample: {
    ...news.sample,
    movedFrom: {
      venue: 'nova-stage',
      day: '2027-02-11',
      startsAt: new Date('2027-02-11T08:00:00+01:00'),
      endsAt: new Date('2027-02-11T18:00:00+01:00'),
    },
  },
};

async function placeBefore({ entities, mail }: PropsContext): Promise<Place | null> {
  const event = await entities.findOne(BookingEvent, {
    where: { bookingId: mail.leadId, action: 'moved' },
    order: { id: 'DESC' },
  });
  const { venue, day, starts_at: from, ends_at: to } = event?.before ?? {};
  if (!venue || !day || !from || !to) return null;
  return { venue, day, startsAt: new Date(from), endsAt: new Date(to) };
}
