import { venuePicture } from '@mainstage/leads/venue-page';
import { visitorMail } from '@mainstage/leads/visitor-mail';
import type { BookingState } from '../entities/booking';
import {
  bookingFacts,
  type ClientFacts,
  clientFacts,
  clientSample,
  clientText,
  questions,
  waysOn,
} from './client-mail';
import { previewOf } from './client-news';
import { clientWords } from './client-words';
import type { ClientNewsKind } from './client-words.types';

const newsOf: Partial<Record<BookingState, ClientNewsKind>> = {
  option: 'option',
  definite: 'definite',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** Result of a request or an option. No longer enqueued; pending mails of earlier releases are still sent. */
export const bookingAnswer = visitorMail<'booking-answer', ClientFacts, (typeof clientWords)['en']>({
  kind: 'booking-answer',
  name: 'Booking: answer',
  words: clientWords,
  subject: (words, facts) => words.news[newsOf[facts.state] ?? 'ended'].subject(clientText(facts)),
  preview: previewOf,
  picture: ({ venuePage, language }) => venuePicture(venuePage, language),
  blocks: (words, facts) => {
    const text = clientText(facts);
    const news = words.news[newsOf[facts.state] ?? 'ended'];
    return [
      { kind: 'heading', text: news.subject(text) },
      { kind: 'paragraph', text: news.text(text) },
      bookingFacts(words, text),
      ...waysOn(words, facts),
      questions(words),
    ];
  },
  props: clientFacts,
  sample: clientSample,
});
