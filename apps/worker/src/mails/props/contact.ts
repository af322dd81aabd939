import { ContactSubmission } from '@mainstage/database/entities/contact-submission';
import { Withdrawn } from '../withdrawn';
import type { PropsMakers } from './make-props';

export const contactProps: PropsMakers<'contact-confirmation' | 'contact-notification'> = {
  async 'contact-confirmation'() {
    return {};
  },
  async 'contact-notification'({ entities, mail }) {
    const lead = await entities.findOneBy(ContactSubmission, { id: mail.leadId });
    if (!lead) throw new Withdrawn('the message is gone');
    const { firstName, lastName, email, company, message } = lead;
    return {
      leadId: lead.id,
      receivedAt: lead.createdAt,
      typed: { firstName, lastName, email, message, ...(company !== null && { company }) },
      suspicions: lead.suspicions,
      visitorNotMailed: lead.visitorNotMailed,
    };
  },
};
