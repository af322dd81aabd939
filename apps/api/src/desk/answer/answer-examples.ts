import type {
  AnswerComposer,
  AnswerDraft,
  AnswerFile,
  LatestAnswer,
  SentAnswer,
} from '@mainstage/contracts/desk/answer';

export const exampleFile: AnswerFile = {
  id: '0192c3d4-aa11-7b22-8c33-4d5e6f708192',
  name: 'plan.pdf',
  type: 'application/pdf',
  size: 184_320,
};

export const exampleText = {
  ...{ to: ['ada@example.com'], cc: [], bcc: [], subject: 'Re: Your message to us [0192c3d4-5e6f-7a7b]' },
  ...{
    body: 'Dear Ms Byron,\n\nthe stage is free on 12 September.\n\nLena Brandt\nMainstage',
    quote: true,
    sendAt: null,
    remindIfNoReplyBy: null,
  },
};

export const exampleDraft: AnswerDraft = {
  ...exampleText,
  ...{ revision: 3, files: [exampleFile], updatedAt: '2030-05-14T09:10:00.000Z' },
};

const exampleLatest: LatestAnswer = {
  ...{ id: 'answer 0192c3d4-bb11-7b22-8c33-4d5e6f708192', by: 'tom@venue.example', at: '2030-05-14T09:05:00.000Z' },
  ...{ title: 'Answered by email', text: 'Dear Ms Byron, …' },
};

export const exampleComposer: AnswerComposer = {
  draft: exampleDraft,
  ...{ to: ['ada@example.com'], cc: [], subject: exampleText.subject },
  quote: { by: 'Ada Byron', at: '2030-05-14T08:30:00.000Z', text: 'Is the stage free on 12 September?' },
  quoteWithheld: false,
  signature: 'Lena Brandt\nMainstage',
  latest: exampleLatest,
  from: 'Lena Brandt, Mainstage <hello@venue.example>',
};

export const exampleSent: SentAnswer = {
  ...{ id: '0192c3d4-cc11-7b22-8c33-4d5e6f708192', dueAt: '2030-05-14T09:10:10.000Z', scheduled: false },
};
