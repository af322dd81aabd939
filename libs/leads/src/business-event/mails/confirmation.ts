import { type EventInterest, eventInterests } from '../fields';
import { factsOf } from '@mainstage/mail/layout/blocks';
import { answerByText, stillPromised } from '@mainstage/calendar/days/reply-deadline-text';
import { mailPicture } from '@mainstage/content/pictures/mail';
import { sample } from '../../sample';
import { bookingOf } from '../../tour/booking-of';
import { type ToVisitor, visitorMail } from '../../visitor-mail';
import { confirmationWords } from './confirmation-words';

export interface Application extends ToVisitor {
  eventInterest: EventInterest | null;
  /** Time of receipt, as long as the promised answer is ahead. */
  received: Date | null;
  venuesUrl: string;
}

const deadline = ({ received, language }: Application) => received && answerByText(received, language);

export const businessEventConfirmation = visitorMail({
  kind: 'business-event-confirmation',
  name: 'Business event: confirmation',
  words: confirmationWords,
  subject: (words) => words.subject,
  preview: (words, props: Application) => words.promise(deadline(props)),
  picture: ({ language }) => ({ id: mailPicture.businessEvents, alt: confirmationWords[language].alt }),
  blocks: (words, props) => [
    { kind: 'heading', text: words.heading },
    { kind: 'paragraph', text: `${words.received} ${words.promise(deadline(props))}` },
    ...(props.eventInterest === null ? [] : [factsOf([[words.interest, words.interests[props.eventInterest]]])]),
    { kind: 'paragraph', text: words.next },
    { kind: 'button', label: words.venues, url: props.venuesUrl, quiet: true },
    { kind: 'note', tone: 'quiet', text: words.notYou },
  ],
  async props(context) {
    const { typed, createdAt, language } = await bookingOf(context, 'business_event');
    return {
      language,
      // Only a known format may appear in the visitor's mail.
      eventInterest: eventInterests.find((interest) => interest === typed.eventInterest) ?? null,
      received: stillPromised(createdAt, context.now) ? createdAt : null,
      venuesUrl: context.links.venuePage(),
    };
  },
  sample: {
    language: 'de',
    eventInterest: 'ai-conference',
    received: sample.receivedAt,
    venuesUrl: 'https://stage.example/venues',
  },
});
