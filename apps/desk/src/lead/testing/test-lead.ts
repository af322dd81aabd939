import type { DeskLead } from '@mainstage/contracts/desk/leads';

/** A new lead without an owner. */
export const testLead = (changes: Partial<DeskLead> = {}): DeskLead => ({
  ...{ id: 'a1', reference: 'CN-7F3K', kind: 'contact', language: 'en', source: 'website', state: 'new', version: 3 },
  ...{
    receivedAt: '2030-05-14T06:00:00Z',
    answerBy: '2030-05-14T16:00:00Z',
    answeredAt: null,
    answerFailedAt: null,
    repliedAt: null,
    replyPerhapsAutomatic: false,
    owner: null,
  },
  ...{ name: 'Ada Byron', company: null, email: 'ada@example.org', phone: null, venue: null, date: null },
  ...{ nextStep: null, lostReason: null, snoozedUntil: null, remindIfNoReplyBy: null },
  ...changes,
});
