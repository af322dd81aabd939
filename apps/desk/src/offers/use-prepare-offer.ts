import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskOffer, DeskOfferVersion, PrepareOffer } from '@mainstage/contracts/offers/calls';
import { callDesk } from '../api/call-desk';
import { useNotices } from '../shell/notices';
import { reloadAfterOffer } from './reload-after-offer';
import type { OfferSaver } from './use-offer-draft';

interface Preparing {
  offer: DeskOffer;
  draft: DeskOfferVersion;
  saver: OfferSaver;
  onPrepared: () => void;
}

/**
 * Puts text and link of an offer, and its PDF if wished, into the member's draft of an answer, which sends the offer. What
 * is typed in the editor is stored before.
 */
export function usePrepareOffer({ offer: { leadId }, draft, saver, onPrepared }: Preparing) {
  const client = useQueryClient();
  const { notifyError } = useNotices();
  return useMutation({
    mutationFn: async (attach: boolean) => {
      await saver.flush();
      const body: PrepareOffer = { revision: saver.revision, attach };
      await callDesk(`/offer-versions/${draft.id}/prepare`, { method: 'POST', body });
    },
    onSuccess: async () => {
      await reloadAfterOffer(client, leadId);
      onPrepared();
    },
    onError: notifyError,
  });
}
