import { counted } from '@mainstage/contracts/counted';
import { type Block, factsOf } from '@mainstage/mail/layout/blocks';
import type { DeskDigest, DigestLead } from '../desk-reader';
import { digestBlocks, digestSubject, isQuietDay } from './digest-blocks';
import { leadReference } from '@mainstage/leads/lead-id';
import { deskPageLinks } from '../../desk-pages';
import type { DeskMailOf } from '../desk-mail-of';
import { sample } from '@mainstage/leads/sample';
import { salesReason } from '@mainstage/leads/sales-reason';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import type { AttentionMail } from '../outbox-reader';

export interface DailyDigest {
  mails: AttentionMail[];
  /** Total number, counted up to some thousands. */
  total: number;
  remarks: string[];
  opsUrl: string;
  /** Today's events at the sales desk; null if there is none. */
  desk: (DeskDigest & { url: string }) | null;
}

const listed = 20;

const outcomes = {
  dead: 'not delivered',
  review: 'perhaps delivered',
} satisfies Record<AttentionMail['status'], string>;

const digestLead: DigestLead = {
  leadId: sample.leadId,
  kind: 'contact',
  answerBy: null,
  owner: null,
  venue: 'skyline-stage',
  nextStep: null,
};

const plural = (count: number) => counted(count, 'email needs', 'emails need');

/** To sales and operators, once a day and only if there is content. */
export const dailyDigest: DeskMailOf<'daily-digest', DailyDigest> = {
  kind: 'daily-digest',
  name: 'Daily digest, to sales',
  language: 'en',
  reason: `${salesReason} It comes once a day, and only when there is something to do.`,
  subject: ({ total, desk }) => {
    if (desk && !isQuietDay(desk)) return `Today: ${digestSubject(desk)}`;
    return total > 0 ? `${plural(total)} your attention` : 'The website needs your attention';
  },
  preview: ({ desk }) =>
    desk ? 'What is to be answered, done and decided today.' : 'What did not reach anybody, and what to do about it.',
  blocks: ({ desk, ...attention }): Block[] => [
    ...(desk && !isQuietDay(desk)
      ? ([
          { kind: 'heading', text: 'Today' },
          ...digestBlocks(desk),
          { kind: 'button', label: 'Open the sales desk', url: desk.url },
        ] satisfies Block[])
      : []),
    ...(attention.total > 0 || attention.remarks.length > 0 ? attentionBlocks(attention) : []),
  ],
  async props({ outbox, desk: reader, links }) {
    const [{ mails, total }, remarks, day] = await Promise.all([
      outbox.attention(listed),
      outbox.remarks(),
      reader.digest(),
    ]);
    if (total === 0 && remarks.length === 0 && (!day || isQuietDay(day)))
      throw new Withdrawn('there is nothing to say by now');
    return {
      mails,
      total,
      remarks,
      opsUrl: links.operators(),
      desk: day ? { ...day, url: deskPageLinks.deskToday(links) } : null,
    };
  },
  sample: {
    mails: [
      { name: 'Tour: confirmation', status: 'dead', leadId: sample.leadId },
      { name: 'Webinar: access link', status: 'review', leadId: sample.leadId },
    ],
    total: 12,
    remarks: ['Retention stopped: it would have deleted more than 5% of contact_submissions in a day.'],
    opsUrl: 'https://stage.example/ops/mails',
    desk: {
      overdue: [{ ...digestLead, answerBy: new Date('2026-07-01T17:00:00+02:00') }],
      due: [{ ...digestLead, kind: 'tour', owner: 'Tom Becker', answerBy: new Date('2026-07-02T11:30:00+02:00') }],
      steps: [{ ...digestLead, nextStep: { what: 'Send the floor plan', due: '2026-07-02' } }],
      options: [
        {
          bookingId: sample.leadId,
          venue: 'skyline-stage',
          day: '2027-02-12',
          expiresAt: new Date('2026-07-03T17:00:00+02:00'),
        },
      ],
      url: 'https://stage.example/desk',
    },
  },
};

const attentionBlocks = ({ mails, total, remarks, opsUrl }: Omit<DailyDigest, 'desk'>): Block[] => [
  { kind: 'heading', text: 'What needs your attention' },
  ...remarks.map((text): Block => ({ kind: 'note', tone: 'alert', text })),
  ...(total > 0
    ? ([
        {
          kind: 'paragraph',
          text: `${plural(total)} attention: the leads are kept, but somebody may be waiting for an answer. The newest are below; operators see what the mail server replied.`,
        },
        factsOf(mails.map(({ name, status, leadId }) => [`${name} (${leadReference(leadId)})`, outcomes[status]])),
      ] satisfies Block[])
    : []),
  {
    kind: 'paragraph',
    text: 'Once you have called the visitor, send the email again or give it up on the operators’ page.',
  },
  { kind: 'button', label: 'Open the operators’ page', url: opsUrl },
];
