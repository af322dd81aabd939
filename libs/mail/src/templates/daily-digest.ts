import type { DigestMail } from '../kinds';
import { type Block, factsOf } from '../layout/blocks';
import { VisitorText } from '../layout/visitor-text';
import type { Template } from '../template';
import { kindWords } from './kind-words';

const stands = {
  due: 'refused, tried on',
  dead: 'not delivered',
  review: 'perhaps delivered',
} satisfies Record<DigestMail['status'], string>;

const plural = (count: number) => (count === 1 ? '1 mail wants' : `${count} mails want`);

export const dailyDigest: Template<'daily-digest'> = {
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
            mails.map(({ kind, status, leadId, reply }) => [
              `${kindWords[kind]} (${leadId.slice(0, 8)})`,
              new VisitorText(`${stands[status]}${reply ? `, ${reply}` : ''}`),
            ]),
          ),
        ] satisfies Block[])
      : []),
    {
      kind: 'paragraph',
      text: 'The operators’ page sends a mail again or gives it up, once the visitor was rung or the mailbox emptied.',
    },
    { kind: 'button', label: 'Open the operators’ page', url: opsUrl },
  ],
};
