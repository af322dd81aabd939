import { type Block, factsOf } from '@mainstage/mail/layout/blocks';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import { leadReference } from '../../lead-id';
import type { MailOf } from '../../mail-of';
import { sample } from '../../sample';
import { Withdrawn } from '../../withdrawn';
import type { AttentionMail } from '../outbox-reader';

export interface DailyDigest {
  /** The newest ones. */
  mails: AttentionMail[];
  /** How many there are in all; counted up to some thousands. */
  total: number;
  /** Sentences about what else needs attention. */
  remarks: string[];
  /** The operators' page. */
  opsUrl: string;
}

const listed = 20;

const outcomes = {
  due: 'refused, tried on',
  dead: 'not delivered',
  review: 'perhaps delivered',
} satisfies Record<AttentionMail['status'], string>;

const plural = (count: number) => (count === 1 ? '1 email wants' : `${count} emails want`);

/** To sales and operators, once a day and only when there is something to say. */
export const dailyDigest: MailOf<'daily-digest', DailyDigest> = {
  kind: 'daily-digest',
  name: 'Daily digest, to sales',
  language: 'en',
  reason:
    'You are receiving this email because your address is set as the sales team of the website. It comes once a day, and only when something needs a person.',
  subject: ({ total }) => (total > 0 ? `${plural(total)} your attention` : 'The website wants your attention'),
  preview: () => 'What did not reach anybody, and what to do about it.',
  blocks: ({ mails, total, remarks, opsUrl }): Block[] => [
    { kind: 'heading', text: 'What needs a person' },
    ...remarks.map((text): Block => ({ kind: 'note', tone: 'alert', text })),
    ...(total > 0
      ? ([
          {
            kind: 'paragraph',
            text: `${plural(total)} attention: the leads are kept, but somebody may wait for an answer. The newest are below, with the words of the mail server.`,
          },
          factsOf(
            mails.map(({ name, status, leadId, reply }) => [
              `${name} (${leadReference(leadId)})`,
              new VisitorText(`${outcomes[status]}${reply ? `, ${reply}` : ''}`),
            ]),
          ),
        ] satisfies Block[])
      : []),
    {
      kind: 'paragraph',
      text: 'The operators’ page sends an email again or gives it up, once the visitor was rung or the mailbox emptied.',
    },
    { kind: 'button', label: 'Open the operators’ page', url: opsUrl },
  ],
  async props({ outbox, links }) {
    const [{ mails, total }, remarks] = await Promise.all([outbox.attention(listed), outbox.remarks()]);
    if (total === 0 && remarks.length === 0) throw new Withdrawn('there is nothing to say by now');
    return { mails, total, remarks, opsUrl: links.operators() };
  },
  sample: {
    mails: [
      { name: 'Contact: message, to sales', status: 'due', leadId: sample.leadId, reply: '552 5.2.2 Mailbox full' },
      { name: 'Tour: confirmation', status: 'dead', leadId: sample.leadId, reply: '550 5.1.1 No such user here' },
      { name: 'Webinar: access link', status: 'review', leadId: sample.leadId, reply: null },
    ],
    total: 12,
    remarks: ['Retention stopped: it would have deleted more than 5 % of contact_submissions in a day.'],
    opsUrl: 'https://stage.example/ops/mails',
  },
};
