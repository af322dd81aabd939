import { ContactSubmission } from '@mainstage/database/entities/contact-submission';
import { Mail } from '@mainstage/database/entities/mail';
import { attentionCounts, attentionMails } from '@mainstage/database/mails/attention';
import { poolOf } from '@mainstage/database/sql';
import type { MailProps } from '@mainstage/mail/kinds';
import { Withdrawn } from '../withdrawn';
import { bookingOf } from './booking';
import type { PropsContext, PropsMakers } from './make-props';

const listed = 20;

/** What the house tells itself: a visitor to ring, and once a day what needs a person. */
export const operationsProps: PropsMakers<'unreached-notification' | 'daily-digest'> = {
  async 'unreached-notification'(context) {
    const { entities, mail } = context;
    const unsent = mail.aboutMail === null ? null : await entities.findOneBy(Mail, { id: mail.aboutMail });
    if (!unsent || mail.form === 'operations') throw new Withdrawn('the mail it tells of is gone');
    if (unsent.status !== 'dead') throw new Withdrawn('the mail it tells of is on its way by now');
    return {
      ...(await visitorOf(context)),
      form: mail.form,
      unsent: unsent.kind,
      reply: unsent.lastReply ?? 'nothing',
    };
  },
  async 'daily-digest'({ entities, links }) {
    const pool = poolOf(entities.dataSource);
    const counts = await attentionCounts(pool);
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) throw new Withdrawn('there is nothing to say by now');
    return { mails: await attentionMails(pool, listed), total, remarks: [], opsUrl: links.operators() };
  },
};

type Visitor = Omit<MailProps['unreached-notification'], 'form' | 'unsent' | 'reply'>;

/** What a notification to sales shows of a visitor, but for what they wrote. */
async function visitorOf(context: PropsContext): Promise<Visitor> {
  if (context.mail.form !== 'contact') {
    const { id, createdAt, fullName, email, phoneNumber, company, suspicions } = await bookingOf(context);
    return about(id, createdAt, suspicions, { name: fullName, email, phone: phoneNumber, company });
  }
  const lead = await context.entities.findOneBy(ContactSubmission, { id: context.mail.leadId });
  if (!lead) throw new Withdrawn('the message is gone');
  const { id, createdAt, firstName, lastName, email, company, suspicions } = lead;
  return about(id, createdAt, suspicions, { name: `${firstName} ${lastName}`, email, company });
}

function about(
  leadId: string,
  receivedAt: Date,
  suspicions: string[],
  { name, email, phone, company }: { name: string; email: string; phone?: string | null; company: string | null },
): Visitor {
  const typed = { name, email, ...(phone && { phone }), ...(company && { company }) };
  return { leadId, receivedAt, suspicions, visitorNotMailed: false, typed };
}
