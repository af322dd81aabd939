import { answerFileTypes } from '@mainstage/contracts/desk/answer-files';

const text = { type: 'string' } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const instant = { type: 'string', format: 'date-time' } as const;
const addresses = { type: 'array', items: { type: 'string', format: 'email' } } as const;

const file = {
  type: 'object',
  required: ['id', 'name', 'type', 'size'],
  properties: {
    ...{ id: uuid, name: text, size: { type: 'integer', description: 'Bytes, before they are encoded' } },
    type: { type: 'string', enum: [...new Set(Object.values(answerFileTypes).map(({ type }) => type))] },
  },
} as const;

const draft = {
  type: 'object',
  required: [
    'revision',
    'to',
    'cc',
    'bcc',
    'subject',
    'body',
    'quote',
    'sendAt',
    'remindIfNoReplyBy',
    'files',
    'updatedAt',
  ],
  properties: {
    revision: { type: 'integer', description: 'Higher with every change' },
    ...{ to: addresses, cc: addresses, bcc: addresses, subject: text, body: text, quote: { type: 'boolean' } },
    sendAt: { type: ['string', 'null'], format: 'date-time' },
    remindIfNoReplyBy: { type: ['string', 'null'], format: 'date-time' },
    files: { type: 'array', items: file },
    updatedAt: instant,
  },
} as const;

/** Response schemas of answers (types: libs/contracts/src/desk/answer.ts). */
export const answerSchemas = {
  AnswerFile: file,
  AnswerDraft: draft,
  AnswerComposer: {
    type: 'object',
    required: ['draft', 'to', 'cc', 'subject', 'quote', 'quoteWithheld', 'signature', 'latest', 'from'],
    properties: {
      draft: { anyOf: [draft, { type: 'null' }] },
      ...{ to: addresses, cc: addresses, subject: text, signature: text, from: text },
      quote: { type: ['object', 'null'], properties: { by: text, at: instant, text } },
      quoteWithheld: {
        type: 'boolean',
        description:
          'Whether what the visitor typed is left out because their address has neither replied nor confirmed',
      },
      latest: { type: ['object', 'null'], properties: { id: text, at: instant, title: text } },
    },
  },
  SentAnswer: {
    type: 'object',
    required: ['id', 'dueAt', 'scheduled'],
    properties: { id: uuid, dueAt: instant, scheduled: { type: 'boolean' } },
  },
} as const;
