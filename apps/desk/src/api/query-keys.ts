import type { DeskQuery } from '@mainstage/contracts/desk/leads';

/** Keys of cached answers. `lists` and `calendars` match all of their kind. */
export const queryKeys = {
  session: ['session'] as const,
  /** Whether the member signed out, as opposed to an expired session. */
  signedOut: ['signed-out'] as const,
  signInOptions: ['sign-in-options'] as const,
  sessions: ['sessions'] as const,
  today: ['today'] as const,
  lists: ['leads'] as const,
  list: (query: DeskQuery) => ['leads', 'list', query] as const,
  lead: (id: string) => ['lead', id] as const,
  answer: (leadId: string) => ['answer', leadId] as const,
  signature: ['signature'] as const,
  message: (id: string) => ['message', id] as const,
  leadDocuments: (id: string) => ['lead', id, 'documents'] as const,
  offers: (leadId: string) => ['lead', leadId, 'offers'] as const,
  movedMails: (leadId: string, versionId: string) => ['lead', leadId, 'moved-mails', versionId] as const,
  filledTextBlocks: (id: string) => ['lead', id, 'text-blocks'] as const,
  textBlocks: ['text-blocks'] as const,
  textBlockHistory: (id: string) => ['text-blocks', id, 'history'] as const,
  calendars: ['calendar'] as const,
  calendar: (from: string, to: string) => ['calendar', from, to] as const,
  bookingHistories: ['booking-history'] as const,
  bookingHistory: (id: string) => ['booking-history', id] as const,
  bookingPreview: (path: string, body: object | null) => ['booking-preview', path, body] as const,
  numbers: (from: string, to: string) => ['numbers', from, to] as const,
};
