import { factsOf } from '@mainstage/mail/layout/blocks';
import { answerByText, stillPromised } from '@mainstage/calendar/days/reply-deadline-text';
import { type LeadContext, dayFacts } from '../../lead-context';
import { sample } from '../../sample';
import { venueButton, type VenuePage, venuePageOf, venuePicture } from '../../venue-page';
import { type ToVisitor, visitorMail } from '../../visitor-mail';
import { Withdrawn } from '../../withdrawn';
import { ContactSubmission } from '../entity';
import { confirmationWords } from './confirmation-words';

/**
 * `requested`: choices made on the pages, if any. `received`: time of receipt, as long as the promised answer is ahead.
 */
type Confirmation = ToVisitor & { requested: LeadContext | null; received: Date | null; venuePage: VenuePage };

const deadline = ({ received, language }: Confirmation) => received && answerByText(received, language);

export const contactConfirmation = visitorMail({
  kind: 'contact-confirmation',
  name: 'Contact: confirmation',
  words: confirmationWords,
  subject: (words) => words.subject,
  preview: (words, props: Confirmation) => words.promise(deadline(props)),
  picture: ({ venuePage, language }) => venuePicture(venuePage, language),
  blocks: (words, props) => [
    { kind: 'heading', text: words.heading },
    { kind: 'paragraph', text: words.received },
    ...(props.requested ? [factsOf(dayFacts(props.requested, props.language))] : []),
    ...(props.requested?.briefVenue && props.requested.briefDate
      ? [{ kind: 'paragraph', text: words.notReserved } as const]
      : []),
    { kind: 'paragraph', text: `${words.promise(deadline(props))} ${words.hours}` },
    venueButton(props.venuePage, props.language),
    { kind: 'note', tone: 'quiet', text: words.notYou },
  ],
  async props({ entities, mail, now, links }) {
    const lead = await entities.findOneBy(ContactSubmission, { id: mail.leadId });
    if (!lead) throw new Withdrawn('the message is gone');
    return {
      language: lead.language,
      requested: dayFacts(lead).some(([, value]) => value) ? lead : null,
      received: stillPromised(lead.createdAt, now) ? lead.createdAt : null,
      venuePage: venuePageOf(lead.briefVenue, links),
    };
  },
  sample: { language: 'en', requested: null, received: sample.receivedAt, venuePage: sample.venuePage },
});
