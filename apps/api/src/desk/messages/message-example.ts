import type { WholeMessage } from '@mainstage/contracts/desk/messages';

/** OpenAPI example of a message. */
export const exampleWholeMessage: WholeMessage = {
  id: '0192c3d4-8c9d-7e0f-9a1b-2c3d4e5f6071',
  from: 'ada@example.com',
  fromName: 'Ada Byron',
  subject: 'Re: Your tour request',
  receivedAt: '2030-05-14T10:00:00.000Z',
  text: 'Tuesday at ten suits us well.\n\nOn Tue, 14 May 2030 at 10:02, Mainstage <booking@venue.example> wrote:\n> Hello',
  hasHtml: true,
  notices: [],
  attachments: [{ name: 'plan.pdf', type: 'application/pdf', size: 48_213 }],
};
