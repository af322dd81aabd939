import { defineJob, MalformedPayload } from './define-job';

export interface SendMailPayload {
  /** Id of the ledger's row; everything else is read there, so that the queue knows no person. */
  mailId: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Send one mail of the ledger, if it is still owed. */
export const sendMailJob = defineJob({
  name: 'sendMail',
  parse(payload): SendMailPayload {
    const mailId = typeof payload === 'object' && payload !== null && 'mailId' in payload ? payload.mailId : undefined;
    if (typeof mailId !== 'string' || !uuid.test(mailId)) throw new MalformedPayload('sendMail', '{mailId: uuid}');
    return { mailId };
  },
});
