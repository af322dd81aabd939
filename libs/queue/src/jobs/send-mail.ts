import { defineJob, MalformedPayload } from './define-job';

export interface SendMailPayload {
  /** Ids of the outbox's rows; everything else is read there, so that the queue contains no personal data. */
  mailIds: string[];
  /** Sent before waiting mails, because they are fresh and the others are a backlog. */
  urgent: boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const read = (payload: unknown): object => (typeof payload === 'object' && payload !== null ? payload : {});

export const sendMailJob = defineJob({
  name: 'sendMail',
  parse(payload): SendMailPayload {
    const fields = read(payload);
    // Earlier releases gave each mail its own job.
    const mailIds: unknown = 'mailId' in fields ? [fields.mailId] : 'mailIds' in fields ? fields.mailIds : undefined;
    const good = (id: unknown): id is string => typeof id === 'string' && uuid.test(id);
    if (!Array.isArray(mailIds) || mailIds.length === 0 || !mailIds.every(good))
      throw new MalformedPayload('sendMail', '{mailIds: uuid[]}');
    return { mailIds, urgent: 'urgent' in fields && fields.urgent === true };
  },
});
