import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerComposer } from '@mainstage/contracts/desk/answer';
import type { DeskOffer, DeskOfferVersion } from '@mainstage/contracts/offers/calls';
import { answerDraftPlace } from '../answer/answer-draft';
import { textOf } from '../answer/answer-text';
import { callDesk } from '../api/call-desk';
import { useNotices } from '../shell/notices';
import { withLetter } from './offer-letter';
import { reloadAfterOffer } from './reload-after-offer';
import type { OfferSaver } from './use-offer-draft';

interface Preparing {
  offer: DeskOffer;
  draft: DeskOfferVersion;
  saver: OfferSaver;
  onPrepared: () => void;
}

/**
 * Puts text and link of an offer into the member's draft of an answer, which sends the offer. What is typed in the editor
 * is stored before.
 */
export function usePrepareOffer({ offer: { leadId, number }, draft, saver, onPrepared }: Preparing) {
  const client = useQueryClient();
  const { notifyError } = useNotices();
  return useMutation({
    mutationFn: async (content: DeskOfferVersion['content']) => {
      await saver.flush();
      const composer = await callDesk<AnswerComposer>(`/leads/${leadId}/answer`);
      const text = textOf(composer);
      const body = withLetter(text.body, composer.signature, { number, link: draft.link, content });
      if (body !== text.body || !composer.draft)
        await answerDraftPlace(leadId).put({ ...text, body }, composer.draft?.revision ?? 0);
    },
    onSuccess: async () => {
      await reloadAfterOffer(client, leadId);
      onPrepared();
    },
    onError: notifyError,
  });
}
