import { venuePicture } from '@mainstage/leads/venue-page';
import { visitorMail } from '@mainstage/leads/visitor-mail';
import { bookingFacts, type ClientFacts, clientSample, clientText, questions, waysOn } from './client-mail';
import { factsWhile, previewOf } from './client-news';
import { clientWords } from './client-words';

/** An option ahead of this one has ended. */
export const bookingMovedUp = visitorMail<'booking-moved-up', ClientFacts, (typeof clientWords)['en']>({
  kind: 'booking-moved-up',
  name: 'Booking: moved up',
  words: clientWords,
  subject: ({ movedUp, offer }, facts) =>
    facts.offer ? offer.subject(facts.offer.number, clientText(facts)) : movedUp.subject(clientText(facts)),
  preview: previewOf,
  picture: ({ venuePage, language }) => venuePicture(venuePage, language),
  blocks: (words, facts) => {
    const text = clientText(facts);
    return [
      { kind: 'heading', text: words.movedUp.heading(text) },
      { kind: 'paragraph', text: words.movedUp.text(text) },
      bookingFacts(words, text),
      ...waysOn(words, facts),
      questions(words),
    ];
  },
  props: (context) => factsWhile(['option'], context),
  sample: clientSample,
});
