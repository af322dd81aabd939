import type { DeskOfferVersion } from '@mainstage/contracts/offers/calls';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { useEffect, useState } from 'react';
import { callDesk } from '../api/call-desk';
import { type DraftPlace, DraftSaver, type DraftStatus, type LocalDraft } from '../drafts/draft-saver';
import { readDraft } from '../drafts/draft-store';
import { useSession } from '../session/session';

export type OfferSaver = DraftSaver<OfferContent, DeskOfferVersion>;

const offerDraftPlace = (versionId: string): DraftPlace<OfferContent, DeskOfferVersion> => ({
  name: `offer:${versionId}`,
  put: (content, revision) =>
    callDesk<DeskOfferVersion>(`/offer-versions/${versionId}`, { method: 'PUT', body: { revision, content } }),
});

/** Stores the draft of a version as it is typed, and keeps it in the tab until then. */
export function useOfferDraft(draft: DeskOfferVersion) {
  const { email } = useSession().member;
  const [status, setStatus] = useState<DraftStatus<DeskOfferVersion>>({ is: 'saved' });
  const [place] = useState(() => offerDraftPlace(draft.id));
  const [saver] = useState<OfferSaver>(() => new DraftSaver(place, email, draft.revision, setStatus));
  const [local] = useState(() => readDraft(email, place.name) as LocalDraft<OfferContent> | undefined);
  // Values without a field in the form stay unchanged.
  const [base, setBase] = useState(local?.text ?? draft.content);
  useEffect(() => {
    saver.open();
    if (local) saver.restore(local, draft);
    return () => saver.close();
  }, [saver, local, draft]);
  return { saver, status, base, setBase };
}
