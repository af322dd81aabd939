import type { AnswerDraft, AnswerText } from '@mainstage/contracts/desk/answer';
import { callDesk } from '../api/call-desk';
import type { DraftPlace, DraftSaver } from '../drafts/draft-saver';
import { localName } from './local-name';

export type AnswerSaver = DraftSaver<AnswerText, AnswerDraft>;

/** Storage of the draft of an answer to a lead. */
export const answerDraftPlace = (leadId: string): DraftPlace<AnswerText, AnswerDraft> => ({
  name: localName(leadId),
  put: ({ sendAt, remindIfNoReplyBy, ...typed }, revision) =>
    callDesk<AnswerDraft>(`/leads/${leadId}/answer`, {
      method: 'PUT',
      body: { ...typed, revision, ...(sendAt && { sendAt }), ...(remindIfNoReplyBy && { remindIfNoReplyBy }) },
    }),
});
